import type { BaseTexture } from '@babylonjs/core/Materials/Textures/baseTexture.js';
import type { ImageProcessingConfiguration } from '@babylonjs/core/Materials/imageProcessingConfiguration.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Vec3 } from '../../stage/space/vector.ts';
import type { Finish } from './finish.ts';
import { Glows } from './glows.ts';
import { joinMeshes } from './join.ts';
import { hostBit, houseBit, ourLayer, setBit, shadowOnly, thingLayer } from './layers.ts';
import { LightPool } from './light-pool.ts';
import { MaterialShelf } from './material-shelf.ts';
import { chamferedBox } from './shapes/chamfered-box.ts';
import { draperyShape } from './shapes/cloth.ts';
import { rodShape } from './shapes/rod.ts';
import { type Shape, withBack } from './shapes/shape.ts';
import { sheetShape, slabShape } from './shapes/slab.ts';
import { turnedShape } from './shapes/turned.ts';
import { offerCandidates } from './tableau/candidates.ts';
import { orderByProgram } from './tableau/program-order.ts';
import { keepSeen } from './tableau/seen-list.ts';
import { Tableau } from './tableau/tableau.ts';
import { Easel } from './textures/easel.ts';
import { drawsAreDear, type Tier } from '../../body/tier.ts';
import type { Workshop } from './workshop.ts';
import { ballShape } from './shapes/surface.ts';

interface WorkshopOptions {
  readonly tier: Tier;
  /** The age: what is on its walls. */
  readonly style?: string;
  /** Whether a ray finds what is made here. */
  readonly pickable?: boolean;
  /** Whether what glows here leaves meshes alone that are not ours. */
  readonly sparesHost?: boolean;
  /** Whether the scene is ours alone: nobody else changes how things in it are drawn. */
  readonly ownsScene?: boolean;
  /** Textures are painted by whoever goes through `easel.painting`, a row at a time; at once unless said. */
  readonly inSlices?: boolean;
}

/** A workshop with what sets and light need beside what models do. */
export interface OpenWorkshop extends Workshop {
  /** The material of a finish, made once, for sets: oak in planks. */
  finished(finish: Finish): Material;
  /** What surrounds everything made here, for reflections and soft light; the scene's own when undefined. */
  surround(texture: BaseTexture | null | undefined, intensity: number): void;
  /** How the picture of everything made here is graded; as the scene has it when undefined. */
  grade(configuration: ImageProcessingConfiguration | undefined): void;
  /** Where the action is: what shines there lights its surroundings first. */
  focusOn(at: Vec3): void;
  readonly focus: Vec3;
  /** So many real lights are lent to what shines, as far as the tier has them: for when frames run long. */
  lendLamps(most: number): void;
  /** How well everything that shines burns: 1 is as it was made. */
  burn(share: number): void;
  /** Things made here that are south of this are not drawn; all are when undefined. What belongs to the set stays. */
  veil(southOf: number | undefined): void;
  /** Whether that is so of what is there. */
  isVeiled(z: number): boolean;
  /** A material of somebody's own, whose values never change, is no longer asked about while the light stays as it is. */
  adopt(material: Material): void;
  /** How everything is drawn changes in a way that Babylon has to be told of. */
  stir(): void;
  /** What a material is to a puppet's skin; none where skin cannot look like it. */
  clothOf: MaterialShelf['clothOf'];
  /** What stands still and is drawn together. */
  readonly tableau: Tableau;
  readonly easel: Easel;
  /** Ends all that was made here; nothing of it is left in the scene. */
  dispose(): void;
}

const defaultChamferMeters = 0.012;
/** The cut edges of what is thinner than this are two in three of its triangles, and seen by nobody: dear where draws are. */
const thinMeters = 0.024;
/** So many of the sides of what is round are left there. */
const fewerSides = 0.72;

export function createWorkshop(
  scene: Scene,
  {
    tier,
    style = 'modern',
    pickable = false,
    sparesHost = false,
    ownsScene = false,
    inSlices = false,
  }: WorkshopOptions,
): OpenWorkshop {
  const easel = new Easel(scene, inSlices);
  const shelf = new MaterialShelf(scene, tier, style, easel);
  const pool = new LightPool(scene, tier, sparesHost ? hostBit : 0);
  const meshes = new Set<Mesh>();
  const layer = tier === 'plain' ? thingLayer : ourLayer;
  const tableau = new Tableau(scene, (material) => shelf.kinOf(material) ?? glows.kinOf(material), layer);
  const veil = new Veil(meshes, tableau);
  const keep = (mesh: Mesh): Mesh => {
    meshes.add(mesh);
    mesh.onDisposeObservable.addOnce(() => meshes.delete(mesh));
    mesh.isPickable = pickable;
    mesh.receiveShadows = tier === 'full';
    mesh.layerMask = layer;
    return mesh;
  };
  const mesh: Workshop['mesh'] = (name, shape, material, changes = false) => {
    const made = new Mesh(name, scene);
    Object.assign(new VertexData(), shape).applyToMesh(made, changes);
    made.material = material;
    return keep(made);
  };
  const settling = ownsScene ? scene.onBeforeRenderObservable.add(() => shelf.settle()) : undefined;
  const withdrawals = ownsScene
    ? [offerCandidates(scene, tableau), keepSeen(scene, tableau), orderByProgram(scene)]
    : [];
  const primitives = primitivesOf(mesh, drawsAreDear(tier));
  const glows = new Glows(easel, tier, pool, primitives, (material) => shelf.adopt(material));
  return {
    ...primitives,
    scene,
    tier,
    style,
    mesh,
    material: (substance, tint) => shelf.take({ substance, ...(tint && { tint }) }),
    special: (name, make) => shelf.special(name, make),
    glowing: () => shelf.glowing(),
    adopt: (material) => shelf.adopt(material),
    finished: (finish) => shelf.take(finish, true),
    flame: (name, parent, at, size) => glows.flame(name, parent, at, size),
    bulb: (name, parent, at, radius, colour) => glows.bulb(name, parent, at, radius, colour),
    join: (node) => joinMeshes(node, keep),
    surround: (texture, intensity) => shelf.surround(texture, intensity),
    grade: (configuration) => shelf.grade(configuration),
    tableau,
    easel,
    clothOf: (material) => shelf.clothOf(material),
    stir: () => shelf.stir(),
    veil: (southOf) => veil.drop(southOf),
    isVeiled: (z) => veil.hides(z),
    focusOn: ({ x, y, z }) => void pool.focus.set(x, y, z),
    focus: pool.focus,
    lendLamps: (most) => pool.lendAtMost(most),
    burn: (share) => void (pool.burning = share),
    dispose: () => {
      settling?.remove();
      for (const withdraw of withdrawals) withdraw();
      easel.dispose();
      glows.dispose();
      pool.dispose();
      tableau.dispose();
      for (const made of [...meshes]) made.dispose();
      shelf.dispose();
    },
  };
}

function primitivesOf(mesh: Workshop['mesh'], isDear: boolean) {
  // As wide as it is deep, all the same; what has few sides was meant to have them.
  const around = (sides: number): number => (isDear && sides >= 10 ? 4 * Math.round((sides * fewerSides) / 4) : sides);
  const thin = (shape: Shape, material: Material): Shape => (material.backFaceCulling ? withBack(shape) : shape);
  return {
    box: (name, size, material, chamfer) => {
      const smallest = Math.min(size.x, size.y, size.z);
      const cut = chamfer ?? Math.min(defaultChamferMeters, smallest * 0.18);
      return mesh(name, chamferedBox(size, isDear && smallest < thinMeters ? 0 : cut), material);
    },
    lathe: (name, profile, material, sides = 20) => mesh(name, turnedShape(profile, around(sides)), material),
    tube: (name, points, radius, material) =>
      mesh(name, rodShape(points, radius, around(radius < 0.008 ? 6 : 10)), material),
    drapery: (name, width, height, folds, material) =>
      mesh(name, thin(draperyShape(width, height, folds), material), material),
    sheet: (name, width, depth, material) => mesh(name, thin(sheetShape(width, depth), material), material),
    ball: (name, radius, material) => mesh(name, ballShape(radius, !isDear), material),
    slab: (name, outline, thickness, material) => mesh(name, slabShape(outline, thickness), material),
  } satisfies Partial<Workshop>;
}

/** Things that wander are looked for every so many pictures. */
const picturesBetween = 8;

/** Keeps things from being drawn by where they are. */
class Veil {
  private readonly masks = new Map<Mesh, number>();
  private edge: number | undefined;
  private pictures = 0;

  constructor(
    private readonly meshes: ReadonlySet<Mesh>,
    private readonly tableau: Tableau,
  ) {}

  hides(z: number): boolean {
    return this.edge !== undefined && z < this.edge;
  }

  drop(southOf: number | undefined): void {
    if (southOf === this.edge && (southOf === undefined || this.pictures++ % picturesBetween !== 0)) return;
    this.edge = southOf;
    // By `forEach`, which makes nothing: this is asked again and again while somebody looks from the house.
    this.masks.forEach(this.show);
    if (southOf !== undefined) this.meshes.forEach(this.hide);
  }

  private readonly show = (mask: number, made: Mesh): void => {
    if (this.meshes.has(made) && this.edge !== undefined && this.placeOf(made).z < this.edge) return;
    made.layerMask = mask;
    this.masks.delete(made);
    this.tableau.stir();
  };

  private readonly hide = (made: Mesh): void => {
    if (made.layerMask & (setBit | houseBit | shadowOnly) || this.masks.has(made)) return;
    if (!this.hides(this.placeOf(made).z)) return;
    this.masks.set(made, made.layerMask);
    made.layerMask = 0;
    this.tableau.stir();
  };

  /** Where the thing is that a mesh is part of: a handle goes with its door. Of what is no thing's, its own middle. */
  private placeOf(mesh: Mesh): Vec3 {
    for (let node = mesh.parent; node; node = node.parent) {
      const metadata = node.metadata as { readonly proscenium?: unknown } | null;
      if (metadata?.proscenium && node instanceof TransformNode) return node.getAbsolutePosition();
    }
    return mesh.getBoundingInfo().boundingSphere.centerWorld;
  }
}

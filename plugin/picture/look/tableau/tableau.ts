import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Vec3 } from '../../../stage/space/vector.ts';
import { worldOf } from '../world-matrix.ts';
import { TableauGroup } from './tableau-group.ts';
import { TableauShade } from './tableau-shade.ts';

/** A material that several others can be drawn with, and the colour that makes it this one of them. */
export interface Kin {
  readonly material: Material;
  readonly tint: Color3 | undefined;
}

/** Whether something gleams, was hidden or shown that nobody spoke of is looked at every so many pictures, of some groups at each. */
const picturesBetween = 8;
/** So many points are gathered in a frame: many more would be felt. */
const pointsPerFrame = 12_000;

/**
 * What stands still, drawn together: all that is made of the same stuff is one draw, instead of one for each part of each
 * thing. The meshes themselves stay as they are, but unseen; whoever hides one (a wall that is in the way, a thing before
 * the arch) hides its share of the draw. Whatever moves leaves, and is drawn by itself again.
 */
export class Tableau {
  /** What everything of the stage hangs on. */
  home: TransformNode | null = null;
  /** Goes up whenever something is drawn by another mesh than before. */
  version = 0;
  /** Goes up whenever somebody says that something was hidden or shown. */
  stirs = 0;
  private readonly groups = new Map<string, TableauGroup>();
  private readonly groupOf = new Map<AbstractMesh, TableauGroup>();
  /** What moves and is drawn as a part of another mesh all the same. */
  private readonly sewn = new Map<AbstractMesh, AbstractMesh>();
  private readonly shades = new Map<string, TableauShade>();
  private readonly hidden = new Set<string>();
  private readonly back = new Matrix();
  /** Of which state of the place of the stage that is undone. */
  private backOf = NaN;
  /** Where the stage is, as the groups were told. */
  private readonly place = new Matrix();
  private settledOf = NaN;
  private readonly restored;
  private isUnsure = true;
  private pictures = 0;

  constructor(
    private readonly scene: Scene,
    /** What a material can be drawn with together with others. */
    readonly kinOf: (material: Material) => Kin | undefined,
    /** The layer of what is hidden at the moment by having none. */
    private readonly usualLayer: number,
  ) {
    this.restored = scene.getEngine().onContextRestoredObservable.add(() => {
      for (const group of this.groups.values()) group.relist();
    });
  }

  /** Draws a mesh of this zone together with others of its stuff from now on, where that is possible. */
  join(mesh: Mesh, zone: string): void {
    const { material } = mesh;
    const kin = material && this.kinOf(material);
    if (!kin || this.groupOf.has(mesh) || !isPlain(mesh)) return;
    const layer = mesh.layerMask || this.usualLayer;
    const key = `${kin.material.uniqueId} ${layer} ${mesh.receiveShadows}`;
    let group = this.groups.get(key);
    if (!group) {
      group = new TableauGroup(this.scene, kin.material);
      group.mesh.layerMask = layer;
      group.mesh.receiveShadows = mesh.receiveShadows;
      group.mesh.parent = this.home;
      this.groups.set(key, group);
    }
    group.add(mesh, zone, kin.tint);
    this.groupOf.set(mesh, group);
  }

  /** Draws a mesh by itself again. */
  leave(mesh: AbstractMesh): void {
    const group = this.groupOf.get(mesh);
    if (!group) return;
    this.groupOf.delete(mesh);
    group.remove(mesh);
    this.version++;
  }

  /** Somebody draws a mesh as a part of this other one from now on; by itself again when undefined. */
  drawBy(mesh: AbstractMesh, other: AbstractMesh | undefined): void {
    if (other) this.sewn.set(mesh, other);
    else this.sewn.delete(mesh);
    this.version++;
  }

  /** Whether anything of a zone is to be seen. */
  showZone(zone: string, isShown: boolean): void {
    if (isShown === !this.hidden.has(zone)) return;
    if (isShown) this.hidden.delete(zone);
    else this.hidden.add(zone);
    this.stir();
  }

  /** Something was hidden or shown: before the next picture all are looked at. */
  stir(): void {
    this.stirs++;
    this.isUnsure = true;
  }

  /** The mesh that is drawn for this one: itself, where it is drawn alone. */
  drawnFor(mesh: AbstractMesh): AbstractMesh {
    const group = this.groupOf.get(mesh);
    return group?.draws(mesh) ? group.mesh : (this.sewn.get(mesh) ?? mesh);
  }

  /** The mesh that throws the shadow of this one. */
  castFor(mesh: AbstractMesh): AbstractMesh {
    const group = this.groupOf.get(mesh);
    // What is seen through throws none.
    if (!group?.draws(mesh) || group.mesh.material?.needAlphaBlending()) return this.drawnFor(mesh);
    const isThin = group.mesh.material?.backFaceCulling === false;
    const key = `${group.mesh.layerMask} ${isThin ? 'thin' : 'solid'}`;
    const shade = this.shades.get(key) ?? new TableauShade(group, this.home);
    this.shades.set(key, shade);
    shade.add(group);
    shade.refresh();
    return shade.mesh;
  }

  /** Everything that joined is gathered. */
  get isWhole(): boolean {
    for (const group of this.groups.values()) if (group.isStale) return false;
    return true;
  }

  /** Before a picture: what was hidden or shown since is left out or drawn; some of what joined is gathered, all of it `atOnce`. */
  refresh(atOnce = false): void {
    this.followHome();
    let left = atOnce ? Infinity : pointsPerFrame;
    const isAll = atOnce || this.isUnsure;
    this.isUnsure = false;
    let turn = this.pictures++;
    for (const group of this.groups.values()) {
      if (group.isStale && left > 0) {
        left -= group.gather(this.place, this.fromHome());
        this.version++;
      }
      const isDue = turn++ % picturesBetween === 0;
      if ((isAll || isDue || group.isOutdated) && group.show(this.hidden)) this.version++;
    }
    for (const shade of this.shades.values()) shade.refresh();
  }

  /** What is drawn together stands on the stage, wherever somebody puts that. */
  private followHome(): void {
    this.fromHome();
    if (this.backOf === this.settledOf) return;
    this.settledOf = this.backOf;
    this.place.copyFrom(this.home?.getWorldMatrix() ?? Matrix.IdentityReadOnly);
    this.groups.forEach((group) => group.settle(this.place));
  }

  dispose(): void {
    for (const group of this.groups.values()) group.dispose();
    for (const shade of this.shades.values()) shade.dispose();
    this.shades.clear();
    this.groups.clear();
    this.groupOf.clear();
    this.scene.getEngine().onContextRestoredObservable.remove(this.restored);
    this.sewn.clear();
  }

  /** A point of the scene, as the stage counts. */
  toHome({ x, y, z }: Vec3, into: Vector3): Vector3 {
    Vector3.TransformCoordinatesFromFloatsToRef(x, y, z, this.fromHome(), into);
    return into;
  }

  /** From the scene to what the stage hangs on; the same matrix each time. */
  fromHome(): Matrix {
    const { home, back } = this;
    const place = home ? worldOf(home) : Matrix.IdentityReadOnly;
    // A stage stays where it is; who turns it says so by this.
    if (place.updateFlag === this.backOf) return back;
    this.backOf = place.updateFlag;
    place.invertToRef(back);
    return back;
  }
}

/** Whether nothing but where it is and what it is made of decides how it is drawn. */
const isPlain = (mesh: Mesh): boolean =>
  mesh.billboardMode === Mesh.BILLBOARDMODE_NONE &&
  !mesh.skeleton &&
  !mesh.morphTargetManager &&
  !mesh.hasThinInstances &&
  mesh.getTotalIndices() > 0;

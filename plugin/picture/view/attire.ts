import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Node } from '@babylonjs/core/node.js';
import type { Anchor, Puppet } from '../../body/bodies/puppet.ts';
import { puppetMaterial } from '../../body/bodies/puppet-material.ts';
import { cutOverwear } from '../../body/overwear/overwear.ts';
import type { Sculpture } from '../../body/sculpt/sculpture.ts';
import type { OpenWorkshop } from '../look/create-workshop.ts';
import type { WornCloth } from '../models/model.ts';
import { patchOf, sewn, threadOf, type Patch } from './sewing.ts';

/** What screens show of a colour, and the light that it is. */
const screenGamma = 2.2;

/**
 * What somebody has on, drawn as one with their own skin's material, and hung on the bones as the body is. Cloaks and coats are cut
 * to the body; a hat, a ring and a pair of boots hang on one bone each, and are drawn so only where draws are dear: they are
 * twenty small meshes otherwise.
 */
export class Attire {
  private readonly worn = new Map<Mesh, Anchor>();
  private readonly cloths = new Set<WornCloth>();
  private readonly cut = new WeakMap<WornCloth, { readonly figure: Sculpture; readonly patch: Patch }>();
  private mesh: Mesh | undefined;
  private isOutdated = false;
  /** The figure that the cloths were cut to. */
  private figure: Sculpture | undefined;

  constructor(
    private readonly workshop: OpenWorkshop,
    private readonly puppet: Puppet,
  ) {}

  /** Draws a mesh that hangs on this part of the body together with the rest, where its stuff allows it. */
  put(mesh: Mesh, where: Anchor): void {
    if (!threadOf(this.workshop, mesh) || mesh.getTotalIndices() === 0) return;
    this.worn.set(mesh, where);
    this.isOutdated = true;
  }

  /** Draws cloth that is cut to the body. */
  putOn(cloth: WornCloth): void {
    this.cloths.add(cloth);
    this.isOutdated = true;
    // At once: what it is instead of is not to be seen for a moment.
    this.update();
  }

  /** It is taken off, or changes: it is drawn by itself again. */
  takeOff(taken: Mesh | WornCloth): void {
    if (taken instanceof Mesh) {
      if (!this.worn.delete(taken)) return;
      this.undo(taken);
    } else {
      if (!this.cloths.delete(taken)) return;
      for (const mesh of taken.instead.getChildMeshes()) this.undo(mesh);
    }
    this.isOutdated = true;
  }

  /** Sews what is worn now, where something was put on or taken off, or the body has another figure. */
  update(): void {
    const { figure } = this.puppet;
    const isRefitted = figure !== this.figure && this.cloths.size > 0;
    if (!this.isOutdated && !isRefitted) return;
    this.isOutdated = false;
    this.figure = figure;
    this.mesh?.dispose(false, false);
    const pieces = [...this.worn].filter(([mesh]) => this.isShown(mesh));
    const cloths = [...this.cloths].flatMap((cloth) => (figure ? [[cloth, this.cutTo(figure, cloth)] as const] : []));
    this.mesh = pieces.length + cloths.length > 0 ? this.sewn(pieces, cloths) : undefined;
  }

  /** What is drawn as one is not drawn by itself, whoever has shown it. */
  hide(): void {
    for (const mesh of this.worn.keys()) mesh.visibility = 0;
    if (!this.figure) return;
    for (const { instead } of this.cloths) for (const mesh of instead.getChildMeshes()) mesh.visibility = 0;
  }

  dispose(): void {
    for (const each of [...this.worn.keys(), ...this.cloths]) this.takeOff(each);
    this.mesh?.dispose(false, false);
  }

  private undo(mesh: AbstractMesh): void {
    mesh.visibility = 1;
    this.workshop.tableau.drawBy(mesh, undefined);
  }

  /** Whether it is a part that is to be seen as things are, wherever the body is. */
  private isShown(mesh: Mesh): boolean {
    for (let node: Node | null = mesh; node && node !== this.puppet.root; node = node.parent) {
      if (!node.isEnabled(false)) return false;
    }
    return true;
  }

  private sewn(pieces: readonly (readonly [Mesh, Anchor])[], cloths: readonly (readonly [WornCloth, Patch])[]): Mesh {
    const { root, bones, character } = this.puppet;
    const patches = pieces.flatMap(([mesh, where]) => {
      // As it would lie on the body as that was sculpted: the bone carries it from there.
      const { index, node, lies } = this.puppet.boneUnder(where);
      const onJoint = mesh.computeWorldMatrix(true).multiply(Matrix.Invert(node.computeWorldMatrix(true)));
      const thread = threadOf(this.workshop, mesh);
      return thread ? [[patchOf([{ mesh, thread, placed: onJoint.multiply(lies) }]), index] as const] : [];
    });
    const material = puppetMaterial(this.workshop, character.ghost);
    const all = [...patches, ...cloths.map(([, patch]) => [patch, 0] as const)];
    const made = sewn(this.workshop, `${root.name} attire`, bones, material, all);
    made.parent = root;
    made.setBoundingInfo(new BoundingInfo(new Vector3(-1.1, -0.3, -1.1), new Vector3(1.1, 2.3, 1.1)));
    const drawn = [...pieces.map(([mesh]) => mesh), ...cloths.flatMap(([{ instead }]) => instead.getChildMeshes())];
    for (const mesh of drawn) {
      mesh.visibility = 0;
      this.workshop.tableau.drawBy(mesh, made);
    }
    return made;
  }

  /** Cloth as it lies on this figure; measured once. */
  private cutTo(figure: Sculpture, cloth: WornCloth): Patch {
    const known = this.cut.get(cloth);
    if (known?.figure === figure) return known.patch;
    const { tier } = this.workshop;
    const { scale, character } = this.puppet;
    const seen = this.workshop.clothOf(cloth.material);
    const { r, g, b } = tier === 'plain' ? (seen?.colour.toLinearSpace() ?? white) : (seen?.colour ?? white);
    const made = cutOverwear(cloth, { paint: [r, g, b], stuff: seen?.stuff ?? 'cloth' }, character, figure);
    this.puppet.hang(made);
    const patch: Patch = {
      positions: made.positions.map((value) => value * scale),
      normals: made.normals,
      colors: tier === 'plain' ? made.colours.map((value) => value ** (1 / screenGamma)) : made.colours,
      uvs: made.uvs,
      indices: made.indices,
      bones: { indices: made.boneIndices, weights: made.boneWeights },
    };
    this.cut.set(cloth, { figure, patch });
    return patch;
  }
}

const white = { r: 1, g: 1, b: 1 } as const;

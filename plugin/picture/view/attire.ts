import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Node } from '@babylonjs/core/node.js';
import type { Anchor, Puppet } from '../../body/bodies/puppet.ts';
import { puppetMaterial } from '../../body/bodies/puppet-material.ts';
import type { OpenWorkshop } from '../look/create-workshop.ts';
import { patchOf, sewn, threadOf } from './sewing.ts';

/**
 * What somebody has on, drawn as one with their own skin's material: a hat, a ring and a pair of boots are twenty small meshes
 * otherwise. It hangs on the bones, as the body does. Only where draws are dear: the weave of a cloak is lost by it.
 */
export class Attire {
  private readonly worn = new Map<Mesh, Anchor>();
  private mesh: Mesh | undefined;
  private isOutdated = false;

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

  /** It is taken off, or changes: it is drawn by itself again. */
  takeOff(mesh: Mesh): void {
    if (!this.worn.delete(mesh)) return;
    this.undo(mesh);
    this.isOutdated = true;
  }

  /** Sews what is worn now, where something was put on or taken off. */
  update(): void {
    if (!this.isOutdated) return;
    this.isOutdated = false;
    this.mesh?.dispose(false, false);
    const pieces = [...this.worn].filter(([mesh]) => this.isShown(mesh));
    this.mesh = pieces.length > 0 ? this.sewn(pieces) : undefined;
  }

  /** What is drawn as one is not drawn by itself, whoever has shown it. */
  hide(): void {
    for (const mesh of this.worn.keys()) mesh.visibility = 0;
  }

  dispose(): void {
    for (const mesh of this.worn.keys()) this.undo(mesh);
    this.worn.clear();
    this.mesh?.dispose(false, false);
  }

  private undo(mesh: Mesh): void {
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

  private sewn(pieces: readonly (readonly [Mesh, Anchor])[]): Mesh {
    const { root, bones, character } = this.puppet;
    const patches = pieces.flatMap(([mesh, where]) => {
      // As it would lie on the body as that was sculpted: the bone carries it from there.
      const { index, node, lies } = this.puppet.boneUnder(where);
      const onJoint = mesh.computeWorldMatrix(true).multiply(Matrix.Invert(node.computeWorldMatrix(true)));
      const thread = threadOf(this.workshop, mesh);
      return thread ? [[patchOf([{ mesh, thread, placed: onJoint.multiply(lies) }]), index] as const] : [];
    });
    const material = puppetMaterial(this.workshop, character.ghost);
    const made = sewn(this.workshop, `${root.name} attire`, bones, material, patches);
    made.parent = root;
    made.setBoundingInfo(new BoundingInfo(new Vector3(-1.1, -0.3, -1.1), new Vector3(1.1, 2.3, 1.1)));
    for (const [mesh] of pieces) {
      mesh.visibility = 0;
      this.workshop.tableau.drawBy(mesh, made);
    }
    return made;
  }
}

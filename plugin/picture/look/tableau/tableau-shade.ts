import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { shadowOnly } from '../layers.ts';
import type { TableauGroup } from './tableau-group.ts';

/**
 * Several groups as what they are to a shadow: one mesh, seen by nobody. A shadow does not ask what the thing is made of that
 * throws it, and is drawn anew at every frame in which somebody moves.
 */
export class TableauShade {
  readonly mesh: Mesh;
  private readonly groups = new Set<TableauGroup>();
  private revision = -1;

  constructor(like: TableauGroup, home: TransformNode | null) {
    this.mesh = new Mesh('shade', like.mesh.getScene());
    this.mesh.material = like.mesh.material;
    this.mesh.parent = home;
    this.mesh.layerMask = shadowOnly;
    this.mesh.isPickable = false;
    this.mesh.setEnabled(false);
  }

  add(group: TableauGroup): void {
    this.groups.add(group);
  }

  /** Takes together what the groups show now. */
  refresh(): void {
    const revision = this.countRevisions();
    if (revision === this.revision) return;
    this.revision = revision;
    const shown = [...this.groups].filter(({ shownCount }) => shownCount > 0);
    this.mesh.setEnabled(shown.length > 0);
    if (shown.length === 0) return;
    const points = shown.reduce((sum, { positions }) => sum + positions.length, 0);
    const lists = {
      positions: new Float32Array(points),
      normals: new Float32Array(points),
      indices: new Uint32Array(shown.reduce((sum, { shownCount }) => sum + shownCount, 0)),
    };
    let [at, corner] = [0, 0];
    for (const { positions, normals, shownCorners, shownCount } of shown) {
      lists.positions.set(positions, at);
      lists.normals.set(normals, at);
      for (let index = 0; index < shownCount; index++) lists.indices[corner++] = at / 3 + (shownCorners[index] ?? 0);
      at += positions.length;
    }
    Object.assign(new VertexData(), lists).applyToMesh(this.mesh, true);
    this.mesh.computeWorldMatrix(true);
  }

  dispose(): void {
    this.groups.clear();
    this.mesh.dispose(false, false);
  }

  private countRevisions(): number {
    let sum = this.groups.size;
    for (const { revision } of this.groups) sum += revision;
    return sum;
  }
}

import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { atOnce } from '../../../../src/kit/slices.ts';
import type { Stand } from '../../../stage/space/pose.ts';
import type { OpenWorkshop } from '../create-workshop.ts';
import { finishKey, type Finish } from '../finish.ts';
import { setLayer } from '../layers.ts';
import { placedShape } from '../shapes/placed.ts';
import { addShape, emptyShape, type Shape } from '../shapes/shape.ts';

/** Shapes gathered by how they are finished: one mesh, and one draw, for each finish. */
export class Pile {
  private readonly shapes = new Map<string, { readonly finish: Finish; readonly shape: Shape }>();

  add(finish: Finish, shape: Shape, stand?: Stand): void {
    const key = finishKey(finish);
    let heap = this.shapes.get(key);
    if (!heap) this.shapes.set(key, (heap = { finish, shape: emptyShape() }));
    addShape(heap.shape, stand ? placedShape(shape, stand) : shape);
  }

  addAll(pieces: readonly (readonly [finish: Finish, shape: Shape])[]): void {
    for (const [finish, shape] of pieces) this.add(finish, shape);
  }

  build(workshop: OpenWorkshop, name: string, parent: TransformNode): Mesh[] {
    return atOnce(this.building(workshop, name, parent));
  }

  /** The same, a mesh at a time. */
  *building(workshop: OpenWorkshop, name: string, parent: TransformNode): Generator<number, Mesh[]> {
    const meshes: Mesh[] = [];
    for (const { finish, shape } of this.shapes.values()) {
      const mesh = workshop.mesh(`${name} ${finishKey(finish)}`, shape, workshop.finished(finish));
      mesh.parent = parent;
      mesh.layerMask = setLayer;
      mesh.freezeWorldMatrix();
      mesh.doNotSyncBoundingInfo = true;
      meshes.push(mesh);
      yield 0;
    }
    return meshes;
  }
}

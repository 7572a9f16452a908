import type { Matrix } from '@babylonjs/core/Maths/math.vector.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';

/**
 * Where a node is at this moment, between two pictures. Asked by force (`computeWorldMatrix(true)`), Babylon reckons all that the
 * node hangs on anew, moved or not, and then everything else that hangs there: at every frame the whole stage for one palm.
 */
export function worldOf(node: TransformNode): Matrix {
  if (node.parent instanceof TransformNode) worldOf(node.parent);
  if (!node.isSynchronized()) node.markAsDirty();
  return node.computeWorldMatrix();
}

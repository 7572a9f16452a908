import { AbstractMesh } from '@babylonjs/core/Meshes/abstractMesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Appearance } from '../models/model.ts';
import { vec, type Vec3 } from '../../stage/space/vector.ts';

/** What a host may show a prop with: a mesh, or the root of an imported GLB. */
export type BindableNode = TransformNode;

/** A host's own mesh in place of a model: it is moved and hidden, and left as it was when let go. */
export interface BoundMesh {
  readonly node: TransformNode;
  readonly size: Vec3;
  /** Told how the thing is, so that a host can show it in its own way. */
  readonly show?: (appearance: Appearance) => void;
}

export function readBoundMesh(given: BindableNode | BoundMesh): BoundMesh {
  return 'node' in given ? given : { node: given, size: sizeOf(given) };
}

/** The size of everything under a node, in its own space. */
function sizeOf(node: TransformNode): Vec3 {
  const meshes = [...(node instanceof AbstractMesh ? [node] : []), ...node.getChildMeshes(false)];
  let [low, high] = [vec(Infinity, Infinity, Infinity), vec(-Infinity, -Infinity, -Infinity)];
  for (const mesh of meshes) {
    mesh.computeWorldMatrix(true);
    const { minimumWorld, maximumWorld } = mesh.getBoundingInfo().boundingBox;
    low = vec(Math.min(low.x, minimumWorld.x), Math.min(low.y, minimumWorld.y), Math.min(low.z, minimumWorld.z));
    high = vec(Math.max(high.x, maximumWorld.x), Math.max(high.y, maximumWorld.y), Math.max(high.z, maximumWorld.z));
  }
  if (!(high.x > low.x)) return vec(0.2, 0.2, 0.2);
  return vec(Math.max(0.02, high.x - low.x), Math.max(0.02, high.y - low.y), Math.max(0.02, high.z - low.z));
}

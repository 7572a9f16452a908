import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { CreateCapsule } from '@babylonjs/core/Meshes/Builders/capsuleBuilder.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import { bodyRadiusMeters } from '../../stage/posture.ts';

/** Says of a node of ours whose it is. */
export function markAs(entity: EntityId, node: TransformNode): void {
  node.metadata = { ...(node.metadata as object | null), proscenium: { entity } };
}

/** As high as a tall person. */
const tallMeters = 1.8;

/** A body as a ray finds it: unseen. Skin that bends is where it was made, to a ray. */
export function aimAt(entity: EntityId, root: TransformNode, scene: Scene): Mesh {
  const [height, radius] = [tallMeters, bodyRadiusMeters];
  const aim = CreateCapsule(`${entity}:aim`, { height, radius, tessellation: 8, subdivisions: 1 }, scene);
  aim.parent = root;
  aim.position.y = height / 2;
  aim.visibility = 0;
  aim.isPickable = true;
  return aim;
}

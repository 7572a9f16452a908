import { Quaternion } from '@babylonjs/core/Maths/math.vector.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { joints, parentOf, type Joint } from '../rig/joint.ts';
import type { Rig } from '../rig/rig.ts';

/** The joints of a body as nodes under its root, unturned: what motion moves. */
export function makeRigNodes(root: TransformNode, rig: Rig, scale: number): Readonly<Record<Joint, TransformNode>> {
  const nodes = new Map<Joint, TransformNode>();
  for (const joint of joints) {
    const parent = parentOf(joint);
    const node = new TransformNode(`${root.name} ${joint}`, root.getScene());
    node.parent = (parent && nodes.get(parent)) ?? root;
    const [at, from] = [rig.at[joint], parent ? rig.at[parent] : { x: 0, y: 0, z: 0 }];
    node.position.set(at.x - from.x, at.y - from.y, at.z - from.z).scaleInPlace(scale);
    node.rotationQuaternion = Quaternion.Identity();
    nodes.set(joint, node);
  }
  return Object.fromEntries(nodes) as Record<Joint, TransformNode>;
}

import { Bone } from '@babylonjs/core/Bones/bone.js';
import { Skeleton } from '@babylonjs/core/Bones/skeleton.js';
import { Matrix, Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { joints, parentOf, type Joint } from '../rig/joint.ts';
import { sculptedArmTurn } from '../rig/rig.ts';

/**
 * The bones of a puppet, which go with the nodes of its rig. They are reckoned once after a movement: Babylon would do it for
 * every eye and every shadow, and for bodies that were not moved.
 */
export class PuppetSkeleton extends Skeleton {
  private readonly nodes: readonly TransformNode[];
  private hasMoved = true;

  constructor(id: string, scene: Scene, nodes: Readonly<Record<Joint, TransformNode>>) {
    super(`puppet ${id}`, `puppet ${id}`, scene);
    this.nodes = joints.map((joint) => nodes[joint]);
    const bones = new Map<Joint, Bone>();
    for (const joint of joints) {
      const parent = parentOf(joint);
      // They lie as the body was sculpted: with its arms held off.
      const turn = joint === 'armL' ? -sculptedArmTurn : joint === 'armR' ? sculptedArmTurn : 0;
      const turned = Quaternion.RotationYawPitchRoll(0, 0, turn);
      const lies = Matrix.Compose(Vector3.One(), turned, nodes[joint].position);
      bones.set(joint, new Bone(joint, this, parent ? (bones.get(parent) ?? null) : null, lies));
    }
  }

  /** A node was moved, turned or scaled. */
  moved(): void {
    this.hasMoved = true;
  }

  override prepare(dontCheckFrameId = false): void {
    if (!this.hasMoved && !dontCheckFrameId) return;
    this.hasMoved = false;
    const { bones, nodes } = this;
    for (let index = 0; index < bones.length; index++) {
      const [bone, node] = [bones[index], nodes[index]];
      if (!bone || !node?.rotationQuaternion) continue;
      Matrix.ComposeToRef(node.scaling, node.rotationQuaternion, node.position, bone.getLocalMatrix());
    }
    this.bones[0]?.markAsDirty();
    super.prepare(true);
  }
}

import { Matrix, Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { characterOf, type Character, type Portrayed } from '../../../../plugin/body/figures/character.ts';
import type { BodyPose } from '../../../../plugin/body/motion/body-pose.ts';
import { BodyMotion } from '../../../../plugin/body/motion/body-motion.ts';
import { joints, parentOf, type Joint } from '../../../../plugin/body/rig/joint.ts';
import { createRig, palmBelowWrist, type Rig } from '../../../../plugin/body/rig/rig.ts';
import { vec, type Vec3 } from '../../../../plugin/stage/space/vector.ts';

export const still: BodyPose = {
  position: vec(0, 0, 0),
  yaw: 0,
  speed: 0,
  posture: 'standing',
  hands: { left: undefined, right: undefined },
  gaze: undefined,
  talking: false,
  gesture: undefined,
  dead: false,
};

/** Joints and nothing on them: what a motion moves, whoever it belongs to. */
export class MovedBody {
  readonly root: TransformNode;
  readonly nodes: Readonly<Record<Joint, TransformNode>>;
  readonly character: Character;
  readonly rig: Rig;
  readonly scale: number;
  readonly motion: BodyMotion;
  private readonly inverse = new Matrix();

  constructor(scene: Scene, person: Portrayed) {
    this.character = characterOf(person);
    this.rig = createRig(this.character.build);
    this.scale = this.character.build.heightMeters / 1.7;
    this.root = new TransformNode(person.id, scene);
    const nodes = new Map<Joint, TransformNode>();
    for (const joint of joints) {
      const parent = parentOf(joint);
      const node = new TransformNode(`${person.id} ${joint}`, scene);
      node.parent = (parent && nodes.get(parent)) ?? this.root;
      const [at, from] = [this.rig.at[joint], parent ? this.rig.at[parent] : vec(0, 0, 0)];
      node.position.set(at.x - from.x, at.y - from.y, at.z - from.z).scaleInPlace(this.scale);
      node.rotationQuaternion = Quaternion.Identity();
      nodes.set(joint, node);
    }
    this.nodes = Object.fromEntries(nodes) as Record<Joint, TransformNode>;
    this.motion = new BodyMotion(this.root, this.nodes, this.character, this.rig, this.scale, person.id);
  }

  show(pose: BodyPose, seconds: number): void {
    this.motion.update(pose, seconds);
  }

  /** The same pose for so long. */
  settle(pose: BodyPose, seconds = 3, frame = 0.04): void {
    for (let passed = 0; passed < seconds; passed += frame) this.show(pose, frame);
  }

  /** Where a joint is on the stage, or a point beside it in its own space (metres of somebody of 1.7 m). */
  at(joint: Joint, x = 0, y = 0, z = 0): Vec3 {
    const node = fresh(this.nodes[joint]);
    const point = Vector3.TransformCoordinates(new Vector3(x, y, z).scale(this.scale), node.getWorldMatrix());
    return vec(point.x, point.y, point.z);
  }

  palm(hand: 'left' | 'right'): Vec3 {
    return this.at(hand === 'left' ? 'handL' : 'handR', 0, -palmBelowWrist, 0);
  }

  /** How far beside a point both eyes together look, in degrees. */
  gazeError(point: Vec3): number {
    const look = new Vector3();
    const middle = new Vector3();
    for (const joint of ['eyeL', 'eyeR'] as const) {
      const matrix = fresh(this.nodes[joint]).getWorldMatrix();
      look.addInPlace(Vector3.TransformNormal(Vector3.Forward(), matrix).normalize());
      middle.addInPlace(this.nodes[joint].getAbsolutePosition().scale(0.5));
    }
    const way = new Vector3(point.x, point.y, point.z).subtract(middle).normalize();
    return (Math.acos(Math.min(1, Vector3.Dot(look.normalize(), way))) / Math.PI) * 180;
  }

  /** A point of the stage, as the chest sees it. */
  fromChest(point: Vec3): Vector3 {
    fresh(this.nodes.chest).getWorldMatrix().invertToRef(this.inverse);
    return Vector3.TransformCoordinates(new Vector3(point.x, point.y, point.z), this.inverse);
  }

  dispose(): void {
    this.root.dispose();
  }
}

function fresh(node: TransformNode): TransformNode {
  if (node.parent) fresh(node.parent as TransformNode);
  node.computeWorldMatrix(true);
  return node;
}

import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Vec3 } from '../../stage/space/vector.ts';
import { parentOf, type Joint } from '../rig/joint.ts';
import type { Rig } from '../rig/rig.ts';
import type { Joints } from './joints.ts';
import type { Placement } from './placement.ts';

/**
 * Where trunk and head are in body space, reckoned joint by joint. A scene's own matrices are of the frame before, and a
 * host's avatar hangs in a space of its own: neither is asked.
 */
export class BodyFrame {
  readonly hipsAt = new Vector3();
  readonly chestAt = new Vector3();
  readonly chestTurn = new Quaternion();
  readonly headAt = new Vector3();
  readonly headTurn = new Quaternion();
  private readonly back = new Quaternion();
  private readonly way = new Vector3();
  private readonly offsets: Readonly<Record<'spine' | 'chest' | 'neck' | 'head', Vector3>>;

  constructor(
    private readonly joints: Joints,
    rig: Rig,
    scale: number,
  ) {
    const offset = (joint: Joint): Vector3 => offsetOf(rig, joint, scale);
    this.offsets = { spine: offset('spine'), chest: offset('chest'), neck: offset('neck'), head: offset('head') };
  }

  /** After the trunk has been turned. */
  followTrunk(): void {
    const { joints, chestAt, chestTurn, offsets } = this;
    chestAt.copyFrom(this.hipsAt);
    chestTurn.copyFrom(joints.all.hips.turned);
    this.goOn(chestAt, chestTurn, offsets.spine, joints.all.spine.turned);
    this.goOn(chestAt, chestTurn, offsets.chest, joints.all.chest.turned);
  }

  /** After neck and head have been turned. */
  followHead(): void {
    const { joints, headAt, headTurn, offsets } = this;
    headAt.copyFrom(this.chestAt);
    headTurn.copyFrom(this.chestTurn);
    this.goOn(headAt, headTurn, offsets.neck, joints.all.neck.turned);
    this.goOn(headAt, headTurn, offsets.head, joints.all.head.turned);
  }

  /** A point of body space as the chest has it, in place. */
  toChest(point: Vector3): void {
    point.subtractInPlace(this.chestAt);
    this.chestTurn.conjugateToRef(this.back);
    point.applyRotationQuaternionInPlace(this.back);
  }

  /** A direction of body space as the head has it, in place. */
  toHead(direction: Vector3): void {
    this.headTurn.conjugateToRef(this.back);
    direction.applyRotationQuaternionInPlace(this.back);
  }

  private goOn(at: Vector3, turn: Quaternion, offset: Vector3, by: Quaternion): void {
    offset.rotateByQuaternionToRef(turn, this.way);
    at.addInPlace(this.way);
    turn.multiplyInPlace(by);
  }
}

/** How far a joint is from the one it hangs on, at rest. */
export function offsetOf(rig: Rig, joint: Joint, scale: number): Vector3 {
  const parent = parentOf(joint);
  const [at, from] = [rig.at[joint], parent ? rig.at[parent] : { x: 0, y: 0, z: 0 }];
  return new Vector3((at.x - from.x) * scale, (at.y - from.y) * scale, (at.z - from.z) * scale);
}

/** A point of the stage in the space of a body that is shown there. */
export function intoBody(point: Vec3, { x, y, z, yaw }: Placement, into: Vector3): void {
  const dx = point.x - x;
  const dz = point.z - z;
  const sin = Math.sin(yaw);
  const cos = Math.cos(yaw);
  into.set(dx * cos - dz * sin, point.y - y, dz * cos + dx * sin);
}

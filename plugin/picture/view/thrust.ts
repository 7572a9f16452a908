import { Matrix, Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { rowOf } from '../../../src/drama/verb.ts';
import { smoothstep } from '../../../src/kit/numbers.ts';
import type { Puppet } from '../../body/bodies/puppet.ts';
import { seenForMs } from '../../body/motion/gestures.ts';
import type { StagedActor } from '../../stage/staged-actor.ts';
import { worldOf } from '../look/world-matrix.ts';

/** What points as the arm does: a blade that thrusts, a barrel that is levelled. */
const thrusts: ReadonlySet<string> = new Set(['stab', 'aim', 'shoot']);
/** Through so much of the gesture it is brought there, and from so much on it goes back. */
const [brought, lowered] = [
  [0.08, 0.3],
  [0.68, 0.95],
] as const;

/** How much a blade is held along the arm at this moment of what its bearer does, from 0 to 1. */
export function thrustShare({ gesture }: StagedActor, nowMs: number): number {
  if (!gesture || !thrusts.has(rowOf(gesture.verb).gesture ?? gesture.verb)) return 0;
  const through = (nowMs - gesture.beganMs) / seenForMs(gesture);
  if (through <= 0 || through >= 1) return 0;
  return smoothstep(brought[0], brought[1], through) * (1 - smoothstep(lowered[0], lowered[1], through));
}

/** Turns what a hand holds that points to its +z to where the arm points, while it thrusts with it. */
export class Thrust {
  private readonly arm = new Vector3();
  private readonly wrist = new Vector3();
  private readonly toHome = new Matrix();
  private readonly along = new Quaternion();

  /** So much of the way, from 0 to 1. */
  turn(node: TransformNode, puppet: Puppet, hand: 'left' | 'right', share: number): void {
    const { arm, wrist, toHome, along } = this;
    const isLeft = hand === 'left';
    this.bring(puppet.joint(isLeft ? 'foreL' : 'foreR'), arm);
    this.bring(puppet.joint(isLeft ? 'handL' : 'handR'), wrist);
    wrist.subtractInPlace(arm);
    if (node.parent) {
      worldOf(node.parent as TransformNode).invertToRef(toHome);
      Vector3.TransformNormalToRef(wrist, toHome, wrist);
    }
    wrist.normalize();
    Quaternion.RotationYawPitchRollToRef(Math.atan2(wrist.x, wrist.z), -Math.asin(wrist.y), 0, along);
    const turn = (node.rotationQuaternion ??= new Quaternion());
    Quaternion.SlerpToRef(turn, along, share, turn);
  }

  private bring(joint: TransformNode, into: Vector3): void {
    worldOf(joint);
    into.copyFrom(joint.getAbsolutePosition());
  }
}

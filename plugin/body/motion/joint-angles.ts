import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { clamp } from '../../../src/kit/numbers.ts';
import type { Limit } from './limits.ts';

const toRadians = Math.PI / 180;

/** The turn of a joint in the measures of its limit, in radians. */
export interface JointAngles {
  /** yaw, pitch and roll; how far off the axis, and the twist; or the bend, and the twist. */
  first: number;
  second: number;
  third: number;
}

/** Reads and limits turns of joints. One for each body: what it reckons with is its own. */
export class AngleReader {
  private readonly down = new Vector3(0, -1, 0);
  private readonly axis = new Vector3();
  private readonly bone = new Vector3();
  private readonly base = new Quaternion();
  private readonly rest = new Quaternion();
  private readonly swing = new Quaternion();

  /** Where a joint is, in the terms of this limit. */
  read(limit: Limit, turn: Quaternion, into: JointAngles): void {
    const { x, y, z, w } = turn;
    if (limit.kind === 'turn') {
      into.second = Math.asin(clamp(-2 * (y * z - w * x), -1, 1));
      into.first = Math.atan2(2 * (x * z + w * y), w * w - x * x - y * y + z * z);
      into.third = Math.atan2(2 * (x * y + w * z), w * w - x * x + y * y - z * z);
      return;
    }
    into.third = 0;
    this.down.rotateByQuaternionToRef(turn, this.bone);
    if (limit.kind === 'hinge') {
      into.first = Math.atan2(-this.bone.z, -this.bone.y);
      this.base.copyFromFloats(Math.sin(into.first / 2), 0, 0, Math.cos(into.first / 2));
    } else {
      this.axis.set(limit.axis[0], limit.axis[1], limit.axis[2]).normalize();
      into.first = Math.acos(clamp(Vector3.Dot(this.axis, this.bone), -1, 1));
      this.pointTo(this.bone);
    }
    into.second = this.twistFrom(turn);
  }

  /** Brings a turn within its limit, in place. True when it was beyond it. */
  limit(limit: Limit, turn: Quaternion, angles: JointAngles): boolean {
    this.read(limit, turn, angles);
    if (limit.kind === 'turn') {
      const yaw = held(angles.first, limit.yaw);
      const pitch = held(angles.second, limit.pitch);
      const roll = held(angles.third, limit.roll);
      if (yaw === angles.first && pitch === angles.second && roll === angles.third) return false;
      Quaternion.RotationYawPitchRollToRef(yaw, pitch, roll, turn);
      return true;
    }
    const twist = held(angles.second, limit.twist);
    if (limit.kind === 'hinge') {
      const bend = held(angles.first, limit.bend);
      if (bend === angles.first && twist === angles.second) return false;
      this.base.copyFromFloats(Math.sin(bend / 2), 0, 0, Math.cos(bend / 2));
    } else {
      const cone = limit.cone * toRadians;
      const isWithin = angles.first <= cone;
      if (isWithin && twist === angles.second) return false;
      if (!isWithin) {
        // Along the great circle from the axis, as far as it goes.
        this.bone.subtractInPlace(this.axis.scaleToRef(Math.cos(angles.first), this.down)).normalize();
        this.bone.scaleInPlace(Math.sin(cone)).addInPlace(this.axis.scaleInPlace(Math.cos(cone)));
        this.down.set(0, -1, 0);
        this.axis.set(limit.axis[0], limit.axis[1], limit.axis[2]).normalize();
        this.pointTo(this.bone);
      }
    }
    this.rest.copyFromFloats(0, Math.sin(twist / 2), 0, Math.cos(twist / 2));
    this.base.multiplyToRef(this.rest, turn);
    return true;
  }

  /** Lets `base` be the least turn that points a hanging bone there by way of the axis. */
  private pointTo(bone: Vector3): void {
    Quaternion.FromUnitVectorsToRef(this.down, this.axis, this.rest);
    Quaternion.FromUnitVectorsToRef(this.axis, bone, this.swing);
    this.swing.multiplyToRef(this.rest, this.base);
  }

  private twistFrom(turn: Quaternion): number {
    this.base.conjugateToRef(this.rest);
    this.rest.multiplyInPlace(turn);
    const angle = 2 * Math.atan2(this.rest.y, this.rest.w);
    return angle > Math.PI ? angle - 2 * Math.PI : angle < -Math.PI ? angle + 2 * Math.PI : angle;
  }
}

const held = (angle: number, [low, high]: readonly [number, number]): number =>
  clamp(angle, low * toRadians, high * toRadians);

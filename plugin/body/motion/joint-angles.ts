import { Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { clamp } from '../../../src/kit/numbers.ts';
import type { Limit, Range } from './limits.ts';

const toRadians = Math.PI / 180;

/** The turn of a joint in the measures of its limit, in radians. */
interface JointAngles {
  /** yaw, pitch and roll; how far off the axis, and the twist; or the bend, and the twist. */
  first: number;
  second: number;
  third: number;
}

/** The middle of a cone, and the turn that points a hanging bone there. */
interface Aim {
  readonly axis: Vector3;
  readonly turn: Quaternion;
}

/** Reads and limits turns of joints. One for each body: what it reckons with is its own. */
export class AngleReader {
  private readonly down = new Vector3(0, -1, 0);
  private readonly off = new Vector3();
  private readonly bone = new Vector3();
  private readonly base = new Quaternion();
  private readonly rest = new Quaternion();
  private readonly swing = new Quaternion();
  private readonly angles: JointAngles = { first: 0, second: 0, third: 0 };
  private readonly aims = new Map<Limit, Aim>();

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
      const aim = this.aimOf(limit);
      into.first = Math.acos(clamp(cosineOf(aim.axis, this.bone), -1, 1));
      this.pointTo(aim);
    }
    into.second = this.twistFrom(turn);
  }

  /** Brings a turn within its limit, in place. True when it was beyond it. */
  limit(limit: Limit, turn: Quaternion): boolean {
    const { angles } = this;
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
        const aim = this.aimOf(limit);
        this.bone.subtractInPlace(aim.axis.scaleToRef(Math.cos(angles.first), this.off)).normalize();
        this.bone.scaleInPlace(Math.sin(cone)).addInPlace(aim.axis.scaleToRef(Math.cos(cone), this.off));
        this.pointTo(aim);
      }
    }
    this.rest.copyFromFloats(0, Math.sin(twist / 2), 0, Math.cos(twist / 2));
    this.base.multiplyToRef(this.rest, turn);
    return true;
  }

  /** Lets `base` be the least turn that points a hanging bone where `bone` does by way of the axis. */
  private pointTo({ axis, turn }: Aim): void {
    Quaternion.FromUnitVectorsToRef(axis, this.bone, this.swing);
    this.swing.multiplyToRef(turn, this.base);
  }

  private aimOf(limit: Limit & { readonly kind: 'ball' }): Aim {
    let aim = this.aims.get(limit);
    if (!aim) {
      const axis = new Vector3(...limit.axis).normalize();
      aim = { axis, turn: Quaternion.FromUnitVectorsToRef(this.down, axis, new Quaternion()) };
      this.aims.set(limit, aim);
    }
    return aim;
  }

  private twistFrom(turn: Quaternion): number {
    this.base.conjugateToRef(this.rest);
    this.rest.multiplyInPlace(turn);
    const angle = 2 * Math.atan2(this.rest.y, this.rest.w);
    return angle > Math.PI ? angle - 2 * Math.PI : angle < -Math.PI ? angle + 2 * Math.PI : angle;
  }
}

const held = (angle: number, range: Range): number => clamp(angle, range[0] * toRadians, range[1] * toRadians);

const cosineOf = (a: Vector3, b: Vector3): number => a.x * b.x + a.y * b.y + a.z * b.z;

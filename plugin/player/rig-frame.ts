import { clamp, eased, mix } from '../../src/kit/numbers.ts';
import { between, vec, wrapped, type Vec3 } from '../stage/space/vector.ts';

/** Where a player's camera is and which way it looks; `fov` is the whole upright angle, in radians. */
export interface RigFrame {
  readonly position: Vec3;
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  readonly fov: number;
}

/** The way one looks with these angles. */
export const aheadOf = (yaw: number, pitch: number): Vec3 =>
  vec(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch));

export const rightOf = (yaw: number): Vec3 => vec(Math.cos(yaw), 0, -Math.sin(yaw));

/** Of a picture, up: across where one looks and what is to the right. */
export const upOf = (yaw: number, pitch: number): Vec3 =>
  vec(-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch));

function mixedFrames(one: RigFrame, other: RigFrame, part: number): RigFrame {
  return {
    position: between(one.position, other.position, part),
    yaw: wrapped(one.yaw + wrapped(other.yaw - one.yaw) * part),
    pitch: mix(one.pitch, other.pitch, part),
    roll: mix(one.roll, other.roll, part),
    fov: mix(one.fov, other.fov, part),
  };
}

const [leastFov, mostFov] = [0.55, 1.28];

/** The upright angle of a picture that is so many degrees wide; tall pictures are kept from looking through a funnel. */
export function uprightFov(wideDegrees: number, aspect: number): number {
  const wide = (clamp(wideDegrees, 40, 120) * Math.PI) / 180;
  const tall = 2 * Math.atan(Math.tan(wide / 2) / Math.max(0.2, aspect));
  return clamp(tall, leastFov, mostFov);
}

/** An upright picture has faces above its middle, by so much of half its height: the room fills the rest, and no ceiling. */
const mostLift = 0.26;
/** As wide as high nothing is lifted; from this aspect on, all of it. */
const fullLiftAspect = 0.65;

export const liftIn = (aspect: number): number => mostLift * clamp((1 - aspect) / (1 - fullLiftAspect), 0, 1);

/** How far below a face one looks to have it as high as that, in radians. */
export const liftAngle = (lift: number, fov: number): number => Math.atan(lift * Math.tan(fov / 2));

const glideSeconds = 0.5;

/** Goes over from wherever the picture was to wherever it is going to be. */
export class Glide {
  private from: RigFrame | undefined;
  private part = 1;

  begin(from: RigFrame | undefined): void {
    this.from = from;
    this.part = from ? 0 : 1;
  }

  get isUnderWay(): boolean {
    return this.part < 1;
  }

  update(to: RigFrame, seconds: number): RigFrame {
    if (!this.from || this.part >= 1) return to;
    this.part = Math.min(1, this.part + seconds / glideSeconds);
    return mixedFrames(this.from, to, eased(this.part));
  }
}

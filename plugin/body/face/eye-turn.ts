import { clamp, flatLength } from '../../../src/kit/numbers.ts';
import { Angles } from '../rig/angles.ts';
import type { Face } from './face.ts';

/** How far eyes turn in their heads, in radians: to either side, up and down. */
export const eyeLimits = { yaw: 0.62, up: 0.42, down: 0.5 } as const;
/** What is nearer than this, in metres, is not squinted at. */
const nearestMeters = 0.3;

/** Where a face looks: to the right and down of straight ahead, in radians, and how far. */
type Looking = Pick<Face, 'eyeYaw' | 'eyePitch' | 'eyeMeters'>;

/** How an eye is turned that sits so many metres to the right of the middle of the face. */
export class EyeAngles extends Angles {
  aside = 0;
}

/**
 * Turns an eye that sits `aside` metres to the right of the middle of the face so that both meet where they look. Eyes that
 * run parallel look past one, and eyes that part look at nobody: neither happens here.
 */
export function turnEye({ eyeYaw, eyePitch, eyeMeters }: Looking, into: EyeAngles): void {
  const far = Math.max(nearestMeters, eyeMeters);
  const level = Math.cos(eyePitch) * far;
  const right = Math.sin(eyeYaw) * level - into.aside;
  const ahead = Math.cos(eyeYaw) * level;
  const down = Math.atan2(Math.sin(eyePitch) * far, flatLength(right, ahead));
  into.yaw = clamp(Math.atan2(right, ahead), -eyeLimits.yaw - squint, eyeLimits.yaw + squint);
  into.pitch = clamp(down, -eyeLimits.up, eyeLimits.down);
  into.roll = 0;
}

/** An eye that turns inwards may go further than both do together. */
const squint = 0.15;

/** Angles of upper and lower lids at their marks, in radians down from the level. */
const lids = {
  torn: -1.02,
  rest: -0.47,
  shut: 0.24,
  lowTorn: 0.78,
  lowRest: 0.6,
  lowPushed: 0.33,
  lowShut: 0.28,
} as const;

/** How far down the edge of an upper lid is turned. It goes with the eye, so that looking down is no stare. */
export function upperLid(lid: number, eyePitch: number): number {
  const shut = clamp(lid, -1, 1);
  const stands = shut > 0 ? lids.rest + (lids.shut - lids.rest) * shut : lids.rest + (lids.torn - lids.rest) * -shut;
  const follows = (eyePitch > 0 ? 0.8 : 0.65) * eyePitch * (1 - Math.max(0, shut));
  return clamp(stands + follows, -1.15, lids.shut + 0.05);
}

/** How far down the edge of a lower lid is turned: pushed up by a smile, drawn up to meet a lid that shuts. */
export function lowerLid(low: number, lid: number, eyePitch: number): number {
  const pushed = clamp(low, -1, 1);
  const stands =
    pushed > 0
      ? lids.lowRest + (lids.lowPushed - lids.lowRest) * pushed
      : lids.lowRest + (lids.lowTorn - lids.lowRest) * -pushed;
  const shut = clamp(lid, 0, 1) ** 2;
  const follows = 0.35 * eyePitch * (1 - shut);
  return stands + (Math.min(stands, lids.lowShut) - stands) * shut + follows;
}

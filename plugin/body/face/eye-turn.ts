import { clamp, flatLength } from '../../../src/kit/numbers.ts';
/** How far eyes turn in their heads, in radians: to either side, up and down. */
export const eyeLimits = { yaw: 0.62, up: 0.42, down: 0.5 } as const;
/** What is nearer than this, in metres, is not squinted at. */
const nearestMeters = 0.3;

/**
 * How far an eye that sits `aside` metres to the right of the middle of the face is turned to the right, so that both
 * meet where they look. Eyes that run parallel look past one, and eyes that part look at nobody: neither happens here.
 */
export function yawOfEye(aside: number, yaw: number, pitch: number, meters: number): number {
  const level = Math.cos(pitch) * Math.max(nearestMeters, meters);
  const turn = Math.atan2(Math.sin(yaw) * level - aside, Math.cos(yaw) * level);
  return clamp(turn, -eyeLimits.yaw - squint, eyeLimits.yaw + squint);
}

/** And how far it is turned down. */
export function pitchOfEye(aside: number, yaw: number, pitch: number, meters: number): number {
  const far = Math.max(nearestMeters, meters);
  const level = Math.cos(pitch) * far;
  const away = flatLength(Math.sin(yaw) * level - aside, Math.cos(yaw) * level);
  return clamp(Math.atan2(Math.sin(pitch) * far, away), -eyeLimits.up, eyeLimits.down);
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

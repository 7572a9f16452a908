import { wrapAngle } from '../../../src/kit/numbers.ts';
import type { WalkIntent } from '../walk-intent.ts';
import { toGrain } from './angle.ts';

/** What somebody who leads a body wants of its legs. */
export type Lead = WalkIntent;

/**
 * How a led body goes: metres, seconds, radians. Quicker than those who find their own way, because whoever leads it
 * feels every tenth of a second; and it goes aside and back without turning round.
 */
export const leadPace = {
  walk: 1.5,
  run: 3.2,
  aside: 1.2,
  back: 0.9,
  accelerate: 8,
  brake: 12,
  turnRate: 9,
  /** A turn slows down over its last part, so that it does not end in a jerk. */
  turnEase: 14,
} as const;

/** Less than this of a push is a stick that is not quite in its middle. */
const restingPush = 0.08;

/** A lead any machine reads alike: whole grains, at most a whole push, and nothing that is no number. */
export function steadied({ x, z, yaw, isRunning }: Lead): Lead {
  const length = Math.sqrt(x * x + z * z);
  const isPush = length >= restingPush && length < Infinity;
  const scale = isPush ? 1 / Math.max(1, length) : 0;
  return {
    x: isPush ? toGrain(x * scale) : 0,
    z: isPush ? toGrain(z * scale) : 0,
    ...(yaw !== undefined && Number.isFinite(yaw) ? { yaw: toGrain(wrapAngle(yaw)) } : {}),
    ...(isRunning === true ? { isRunning } : {}),
  };
}

export const isPushing = ({ x, z }: Lead): boolean => x !== 0 || z !== 0;

/** As fast as a body goes whose way lies so far from where it faces: `ahead` is the cosine of that turn. */
export function topSpeed(ahead: number, isRunning: boolean, turnsToWay: boolean): number {
  const top = isRunning ? leadPace.run : leadPace.walk;
  if (turnsToWay) return top * Math.max(0.3, ahead);
  if (ahead >= 0.6) return top;
  if (ahead >= 0) return leadPace.aside + ((top - leadPace.aside) * ahead) / 0.6;
  return leadPace.back + (leadPace.aside - leadPace.back) * Math.max(0, 1 + ahead / 0.6);
}

import { noise } from '../../sculpt/noise.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import { ridges } from './scalp.ts';

/** How locks lie on a head: for a point of it, −1 in a groove to 1 on a ridge. */
type Flow = (at: Spot) => number;

const wander = ([x, y, z]: Spot): number => noise(x * 16 + 3, y * 16, z * 16) - 0.5;

/** Around a whorl at the back of the crown, as hair grows. */
export function fromCrown(clumps: number, swirl = 0.6): Flow {
  return (at) => {
    const [x, y, z] = [at[0], at[1] - 0.035, at[2] + 0.01];
    const forward = z * 0.88 + y * 0.46;
    const away = Math.hypot(x, forward);
    return ridges(Math.atan2(x, forward) * clumps + away * 14 * swirl + wander(at) * 4);
  };
}

/** Straight back over the head. */
export const backwards =
  (clumps: number): Flow =>
  (at) =>
    ridges(Math.atan2(at[0], at[1] + 0.02) * clumps + wander(at) * 3.4);

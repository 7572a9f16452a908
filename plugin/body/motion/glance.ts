import { smoothstep } from '../../../src/kit/numbers.ts';

/** Where somebody looks instead of at what they look at, for a moment. */
export interface Glance {
  /** How much of the look is away, 0..1. */
  away: number;
  /** How far aside and down of it, in radians. */
  yaw: number;
  pitch: number;
}

/** One look away in each slot of time, at its own moment, for its own while, to its own side. */
const slotSeconds = 4.6;

/** A number of a person and a count, 0..1. */
const chance = (offset: number, count: number): number => {
  const mixed = Math.sin(offset * 127.1 + count * 74.7) * 43758.5453;
  return mixed - Math.floor(mixed);
};

/**
 * Nobody stares. Who listens looks away now and then, who talks does so more often and longer; who looks for an answer
 * finds it above and aside.
 */
export function glanceAt(into: Glance, now: number, offset: number, talking: boolean): void {
  const at = now + offset * slotSeconds;
  const slot = Math.floor(at / slotSeconds);
  const into01 = at - slot * slotSeconds;
  const lasts = (talking ? 0.75 : 0.5) + 0.5 * chance(offset, slot * 3 + 1);
  const begins = 0.6 + (slotSeconds - 1.2 - lasts) * chance(offset, slot * 3);
  const isTaken = chance(offset, slot * 3 + 2) < (talking ? 0.85 : 0.55);
  const passed = into01 - begins;
  into.away =
    !isTaken || passed < 0 || passed > lasts
      ? 0
      : smoothstep(0, 0.05, passed) * smoothstep(lasts, lasts - 0.05, passed);
  const side = chance(offset, slot * 3 + 5) < 0.5 ? -1 : 1;
  into.yaw = side * (0.16 + 0.2 * chance(offset, slot * 3 + 4));
  into.pitch = 0.05 + 0.16 * chance(offset, slot * 3 + 7);
}

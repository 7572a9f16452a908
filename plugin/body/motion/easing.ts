import { clamp } from '../../../src/kit/numbers.ts';
/** As `smooth`, from 0 to 1, slower to begin and to end: for what is heavy. */
export function weighty(part: number): number {
  const t = clamp(part, 0, 1);
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** 0 at both ends of a change, 1 in the middle of it. */
export const bell = (part: number): number => (part <= 0 || part >= 1 ? 0 : Math.sin(part * Math.PI) ** 2);

/** Slow drift between −1 and 1 that does not repeat while anybody looks: deterministic, a matter of time only. */
export const drift = (seconds: number, offset: number): number =>
  Math.sin(seconds + offset * 17) * 0.55 + Math.sin(seconds * 0.618 + offset * 41) * 0.45;

/*
 * What is asked many times a frame is short here: V8 puts a function of up to 27 bytes of code into whatever calls it, however long
 * that is. Every number handed to one it does not put there is an object to be thrown away.
 */
const { exp, sqrt } = Math;

/** The nearest number that is neither below `low` nor above `high`. */
export const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

/** The nearest number from 0 to 1. */
export const toShare = (value: number): number => clamp(value, 0, 1);

/** `from` at part 0, `to` at part 1, straight between them and beyond. */
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** A part of the way, from 0 to 1, slow at both ends. */
export const eased = (part: number): number => part * part * (3 - 2 * part);

/** 0 at `from` and before, 1 at `to` and after, without a corner at either; `from` may be the greater. */
export const smoothstep = (from: number, to: number, value: number): number =>
  eased(toShare((value - from) / (to - from)));

/** How long a way is. `Math.hypot` takes several times as long, and leaves garbage: too dear for what is asked at every frame. */
export const flatLength = (x: number, z: number): number => sqrt(x * x + z * z);
export const fullLength = (x: number, y: number, z: number): number => sqrt(x * x + y * y + z * z);

/** The same direction in (−π, π]. */
export function wrapAngle(angle: number): number {
  const wrapped = angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
  return wrapped <= -Math.PI ? Math.PI : wrapped;
}

/** How much of the way to a goal is made in this time, when the way left shrinks by `rate` in every second. */
export const approach = (seconds: number, rate: number): number => 1 - exp(-seconds * rate);

/** The nearest number that is neither below `low` nor above `high`. */
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** `from` at part 0, `to` at part 1, straight between them and beyond. */
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** A part of the way, from 0 to 1, slow at both ends. */
export const eased = (part: number): number => part * part * (3 - 2 * part);

/** 0 at `from` and before, 1 at `to` and after, without a corner at either; `from` may be the greater. */
export const smoothstep = (from: number, to: number, value: number): number =>
  eased(clamp((value - from) / (to - from)));

/** How long a way is. `Math.hypot` takes several times as long, and leaves garbage: too dear for what is asked at every frame. */
export const flatLength = (x: number, z: number): number => Math.sqrt(x * x + z * z);
export const fullLength = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);

/** The same direction in (−π, π]. */
export function wrapAngle(angle: number): number {
  const wrapped = angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
  return wrapped <= -Math.PI ? Math.PI : wrapped;
}

/** How much of the way to a goal is made in this time, when the way left shrinks by `rate` in every second. */
export const approach = (seconds: number, rate: number): number => 1 - Math.exp(-seconds * rate);

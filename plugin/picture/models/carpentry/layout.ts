import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import type { Outline } from '../../look/shapes/outline.ts';

/** The middles of so many equal shares of a length about `middle`. */
export const row = (count: number, length: number, middle = 0): number[] =>
  Array.from({ length: count }, (_, index) => middle - length / 2 + (length * (index + 0.5)) / count);

/** Somewhere round the vertical: which way it looks, and what is so far out there. */
interface Direction {
  readonly yaw: number;
  readonly at: (out: number, y: number) => Vec3;
}

/** So many directions all round; `squash` is how much less deep than wide the round is. */
export const around = (count: number, from = 0, squash = 1): Direction[] =>
  Array.from({ length: count }, (_, index) => {
    const yaw = (index / count) * Math.PI * 2 + from;
    return { yaw, at: (out, y) => vec(Math.sin(yaw) * out, y, Math.cos(yaw) * out * squash) };
  });

/** Points of a circle, or of a part of one: flat, in x and y. */
export const circle = (radius: number, steps = 16, from = 0, to = 2 * Math.PI): Outline =>
  Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });

/** The outline of a round: no point twice. */
export const disc = (radius: number, steps = 18, squash = 1): Outline =>
  circle(radius, steps)
    .slice(0, -1)
    .map(([x, y]) => [x, y * squash] as const);

/** The same line lying on the ground: its y becomes z. */
export const level = (line: Outline, wide = 1, deep = 1): Vec3[] => line.map(([x, z]) => vec(x * wide, 0, z * deep));

/** A ring to pull at: a circle that hangs from its top. */
export const hangingRing = (radius: number): Outline =>
  circle(radius, 12, Math.PI / 2, -1.5 * Math.PI).map(([x, y]) => [x, y - radius] as const);

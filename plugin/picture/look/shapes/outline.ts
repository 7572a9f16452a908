import { invariant } from '../../../../src/kit/invariant.ts';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';

/** Points of a flat line: across and up. A lathe turns them (radius and height), a slab is cut along them. */
export type Outline = readonly (readonly [across: number, up: number])[];

/**
 * An outline written down, `'0 0, 1 0, 0.8 1'`, or one already made, at this size: its numbers are parts of the whole.
 * A text, because most outlines are drawn once and only ever looked at as a whole.
 */
export const outline = (points: string | Outline, across = 1, up = 1): Outline =>
  (typeof points === 'string' ? read(points, 2) : points).map(([x = 0, y = 0]) => [x * across, y * up] as const);

/** The same for a line through space, as a rod follows it: `'-0.5 0 0, 0.5 1 0'`. */
export const path = (points: string, width = 1, height = 1, depth = 1): readonly Vec3[] =>
  read(points, 3).map(([x = 0, y = 0, z = 0]) => vec(x * width, y * height, z * depth));

const read = (text: string, axes: number): readonly (readonly number[])[] =>
  text.split(',').map((point) => {
    const numbers = point.trim().split(' ').map(Number);
    invariant(numbers.length === axes && numbers.every(Number.isFinite), `"${point}" is no point of ${axes} numbers.`);
    return numbers;
  });

import { toShare } from '../../../src/kit/numbers.ts';
import type { Spot } from '../../stage/space/spot.ts';
import type { Outside } from './outside.ts';

/** How cloth is hung around a body. Angles are radians from the front to the right. */
interface Hanging {
  /** Heights of its rows, from the top down. */
  readonly heights: readonly number[];
  /** From where to where it goes round, at a height. */
  readonly span: (y: number) => readonly [from: number, to: number];
  readonly columns: number;
  /** How far off what is under it it lies. */
  readonly ease: number;
  /** How much wider a metre of it gets on its way down. */
  readonly flare: (y: number) => number;
  /** It is at least so wide there, and hangs out no further than this of itself. */
  readonly least?: (y: number, angle: number) => number;
  readonly most?: (y: number, angle: number) => number;
  readonly folds?: { readonly count: number; readonly depth: number; readonly from: number; readonly to: number };
}

/** Over shoulders, which are nearly level, it lies so much higher than they are. */
const liftMeters = 0.028;

/** Where the points of hung cloth are: it lies on what stands out, and falls from there. */
export function hang(outside: Outside, hanging: Hanging): readonly (readonly Spot[])[] {
  const { heights, span, columns, ease, flare, least = () => 0, most = () => Infinity } = hanging;
  let above: readonly number[] | undefined;
  return heights.map((y, row) => {
    const [from, to] = span(y);
    const angles = Array.from({ length: columns + 1 }, (_, column) => from + ((to - from) * column) / columns);
    const fall = row === 0 ? 0 : (heights[row - 1] ?? y) - y;
    const lain = angles.map((angle, column) => {
      const hung = above ? Math.min((above[column] ?? 0) + flare(y) * fall, most(y, angle)) : 0;
      const under = Math.max(outside.trunk(y, angle), outside.trunk(y - liftMeters, angle));
      return Math.max(under + ease, hung, least(y, angle));
    });
    above = tightened(tightened(lain));
    return above.map((radius, column) =>
      polar(y, angles[column] ?? 0, radius + foldAt(hanging, y, angles[column] ?? 0)),
    );
  });
}

export const polar = (y: number, angle: number, radius: number): Spot => [
  Math.sin(angle) * radius,
  y,
  Math.cos(angle) * radius,
];

/** Cloth lies over hollows. */
const tightened = (radii: readonly number[]): readonly number[] =>
  radii.map((radius, at) => Math.max(radius, ((radii[at - 1] ?? radius) + (radii[at + 1] ?? radius)) / 2));

/** Round ridges, no two quite alike, deeper towards the hem. */
function foldAt({ folds }: Hanging, y: number, angle: number): number {
  if (!folds) return 0;
  const part = toShare((folds.from - y) / (folds.from - folds.to));
  const wave = Math.cos(angle * folds.count * 0.5 + Math.sin(angle * 2) * 0.9);
  return folds.depth * part * (Math.sqrt(wave * wave + 0.02) - 0.3);
}

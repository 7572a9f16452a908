import { egg, ring, type Field } from '../../sculpt/field.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import type { CutMaker, CutMakers } from './cut.ts';
import { curtains, partedCap } from './hanging.ts';
import { clump, curveThrough, lock } from './scalp.ts';

/** Three strands over and under, as knots along a way. */
function plaitAlong(points: readonly Spot[], knots: number, thick: number): readonly Field[] {
  const way = curveThrough(points);
  return Array.from({ length: knots }, (_, i) => {
    const part = (i + 0.5) / knots;
    const [x, y, z] = way(part);
    const side = i % 2 === 0 ? -1 : 1;
    const round = thick * (1 - 0.35 * part);
    return egg([x + side * round * 0.42, y, z], [round * 0.95, round * 1.15, round * 0.95]);
  });
}

/** Two, over the shoulders. */
const braids: CutMaker = (scalp) => {
  const { at } = scalp;
  const parts = [-1, 1].map((side) => {
    const end: Spot = [side * 0.125, -0.34, 0.1];
    const way: readonly Spot[] = [at(side * 1.75, -0.2, 0.014), [side * 0.15, -0.11, -0.005], [side * 0.145, -0.22, 0.06], end]; // prettier-ignore
    return {
      drawn: lock([at(side * 1.1, 0.5, 0.02), at(side * 1.5, 0.1, 0.024), at(side * 1.75, -0.2, 0.014)], 0.03, 0.7),
      knots: plaitAlong(way, 9, 0.031),
      tuft: lock([end, [end[0], -0.385, 0.105]], 0.025, 0.3),
      tie: ring([end[0], -0.35, 0.101], 0.021, 0.021, 0.01),
    };
  });
  const hair = parts.flatMap(({ drawn, knots, tuft }) => [drawn, knots, tuft]);
  return {
    hair: clump(0.007, partedCap(scalp, 0), ...curtains(scalp, 0, 0), ...hair),
    ties: clump(0.001, ...parts.map(({ tie }) => tie)),
  };
};

/** One, down the back. */
const plait: CutMaker = (scalp) => {
  const end: Spot = [0.04, -0.42, -0.16];
  const way: readonly Spot[] = [scalp.at(Math.PI, -0.2, 0.02), [0.012, -0.12, -0.16], [0.03, -0.25, -0.165], end];
  return {
    hair: clump(
      0.007,
      partedCap(scalp, 0.02),
      ...curtains(scalp, 0.1, 0.05),
      plaitAlong(way, 12, 0.038),
      lock([end, [0.042, -0.475, -0.155]], 0.024, 0.3),
    ),
    ties: ring([0.04, -0.43, -0.16], 0.022, 0.022, 0.01),
  };
};

export const plaitedCuts = { braids, plait } satisfies CutMakers;

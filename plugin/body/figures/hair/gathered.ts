import { ball, bumped, type Field, placed, ring, way } from '../../sculpt/field.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import {
  backwards,
  capOf,
  clump,
  lock,
  usualHairline,
  type CutMaker,
  type CutMakers,
  type Hairline,
  type Lock,
  type Scalp,
} from './scalp.ts';

const upLine: Hairline = [[0, 0.8], [0.5, 0.78], [0.85, 0.5], [1.12, 0.1], [1.35, -0.02], [1.6, 0.12], [1.9, -0.05], [2.15, -0.5], [Math.PI, -0.74]]; // prettier-ignore

/** Hair drawn from all around towards one place. */
function drawnTo({ at, vary }: Scalp, turns: readonly number[], to: Spot, lift: number): readonly Lock[] {
  return turns.map((turn) => {
    const front = Math.abs(turn) < 1;
    const start = at(turn, front ? 0.86 : 0.05, 0.006);
    const middle = at(turn * 1.25, front ? 1.1 : 0.35, lift);
    return lock([start, middle, [to[0] * 0.8, to[1] * 0.92, to[2] * 0.9]], vary(0.025, 0.003), 0.7);
  });
}

const turnsAround: readonly number[] = [-2.5, -1.9, -1.3, -0.8, -0.35, 0.1, 0.5, 0.95, 1.4, 2, 2.6];

/** A knot wound about itself. */
function knot(at: Spot, round: number): Field {
  const tilt = placed(at, [0.5, 0.3, 0], ball([0, 0, 0], round));
  return bumped(tilt, 0.006, (x, y, z) => {
    const [a, b, c] = [x - at[0], y - at[1], z - at[2]];
    return Math.sin(Math.atan2(b + a * 0.3, c) * 2 + a * 130) * 0.0055;
  });
}

const drawnCap = (scalp: Scalp, thick: number): Field =>
  capOf(scalp, {
    line: upLine,
    thick: (_, rise) => thick + 0.006 * Math.max(0, Math.sin(rise)),
    ridge: backwards(10),
    deep: 0.005,
  });

const bun: CutMaker = (scalp) => {
  const { at, vary } = scalp;
  const where = at(Math.PI, 0.1, 0.05);
  const wisps = [-1, 1].map((side) =>
    lock(
      [at(side * 1.02, 0.5, 0.012), at(side * 1.16, 0.05, 0.018), at(side * 1.14, vary(-0.35, 0.08), 0.02)],
      0.014,
      0.15,
    ),
  );
  return {
    hair: clump(
      0.008,
      drawnCap(scalp, 0.018),
      ...drawnTo(scalp, turnsAround, where, 0.024),
      ...wisps,
      knot(where, 0.066),
    ),
    ties: placed(at(Math.PI, 0.1, 0.016), [1.47, 0, 0], ring([0, 0, 0], 0.058, 0.058, 0.011)),
  };
};

const topknot: CutMaker = (scalp) => {
  const where = scalp.at(Math.PI, 1.22, 0.058);
  const seat = scalp.at(Math.PI, 1.22, 0.018);
  return {
    hair: clump(0.008, drawnCap(scalp, 0.016), ...drawnTo(scalp, turnsAround, where, 0.022), knot(where, 0.07)),
    ties: placed(seat, [-0.3, 0, 0], ring([0, 0, 0], 0.05, 0.05, 0.014)),
  };
};

/** A chignon with ringlets before the ears. */
const ringlets: CutMaker = (scalp) => {
  const { at, vary } = scalp;
  const where = at(Math.PI, 0.5, 0.03);
  const falls = [-1, 1].flatMap((side) =>
    [1.12, 1.4].map((turn, i) => {
      const [x, y, z] = at(side * turn, 0.16, 0.024);
      const spots = Array.from({ length: 9 }, (_, n): Spot => [
        x + Math.cos(n * 1.9) * 0.013,
        y - n * (0.021 - i * 0.003),
        z + Math.sin(n * 1.9) * 0.013,
      ]);
      return clump(0.004, ...spots.map((spot, n) => ball(spot, 0.022 - n * 0.0009)));
    }),
  );
  const parting = [-1, 1].map((side) => lock([at(side * 0.06, 0.95, 0.01), at(side * 0.6, 0.84, 0.028), at(side * 1.1, 0.36, 0.026), at(side * 1.5, 0.2, 0.02)], vary(0.03, 0.002), 0.5)); // prettier-ignore
  return {
    hair: clump(
      0.007,
      drawnCap(scalp, 0.018),
      ...parting,
      ...falls,
      ...drawnTo(scalp, [-2.5, -1.9, 2, 2.6], where, 0.022),
      knot(where, 0.062),
    ),
    ties: placed(at(Math.PI, 0.5, 0), [0.9, 0, 0], ring([0, 0, 0], 0.056, 0.056, 0.011)),
  };
};

function tail(scalp: Scalp, from: Spot, drop: number, thick: number): Field {
  const strands = [-1, 0, 1].map((side) =>
    lock(
      [
        from,
        [side * 0.018, from[1] - drop * 0.25 + 0.02, from[2] - 0.05],
        [side * 0.034, from[1] - drop * 0.65, from[2] - 0.05],
        [side * 0.02 + scalp.vary(0, 0.02), from[1] - drop, from[2] - 0.03],
      ],
      thick,
      0.15,
    ),
  );
  return clump(0.007, ...strands);
}

const ponytail: CutMaker = (scalp) => {
  const where = scalp.at(Math.PI, 0.62, 0.026);
  return {
    hair: clump(
      0.008,
      drawnCap(scalp, 0.016),
      ...drawnTo(scalp, turnsAround, where, 0.02),
      tail(scalp, where, 0.3, 0.036),
    ),
    ties: placed(where, [0.9, 0, 0], ring([0, 0, 0], 0.032, 0.032, 0.014)),
  };
};

/** A gentleman's tail at the nape with a bow. */
const queue: CutMaker = (scalp) => {
  const { at } = scalp;
  const where = at(Math.PI, -0.4, 0.02);
  const rolls = [-1, 1].flatMap((side) =>
    [0, 1].map((i) =>
      lock(
        [
          at(side * 1.2, 0.16 - i * 0.24, 0.02),
          at(side * 1.6, 0.16 - i * 0.22, 0.036),
          at(side * 2.1, 0.1 - i * 0.22, 0.026),
        ],
        0.024,
        0.8,
      ),
    ),
  );
  const bow = clump(0.004, ...[-1, 1].map((side) => lock(way([0, where[1], where[2] - 0.02], [side * 0.05, where[1] + 0.016, where[2] - 0.025], [side * 0.066, where[1] - 0.012, where[2] - 0.018]), 0.018, 0.9))); // prettier-ignore
  const cap = capOf(scalp, { line: usualHairline, thick: 0.022, ridge: backwards(10), deep: 0.005 });
  return { hair: clump(0.008, cap, ...rolls, tail(scalp, where, 0.2, 0.024)), ties: bow };
};

export const gatheredCuts = { bun, topknot, ringlets, ponytail, queue } satisfies CutMakers;

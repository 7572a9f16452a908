import { smoothstep } from '../../../../src/kit/numbers.ts';
import type { CutMaker, CutMakers } from './cut.ts';
import { fromCrown } from './flow.ts';
import { capOf, clump, lock, usualHairline, type Hairline, type Scalp } from './scalp.ts';

const crownBare =
  (from: number, to: number) =>
  (_: number, rise: number): number =>
    smoothstep(from, to, rise) * 0.3;

const wreathLine: Hairline = [[0, 1.5], [1.02, 1.3], [1.24, 0.42], [1.34, -0.2], [1.45, -0.2], [1.58, 0.14], [1.9, 0.04], [2.15, -0.5], [Math.PI, -0.76]]; // prettier-ignore

/** A wreath of hair from ear to ear, with tufts that stand off. */
const tufts: CutMaker = (scalp) => {
  const { at, vary } = scalp;
  const cap = capOf(scalp, {
    line: wreathLine,
    thick: () => 0.02,
    ridge: fromCrown(11),
    deep: 0.006,
    bald: crownBare(0.42, 0.8),
  });
  const off = [-1, 1].flatMap((side) =>
    Array.from({ length: 7 }, (_, i) => {
      const turn = side * (1.3 + i * 0.24);
      const rise = vary(0.32, 0.1) - i * 0.05;
      return lock(
        [
          at(turn, rise, 0.004),
          at(turn + side * 0.05, rise - 0.1, vary(0.04, 0.008)),
          at(turn + side * 0.12, rise - vary(0.42, 0.08), vary(0.05, 0.012)),
        ],
        vary(0.026, 0.004),
        0.15,
      );
    }),
  );
  return { hair: clump(0.009, cap, ...off, ...nape(scalp)) };
};

/** Shorn on the crown as monks are. */
const tonsure: CutMaker = (scalp) => {
  const { at, vary } = scalp;
  const cap = capOf(scalp, {
    line: usualHairline,
    thick: () => 0.022,
    ridge: fromCrown(12, 0.2),
    deep: 0.006,
    bald: crownBare(1, 1.2),
  });
  const rim = Array.from({ length: 22 }, (_, i) => {
    const turn = (i / 22) * Math.PI * 2;
    const front = Math.max(0, Math.cos(turn));
    return lock(
      [at(turn, 1.02, 0), at(turn, 0.84, 0.018), at(turn + vary(0, 0.06), 0.4 + 0.24 * front, 0.018)],
      vary(0.024, 0.003),
      0.3,
    );
  });
  return { hair: clump(0.008, cap, ...rim, ...nape(scalp)) };
};

/** A few hairs combed from one ear to the other. */
const combedOver: CutMaker = (scalp) => {
  const { across } = scalp;
  const side = scalp.random.next() < 0.5 ? -1 : 1;
  const cap = capOf(scalp, {
    line: wreathLine,
    thick: () => 0.017,
    ridge: fromCrown(10),
    deep: 0.005,
    bald: crownBare(0.42, 0.8),
  });
  const over = [0.42, 0.22, 0.02, -0.2, -0.42].map((forward) =>
    lock(
      [1.25, 0.75, 0.25, -0.3, -0.85, -1.2].map((part) => across(side * part, forward - (1 - part) * 0.06, 0.008)),
      0.0145,
      0.6,
    ),
  );
  return { hair: clump(0.004, cap, ...over, ...nape(scalp)) };
};

const nape = ({ at, vary }: Scalp) =>
  Array.from({ length: 6 }, (_, i) => {
    const turn = Math.PI + (i - 2.5) * 0.36;
    return lock([at(turn, -0.25, 0.01), at(turn, -0.6, 0.016), at(turn, vary(-0.84, 0.06), 0.018)], 0.022, 0.2);
  });

export const baldingCuts = { tufts, tonsure, 'combed-over': combedOver } satisfies CutMakers;

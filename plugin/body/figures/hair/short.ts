import { smoothstep } from '../../../../src/kit/numbers.ts';
import {
  backwards,
  capOf,
  clump,
  fromCrown,
  hairline,
  lock,
  recedingHairline,
  usualHairline,
  type CutMaker,
  type CutMakers,
  type Hairline,
  type Lock,
  type Scalp,
} from './scalp.ts';

/** Little points of hair along the edge at the nape and before the ears, so that no cap ends like a helmet. */
function edgeLocks({ at, vary }: Scalp, line: 'nape' | 'all' = 'all'): readonly Lock[] {
  const nape = Array.from({ length: 9 }, (_, i) => {
    const turn = Math.PI + (i - 4) * 0.26 + vary(0, 0.06);
    const way = [at(turn, -0.3, 0.008), at(turn, -0.62, 0.009), at(turn, vary(-0.86, 0.07), 0.008)];
    return lock(way, vary(0.021, 0.003), 0.2);
  });
  if (line === 'nape') return nape;
  const burns = [-1, 1].map((side) =>
    lock(
      [at(side * 1.22, 0.3, 0.006), at(side * 1.27, -0.1, 0.005), at(side * 1.27, vary(-0.36, 0.06), 0.002)],
      0.018,
      0.25,
    ),
  );
  return [...nape, ...burns];
}

const cropped: CutMaker = (scalp) => {
  const { at, vary } = scalp;
  const thick = (_: number, rise: number): number => 0.015 + 0.006 * Math.max(0, rise);
  const cap = capOf(scalp, { line: usualHairline, thick, ridge: fromCrown(9) });
  const front = [-0.62, -0.38, -0.12, 0.14, 0.4, 0.64].map((turn) =>
    lock(
      [at(turn * 0.7, 1.15, 0.014), at(turn, 0.88, 0.02), at(turn * 1.15 + vary(0, 0.1), vary(0.66, 0.05), 0.014)],
      vary(0.019, 0.003),
      0.3,
    ),
  );
  return { hair: clump(0.01, cap, ...front, ...edgeLocks(scalp)) };
};

const parted: CutMaker = (scalp) => {
  const { at, vary, random } = scalp;
  const side = random.next() < 0.5 ? -1 : 1;
  const partX = 0.05 * side;
  const furrow = (x: number): number => Math.exp(-(((x - partX) / 0.013) ** 2));
  const cap = capOf(scalp, {
    line: usualHairline,
    thick: (_, rise, [x]) => 0.02 + 0.012 * Math.max(0, Math.sin(rise)) - furrow(x) * 0.02 * Math.max(0, rise),
    ridge: fromCrown(11, 0.3),
  });
  const across = [0, 1, 2, 3].map((i) => {
    const from = side * (0.36 - 0.03 * i);
    return lock(
      [
        at(from, 0.98 + i * 0.1, 0.016),
        at(-side * 0.1, 0.98 + i * 0.12, 0.036),
        at(-side * 0.62, 0.8 + i * 0.12, 0.03),
        at(-side * (1.06 + 0.1 * i), vary(0.46, 0.08), 0.014),
      ],
      vary(0.027, 0.003),
      0.3,
    );
  });
  const short = [0, 1, 2].map((i) =>
    lock(
      [
        at(side * (0.42 - i * 0.02), 1 + i * 0.1, 0.014),
        at(side * 0.74, 0.76 + i * 0.1, 0.022),
        at(side * (1.08 + i * 0.1), 0.32, 0.012),
      ],
      0.022,
      0.3,
    ),
  );
  return { hair: clump(0.008, cap, ...across, ...short, ...edgeLocks(scalp)) };
};

const swept: CutMaker = (scalp) => {
  const { at, vary } = scalp;
  const thick = (_: number, rise: number): number => 0.016 + 0.016 * Math.max(0, Math.sin(rise));
  const cap = capOf(scalp, { line: recedingHairline, thick, ridge: backwards(9) });
  const back = [-0.85, -0.5, -0.17, 0.17, 0.5, 0.85].map((turn) => {
    const over = [at(turn * 0.85, 0.95, 0.006), at(turn * 0.95, 1.2, 0.034)];
    const down = [at(turn * 1.1 + (turn > 0 ? 0.7 : -0.7), 1.15, 0.03), at(Math.PI - turn * 0.9, vary(0.5, 0.1), 0.02)];
    return lock([...over, ...down], vary(0.026, 0.003), 0.35);
  });
  const flicks = [-1, 1].flatMap((side) =>
    [0, 1].map((i) =>
      lock(
        [
          at(side * (1.35 + i * 0.2), 0.5, 0.014),
          at(side * (1.75 + i * 0.12), 0.14 - i * 0.2, 0.02),
          at(side * (2.15 + i * 0.1), -0.2 - i * 0.24, 0.036),
        ],
        0.02,
        0.2,
      ),
    ),
  );
  return { hair: clump(0.008, cap, ...back, ...flicks, ...edgeLocks(scalp)) };
};

const quiff: CutMaker = (scalp) => {
  const { at, vary } = scalp;
  const lean = scalp.random.next() < 0.5 ? -1 : 1;
  const cap = capOf(scalp, { line: usualHairline, thick: (turn, rise) => 0.012 + 0.024 * Math.max(0, Math.sin(rise)) * (0.6 + 0.4 * Math.cos(turn)), ridge: backwards(10) }); // prettier-ignore
  const wave = [-0.78, -0.44, -0.1, 0.24, 0.58, 0.84].map((turn, i) =>
    lock(
      [
        at(turn, 0.92, 0.01),
        at(turn * 0.95, 0.94, 0.054 - Math.abs(i - 2.5) * 0.008),
        at(turn + lean * 0.1, 1.12, 0.064 - Math.abs(i - 2.5) * 0.008),
        at(turn + lean * 0.5, 1.3, 0.05),
        at(turn + lean * 1.2, 1.2, 0.02),
      ],
      vary(0.027, 0.002),
      0.3,
    ),
  );
  return { hair: clump(0.008, cap, ...wave, ...edgeLocks(scalp)) };
};

const tousled: CutMaker = (scalp) => {
  const { at, vary } = scalp;
  const cap = capOf(scalp, { line: usualHairline, thick: 0.02, ridge: fromCrown(8), deep: 0.007 });
  const wild = Array.from({ length: 34 }, (_, i) => {
    // Laid like seeds in a sunflower, each lock thrown its own way.
    const turn = Math.atan2(Math.sin(i * 2.39996), Math.cos(i * 2.39996));
    const rise = Math.asin(1 - ((i + 0.5) / 34) * 1.05);
    const [bend, lift] = [vary(0, 0.4), vary(0.042, 0.014)];
    const tip = rise - vary(0.36, 0.1);
    const way = [at(turn, rise, 0.006), at(turn + bend * 0.5, rise - 0.16, lift * 0.7), at(turn + bend, tip, lift)];
    return { turn, tip, way };
  }).filter(({ turn, tip }) => tip > (Math.abs(turn) < 1.15 ? 0.62 : -0.3));
  const front = [-0.66, -0.34, 0, 0.3, 0.64].map((turn) => {
    const way = [at(turn * 0.8, 1.1, 0.016), at(turn, 0.86, 0.036), at(turn + vary(0, 0.22), vary(0.62, 0.06), 0.026)];
    return lock(way, vary(0.024, 0.003), 0.12);
  });
  const locks = wild.map(({ way }) => lock(way, vary(0.024, 0.004), 0.12));
  return { hair: clump(0.008, cap, ...locks, ...front, ...edgeLocks(scalp)) };
};

const fringe: CutMaker = (scalp) => {
  const { at, vary } = scalp;
  const line = hairline([0, 0.7], [0.6, 0.66], [0.9, 0.4], [1.15, -0.1], [1.5, -0.12], [1.9, -0.3], [Math.PI, -0.7]);
  const cap = capOf(scalp, { line, thick: (turn, rise) => 0.024 + 0.008 * Math.cos(rise) * Math.abs(Math.sin(turn)), ridge: fromCrown(11, 0.3) }); // prettier-ignore
  const bangs = [-0.84, -0.56, -0.28, 0, 0.28, 0.56, 0.84].map((turn) =>
    lock(
      [
        at(turn * 0.75, 1.15, 0.024),
        at(turn * 0.95, 0.78, 0.032),
        at(turn + vary(0, 0.05), vary(0.47, 0.03) - Math.abs(turn) * 0.1, 0.017),
      ],
      0.027,
      0.45,
    ),
  );
  const sides = [-1, 1].flatMap((side) =>
    [1.12, 1.42, 1.74, 2.06, 2.4].map((turn) =>
      lock(
        [at(side * turn, 0.5, 0.024), at(side * turn, 0.05, 0.03), at(side * turn, vary(-0.34, 0.05), 0.02)],
        0.026,
        0.4,
      ),
    ),
  );
  return { hair: clump(0.008, cap, ...bangs, ...sides, ...edgeLocks(scalp, 'nape')) };
};

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
    thick: 0.02,
    ridge: fromCrown(11),
    bald: crownBare(0.42, 0.8),
  });
  const off = [-1, 1].flatMap((side) =>
    Array.from({ length: 7 }, (_, i) => {
      const turn = side * (1.3 + i * 0.24);
      const rise = vary(0.32, 0.1) - i * 0.05;
      const off = at(turn + side * 0.05, rise - 0.1, vary(0.04, 0.008));
      const tip = at(turn + side * 0.12, rise - vary(0.42, 0.08), vary(0.05, 0.012));
      return lock([at(turn, rise, 0.004), off, tip], vary(0.026, 0.004), 0.15);
    }),
  );
  return { hair: clump(0.009, cap, ...off, ...nape(scalp)) };
};

/** Shorn on the crown as monks are. */
const tonsure: CutMaker = (scalp) => {
  const { at, vary } = scalp;
  const cap = capOf(scalp, {
    line: usualHairline,
    thick: 0.022,
    ridge: fromCrown(12, 0.2),
    bald: crownBare(1, 1.2),
  });
  const rim = Array.from({ length: 22 }, (_, i) => {
    const turn = (i / 22) * Math.PI * 2;
    const front = Math.max(0, Math.cos(turn));
    const way = [at(turn, 1.02, 0), at(turn, 0.84, 0.018), at(turn + vary(0, 0.06), 0.4 + 0.24 * front, 0.018)];
    return lock(way, vary(0.024, 0.003), 0.3);
  });
  return { hair: clump(0.008, cap, ...rim, ...nape(scalp)) };
};

/** A few hairs combed from one ear to the other. */
const combedOver: CutMaker = (scalp) => {
  const { across } = scalp;
  const side = scalp.random.next() < 0.5 ? -1 : 1;
  const cap = capOf(scalp, {
    line: wreathLine,
    thick: 0.017,
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

export const shortCuts = {
  cropped,
  parted,
  swept,
  quiff,
  tousled,
  fringe,
  tufts,
  tonsure,
  'combed-over': combedOver,
} satisfies CutMakers;

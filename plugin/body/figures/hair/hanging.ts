import { egg, ring, rod, type Field } from '../../sculpt/field.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import {
  capOf,
  clump,
  curveThrough,
  fromCrown,
  hairline,
  lock,
  type CutMaker,
  type CutMakers,
  type Lock,
  type Scalp,
} from './scalp.ts';

const partedLine = hairline([0, 0.8], [0.5, 0.72], [0.85, 0.4], [1.12, -0.1], [1.4, -0.2], [2, -0.4], [Math.PI, -0.8]);

/** Long hair is much to sculpt and has no small forms. */
const longVoxel = 0.011;

/** How a strand falls. */
interface Fall {
  /** How low its tip is. */
  readonly toY: number;
  readonly thick: number;
  /** How far it swings from side to side on its way, and how much its end turns in (or out, where negative). */
  readonly wave?: number;
  readonly curlIn?: number;
  readonly tip?: number;
}

/** A strand that falls from the crown over the widest of the head and hangs. */
function fall({ at, vary }: Scalp, turn: number, { toY, thick, wave = 0, curlIn = 0, tip = 0.35 }: Fall): Lock {
  const [x, y, z] = at(turn, 0.06, 0.02);
  const out = 1 + vary(0.02, 0.03);
  const drop = (part: number): Spot => {
    const sway = wave * Math.sin(part * 7.5 + Math.abs(turn) * 2) * part;
    const inwards = 1 - curlIn * part * part;
    return [
      (x * out + sway * Math.cos(turn)) * inwards,
      y + (toY - y) * part,
      z * out * inwards + sway * Math.sin(turn),
    ];
  };
  const way = [at(turn * 0.9, 1.05, 0.012), at(turn, 0.55, 0.02), [x, y, z] as Spot, drop(0.3), drop(0.65), drop(1)];
  return lock(way, thick, tip);
}

/** So many turns to either side, from so far around to the nape. */
const bothWays = (count: number, from: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + ((Math.PI - from) * (i + 0.5)) / count).flatMap((turn) => [
    -turn,
    turn,
  ]);

const falls = (scalp: Scalp, count: number, from: number, cut: () => Fall): readonly Lock[] =>
  bothWays(count, from).map((turn) => fall(scalp, turn, cut()));

/** What is behind the strands of long hair, so that one does not see through to the neck. */
const backMass = (toY: number): Field =>
  egg([0, (toY - 0.02) * 0.5, -0.075], [0.118, Math.abs(toY) * 0.62 + 0.05, 0.062]);

/** A parting in the middle, or off it. */
function partedCap(scalp: Scalp, off: number, thick = 0.02): Field {
  return capOf(scalp, {
    line: partedLine,
    thick: (_, rise, [x, , z]) =>
      thick - Math.exp(-(((x - off) / 0.012) ** 2)) * thick * 0.9 * Math.max(0, Math.sin(rise)) * (z > -0.06 ? 1 : 0),
    ridge: fromCrown(11, 0.2),
    deep: 0.005,
  });
}

/** Strands that frame a face from the parting. */
const curtains = ({ at }: Scalp, off: number, toRise: number): readonly Lock[] =>
  [-1, 1].flatMap((side) => {
    const inner = [at(side * 0.08 + off, 0.98, 0.012), at(side * 0.6, 0.84, 0.028), at(side * 1, 0.4, 0.026)];
    const outer = [at(side * 0.12 + off, 1.15, 0.014), at(side * 0.8, 0.98, 0.03), at(side * 1.25, 0.4, 0.026)];
    return [
      lock([...inner, at(side * 1.2, toRise, 0.014)], 0.026, 0.4),
      lock([...outer, at(side * 1.4, toRise, 0.014)], 0.028, 0.4),
    ];
  });

const long: CutMaker = (scalp) => {
  const { vary } = scalp;
  const off = vary(0, 0.03);
  const cut = (): Fall => ({
    toY: vary(-0.28, 0.022),
    thick: vary(0.037, 0.004),
    wave: 0.012,
    curlIn: vary(0.06, 0.06),
  });
  const strands = falls(scalp, 6, 1.2, cut);
  return {
    voxel: longVoxel,
    hair: clump(0.014, partedCap(scalp, off), backMass(-0.26), ...curtains(scalp, off, -0.3), ...strands),
  };
};

/** Long hair that is wet: strands of all sizes that cling. */
const lank: CutMaker = (scalp) => {
  const { at, vary } = scalp;
  const cut = (): Fall => ({
    toY: vary(-0.22, 0.07),
    thick: vary(0.024, 0.008),
    wave: 0.01,
    curlIn: vary(0.16, 0.08),
    tip: 0.2,
  });
  const strands = falls(scalp, 8, 1.12, cut);
  const wisps = [-0.55, -0.26, 0.42].map((turn) =>
    lock([at(turn * 0.6, 1.1, 0.012), at(turn, 0.8, 0.016), at(turn * 1.25, vary(0.46, 0.08), 0.01)], 0.015, 0.2),
  );
  return {
    hair: clump(0.01, partedCap(scalp, 0, 0.013), backMass(-0.2), ...curtains(scalp, 0, -0.4), ...strands, ...wisps),
  };
};

const wavy: CutMaker = (scalp) => {
  const { vary } = scalp;
  const off = vary(0, 0.04);
  const cut = (): Fall => ({
    toY: vary(-0.23, 0.02),
    thick: vary(0.041, 0.004),
    wave: 0.03,
    curlIn: vary(-0.04, 0.06),
    tip: 0.5,
  });
  const strands = falls(scalp, 6, 1.18, cut);
  return {
    voxel: longVoxel,
    hair: clump(0.01, partedCap(scalp, off, 0.026), backMass(-0.2), ...curtains(scalp, off, -0.2), ...strands),
  };
};

const fringeTurns = [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75];

/** To the collar and turned under: pages, kings on playing cards. */
const pageboy: CutMaker = (scalp) => {
  const { at, vary } = scalp;
  const cut = (): Fall => ({ toY: vary(-0.15, 0.008), thick: 0.036, curlIn: vary(0.1, 0.02), tip: 0.75 });
  const strands = falls(scalp, 7, 1.16, cut);
  const bangs = fringeTurns.map((turn) =>
    lock([at(turn * 0.7, 1.15, 0.02), at(turn, 0.82, 0.03), at(turn * 1.06, vary(0.56, 0.03), 0.016)], 0.028, 0.5),
  );
  return { voxel: longVoxel, hair: clump(0.01, partedCap(scalp, 0, 0.024), backMass(-0.12), ...bangs, ...strands) };
};

const bob: CutMaker = (scalp) => {
  const { at, vary, random } = scalp;
  const off = vary(0, 0.04);
  const cut = (): Fall => ({ toY: vary(-0.115, 0.01), thick: vary(0.035, 0.003), curlIn: 0.14, tip: 0.5 });
  const strands = falls(scalp, 7, 1.1, cut);
  const bangs = fringeTurns.map((turn) =>
    lock([at(turn * 0.7, 1.15, 0.02), at(turn, 0.8, 0.03), at(turn * 1.06, vary(0.5, 0.03), 0.015)], 0.027, 0.4),
  );
  const front = random.next() < 0.5 ? bangs : curtains(scalp, off, -0.2);
  return { hair: clump(0.009, partedCap(scalp, off, 0.024), ...front, ...strands) };
};

const locs: CutMaker = (scalp) => {
  const { vary } = scalp;
  const cap = capOf(scalp, { line: partedLine, thick: 0.016, ridge: fromCrown(12, 0.2), deep: 0.007 });
  const cut = (): Fall => ({ toY: vary(-0.19, 0.05), thick: vary(0.02, 0.002), wave: 0.012, tip: 0.8 });
  const strands = falls(scalp, 9, 1.05, cut);
  const upper = bothWays(5, 0.95).map((turn) =>
    fall(scalp, turn + 0.12, { toY: vary(-0.1, 0.04), thick: 0.02, wave: 0.014, tip: 0.8 }),
  );
  return { hair: clump(0.004, cap, ...strands, ...upper, rod([0, 0.1, -0.1], [0, -0.06, -0.1], 0.06)) };
};

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

export const hangingCuts = { pageboy, bob, long, wavy, lank, locs, braids, plait } satisfies CutMakers;

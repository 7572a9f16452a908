import { smoothstep } from '../../../../src/kit/numbers.ts';
import { seededRandom, type Random } from '../../../../src/kit/random.ts';
import { clumped, type Strand } from '../../sculpt/clumped.ts';
import { field, rod, type Field } from '../../sculpt/field.ts';
import { noise } from '../../sculpt/noise.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import type { FaceShape } from '../face-shape.ts';
import { fleshedForm, skullForm } from '../head.ts';

/** Where turns and rises are counted from, in the head's own measure. */
const middle: Spot = [0, 0.035, -0.01];
const { sin, cos, sqrt, atan2, asin, abs, PI } = Math;

/**
 * The head as hair finds it. A turn is how far around one looks from the face (0) over the right ear (π/2) to the
 * nape (π), a rise how far up from level; both in radians.
 */
export interface Scalp {
  readonly skull: Field;
  /** The same with its flesh: beards grow on it. */
  readonly fleshed: Field;
  /** The skin in a direction, lifted off by so much. */
  readonly at: (turn: number, rise: number, lift?: number) => Spot;
  /** The skin over the head from ear to ear: −π/2 is left, 0 the top; `forward` of it by so much of its height. */
  readonly across: (side: number, forward: number, lift?: number) => Spot;
  /** The same on every machine for the same head. */
  readonly random: Random;
  /** A number from around one that this head has. */
  readonly vary: (around: number, by: number) => number;
}

export function scalpOf(face: FaceShape, seed: number): Scalp {
  const skull = skullForm(face);
  const random = seededRandom(seed);
  const towards = ([x, y, z]: Spot, lift: number): Spot => {
    const length = sqrt(x * x + y * y + z * z);
    const on = (far: number): Spot => [
      middle[0] + (x / length) * far,
      middle[1] + (y / length) * far,
      middle[2] + (z / length) * far,
    ];
    let far = 0.34;
    for (let step = 0; step < 14; step++) far -= skull.distance(...on(far)) * 0.95;
    return on(far + lift);
  };
  return {
    skull,
    fleshed: fleshedForm(face),
    random,
    vary: (around, by) => around + (random.next() - 0.5) * 2 * by,
    at: (turn, rise, lift = 0) => towards([sin(turn) * cos(rise), sin(rise), cos(turn) * cos(rise)], lift),
    across: (side, forward, lift = 0) => towards([sin(side), cos(side), forward], lift),
  };
}

type EdgeSpot = readonly [turn: number, rise: number];
export type Hairline = readonly EdgeSpot[];

/** Heights of the hair's edge from the face around to the nape; the same on both sides. */
export const hairline = (...edge: Hairline): Hairline => edge;

export const usualHairline: Hairline = [[0, 0.76], [0.55, 0.74], [0.86, 0.46], [1.1, 0.2], [1.24, -0.3], [1.42, -0.26], [1.56, 0.16], [1.9, 0.06], [2.15, -0.5], [PI, -0.78]]; // prettier-ignore
/** For hair that is combed back or grows thin: it begins higher at the temples. */
export const recedingHairline: Hairline = [[0, 0.88], [0.45, 1.08], [0.8, 0.74], [1.1, 0.3], [1.24, -0.2], [1.42, -0.2], [1.56, 0.16], [1.9, 0.06], [2.15, -0.5], [PI, -0.75]]; // prettier-ignore

function riseAt(line: Hairline, turn: number): number {
  const around = abs(turn);
  for (let i = 1; i < line.length; i++) {
    const [to, high] = line[i]!;
    if (around > to && i < line.length - 1) continue;
    const [from, low] = line[i - 1]!;
    return low + (high - low) * smoothstep(from, to, around);
  }
  return 0;
}

/** What a cap of hair is like. */
interface Cap {
  readonly line: Hairline;
  /** Metres of hair, the same everywhere or by where one looks. */
  readonly thick: number | ((turn: number, rise: number, spot: Spot) => number);
  /** Locks as ridges, −1 in a groove to 1 on a ridge; left out where hair is smooth. */
  readonly ridge?: Flow;
  /** How deep grooves go, in metres. */
  readonly deep?: number;
  /** Metres that the edge is drawn back by, by where one looks: bald crowns. */
  readonly bald?: (turn: number, rise: number) => number;
}

/** Hair as one mass that lies on the scalp, thin where it begins. */
export function capOf({ skull }: Scalp, { line, thick, ridge, deep = 0.006, bald }: Cap): Field {
  const most = 0.07;
  const { low, high } = skull.box;
  const bottom = middle[1] - 0.16;
  return field(
    {
      low: [low[0] - most, Math.max(low[1], bottom), low[2] - most],
      high: [high[0] + most, high[1] + most, high[2] + 0.03],
    },
    (x, y, z) => {
      const d = skull.distance(x, y, z);
      if (d > most + 0.04) return d - most;
      const [a, b, c] = [x - middle[0], y - middle[1], z - middle[2]];
      const far = sqrt(a * a + b * b + c * c) || 1e-6;
      const turn = atan2(a, c);
      const rise = asin(b / far);
      // Towards the middle of the head directions crowd together: there a radian is a shorter way.
      const over = ((rise - riseAt(line, turn)) * 0.13 - (bald ? bald(turn, rise) : 0)) * Math.min(1, far / 0.13);
      const at: Spot = [x, y, z];
      const full = (typeof thick === 'number' ? thick : thick(turn, rise, at)) + (ridge ? ridge(at) * deep : 0);
      const grows = smoothstep(-0.004, 0.024, over);
      const hair = d - (full + 0.006) * grows + 0.006;
      const edge = -over - 0.012;
      const h = 0.012 - abs(hair - edge);
      return Math.max(hair, edge, bottom - y) + (h > 0 ? (h * h * 0.25) / 0.012 : 0);
    },
  );
}

/** Soft ridges with sharp grooves between them: clumps of hair in clay. */
export const ridges = (phase: number): number => 1 - 2 * (1 - abs(sin(phase * 0.5))) ** 1.6;

/** How locks lie on a head: for a point of it, −1 in a groove to 1 on a ridge. */
type Flow = (at: Spot) => number;

const wander = ([x, y, z]: Spot): number => noise(x * 16 + 3, y * 16, z * 16) - 0.5;

/** Around a whorl at the back of the crown, as hair grows. */
export const fromCrown =
  (clumps: number, swirl = 0.6): Flow =>
  (at) => {
    const forward = (at[2] + 0.01) * 0.88 + (at[1] - 0.035) * 0.46;
    return ridges(atan2(at[0], forward) * clumps + Math.hypot(at[0], forward) * 14 * swirl + wander(at) * 4);
  };

/** Straight back over the head. */
export const backwards =
  (clumps: number): Flow =>
  (at) =>
    ridges(Math.atan2(at[0], at[1] + 0.02) * clumps + wander(at) * 3.4);

/** A strand of clay, as the rods it is rolled of. */
export type Lock = Strand;

/** A strand through some points: thickest near the root, drawn to a tip. */
export function lock(points: readonly Spot[], thick: number, tip = 0.25): Lock {
  const [way, steps] = [curveThrough(points), Math.max(3, points.length * 2 - 2)];
  const spots = Array.from({ length: steps + 1 }, (_, i) => way(i / steps));
  const radii = spots.map((_, i) => {
    const part = i / steps;
    return thick * (0.75 + 0.25 * smoothstep(0, 0.3, part)) * (1 - (1 - tip) * smoothstep(0.45, 1, part));
  });
  return spots.slice(1).map((to, i) => rod(spots[i] as Spot, to, radii[i]!, radii[i + 1]));
}

/** Masses and locks pressed together; grooves stay between them where `softness` is small. */
export const clump = (softness: number, ...parts: readonly (Field | Lock)[]): Field =>
  clumped(
    softness,
    parts.map((part) => ('distance' in part ? [part] : part)),
  );

/** A smooth way through points (Catmull–Rom), 0..1. */
export function curveThrough(points: readonly Spot[]): (part: number) => Spot {
  const last = points.length - 1;
  const get = (i: number): Spot => points[i < 0 ? 0 : i > last ? last : i] as Spot;
  return (part) => {
    const along = Math.min(part, 0.99999) * last;
    const i = Math.floor(along);
    const t = along - i;
    const [p, q, r, s] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const axis = (n: 0 | 1 | 2): number =>
      0.5 * (2 * q[n] + (r[n] - p[n]) * t + (2 * p[n] - 5 * q[n] + 4 * r[n] - s[n]) * t * t + (3 * q[n] - p[n] - 3 * r[n] + s[n]) * t * t * t); // prettier-ignore
    return [axis(0), axis(1), axis(2)];
  };
}

/** A cut of hair as it is sculpted, in the head's own measure. */
interface CutForm {
  readonly hair: Field;
  /** How fine it must be sculpted, in metres, where that is not as fine as hair usually is. */
  readonly voxel?: number;
  /** What holds it: ribbons, rings. */
  readonly ties?: Field;
}

export type CutMaker = (scalp: Scalp) => CutForm;
export type CutMakers = Readonly<Record<string, CutMaker>>;

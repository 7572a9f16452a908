import type { Pattern } from '../../../../src/drama/looks.ts';
import { smoothstep } from '../../../../src/kit/numbers.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import { noise } from '../../sculpt/noise.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import { darker, mixed } from '../paint.ts';
import type { Wearer } from './wearer.ts';

/** Metres around a limb or trunk, and along it. */
type ClothSpot = readonly [around: number, along: number];

/** A cloth with something woven in. Sleeves are woven along the arm, trousers (`legged`) along the leg, everything else down the body. */
export function patterned(
  { rig, crotchY }: Wearer,
  pattern: Pattern,
  first: Paint,
  second: Paint,
  legged = false,
): Layer['paint'] {
  if (pattern === 'plain') return first;
  const shoulder = rig.spot('armR');
  const hand = rig.spot('handR');
  const length = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1]);
  const way = [(hand[0] - shoulder[0]) / length, (hand[1] - shoulder[1]) / length] as const;
  const spotOf = ([x, y, z]: Spot): ClothSpot => {
    const [px, py] = [Math.abs(x) - shoulder[0], y - shoulder[1]];
    const along = px * way[0] + py * way[1];
    const aside = px * way[1] - py * way[0];
    const onArm = along > 0.035 && Math.abs(aside) < 0.1;
    if (!onArm && y < crotchY && legged) return [Math.atan2(Math.abs(x) - rig.at.legR.x, z) * 0.075, shoulder[1] - y];
    return onArm ? [Math.atan2(z, aside) * 0.05, along + 0.02] : [Math.atan2(x, z) * 0.17, shoulder[1] - y];
  };
  const weave = weaves[pattern];
  return (at) => weave(spotOf(at), first, second);
}

/** The cloth of a garment in its own pattern, with something of a second colour woven in. */
export const woven = (wearer: Wearer, second: Paint): Layer['paint'] =>
  patterned(wearer, wearer.outfit.pattern, wearer.paints.cloth, second);

const brocadeTile = 0.14;

type Weave = (spot: ClothSpot, first: Paint, second: Paint) => Paint;

const weaves: Readonly<Record<Exclude<Pattern, 'plain'>, Weave>> = {
  stripes: ([, along], first, second) => mixed(first, second, smoothstep(-0.45, 0.6, wave(along, 0.084))),
  pinstripes: ([around], first, second) => mixed(first, second, 0.5 * smoothstep(0.2, 0.9, wave(around, 0.066))),
  checks: ([around, along], first, second) => {
    const [a, b] = [wave(around, 0.085) > 0.25, wave(along, 0.085) > 0.25];
    return a && b ? mixed(first, second, 0.75) : a || b ? mixed(first, second, 0.35) : first;
  },
  // Squares of whatever was at hand, each darkened where it is sewn on.
  patches: ([around, along], first, second) => {
    const [a, b] = [around / 0.15 + 40, along / 0.17 + 40];
    const [column, row] = [Math.floor(a + Math.floor(b) * 0.37), Math.floor(b)];
    const chance = noise(column * 7.31, row * 5.17, 1.5);
    const [u, v] = [a + row * 0.37 - column - 0.5, b - row - 0.5];
    const seam = smoothstep(0.36, 0.47, Math.max(Math.abs(u), Math.abs(v)));
    const patch = chance > 0.58 ? second : chance > 0.46 ? darker(first, 0.7) : first;
    return chance > 0.46 ? darker(patch, 1 - seam * 0.45) : first;
  },
  tweed: ([around, along], first, second) => {
    const fleck = noise(around * 90, along * 90, 3) - 0.5;
    const rib = wave(around + along, 0.03) * 0.5;
    return mixed(darker(first, 1 + fleck * 0.35), second, Math.max(0, fleck * 0.5 + rib * 0.1));
  },
  // Large, for it is painted on the points of a sculpture: what is finer than they are breaks up.
  brocade: ([around, along], first, second) => {
    const row = Math.round(along / brocadeTile);
    const u = (((around / brocadeTile + (row % 2) * 0.5) % 1) + 1) % 1;
    const petal = Math.abs(u - 0.5) * 1.3 + Math.abs(along / brocadeTile - row);
    return mixed(first, second, 0.8 * smoothstep(0.34, 0.2, petal));
  },
  dots: ([around, along], first, second) => {
    const row = Math.round(along / 0.09);
    const u = (((around / 0.09 + (row % 2) * 0.5) % 1) + 1) % 1;
    return Math.hypot(u - 0.5, along / 0.09 - row) < 0.26 ? second : first;
  },
};

const wave = (at: number, length: number): number => Math.cos((at / length) * Math.PI * 2);

/** What a paint is at a point. */
export const painted = (paint: Layer['paint'], at: Spot, normal: Spot): Paint =>
  typeof paint === 'function' ? paint(at, normal) : paint;

/** One colour with a band of another below a height: hems. What faces down is their shaded inside. */
export const banded =
  (upper: Layer['paint'], band: Paint, belowY: number): Layer['paint'] =>
  (at, normal) => {
    const paint = mixed(painted(upper, at, normal), band, smoothstep(belowY + 0.012, belowY - 0.012, at[1]));
    return normal[1] < -0.5 ? darker(paint, 0.4) : paint;
  };

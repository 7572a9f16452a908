import { mix, toShare } from '../../../../src/kit/numbers.ts';
import type { Build } from '../../rig/build.ts';
import type { Rig } from '../../rig/rig.ts';
import type { Turning } from '../../sculpt/field.ts';
import type { Paint } from '../../sculpt/layer.ts';
import type { Character } from '../character.ts';
import type { Outfit } from '../outfit.ts';
import { paintOf } from '../paint.ts';

/** Somebody whose measure has been taken. Garments are cut to this, never to numbers of their own. */
export interface Wearer {
  readonly character: Character;
  readonly outfit: Outfit;
  /** The colours of the outfit, as paint. */
  readonly paints: Readonly<Record<'cloth' | 'under' | 'trim' | 'legs' | 'lining' | 'shoes', Paint>>;
  readonly build: Build;
  readonly rig: Rig;
  /** Heights from the floor. */
  readonly neckY: number;
  readonly bustY: number;
  readonly waistY: number;
  readonly hipY: number;
  readonly crotchY: number;
  readonly kneeY: number;
  /** The bare trunk from crotch to neck; heights rise. */
  readonly trunk: readonly Turning[];
  /** How wide and deep the bare trunk is at a height, and how far to the front its middle is. */
  around(y: number): { readonly wide: number; readonly deep: number; readonly forward: number };
}

export function wearerOf(character: Character, rig: Rig): Wearer {
  const { build, outfit } = character;
  const { girth, waist, bust, belly } = build;
  const hipY = rig.at.hips.y;
  const rise = (part: number): number => hipY + (1.31 - hipY) * part;
  const across = build.shoulders * girth ** 0.35;
  const seat = build.hips * girth ** 0.5;
  /** How far out the thighs go: no cloth may be cut narrower. */
  const thighs = rig.at.legR.x + 0.086 * build.limbs;
  const trunk: readonly Turning[] = [
    [hipY - 0.1, Math.max(0.118 * seat, thighs - 0.004), 0.1 * girth, -0.004 + belly * 0.15],
    [hipY - 0.02, Math.max(0.142 * seat, thighs - 0.012), 0.118 * girth + belly * 0.3, -0.004 + belly * 0.35],
    [rise(0.16), (0.134 * seat + 0.126 * girth * waist) / 2 + belly * 0.3, 0.107 * girth + belly * 0.55, belly * 0.55],
    [rise(0.3), 0.12 * girth * waist + belly * 0.3, 0.098 * girth * (0.4 + waist * 0.6) + belly * 0.5, belly * 0.55],
    [rise(0.5), 0.135 * across * girth ** 0.3 + belly * 0.1, 0.108 * girth + belly * 0.25, belly * 0.3],
    [rise(0.74), 0.158 * across, 0.117 * girth ** 0.7, 0.004],
    [rise(0.88), 0.148 * across, 0.104 * girth ** 0.6, -0.002],
    [1.305, 0.11 * build.shoulders ** 0.6, 0.086, -0.008],
    [1.345, 0.068, 0.068, -0.008],
  ];
  const colours = ['cloth', 'under', 'trim', 'legs', 'lining', 'shoes'] as const;
  const paints = Object.fromEntries(colours.map((each) => [each, paintOf(outfit[each])])) as Wearer['paints'];
  return {
    character,
    outfit,
    paints,
    build,
    rig,
    neckY: 1.345,
    bustY: rise(0.68),
    waistY: rise(0.3),
    hipY,
    crotchY: hipY - 0.1,
    kneeY: rig.at.shinR.y,
    trunk,
    around: (y) => {
      const [, wide, deep, forward] = ringAt(trunk, y);
      return { wide, deep: deep + bust * 0.2, forward };
    },
  };
}

/** What rings are at a height between two of them. */
export function ringAt(rings: readonly Turning[], y: number): Required<Turning> {
  let i = 0;
  while (i < rings.length - 2 && y > rings[i + 1]![0]) i++;
  const [a, b] = [rings[i]!, rings[i + 1]!];
  const t = toShare((y - a[0]) / (b[0] - a[0]));
  return [y, mix(a[1], b[1], t), mix(a[2], b[2], t), mix(a[3] ?? 0, b[3] ?? 0, t)];
}

import { sides, signOf } from '../../rig/joint.ts';
import { blend, bothSides, egg, field, grown, meet, rod, type Field, type Turning } from '../../sculpt/field.ts';
import { drape } from './drape.ts';
import { ringAt, type Wearer } from './wearer.ts';

interface BodiceCut {
  /** Metres between body and cloth. */
  readonly ease?: number;
  /** Heights it reaches from and to. */
  readonly from?: number;
  readonly to?: number;
  /** How much of the shoulders it covers: none leaves them bare. */
  readonly shoulders?: boolean;
}

/** Cloth cut to the trunk: bodices, doublets, shirts, waistcoats. */
export function bodice(wearer: Wearer, cut: BodiceCut = {}): Field {
  const { build, rig, trunk, bustY, crotchY, neckY } = wearer;
  const { ease = 0.008, from = crotchY, to = neckY, shoulders = true } = cut;
  const eased = ([y, wide, deep, forward = 0]: Turning): Turning => [y, wide + ease, deep + ease, forward];
  const parts: Field[] = [drape({ rings: sliced(trunk, from, to).map(eased) })];
  if (shoulders)
    for (const side of sides) {
      const sign = signOf(side);
      const { x, y } = rig.at[`arm${side}`];
      const joint = [x - sign * 0.025, y - 0.008, -0.004] as const;
      parts.push(rod([sign * 0.07, 1.285, -0.006], joint, 0.048 + ease, 0.052 * build.limbs + ease));
    }
  if (build.bust > 0) {
    const { deep } = wearer.around(bustY);
    const size = 0.05 + build.bust * 0.6;
    const breasts = bothSides(0.03, (sign) =>
      egg([sign * 0.058 * build.shoulders, bustY, deep - 0.055 + build.bust], [size, size * 1.05, size]),
    );
    parts.push(meet(0.01, ease > 0 ? grown(breasts, ease) : breasts, below(to)));
  }
  return blend(0.034, ...parts);
}

/** The same figure without its bust, for what is stiff or bare there. */
export const unbusted = (wearer: Wearer): Wearer => ({ ...wearer, build: { ...wearer.build, bust: 0 } });

/** Everything under a height, as wide as a body. */
const below = (height: number): Field => field({ low: [-1, -0.1, -1], high: [1, height, 1] }, (_x, y) => y - height);

/** The rings of a body between two heights, with rings made where it is cut. */
const sliced = (rings: readonly Turning[], from: number, to: number): readonly Turning[] => [
  ringAt(rings, from),
  ...rings.filter(([y]) => y > from + 0.012 && y < to - 0.012),
  ringAt(rings, to),
];

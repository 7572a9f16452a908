import { clamp } from '../../../../src/kit/numbers.ts';
import { sides, signOf } from '../../rig/joint.ts';
import { blend, egg, field, meet, rod, type Field, type Turning } from '../../sculpt/field.ts';
import { drape, type Folds } from './drape.ts';
import type { Wearer } from './wearer.ts';

interface BodiceCut {
  /** Metres between body and cloth. */
  readonly ease?: number;
  /** Heights it reaches from and to. */
  readonly from?: number;
  readonly to?: number;
  /** How much of the shoulders it covers: none leaves them bare. */
  readonly shoulders?: boolean;
  readonly folds?: Folds;
}

/** Cloth cut to the trunk: bodices, doublets, shirts, waistcoats. */
export function bodice(wearer: Wearer, cut: BodiceCut = {}): Field {
  const { build, rig, trunk, bustY, crotchY, neckY } = wearer;
  const { ease = 0.008, from = crotchY, to = neckY, shoulders = true, folds } = cut;
  const rings = sliced(trunk, from, to).map(([y, wide, deep, forward = 0]): Turning => [
    y,
    wide + ease,
    deep + ease,
    forward,
  ]);
  const parts: Field[] = [drape(folds ? { rings, folds } : { rings })];
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
    const breast = (sign: number): Field =>
      egg([sign * 0.058 * build.shoulders, bustY, deep - 0.055 + build.bust], [size, size * 1.05, size]);
    const breasts = blend(0.03, breast(-1), breast(1));
    parts.push(ease > 0 ? meet(0.01, grownBy(breasts, ease), below(to)) : meet(0.01, breasts, below(to)));
  }
  return blend(0.034, ...parts);
}

const grownBy = ({ distance, box }: Field, by: number): Field =>
  field(
    {
      low: [box.low[0] - by, box.low[1] - by, box.low[2] - by],
      high: [box.high[0] + by, box.high[1] + by, box.high[2] + by],
    },
    (x, y, z) => distance(x, y, z) - by,
  );

/** Everything under a height, as wide as a body. */
const below = (height: number): Field => field({ low: [-1, -0.1, -1], high: [1, height, 1] }, (_x, y) => y - height);

/** The rings of a body between two heights, with rings made where it is cut. */
function sliced(rings: readonly Turning[], from: number, to: number): readonly Turning[] {
  const at = (height: number): Turning => {
    let i = 0;
    while (i < rings.length - 2 && height > rings[i + 1]![0]) i++;
    const [a, b] = [rings[i]!, rings[i + 1]!];
    const t = clamp((height - a[0]) / (b[0] - a[0]));
    const mix = (p = 0, q = 0): number => p + (q - p) * t;
    return [height, mix(a[1], b[1]), mix(a[2], b[2]), mix(a[3], b[3])];
  };
  return [at(from), ...rings.filter(([y]) => y > from + 0.012 && y < to - 0.012), at(to)];
}

import type { Field, Turning } from '../../sculpt/field.ts';
import { drape } from './drape.ts';
import type { Wearer } from './wearer.ts';

export interface SkirtCut {
  /** Metres from the middle at the hem. */
  readonly hem: number;
  /** The height of the hem. */
  readonly floor?: number;
  /** How full it is over the hips. */
  readonly full?: number;
  /** How far it trails to the back. */
  readonly trail?: number;
  readonly folds?: number;
  readonly depth?: number;
  readonly phase?: number;
  /** How far it lies off what is under it. */
  readonly ease?: number;
}

/** The outline of a skirt from hem to waist, over these hips. */
export function skirtRings(
  wearer: Wearer,
  { hem, floor = 0.02, full = 0.03, trail = 0, ease = 0.01 }: SkirtCut,
): readonly Turning[] {
  const { waistY, hipY } = wearer;
  const [waist, hips] = [wearer.around(waistY), wearer.around(hipY)];
  const [wide, deep] = [hips.wide + full + ease, hips.deep + full + ease];
  const low = hipY - 0.06;
  const flared = [1, 0.72, 0.36, 0].map((part): Turning => {
    const out = part ** 0.9;
    const forward = hips.forward * (1 - part) - trail * (part * part);
    return [low + (floor - low) * part, wide + (hem - wide) * out, deep + (hem * 0.95 - deep) * out, forward];
  });
  const [between, forward] = [hipY + (waistY - hipY) * 0.55, (hips.forward + waist.forward) / 2];
  return [
    ...flared,
    [between, (wide + waist.wide + ease) / 2, (deep + waist.deep + ease) / 2, forward],
    [waistY + 0.012, waist.wide + ease, waist.deep + ease, waist.forward],
  ];
}

/** A skirt that hangs in folds, deeper towards its hem, hollow from below. */
export function skirt(wearer: Wearer, cut: SkirtCut): Field {
  const { folds = 14, depth = 0.03, phase = 0, floor = 0.02 } = cut;
  return drape({
    rings: skirtRings(wearer, cut),
    folds: { count: folds, depth, phase, from: wearer.waistY - 0.02, to: floor + (wearer.waistY - floor) * 0.15 },
    hollow: 0.08,
    thick: 0.026,
  });
}

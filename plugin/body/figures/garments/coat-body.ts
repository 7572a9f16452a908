import { blend, carve, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { bodice } from './bodice.ts';
import { drape } from './drape.ts';
import { hose, trousers } from './legwear.ts';
import { frontPanel } from './region.ts';
import type { Wearer } from './wearer.ts';

interface CoatCut {
  readonly hem: number;
  readonly flare: number;
  readonly waisted: number;
}

/** The body of a coat from shoulders to hem, with a slit below the waist. */
export function coatBody(wearer: Wearer, { hem, flare, waisted }: CoatCut): Field {
  const { hipY, waistY, bustY, build } = wearer;
  const [hips, waist, chest] = [wearer.around(hipY), wearer.around(waistY), wearer.around(bustY)];
  const whole = blend(
    0.03,
    drape({
      rings: [
        [hem, hips.wide + flare, hips.deep + flare, hips.forward * 0.4],
        [hipY - 0.15, hips.wide + flare * 0.62, hips.deep + flare * 0.62, hips.forward * 0.8],
        [hipY, hips.wide + 0.04, hips.deep + 0.04, hips.forward],
        [waistY, waist.wide + 0.034 - waisted, waist.deep + 0.034 - waisted, waist.forward],
        [bustY, chest.wide + 0.026, chest.deep + 0.03 + build.bust, chest.forward],
        [1.27, chest.wide + 0.008, chest.deep * 0.97],
        [1.32, 0.105, 0.09],
      ],
      folds: { count: 9, depth: 0.022, from: waistY, to: hem },
      hollow: 0.07,
    }),
    bodice(wearer, { ease: 0.026, from: bustY }),
  );
  return carve(
    0.008,
    whole,
    frontPanel({ from: 0, to: hipY - 0.1, half: (y) => 0.002 + (hipY - 0.1 - y) * 0.1, behind: 0.02 }),
  );
}

/** Legs under a coat: stockings where the figure has a bust, trousers else. */
export const underCoat = (wearer: Wearer): Layer =>
  wearer.build.bust > 0 ? hose(wearer, wearer.paints.legs) : trousers(wearer, wearer.paints.legs);

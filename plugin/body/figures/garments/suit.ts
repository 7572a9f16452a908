import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { brassColour, jacketLayers, shadeOf } from './jacket.ts';
import { trousers } from './legwear.ts';
import { neckwear } from './neckwear.ts';
import { patterned } from './pattern.ts';
import { isPale, shirtFront, shirtWhite } from './shirt.ts';
import { waistcoatLayers } from './waistcoat.ts';
import type { Wearer } from './wearer.ts';

/** Jacket, waistcoat, shirt, tie and trousers; a watch chain with it. */
export function suitLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, hipY, bustY } = wearer;
  const { cloth, trim, legs } = wearer.paints;
  const weave = patterned(wearer, outfit.pattern, cloth, mixed(cloth, [1, 0.95, 0.85], 0.3));
  const waistcoat = isPale(outfit.under) ? mixed(cloth, trim, 0.5) : wearer.paints.under;
  return [
    trousers(
      wearer,
      patterned(
        wearer,
        outfit.pattern === 'pinstripes' ? 'pinstripes' : 'plain',
        legs,
        mixed(legs, [1, 1, 1], 0.25),
        true,
      ),
    ),
    ...shirtFront(wearer, paintOf(shirtWhite)),
    ...waistcoatLayers(wearer, waistcoat, darker(waistcoat, 0.4), paintOf(brassColour)),
    neckwear(wearer, 'tie', trim),
    ...jacketLayers(
      wearer,
      { hem: hipY - 0.115, closes: bustY - 0.15, cutaway: 0.14, spread: 0.095 },
      { cloth: weave, lapel: shadeOf(cloth), buttons: darker(cloth, 0.35) },
    ),
  ];
}

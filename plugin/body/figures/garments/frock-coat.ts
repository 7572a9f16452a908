import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { coatBinding } from './bindings.ts';
import { drape } from './drape.ts';
import { brassColour, jacketLayers, shadeOf, type JacketCut } from './jacket.ts';
import { trousers } from './legwear.ts';
import { neckwear } from './neckwear.ts';
import { patterned } from './pattern.ts';
import { isPale, shirtFront, shirtWhite } from './shirt.ts';
import { skirtRings } from './skirt.ts';
import { waistcoatLayers } from './waistcoat.ts';
import type { Wearer } from './wearer.ts';

/** A frock coat: a jacket whose skirts go to the knee all around, with a cravat. */
export function frockCoatLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY, bustY, kneeY, hipY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const weave = patterned(wearer, outfit.pattern, cloth, mixed(cloth, [1, 0.95, 0.85], 0.25));
  const waistcoat = isPale(outfit.under) ? mixed(trim, under, 0.25) : under;
  const hem = kneeY + 0.03;
  const skirts = drape({
    rings: skirtRings(wearer, { hem: wearer.around(hipY).wide + 0.1, floor: hem, full: 0.03, ease: 0.022 }),
    folds: { count: 10, depth: 0.022, from: waistY - 0.04, to: hem },
    hollow: 0.06,
  });
  const cut: JacketCut = { hem: waistY - 0.03, closes: bustY - 0.16, cutaway: 0.1, spread: 0.09, skirts };
  const moves = coatBinding(rig);
  return [
    trousers(wearer, patterned(wearer, 'pinstripes', legs, mixed(legs, [1, 1, 1], 0.3), true)),
    ...shirtFront(wearer, paintOf(shirtWhite)),
    ...waistcoatLayers(wearer, waistcoat, darker(waistcoat, 0.4), paintOf(brassColour)),
    neckwear(wearer, 'cravat', trim),
    ...jacketLayers(wearer, cut, {
      cloth: weave,
      lapel: mixed(shadeOf(cloth), [0.2, 0.2, 0.25], 0.12),
      buttons: darker(cloth, 0.4),
      moves,
    }),
  ];
}

import { carve, field, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { mixed, paintOf } from '../paint.ts';
import { coatBinding, trunkJoints } from './bindings.ts';
import { drape } from './drape.ts';
import { brassColour, jacketLayers, type JacketCut } from './jacket.ts';
import { trousers } from './legwear.ts';
import { neckwear } from './neckwear.ts';
import { piece } from './piece.ts';
import { shirtFront } from './shirt.ts';
import { waistcoatLayers } from './waistcoat.ts';
import type { Wearer } from './wearer.ts';

/** Evening dress: a coat cut away at the waist, its tails behind; white waistcoat and bow tie. */
export function tailsLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY, bustY } = wearer;
  const { cloth, under, legs } = wearer.paints;
  const cut: JacketCut = { hem: waistY - 0.045, closes: bustY - 0.02, cutaway: 0.5, spread: 0.08, lapels: 0.06 };
  return [
    trousers(wearer, legs, -0.006),
    ...shirtFront(wearer, paintOf('#f4efe4')),
    ...waistcoatLayers(wearer, under, paintOf('#f8f4ea'), paintOf(brassColour), 0.17),
    neckwear(wearer, 'bow', paintOf(outfit.trim === outfit.cloth ? '#f4efe4' : outfit.trim)),
    piece('tails', tails(wearer), cloth, coatBinding(rig, trunkJoints)),
    ...jacketLayers(wearer, cut, {
      cloth,
      lapel: mixed(cloth, [0.3, 0.3, 0.34], 0.16),
      buttons: paintOf(brassColour),
    }).filter(({ name }) => name !== 'flaps'),
  ];
}

function tails(wearer: Wearer): Field {
  const { waistY, hipY, kneeY } = wearer;
  const [waist, hips] = [wearer.around(waistY), wearer.around(hipY)];
  const skirts = drape({
    rings: [
      [kneeY - 0.02, hips.wide + 0.02, hips.deep + 0.09, -0.02],
      [hipY - 0.12, hips.wide + 0.028, hips.deep + 0.055, -0.01],
      [hipY, hips.wide + 0.026, hips.deep + 0.03, hips.forward * 0.5],
      [waistY + 0.02, waist.wide + 0.02, waist.deep + 0.02, waist.forward],
    ],
  });
  return carve(
    0.006,
    field(skirts.box, (x, y, z) => {
      const d = skirts.distance(x, y, z);
      return Math.max(d, -d - 0.048);
    }),
    // Nothing of them before the hips; split at the back; narrowing to two points.
    field({ low: [-1, 0, -1], high: [1, 2, 1] }, (x, y, z) => {
      const low = Math.max(0, hipY + 0.03 - y);
      const narrowing = Math.abs(x) - (hips.wide * 1.06 - low * 0.16);
      return Math.min(
        -z - 0.012 - Math.max(0, waistY - 0.03 - y) * 0.12,
        Math.abs(x) - 0.006 - low * 0.02 + (y > hipY ? 0.1 : 0),
        -narrowing,
      );
    }),
  );
}

import { carve, field, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { coatBinding, trunkJoints } from './bindings.ts';
import { drape } from './drape.ts';
import { brass, jacketLayers, neckwear, shadeOf, shirtFront, waistcoatLayers, type JacketCut } from './jacket.ts';
import { trousers } from './legwear.ts';
import { patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { skirtRings } from './skirt.ts';
import type { Wearer } from './wearer.ts';

const shirtWhite = '#ece6d8';

/** Jacket, waistcoat, shirt, tie and trousers; a watch chain with it. */
export function suitLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, hipY, bustY } = wearer;
  const [cloth, trim, legs] = [paintOf(outfit.cloth), paintOf(outfit.trim), paintOf(outfit.legs)];
  const weave = patterned(wearer, outfit.pattern, cloth, mixed(cloth, [1, 0.95, 0.85], 0.3));
  const waistcoat = isPale(outfit.under) ? mixed(cloth, trim, 0.5) : paintOf(outfit.under);
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
    ...waistcoatLayers(wearer, waistcoat, darker(waistcoat, 0.4), brass),
    neckwear(wearer, 'tie', trim),
    ...jacketLayers(
      wearer,
      { hem: hipY - 0.115, closes: bustY - 0.15, cutaway: 0.14, spread: 0.095 },
      { cloth: weave, lapel: shadeOf(cloth), buttons: darker(cloth, 0.35) },
    ),
  ];
}

const isPale = (colour: string): boolean => Math.min(...paintOf(colour)) > 0.45;

/** Evening dress: a coat cut away at the waist, its tails behind; white waistcoat and bow tie. */
export function tailsLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY, bustY } = wearer;
  const [cloth, under, legs] = [paintOf(outfit.cloth), paintOf(outfit.under), paintOf(outfit.legs)];
  const cut: JacketCut = { hem: waistY - 0.045, closes: bustY - 0.02, cutaway: 0.5, spread: 0.08, lapels: 0.06 };
  return [
    trousers(wearer, legs, -0.006),
    ...shirtFront(wearer, paintOf('#f4efe4')),
    ...waistcoatLayers(wearer, under, paintOf('#f8f4ea'), brass, 0.17),
    neckwear(wearer, 'bow', paintOf(outfit.trim === outfit.cloth ? '#f4efe4' : outfit.trim)),
    piece('tails', tails(wearer), { paint: cloth, moves: coatBinding(rig, trunkJoints) }),
    ...jacketLayers(wearer, cut, { cloth, lapel: mixed(cloth, [0.3, 0.3, 0.34], 0.16), buttons: brass }).filter(
      ({ name }) => name !== 'flaps',
    ),
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
      return Math.max(d, -d - 0.034);
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

/** A frock coat: a jacket whose skirts go to the knee all around, with a cravat. */
export function frockCoatLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY, bustY, kneeY, hipY } = wearer;
  const [cloth, under, trim, legs] = [
    paintOf(outfit.cloth),
    paintOf(outfit.under),
    paintOf(outfit.trim),
    paintOf(outfit.legs),
  ];
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
    ...waistcoatLayers(wearer, waistcoat, darker(waistcoat, 0.4), brass),
    neckwear(wearer, 'cravat', trim),
    ...jacketLayers(wearer, cut, {
      cloth: weave,
      lapel: mixed(shadeOf(cloth), [0.2, 0.2, 0.25], 0.12),
      buttons: darker(cloth, 0.4),
      moves,
    }),
  ];
}

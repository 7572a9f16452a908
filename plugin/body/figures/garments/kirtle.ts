import { blend } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed } from '../paint.ts';
import { skirtBinding, trunkJoints, upperJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { belt, buttons } from './fastening.ts';
import { stockings } from './legwear.ts';
import { banded, patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { bareNeck } from './skin.ts';
import { skirt } from './skirt.ts';
import { armBands, plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** A plain laced dress over a shift, with rolled shift sleeves: kitchens, villages. */
export function kirtleLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const top = bodice(wearer, { ease: 0.012, from: waistY - 0.03, to: 1.25 });
  return [
    bareNeck(wearer, 1.2),
    stockings(wearer, wearer.paints.legs),
    piece(
      'shift',
      blend(0.012, bodice(wearer, { ease: 0.004, from: 1.16, to: 1.285 }), plainSleeves(wearer, 0.008)),
      under,
      upperJoints,
    ),
    piece('kirtle', top, patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.6)), trunkJoints),
    piece(
      'skirt',
      skirt(wearer, { hem: 0.31, folds: 18, depth: 0.03 }),
      banded(patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.6)), trim, 0.05),
      skirtBinding(rig),
      'cloth skirt',
    ),
    piece('lacing', buttons(top, [-0.018, 0.018], waistY + 0.03, 1.2, 5, 0.009), trim, trunkJoints, 'leather jewel'),
    piece('belt', belt(wearer, waistY - 0.01, 0.018, 0.014), darker(trim, 0.7), trunkJoints, 'leather trim'),
    piece('cuffs', armBands(wearer, 0.95, 0.05, 0.03), under, wristJoints, 'cloth trim'),
  ];
}

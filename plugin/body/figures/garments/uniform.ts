import { blend, block, carve, rod, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { armJoints, neckJoints, skirtBinding, trunkJoints, upperJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { standingCollar } from './collar.ts';
import { drape } from './drape.ts';
import { belt, buckle, buttons } from './fastening.ts';
import { sideStripe, trousers } from './legwear.ts';
import { piece } from './piece.ts';
import { appliedOn, frontPanel, frontStrips } from './region.ts';
import { armBands, plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** Police, soldiers, conductors: a tunic buttoned twice, with belt, shoulder straps and a stripe down the leg. */
export function uniformLayers(wearer: Wearer): readonly Layer[] {
  const { rig, waistY, bustY } = wearer;
  const { cloth, trim, legs } = wearer.paints;
  const top = bodice(wearer, { ease: 0.018, from: waistY - 0.05 });
  const strap = belt(wearer, waistY - 0.018, 0.026, 0.021);
  const breast = { from: bustY + 0.015, to: bustY + 0.05 };
  return [
    trousers(wearer, sideStripe(wearer, legs, trim)),
    piece('tunic', blend(0.016, top, plainSleeves(wearer, 0.003)), cloth, upperJoints),
    piece('skirts', skirts(wearer), cloth, skirtBinding(rig)),
    piece(
      'plastron',
      appliedOn(
        top,
        frontPanel({ from: waistY, to: 1.31, half: (y) => 0.05 + (y - waistY) * 0.16, behind: 0.01 }),
        0.008,
      ),
      mixed(cloth, trim, 0.16),
      trunkJoints,
    ),
    piece(
      'pockets',
      appliedOn(top, frontStrips({ ...breast, inner: () => 0.062, outer: () => 0.115 }), 0.014),
      darker(cloth, 0.8),
      ['chest', 'spine'],
      'cloth trim',
    ),
    piece('collar', standingCollar(wearer, 0.028, 0.013), trim, neckJoints, 'cloth trim'),
    piece('cuffs', armBands(wearer, 0.9, 0.052, 0.05), trim, wristJoints, 'cloth trim'),
    piece('shoulder straps', shoulderStraps(wearer), trim, armJoints, 'cloth trim'),
    piece('belt', strap, paintOf('#3a2618'), trunkJoints, 'leather trim'),
    piece(
      'brass',
      blend(0.001, buttons(top, [-0.05, 0.05], waistY + 0.04, 1.27, 5, 0.0125), buckle(strap, waistY - 0.018, 0.024)),
      paintOf('#d9a83f'),
      trunkJoints,
      'metal jewel',
    ),
  ];
}

function skirts(wearer: Wearer): Field {
  const { waistY, hipY } = wearer;
  const [waist, hips] = [wearer.around(waistY), wearer.around(hipY)];
  const hung = drape({
    rings: [
      [hipY - 0.125, hips.wide + 0.05, hips.deep + 0.05, hips.forward],
      [hipY, hips.wide + 0.032, hips.deep + 0.032, hips.forward],
      [waistY - 0.01, waist.wide + 0.02, waist.deep + 0.02, waist.forward],
    ],
    hollow: 0.05,
    thick: 0.02,
  });
  return carve(0.006, hung, frontPanel({ from: 0, to: hipY, half: (y) => 0.003 + (hipY - y) * 0.08, behind: 0.02 }));
}

const shoulderStraps = ({ rig }: Wearer): Field =>
  blend(
    0.002,
    ...[-1, 1].flatMap((sign) => {
      const { x, y } = rig.at.armR;
      return [
        rod([sign * 0.085, y + 0.05, -0.004], [sign * (x - 0.005), y + 0.052, -0.004], 0.017, 0.022),
        block([sign * (x + 0.012), y + 0.045, -0.004], [0.022, 0.012, 0.04], 0.01),
      ];
    }),
  );

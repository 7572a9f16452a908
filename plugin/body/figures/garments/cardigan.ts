import { blend, bothSides, carve } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { neckJoints, skirtBinding, trunkJoints, upperJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { shirtCollar } from './collar.ts';
import { buttons } from './fastening.ts';
import { hose, trousers } from './legwear.ts';
import { patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { sewn } from './pin.ts';
import { appliedOn, frontPanel } from './region.ts';
import { ribbing } from './ribbing.ts';
import { skirt } from './skirt.ts';
import { plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** A cardigan, buttoned half, over a shirt; with it a skirt where the figure has a bust. */
export function cardiganLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, hipY, waistY, bustY, kneeY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const body = bodice(wearer, { ease: 0.021, from: hipY - 0.06 });
  const open = (y: number): number => Math.max(0.003, (y - bustY + 0.03) * 0.34);
  const knit = carve(0.008, body, frontPanel({ from: 0, to: 1.5, half: open, behind: 0.02 }));
  const placket = bothSides(0.001, (sign) =>
    sewn(body, [hipY - 0.05, 1.315, 12], 0.013, (y) => sign * (open(y) + 0.012)),
  );
  return [
    ...(wearer.build.bust > 0
      ? [
          hose(wearer, paintOf('#b58d6c'), 0.4),
          piece(
            'skirt',
            skirt(wearer, { hem: 0.2, floor: kneeY - 0.1, full: 0.012, folds: 11, depth: 0.02 }),
            patterned(wearer, 'checks', legs, mixed(legs, trim, 0.5)),
            skirtBinding(rig),
          ),
        ]
      : [trousers(wearer, legs)]),
    piece(
      'shirt',
      appliedOn(
        bodice(wearer, { ease: 0.01 }),
        frontPanel({ from: waistY, to: 1.335, half: () => 0.09, behind: 0 }),
        0,
      ),
      patterned(wearer, 'dots', under, mixed(under, trim, 0.5)),
      trunkJoints,
    ),
    piece('shirt collar', shirtCollar(wearer), under, neckJoints, 'cloth trim'),
    piece(
      'cardigan',
      blend(0.018, knit, plainSleeves(wearer, 0.009, 0.93)),
      patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.7)),
      upperJoints,
      'felt cloth',
    ),
    ...ribbing(wearer, darker(cloth, 0.82)),
    piece('placket', placket, darker(cloth, 0.82), trunkJoints, 'felt trim'),
    piece('buttons', buttons(body, [0.013], hipY - 0.03, bustY - 0.05, 4, 0.012), trim, trunkJoints, 'gloss jewel'),
  ];
}

import { blend, carve } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { neckJoints, skirtBinding, trunkJoints, upperJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { shirtCollar } from './collar.ts';
import { buttons } from './fastening.ts';
import { hose, trousers } from './legwear.ts';
import { patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { lineDown, sewn } from './pin.ts';
import { appliedOn, frontPanel } from './region.ts';
import { ribbing } from './ribbing.ts';
import { skirt } from './skirt.ts';
import { plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** A cardigan, buttoned half, over a shirt; with it a skirt where the figure has a bust. */
export function cardiganLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, hipY, waistY, bustY, kneeY } = wearer;
  const [cloth, under, trim, legs] = [
    paintOf(outfit.cloth),
    paintOf(outfit.under),
    paintOf(outfit.trim),
    paintOf(outfit.legs),
  ];
  const body = bodice(wearer, { ease: 0.021, from: hipY - 0.06 });
  const open = (y: number): number => Math.max(0.003, (y - bustY + 0.03) * 0.34);
  const knit = carve(0.008, body, frontPanel({ from: 0, to: 1.5, half: open, behind: 0.02 }));
  const placket = blend(
    0.001,
    ...[-1, 1].map((sign) =>
      sewn(
        body,
        lineDown(hipY - 0.05, 1.315, 12, (y) => sign * (open(y) + 0.012)),
        0.013,
      ),
    ),
  );
  return [
    ...(wearer.build.bust > 0
      ? [
          hose(wearer, paintOf('#b58d6c'), 0.4),
          piece('skirt', skirt(wearer, { hem: 0.2, floor: kneeY - 0.1, full: 0.012, folds: 11, depth: 0.02 }), {
            paint: patterned(wearer, 'checks', legs, mixed(legs, trim, 0.5)),
            moves: skirtBinding(rig),
          }),
        ]
      : [trousers(wearer, legs)]),
    piece(
      'shirt',
      appliedOn(
        bodice(wearer, { ease: 0.01 }),
        frontPanel({ from: waistY, to: 1.335, half: () => 0.09, behind: 0 }),
        0,
      ),
      { paint: patterned(wearer, 'dots', under, mixed(under, trim, 0.5)), moves: trunkJoints },
    ),
    piece('shirt collar', shirtCollar(wearer), { paint: under, moves: neckJoints, fine: 'trim' }),
    piece('cardigan', blend(0.018, knit, plainSleeves(wearer, 0.009, 0.93)), {
      paint: patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.7)),
      moves: upperJoints,
      stuff: 'felt',
    }),
    ...ribbing(wearer, darker(cloth, 0.82)),
    piece('placket', placket, { paint: darker(cloth, 0.82), moves: trunkJoints, stuff: 'felt', fine: 'trim' }),
    piece('buttons', buttons(body, [0.013], hipY - 0.03, bustY - 0.05, 4, 0.012), {
      paint: trim,
      moves: trunkJoints,
      stuff: 'gloss',
      fine: 'jewel',
    }),
  ];
}

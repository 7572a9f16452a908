import { blend } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker } from '../paint.ts';
import { neckJoints, upperJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar } from './collar.ts';
import { trousers } from './legwear.ts';
import { patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { ribbed, ribbing, turnedUp } from './ribbing.ts';
import { plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** A jumper with ribbing at neck, wrists and hem, a little too long. */
export function jumperLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, hipY } = wearer;
  const { cloth, under } = wearer.paints;
  const body = bodice(wearer, { ease: 0.022, from: hipY - 0.045 });
  return [
    trousers(wearer, turnedUp(wearer, wearer.paints.legs)),
    piece(
      'jumper',
      blend(0.018, body, plainSleeves(wearer, 0.01, 0.93)),
      patterned(wearer, outfit.pattern, cloth, under),
      upperJoints,
      'felt cloth',
    ),
    ...ribbing(wearer, darker(cloth, 0.82)),
    piece(
      'collar',
      ribbed(rolledCollar(wearer, 0.08, 0.019, 0.14, 0.022), 18),
      darker(cloth, 0.82),
      neckJoints,
      'felt trim',
    ),
  ];
}

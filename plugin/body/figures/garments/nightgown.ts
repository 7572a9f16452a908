import { blend } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { mixed, paintOf } from '../paint.ts';
import { coatBinding, neckJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar, ruff } from './collar.ts';
import { drape } from './drape.ts';
import { stockings } from './legwear.ts';
import { patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { armBands, puffs, sleeves } from './sleeves.ts';
import { profile } from './tube.ts';
import type { Wearer } from './wearer.ts';

/** A loose gown for the night, gathered under a frill. */
export function nightgownLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, bustY, hipY } = wearer;
  const { cloth, trim } = wearer.paints;
  const chest = wearer.around(bustY);
  const hips = wearer.around(hipY);
  const body = drape({
    rings: [
      [0.06, 0.27, 0.25],
      [hipY * 0.5, 0.235, 0.215],
      [hipY, hips.wide + 0.055, hips.deep + 0.06, hips.forward],
      [bustY, chest.wide + 0.02, chest.deep + 0.026 + wearer.build.bust, chest.forward],
      [1.27, chest.wide - 0.01, chest.deep * 0.9],
      [1.318, 0.09, 0.08],
    ],
    folds: { count: 17, depth: 0.028, from: bustY + 0.05, to: 0.2 },
    hollow: 0.1,
  });
  const loose = sleeves(wearer, profile([-0.05, 0.056], [0.1, 0.072], [0.5, 0.07], [0.86, 0.074], [0.93, 0.046]));
  return [
    stockings(wearer, paintOf(wearer.character.face.skin)),
    piece(
      'nightgown',
      blend(0.02, body, bodice(wearer, { ease: 0.012, from: 1.2 }), puffs(wearer, 0.07, 0.06), loose),
      patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.5)),
      coatBinding(rig),
      'cloth skirt',
    ),
    piece(
      'frills',
      blend(0.001, ruff(wearer, 0.045, 16), armBands(wearer, 0.96, 0.056, 0.03)),
      trim,
      [...neckJoints, ...wristJoints],
      'cloth trim',
    ),
    piece('yoke', rolledCollar(wearer, 0.082, 0.012), trim, neckJoints, 'cloth trim'),
  ];
}

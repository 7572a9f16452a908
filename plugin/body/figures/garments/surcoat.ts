import { blend, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed } from '../paint.ts';
import { armourLayers } from './armour.ts';
import { coatBinding, trunkJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { drape } from './drape.ts';
import { belt, buckle } from './fastening.ts';
import { banded, patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { appliedOn, backPanel, frontPanel } from './region.ts';
import type { Wearer } from './wearer.ts';

/** What a surcoat hides, or stands in for. */
const hidden = ['cuirass', 'tassets', 'rivets', 'sword belt'];

/** A guard's: mail and plate under a long tabard in the colour of the house, with its badge on the breast. */
export function surcoatLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY, bustY } = wearer;
  const { cloth, trim } = wearer.paints;
  const armed: Wearer = { ...wearer, paints: { ...wearer.paints, cloth: wearer.paints.under } };
  const body = tabard(wearer);
  const strap = belt(wearer, waistY - 0.015, 0.042, 0.021);
  const lozenge = (y: number): number => Math.max(0, 0.062 - Math.abs(y - bustY + 0.015) * 0.85);
  const badge = frontPanel({ from: bustY - 0.09, to: bustY + 0.06, half: lozenge, behind: 0.02 });
  return [
    ...armourLayers(armed).filter(({ name }) => !hidden.includes(name)),
    piece(
      'mail skirt',
      bodice(wearer, { ease: 0.014, to: waistY, shoulders: false }),
      darker(wearer.paints.under, 0.6),
      ['hips', 'spine', 'legL', 'legR'],
      'metal coat',
    ),
    piece(
      'tabard',
      body,
      banded(patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.5)), trim, wearer.kneeY + 0.045),
      coatBinding(rig, [...trunkJoints, 'collarL', 'collarR']),
      'felt coat',
    ),
    piece('badge', appliedOn(body, badge, 0.007), trim, trunkJoints, 'felt trim'),
    piece('belt', strap, wearer.paints.legs, trunkJoints, 'leather trim'),
    piece('buckle', buckle(strap, waistY - 0.015, 0.028), darker(trim, 0.9), trunkJoints, 'metal jewel'),
  ];
}

/** Closed to the hips, then two long tails, before and behind. */
function tabard(wearer: Wearer): Field {
  const { hipY, waistY, kneeY } = wearer;
  const [hips, waist] = [wearer.around(hipY), wearer.around(waistY)];
  const skirts = drape({
    rings: [
      [kneeY - 0.01, hips.wide + 0.06, hips.deep + 0.085],
      [hipY, hips.wide + 0.04, hips.deep + 0.045, hips.forward],
      [waistY, waist.wide + 0.026, waist.deep + 0.026, waist.forward],
    ],
    folds: { count: 11, depth: 0.022, from: waistY, to: kneeY + 0.1 },
  });
  const tail = { from: kneeY - 0.02, to: waistY, half: () => hips.wide * 0.86 };
  return blend(
    0.012,
    bodice({ ...wearer, build: { ...wearer.build, bust: 0 } }, { ease: 0.026, from: waistY - 0.02, to: 1.318 }),
    appliedOn(skirts, frontPanel({ ...tail, behind: 0.02 }), 0),
    appliedOn(skirts, backPanel({ ...tail, behind: -0.02 }), 0),
  );
}

import { blend, bothSides, egg, type Field, placed, ring, rod } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed } from '../paint.ts';
import { coatBinding, neckJoints, trunkJoints, upperJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { shirtCollar } from './collar.ts';
import { drape } from './drape.ts';
import { bow } from './bow.ts';
import { belt } from './fastening.ts';
import { trousers } from './legwear.ts';
import { patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { pin } from './pin.ts';
import { appliedOn, frontPanel } from './region.ts';
import { bareArms } from './skin.ts';
import { elbow, sleeves } from './sleeves.ts';
import { profile } from './tube.ts';
import type { Wearer } from './wearer.ts';

/** An apron with a bib over a shirt whose sleeves are rolled up. */
export function apronLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, hipY, waistY, bustY, kneeY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const shirt = bodice(wearer, { ease: 0.014, from: hipY - 0.05 });
  const fall = lap(wearer, kneeY + 0.02);
  const bib = frontPanel({
    from: waistY - 0.03,
    to: bustY + 0.045,
    half: (y) => 0.1 - Math.max(0, y - bustY) * 0.2,
    behind: 0.0,
  });
  const hangs = coatBinding(rig, trunkJoints);
  const badge = pin(shirt, -0.055, bustY + 0.012, 'front', 0.014);
  return [
    bareArms(wearer, 0.4),
    trousers(wearer, ([, y]) => (y < rig.at.footR.y + 0.055 ? mixed(legs, [0.8, 0.85, 0.9], 0.35) : legs)),
    piece(
      'shirt',
      blend(0.016, shirt, sleeves(wearer, profile([-0.05, 0.054], [0.08, 0.064], [0.4, 0.06], [elbow + 0.08, 0.062]))),
      patterned(wearer, outfit.pattern, under, trim),
      upperJoints,
    ),
    piece('shirt collar', shirtCollar(wearer), under, neckJoints, 'cloth trim'),
    piece(
      'rolled sleeves',
      sleeves(wearer, profile([elbow + 0.03, 0.064], [elbow + 0.09, 0.067], [elbow + 0.14, 0.064]), { edge: 0.014 }),
      mixed(under, [1, 1, 1], 0.2),
      wristJoints.filter((joint) => joint.startsWith('fore')),
      'cloth trim',
    ),
    piece('apron', blend(0.006, appliedOn(shirt, bib, 0.013), fall), cloth, hangs),
    piece(
      'apron pocket',
      appliedOn(
        fall,
        frontPanel({ from: hipY - 0.17, to: hipY - 0.06, half: () => 0.085, behind: 0.02 }),
        0.012,
        0.005,
      ),
      darker(cloth, 0.8),
      hangs,
      'cloth trim',
    ),
    piece(
      'apron strings',
      blend(0.002, belt(wearer, waistY - 0.012, 0.024, 0.014), straps(wearer, shirt)),
      darker(cloth, 0.68),
      [...trunkJoints, 'collarL', 'collarR'],
      'cloth trim',
    ),
    piece('apron bow', bow(wearer, 0.042), darker(cloth, 0.68), hangs, 'cloth trim'),
    piece(
      'badge',
      placed(badge, [Math.PI / 2 - 0.1, 0, 0], ring([0, 0, 0], 0.008, 0.008, 0.014, 0.008)),
      trim,
      ['chest', 'spine'],
      'gloss jewel',
    ),
  ];
}

/** What of an apron hangs below the waist, wrapped around the front. */
function lap(wearer: Wearer, hem: number): Field {
  const { waistY, hipY } = wearer;
  const [waist, hips] = [wearer.around(waistY), wearer.around(hipY)];
  const hung = drape({
    rings: [
      [hem, hips.wide + 0.06, hips.deep + 0.075, hips.forward * 0.5],
      [hipY - 0.1, hips.wide + 0.035, hips.deep + 0.04, hips.forward],
      [hipY, hips.wide + 0.028, hips.deep + 0.028, hips.forward],
      [waistY - 0.005, waist.wide + 0.022, waist.deep + 0.022, waist.forward],
    ],
    folds: { count: 9, depth: 0.012, from: waistY, to: hem },
  });
  return appliedOn(hung, frontPanel({ from: hem - 0.01, to: waistY, half: () => 0.6, behind: -0.025 }), 0, 0.008);
}

const straps = ({ bustY }: Wearer, shirt: Field): Field =>
  bothSides(0.002, (sign) => {
    const from = pin(shirt, sign * 0.085, bustY + 0.035, 'front', 0.008);
    const over = pin(shirt, sign * 0.078, 1.29, 'front', 0.008);
    return blend(
      0.004,
      rod(from, over, 0.0125),
      rod(over, [sign * 0.074, 1.348, -0.02], 0.0125),
      egg(from, [0.016, 0.016, 0.012]),
    );
  });

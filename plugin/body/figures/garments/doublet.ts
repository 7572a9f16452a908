import { blend, bothSides, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { neckJoints, skirtBinding, trunkJoints, upperJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { ruff } from './collar.ts';
import { drape } from './drape.ts';
import { belt, buckle, buttons } from './fastening.ts';
import { hose, trunkHose } from './legwear.ts';
import { patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { sewn } from './pin.ts';
import { armBands, onBothArms, armSpot, plainSleeves } from './sleeves.ts';
import { profile, tube } from './tube.ts';
import type { Wearer } from './wearer.ts';

/** Doublet and hose: a padded body with wings at the shoulders, a pleated peplum, slashed trunk hose, ruff and cuffs. */
export function doubletLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const top = bodice(wearer, { ease: 0.012, from: waistY - 0.05 });
  const girdle = belt(wearer, waistY - 0.022, 0.018, 0.018);
  return [
    hose(wearer, wearer.paints.legs),
    trunkHose(wearer, darker(cloth, 0.85), mixed(trim, cloth, 0.15)),
    piece(
      'doublet',
      blend(0.014, top, plainSleeves(wearer, 0.002)),
      patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.35)),
      upperJoints,
      'felt cloth',
    ),
    piece('peplum', peplum(wearer), cloth, skirtBinding(rig), 'felt cloth'),
    piece(
      'wings',
      wings(wearer),
      ([x, y, z]) => (Math.cos(Math.atan2(z, y - 1.28) * 11) > 0.35 || Math.abs(x) < 0.1 ? trim : cloth),
      upperJoints,
      'silk trim',
    ),
    piece('seams', seams(top, waistY), mixed(cloth, trim, 0.55), trunkJoints, 'silk trim'),
    piece('ruff', ruff(wearer, 0.062, 14), under, neckJoints, 'cloth trim'),
    piece('cuffs', armBands(wearer, 0.975, 0.05, 0.03), under, wristJoints, 'cloth trim'),
    piece('belt', girdle, paintOf('#5d3b22'), trunkJoints, 'leather trim'),
    piece(
      'gold',
      blend(0.001, buttons(top, [0], waistY + 0.03, 1.295, 6), buckle(girdle, waistY - 0.022)),
      paintOf('#dfb04a'),
      trunkJoints,
      'metal jewel',
    ),
  ];
}

function peplum(wearer: Wearer): Field {
  const { waistY, hipY } = wearer;
  const [waist, hips] = [wearer.around(waistY), wearer.around(hipY)];
  return drape({
    rings: [
      [hipY - 0.075, hips.wide + 0.062, hips.deep + 0.062, hips.forward],
      [hipY, hips.wide + 0.036, hips.deep + 0.036, hips.forward],
      [waistY - 0.012, waist.wide + 0.014, waist.deep + 0.014, waist.forward],
    ],
    folds: { count: 16, depth: 0.016, from: waistY, to: hipY - 0.05 },
    hollow: 0.04,
    thick: 0.02,
  });
}

/** Rolls that hide where the sleeves are sewn on. */
const wings = (wearer: Wearer): Field =>
  onBothArms((side) =>
    tube(
      armSpot(wearer, side, 0.02),
      armSpot(wearer, side, 0.13),
      profile([0, 0.062 * wearer.build.limbs], [0.45, 0.078 * wearer.build.limbs], [1, 0.066 * wearer.build.limbs]),
      { edge: 0.014 },
    ),
  );

const seams = (top: Field, waistY: number): Field =>
  bothSides(0.001, (sign) => sewn(top, [waistY + 0.01, 1.28, 8], 0.0075, (y) => sign * (0.034 + (y - waistY) * 0.13)));

import { blend, field, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed } from '../paint.ts';
import { armJoints, coatBinding, neckJoints, trunkJoints, wristJoints } from './bindings.ts';
import { coatBody, underCoat } from './coat-body.ts';
import { rolledCollar } from './collar.ts';
import { drape } from './drape.ts';
import { belt, buckle, buttons } from './fastening.ts';
import { patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { sewn } from './pin.ts';
import { shirtFront } from './shirt.ts';
import { armBands, plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** A mackintosh: straight, belted, with a cape collar over the shoulders. */
export function mackintoshLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY, kneeY, hipY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const body = coatBody(wearer, { hem: kneeY - 0.14, flare: 0.13, waisted: 0.008 });
  const strap = belt(wearer, waistY - 0.012, 0.038, 0.021);
  return [
    underCoat(wearer),
    ...shirtFront(wearer, under),
    piece(
      'mackintosh',
      blend(0.016, body, plainSleeves(wearer, 0.014)),
      patterned(wearer, outfit.pattern, cloth, mixed(cloth, under, 0.3)),
      coatBinding(rig),
      'leather coat',
    ),
    piece('shoulder cape', shoulderCape(wearer), darker(cloth, 0.88), armJoints, 'leather coat'),
    piece('collar', rolledCollar(wearer, 0.088, 0.018, 0.3, 0.03), trim, neckJoints, 'felt trim'),
    piece('belt', strap, darker(cloth, 0.62), trunkJoints, 'leather trim'),
    piece('cuff straps', armBands(wearer, 0.88, 0.059, 0.022), darker(cloth, 0.62), wristJoints, 'leather trim'),
    piece(
      'buttons',
      blend(0.001, buttons(body, [0.016], hipY - 0.06, waistY - 0.09, 2, 0.0135), buckle(strap, waistY - 0.012, 0.026)),
      mixed(trim, [0.1, 0.08, 0.06], 0.5),
      coatBinding(rig, trunkJoints),
      'gloss jewel',
    ),
    piece(
      'placket',
      sewn(body, [waistY - 0.03, hipY - 0.1, 6], 0.006, () => 0.03),
      darker(cloth, 0.6),
      coatBinding(rig, trunkJoints),
      'cloth trim',
    ),
  ];
}

/** A cape to the elbows, closed at the neck, lying on the shoulders. */
function shoulderCape(wearer: Wearer, drop = 0.19): Field {
  const reach = wearer.rig.at.armR.x;
  const { deep } = wearer.around(wearer.bustY);
  const low = 1.29 - drop;
  const hung = drape({
    rings: [
      [low, reach + 0.13, deep + 0.075],
      [low + drop * 0.45, reach + 0.1, deep + 0.058],
      [low + drop * 0.85, reach + 0.05, deep + 0.03, -0.004],
      [1.315, 0.115, 0.095, -0.006],
      [1.345, 0.078, 0.075, -0.006],
    ],
    folds: { count: 13, depth: 0.02, from: 1.28, to: low },
  });
  return field(hung.box, (x, y, z) => {
    const d = hung.distance(x, y, z);
    return Math.max(d, y < 1.3 ? -d - 0.048 : d);
  });
}

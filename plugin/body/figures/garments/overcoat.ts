import { blend, carve } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed } from '../paint.ts';
import { coatBinding, neckJoints, trunkJoints, wristJoints } from './bindings.ts';
import { coatBody, underCoat } from './coat-body.ts';
import { rolledCollar } from './collar.ts';
import { buttons } from './fastening.ts';
import { neckwear } from './neckwear.ts';
import { patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { sewn } from './pin.ts';
import { appliedOn, frontPanel, frontStrips } from './region.ts';
import { shirtFront } from './shirt.ts';
import { armBands, plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** A good overcoat: double-breasted, with broad lapels, a collar of another stuff, and turned-back cuffs. */
export function overcoatLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY, bustY, kneeY, hipY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const body = coatBody(wearer, { hem: kneeY - 0.06, flare: 0.1, waisted: wearer.build.bust > 0 ? 0.012 : 0 });
  const neck = frontPanel({
    from: bustY - 0.03,
    to: 1.5,
    half: (y) => Math.max(0, y - bustY + 0.03) * 0.34,
    behind: 0.02,
  });
  const coat = blend(0.016, carve(0.008, body, neck), plainSleeves(wearer, 0.012));
  const part = (y: number): number => Math.max(0, (y - bustY + 0.05) / (1.33 - bustY + 0.05));
  const lapels = frontStrips({
    from: bustY - 0.05,
    to: 1.33,
    inner: (y) => Math.max(0, y - bustY + 0.03) * 0.34 - 0.008,
    outer: (y) => 0.03 + 0.1 * part(y),
  });
  const flaps = frontStrips({ from: hipY - 0.03, to: hipY + 0.012, inner: () => 0.075, outer: () => 0.15 });
  return [
    underCoat(wearer),
    ...shirtFront(wearer, under),
    neckwear(wearer, wearer.build.bust > 0 ? 'cravat' : 'tie', trim),
    piece(
      'coat',
      coat,
      patterned(wearer, outfit.pattern, cloth, mixed(cloth, [1, 0.94, 0.85], 0.28)),
      coatBinding(rig),
      'felt coat',
    ),
    piece(
      'lapels',
      appliedOn(body, lapels, 0.014, 0.005),
      darker(cloth, 0.8),
      [...trunkJoints, 'collarL', 'collarR'],
      'felt trim',
    ),
    piece(
      'collar',
      rolledCollar(wearer, 0.09, 0.02, 0.3, 0.03),
      trim,
      [...neckJoints, 'collarL', 'collarR'],
      'felt trim',
    ),
    piece('flaps', appliedOn(body, flaps, 0.01), darker(cloth, 0.8), coatBinding(rig, trunkJoints), 'cloth trim'),
    piece('cuffs', armBands(wearer, 0.91, 0.06, 0.045), darker(cloth, 0.85), wristJoints, 'felt trim'),
    piece(
      'buttons',
      buttons(body, [-0.05, 0.05], hipY + 0.06, bustY - 0.06, 3, 0.015),
      darker(trim, 0.8),
      trunkJoints,
      'gloss trim',
    ),
    piece(
      'seam',
      sewn(body, [waistY, hipY - 0.12, 6], 0.006, () => 0.015),
      darker(cloth, 0.6),
      coatBinding(rig, trunkJoints),
      'cloth trim',
    ),
  ];
}

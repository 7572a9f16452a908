import { blend, carve, field, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { armJoints, coatBinding, neckJoints, trunkJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar } from './collar.ts';
import { drape } from './drape.ts';
import { belt, buckle, buttons } from './fastening.ts';
import { neckwear, shirtFront } from './jacket.ts';
import { hose, trousers } from './legwear.ts';
import { patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { lineDown, sewn } from './pin.ts';
import { appliedOn, frontPanel, frontStrips } from './region.ts';
import { armBands, plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

interface CoatCut {
  readonly hem: number;
  readonly flare: number;
  readonly waisted: number;
}

/** The body of a coat from shoulders to hem, with a slit below the waist. */
function coatBody(wearer: Wearer, { hem, flare, waisted }: CoatCut): Field {
  const { hipY, waistY, bustY, build } = wearer;
  const [hips, waist, chest] = [wearer.around(hipY), wearer.around(waistY), wearer.around(bustY)];
  const whole = blend(
    0.03,
    drape({
      rings: [
        [hem, hips.wide + flare, hips.deep + flare, hips.forward * 0.4],
        [hipY - 0.15, hips.wide + flare * 0.62, hips.deep + flare * 0.62, hips.forward * 0.8],
        [hipY, hips.wide + 0.04, hips.deep + 0.04, hips.forward],
        [waistY, waist.wide + 0.034 - waisted, waist.deep + 0.034 - waisted, waist.forward],
        [bustY, chest.wide + 0.026, chest.deep + 0.03 + build.bust, chest.forward],
        [1.27, chest.wide + 0.008, chest.deep * 0.97],
        [1.32, 0.105, 0.09],
      ],
      folds: { count: 9, depth: 0.022, from: waistY, to: hem },
      hollow: 0.07,
    }),
    bodice(wearer, { ease: 0.026, from: bustY }),
  );
  return carve(
    0.008,
    whole,
    frontPanel({ from: 0, to: hipY - 0.1, half: (y) => 0.002 + (hipY - 0.1 - y) * 0.1, behind: 0.02 }),
  );
}

/** Legs under a coat: stockings where the figure has a bust, trousers else. */
const underCoat = (wearer: Wearer): Layer =>
  wearer.build.bust > 0 ? hose(wearer, paintOf(wearer.outfit.legs)) : trousers(wearer, paintOf(wearer.outfit.legs));

/** A good overcoat: double-breasted, with broad lapels, a collar of another stuff, and turned-back cuffs. */
export function overcoatLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY, bustY, kneeY, hipY } = wearer;
  const [cloth, under, trim] = [paintOf(outfit.cloth), paintOf(outfit.under), paintOf(outfit.trim)];
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
    piece('coat', coat, {
      paint: patterned(wearer, outfit.pattern, cloth, mixed(cloth, [1, 0.94, 0.85], 0.28)),
      moves: coatBinding(rig),
      stuff: 'felt',
      fine: 'cloth',
    }),
    piece('lapels', appliedOn(body, lapels, 0.014, 0.005), {
      paint: darker(cloth, 0.8),
      moves: [...trunkJoints, 'collarL', 'collarR'],
      stuff: 'felt',
      fine: 'trim',
    }),
    piece('collar', rolledCollar(wearer, 0.09, 0.02, 0.3, 0.03), {
      paint: trim,
      moves: [...neckJoints, 'collarL', 'collarR'],
      stuff: 'felt',
      fine: 'trim',
    }),
    piece('flaps', appliedOn(body, flaps, 0.01), {
      paint: darker(cloth, 0.8),
      moves: coatBinding(rig, trunkJoints),
      fine: 'trim',
    }),
    piece('cuffs', armBands(wearer, 0.91, 0.06, 0.045), {
      paint: darker(cloth, 0.85),
      moves: wristJoints,
      stuff: 'felt',
      fine: 'trim',
    }),
    piece('buttons', buttons(body, [-0.05, 0.05], hipY + 0.06, bustY - 0.06, 3, 0.015), {
      paint: darker(trim, 0.8),
      moves: trunkJoints,
      stuff: 'gloss',
      fine: 'trim',
    }),
    piece(
      'seam',
      sewn(
        body,
        lineDown(waistY, hipY - 0.12, 6, () => 0.015),
        0.006,
      ),
      { paint: darker(cloth, 0.6), moves: coatBinding(rig, trunkJoints), fine: 'trim' },
    ),
  ];
}

/** A mackintosh: straight, belted, with a cape collar over the shoulders. */
export function mackintoshLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY, kneeY, hipY } = wearer;
  const [cloth, under, trim] = [paintOf(outfit.cloth), paintOf(outfit.under), paintOf(outfit.trim)];
  const body = coatBody(wearer, { hem: kneeY - 0.14, flare: 0.13, waisted: 0.008 });
  const strap = belt(wearer, waistY - 0.012, 0.038, 0.021);
  return [
    underCoat(wearer),
    ...shirtFront(wearer, under),
    piece('mackintosh', blend(0.016, body, plainSleeves(wearer, 0.014)), {
      paint: patterned(wearer, outfit.pattern, cloth, mixed(cloth, under, 0.3)),
      moves: coatBinding(rig),
      stuff: 'leather',
      fine: 'cloth',
    }),
    piece('shoulder cape', shoulderCape(wearer), {
      paint: darker(cloth, 0.88),
      moves: armJoints,
      stuff: 'leather',
      fine: 'cloth',
    }),
    piece('collar', rolledCollar(wearer, 0.088, 0.018, 0.3, 0.03), {
      paint: trim,
      moves: neckJoints,
      stuff: 'felt',
      fine: 'trim',
    }),
    piece('belt', strap, { paint: darker(cloth, 0.62), moves: trunkJoints, stuff: 'leather', fine: 'trim' }),
    piece('cuff straps', armBands(wearer, 0.88, 0.059, 0.022), {
      paint: darker(cloth, 0.62),
      moves: wristJoints,
      stuff: 'leather',
      fine: 'trim',
    }),
    piece(
      'buttons',
      blend(0.001, buttons(body, [0.016], hipY - 0.06, waistY - 0.09, 2, 0.0135), buckle(strap, waistY - 0.012, 0.026)),
      {
        paint: mixed(trim, [0.1, 0.08, 0.06], 0.5),
        moves: coatBinding(rig, trunkJoints),
        stuff: 'gloss',
        fine: 'jewel',
      },
    ),
    piece(
      'placket',
      sewn(
        body,
        lineDown(waistY - 0.03, hipY - 0.1, 6, () => 0.03),
        0.006,
      ),
      { paint: darker(cloth, 0.6), moves: coatBinding(rig, trunkJoints), fine: 'trim' },
    ),
  ];
}

/** A cape to the elbows, closed at the neck, lying on the shoulders. */
export function shoulderCape(wearer: Wearer, drop = 0.19): Field {
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
    return Math.max(d, y < 1.3 ? -d - 0.034 : d);
  });
}

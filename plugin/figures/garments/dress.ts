import { blend, egg, field, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import type { Spot } from '../../space/spot.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { coatBinding, neckJoints, skirtBinding, trunkJoints, upperJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar, ruff, standingCollar } from './collar.ts';
import { drape } from './drape.ts';
import { belt, buttons } from './fastening.ts';
import { stockings } from './legwear.ts';
import { banded, patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { bareNeck } from './skin.ts';
import { skirt, type SkirtCut } from './skirt.ts';
import { armBands, onBothArms, armSpot, plainSleeves, puffs, sleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** A plain laced dress over a shift, with rolled shift sleeves: kitchens, villages. */
export function kirtleLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY } = wearer;
  const [cloth, under, trim] = [paintOf(outfit.cloth), paintOf(outfit.under), paintOf(outfit.trim)];
  const top = bodice(wearer, { ease: 0.012, from: waistY - 0.03, to: 1.25 });
  return [
    bareNeck(wearer, 1.2),
    stockings(wearer, paintOf(outfit.legs)),
    piece('shift', blend(0.012, bodice(wearer, { ease: 0.004, from: 1.16, to: 1.285 }), plainSleeves(wearer, 0.008)), {
      paint: under,
      moves: upperJoints,
    }),
    piece('kirtle', top, {
      paint: patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.6)),
      moves: trunkJoints,
    }),
    piece('skirt', skirt(wearer, { hem: 0.31, folds: 18, depth: 0.03 }), {
      paint: banded(patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.6)), trim, 0.05),
      moves: skirtBinding(rig),
      fine: 'skirt',
    }),
    piece('lacing', buttons(top, [-0.018, 0.018], waistY + 0.03, 1.2, 5, 0.009), {
      paint: trim,
      moves: trunkJoints,
      stuff: 'leather',
      fine: 'jewel',
    }),
    piece('belt', belt(wearer, waistY - 0.01, 0.018, 0.014), {
      paint: darker(trim, 0.7),
      moves: trunkJoints,
      stuff: 'leather',
      fine: 'trim',
    }),
    piece('cuffs', armBands(wearer, 0.95, 0.05, 0.03), { paint: under, moves: wristJoints, fine: 'trim' }),
  ];
}

export interface DressColours {
  readonly cloth: Layer['paint'];
  readonly collar: Paint;
  readonly skirt: SkirtCut;
  /** How high the skirt is gathered up behind. */
  readonly bustle: number;
}

/** The body of a Victorian dress: buttoned to a high collar, sleeves full at the shoulder, the skirt drawn to the back. */
export function buttonedDress(
  wearer: Wearer,
  { cloth, collar, skirt: cut, bustle }: DressColours,
): { readonly layers: readonly Layer[]; readonly top: Field; readonly skirt: Field } {
  const { rig, waistY, outfit } = wearer;
  const top = bodice(wearer, { ease: 0.011, from: waistY - 0.035 });
  const caps = onBothArms((side) => egg(armSpot(wearer, side, 0.09), [0.07, 0.078, 0.07]));
  const hung = skirt(wearer, cut);
  const gathered = bustle > 0 ? blend(0.05, hung, bustleForm(wearer, bustle)) : hung;
  return {
    top,
    skirt: gathered,
    layers: [
      stockings(wearer, paintOf(outfit.legs)),
      piece('bodice', blend(0.014, top, caps, plainSleeves(wearer, -0.003)), { paint: cloth, moves: upperJoints }),
      piece('skirt', gathered, { paint: cloth, moves: skirtBinding(rig), fine: 'skirt' }),
      piece('collar', standingCollar(wearer, 0.026, 0.011), { paint: collar, moves: neckJoints, fine: 'trim' }),
      piece('cuffs', armBands(wearer, 0.93, 0.046, 0.04), { paint: collar, moves: wristJoints, fine: 'trim' }),
    ],
  };
}

function bustleForm(wearer: Wearer, size: number): Field {
  const { hipY } = wearer;
  const { deep, wide } = wearer.around(hipY);
  return blend(
    0.05,
    egg([0, hipY + 0.005, -deep - size * 0.35], [wide * 0.72, 0.1, size]),
    egg([0, hipY - 0.16, -deep - size * 0.55], [wide * 0.8, 0.13, size]),
  );
}

/** A day dress with an overskirt looped up over a bustle. */
export function dayDressLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, waistY } = wearer;
  const [cloth, under, trim] = [paintOf(outfit.cloth), paintOf(outfit.under), paintOf(outfit.trim)];
  const weave = patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.5));
  const { layers, top } = buttonedDress(wearer, {
    cloth: banded(weave, mixed(cloth, trim, 0.65), 0.09),
    collar: under,
    skirt: { hem: 0.31, full: 0.015, trail: 0.085, folds: 20, depth: 0.024 },
    bustle: 0.1,
  });
  const swag = overskirt(wearer);
  return [
    ...layers,
    piece('overskirt', swag, {
      paint: (at, normal) =>
        at[1] < swagHem(wearer, at) + 0.042 ? trim : typeof weave === 'function' ? weave(at, normal) : weave,
      moves: skirtBinding(rig),
      fine: 'cloth',
    }),
    piece('frill', ruff(wearer, 0.03, 18), { paint: under, moves: neckJoints, fine: 'trim' }),
    piece('buttons', buttons(top, [0], waistY + 0.02, 1.29, 8, 0.0095), {
      paint: trim,
      moves: trunkJoints,
      stuff: 'gloss',
      fine: 'jewel',
    }),
    piece('sash', belt(wearer, waistY - 0.005, 0.018, 0.022), {
      paint: trim,
      moves: trunkJoints,
      stuff: 'silk',
      fine: 'trim',
    }),
    piece('bow', bow(wearer, 0.05), { paint: trim, moves: skirtBinding(rig), stuff: 'silk', fine: 'trim' }),
  ];
}

/** Where an overskirt ends, seen from above: low before, drawn up at the sides, lowest behind. */
const swagHem = ({ hipY }: Wearer, [x, , z]: Spot): number => {
  const around = Math.atan2(Math.abs(x), z);
  return hipY - 0.3 + 0.16 * Math.sin(Math.min(around, 2.1) * 0.75) ** 2 - 0.2 * Math.max(0, -Math.cos(around));
};

/** Gathered up at the sides over the bustle, so that the skirt shows under it. */
function overskirt(wearer: Wearer): Field {
  const { hipY, waistY } = wearer;
  const [hips, waist] = [wearer.around(hipY), wearer.around(waistY)];
  const hung = drape({
    rings: [
      [hipY - 0.52, hips.wide + 0.13, hips.deep + 0.17, -0.085],
      [hipY - 0.2, hips.wide + 0.085, hips.deep + 0.13, -0.07],
      [hipY, hips.wide + 0.046, hips.deep + 0.078, -0.038],
      [waistY, waist.wide + 0.016, waist.deep + 0.018],
    ],
    folds: { count: 13, depth: 0.034, from: waistY, to: hipY - 0.3, phase: 0.5 },
  });
  return field(hung.box, (x, y, z) => {
    const d = hung.distance(x, y, z);
    const beyond = (swagHem(wearer, [x, y, z]) - y) * 0.8;
    return Math.max(d, beyond, -d - 0.05);
  });
}

/** A bow tied at the back of the waist, its ends hanging. */
export function bow(wearer: Wearer, size: number): Field {
  const { waistY } = wearer;
  const back = -wearer.around(waistY).deep - 0.026;
  return blend(
    0.01,
    ...[-1, 1].flatMap((sign) => [
      egg([sign * size * 1.05, waistY + 0.012, back], [size, size * 0.62, 0.022]),
      egg([sign * size * 0.55, waistY - size * 1.5, back - 0.045], [size * 0.42, size * 1.3, 0.02]),
    ]),
    egg([0, waistY, back - 0.008], [0.022, 0.024, 0.022]),
  );
}

/** A loose gown for the night, gathered under a frill. */
export function nightgownLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, rig, bustY, hipY } = wearer;
  const [cloth, trim] = [paintOf(outfit.cloth), paintOf(outfit.trim)];
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
  const loose = sleeves(wearer, [
    [-0.05, 0.056],
    [0.1, 0.072],
    [0.5, 0.07],
    [0.86, 0.074],
    [0.93, 0.046],
  ]);
  return [
    stockings(wearer, paintOf(wearer.character.face.skin)),
    piece(
      'nightgown',
      blend(0.02, body, bodice(wearer, { ease: 0.012, from: 1.2 }), puffs(wearer, 0.07, 0.06), loose),
      {
        paint: patterned(wearer, outfit.pattern, cloth, mixed(cloth, trim, 0.5)),
        moves: coatBinding(rig),
        fine: 'skirt',
      },
    ),
    piece('frills', blend(0.001, ruff(wearer, 0.045, 16), armBands(wearer, 0.96, 0.056, 0.03)), {
      paint: trim,
      moves: [...neckJoints, ...wristJoints],
      fine: 'trim',
    }),
    piece('yoke', rolledCollar(wearer, 0.082, 0.012), { paint: trim, moves: neckJoints, fine: 'trim' }),
  ];
}

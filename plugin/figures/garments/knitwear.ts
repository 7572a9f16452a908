import { blend, carve, egg, field, rod, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { neckJoints, skirtBinding, trunkJoints, upperJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar, shirtCollar } from './collar.ts';
import { buttons } from './fastening.ts';
import { hose, trousers } from './legwear.ts';
import { patterned } from './pattern.ts';
import { piece } from './piece.ts';
import { lineDown, pin, sewn } from './pin.ts';
import { appliedOn, frontPanel } from './region.ts';
import { skirt } from './skirt.ts';
import { armBands, plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** A jumper with ribbing at neck, wrists and hem, a little too long. */
export function jumperLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, hipY } = wearer;
  const [cloth, under] = [paintOf(outfit.cloth), paintOf(outfit.under)];
  const body = bodice(wearer, { ease: 0.022, from: hipY - 0.045 });
  return [
    trousers(wearer, turnedUp(wearer, paintOf(outfit.legs))),
    piece('jumper', blend(0.018, body, plainSleeves(wearer, 0.01, 0.93)), {
      paint: patterned(wearer, outfit.pattern, cloth, under),
      moves: upperJoints,
      stuff: 'felt',
    }),
    ...ribbing(wearer, darker(cloth, 0.82)),
    piece('collar', ribbed(rolledCollar(wearer, 0.08, 0.019, 0.14, 0.022), 18), {
      paint: darker(cloth, 0.82),
      moves: neckJoints,
      stuff: 'felt',
      fine: 'trim',
    }),
  ];
}

/** Trousers turned up at the ankle, so that the paler inside shows. */
const turnedUp =
  ({ rig }: Wearer, legs: Paint): Layer['paint'] =>
  ([, y]) =>
    y < rig.at.footR.y + 0.055 ? mixed(legs, [0.8, 0.85, 0.9], 0.35) : legs;

const ribbing = (wearer: Wearer, paint: Paint): readonly Layer[] => [
  piece(
    'hem',
    ribbed(bodice(wearer, { ease: 0.027, from: wearer.hipY - 0.085, to: wearer.hipY - 0.025, shoulders: false }), 30),
    { paint, moves: ['hips', 'legL', 'legR'], stuff: 'felt', fine: 'trim' },
  ),
  piece('wristbands', armBands(wearer, 0.935, 0.053, 0.05), {
    paint,
    moves: wristJoints,
    stuff: 'felt',
    fine: 'trim',
  }),
];

/** Grooves that run down, as in knitting that stretches. */
const ribbed = ({ box, distance }: Field, count: number): Field =>
  field(box, (x, y, z) => {
    const d = distance(x, y, z);
    return d > 0.02 || d < -0.02 ? d : d + 0.004 * Math.cos(Math.atan2(x, z) * count);
  });

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

/** A hooded jumper: the hood lies on the back, its strings hang, one pocket goes right across. */
export function hoodieLayers(wearer: Wearer): readonly Layer[] {
  const { outfit, hipY, waistY, bustY } = wearer;
  const [cloth, under] = [paintOf(outfit.cloth), paintOf(outfit.under)];
  const body = bodice(wearer, { ease: 0.026, from: hipY - 0.045 });
  const pocket = frontPanel({
    from: hipY - 0.01,
    to: waistY + 0.03,
    half: (y) => 0.115 - Math.max(0, y - hipY - 0.05) * 0.45,
    behind: 0.01,
  });
  return [
    trousers(wearer, turnedUp(wearer, paintOf(outfit.legs)), -0.006),
    piece('shirt neck', rolledCollar(wearer, 0.072, 0.012, 0.1), { paint: under, moves: neckJoints, fine: 'trim' }),
    piece('hoodie', blend(0.018, body, plainSleeves(wearer, 0.014, 0.93)), {
      paint: patterned(wearer, outfit.pattern, cloth, under),
      moves: upperJoints,
      stuff: 'felt',
    }),
    ...ribbing(wearer, darker(cloth, 0.8)),
    piece('hood', hood(wearer), {
      paint: ([x, y, z], normal) =>
        z > -0.06 && normal[1] > 0.2 && Math.abs(x) < 0.07 && y > 1.3 ? darker(cloth, 0.55) : cloth,
      moves: ['chest', 'neck', 'collarL', 'collarR'],
      stuff: 'felt',
    }),
    piece('pocket', appliedOn(body, pocket, 0.014, 0.006), {
      paint: darker(cloth, 0.74),
      moves: trunkJoints,
      stuff: 'felt',
      fine: 'trim',
    }),
    piece('strings', strings(body, bustY), { paint: under, moves: ['chest', 'spine', 'neck'], fine: 'jewel' }),
  ];
}

function hood(wearer: Wearer): Field {
  const { neckY } = wearer;
  const deep = wearer.around(1.26).deep;
  const heap = blend(
    0.04,
    egg([0, neckY - 0.035, -deep - 0.005], [0.115, 0.062, 0.055]),
    egg([0, neckY - 0.1, -deep - 0.03], [0.085, 0.075, 0.05]),
    ...[-1, 1].map((sign) =>
      rod([sign * 0.095, neckY - 0.012, -0.05], [sign * 0.035, neckY - 0.06, 0.088], 0.034, 0.017),
    ),
  );
  return carve(0.012, heap, egg([0, neckY + 0.025, -0.02], [0.073, 0.06, 0.088]));
}

const strings = (body: Field, bustY: number): Field =>
  blend(
    0.001,
    ...[-1, 1].map((sign) =>
      sewn(
        body,
        lineDown(1.285, bustY + 0.02 + sign * 0.012, 5, (y) => sign * (0.04 - (1.3 - y) * 0.06)),
        0.0085,
      ),
    ),
    ...[-1, 1].map((sign) =>
      egg(pin(body, sign * 0.032, bustY + 0.014 + sign * 0.012, 'front', 0.004), [0.011, 0.018, 0.011]),
    ),
  );

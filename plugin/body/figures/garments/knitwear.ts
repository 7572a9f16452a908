import { blend, bothSides, carve, egg, field, rod, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { on, skirtBinding } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar, shirtCollar } from './collar.ts';
import { buttons } from './fastening.ts';
import { hose, trousers, turnedUp } from './legwear.ts';
import { patterned, woven } from './pattern.ts';
import { piece, type Cut, type Cuts } from './piece.ts';
import { appliedOn, frontPanel, pin, sewn } from './region.ts';
import { skirt } from './skirt.ts';
import { armBands, plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** A jumper with ribbing at neck, wrists and hem, a little too long. */
const jumper: Cut = (wearer) => {
  const { cloth, under } = wearer.paints;
  const body = bodice(wearer, { ease: 0.022, from: wearer.hipY - 0.045 });
  const roll = ribbed(rolledCollar(wearer, 0.08, 0.019, 0.14, 0.022), 18);
  const ribs = darker(cloth, 0.82);
  return [
    trousers(wearer, turnedUp(wearer)),
    piece('jumper', blend(0.018, body, plainSleeves(wearer, 0.01, 0.93)), woven(wearer, under), on.upper, 'felt cloth'),
    ...ribbing(wearer, ribs),
    piece('collar', roll, ribs, on.neck, 'felt trim'),
  ];
};

/** A hooded jumper: the hood lies on the back, its strings hang, one pocket goes right across. */
const hoodie: Cut = (wearer) => {
  const { hipY, waistY, bustY } = wearer;
  const { cloth, under } = wearer.paints;
  const body = bodice(wearer, { ease: 0.026, from: hipY - 0.045 });
  const knit = blend(0.018, body, plainSleeves(wearer, 0.014, 0.93));
  const pocket = frontPanel([hipY - 0.01, waistY + 0.03], (y) => 0.115 - Math.max(0, y - hipY - 0.05) * 0.45, 0.01);
  const lined: Layer['paint'] = ([x, y, z], normal) =>
    z > -0.06 && normal[1] > 0.2 && Math.abs(x) < 0.07 && y > 1.3 ? darker(cloth, 0.55) : cloth;
  return [
    trousers(wearer, turnedUp(wearer), -0.006),
    piece('shirt neck', rolledCollar(wearer, 0.072, 0.012, 0.1), under, on.neck, 'cloth trim'),
    piece('hoodie', knit, woven(wearer, under), on.upper, 'felt cloth'),
    ...ribbing(wearer, darker(cloth, 0.8)),
    piece('hood', hood(wearer), lined, on.throat, 'felt cloth'),
    piece('pocket', appliedOn(body, pocket, 0.014, 0.006), darker(cloth, 0.74), on.trunk, 'felt trim'),
    piece('strings', strings(body, bustY), under, ['chest', 'spine', 'neck'], 'cloth jewel'),
  ];
};

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
      sewn(body, [1.285, bustY + 0.02 + sign * 0.012, 5], 0.0085, (y) => sign * (0.04 - (1.3 - y) * 0.06)),
    ),
    ...[-1, 1].map((sign) => egg(pin(body, sign * 0.032, bustY + 0.014 + sign * 0.012, 0.004), [0.011, 0.018, 0.011])),
  );

/** A cardigan, buttoned half, over a shirt; with it a skirt where the figure has a bust. */
const cardigan: Cut = (wearer) => {
  const { rig, hipY, waistY, bustY, kneeY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const body = bodice(wearer, { ease: 0.021, from: hipY - 0.06 });
  const open = (y: number): number => Math.max(0.003, (y - bustY + 0.03) * 0.34);
  const knit = blend(0.018, carve(0.008, body, frontPanel([0, 1.5], open)), plainSleeves(wearer, 0.009, 0.93));
  const shirt = appliedOn(bodice(wearer, { ease: 0.01 }), frontPanel([waistY, 1.335], 0.09, 0), 0);
  const placket = bothSides(0.001, (sign) =>
    sewn(body, [hipY - 0.05, 1.315, 12], 0.013, (y) => sign * (open(y) + 0.012)),
  );
  const hung = skirt(wearer, { hem: 0.2, floor: kneeY - 0.1, full: 0.012, folds: 11, depth: 0.02 });
  const checks = patterned(wearer, 'checks', legs, mixed(legs, trim, 0.5));
  return [
    ...(wearer.build.bust > 0
      ? [hose(wearer, paintOf('#b58d6c'), 0.4), piece('skirt', hung, checks, skirtBinding(rig))]
      : [trousers(wearer, legs)]),
    piece('shirt', shirt, patterned(wearer, 'dots', under, mixed(under, trim, 0.5)), on.trunk),
    piece('shirt collar', shirtCollar(wearer), under, on.neck, 'cloth trim'),
    piece('cardigan', knit, woven(wearer, mixed(cloth, trim, 0.7)), on.upper, 'felt cloth'),
    ...ribbing(wearer, darker(cloth, 0.82)),
    piece('placket', placket, darker(cloth, 0.82), on.trunk, 'felt trim'),
    piece('buttons', buttons(body, [0.013], [hipY - 0.03, bustY - 0.05], 4, 0.012), trim, on.trunk, 'gloss jewel'),
  ];
};

function ribbing(wearer: Wearer, paint: Paint): readonly Layer[] {
  const { hipY } = wearer;
  const hem = bodice(wearer, { ease: 0.027, from: hipY - 0.085, to: hipY - 0.025, shoulders: false });
  return [
    piece('hem', ribbed(hem, 30), paint, ['hips', 'legL', 'legR'], 'felt trim'),
    piece('wristbands', armBands(wearer, 0.935, 0.053, 0.05), paint, on.wrist, 'felt trim'),
  ];
}

/** Grooves that run down, as in knitting that stretches. */
const ribbed = ({ box, distance }: Field, count: number): Field =>
  field(box, (x, y, z) => {
    const d = distance(x, y, z);
    return d > 0.02 || d < -0.02 ? d : d + 0.004 * Math.cos(Math.atan2(x, z) * count);
  });

export const knitwear = { cardigan, jumper, hoodie } satisfies Cuts;

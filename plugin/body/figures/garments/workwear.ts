import { blend, block, bothSides, carve, egg, field, meet, placed, ring, rod, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { coatBinding, on, skirtBinding } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar, shirtCollar, standingCollar } from './collar.ts';
import { drape } from './drape.ts';
import { belt, bow, buckle, buttons } from './fastening.ts';
import { sideStripe, trousers, turnedUp } from './legwear.ts';
import { patterned, woven } from './pattern.ts';
import { piece, type Cut, type Cuts } from './piece.ts';
import { appliedOn, frontPanel, frontStrips, pin, sewn } from './region.ts';
import { armBands, elbow, plainSleeves, sleeves } from './sleeves.ts';
import { profile } from './tube.ts';
import type { Wearer } from './wearer.ts';

/** An apron with a bib over a shirt whose sleeves are rolled up. */
const apron: Cut = (wearer) => {
  const { outfit, rig, hipY, waistY, bustY, kneeY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const shirt = bodice(wearer, { ease: 0.014, from: hipY - 0.05 });
  const short = sleeves(wearer, profile([-0.05, 0.054], [0.08, 0.064], [0.4, 0.06], [elbow + 0.08, 0.062]));
  const rolls = profile([elbow + 0.03, 0.064], [elbow + 0.09, 0.067], [elbow + 0.14, 0.064]);
  const foreArms = on.wrist.filter((joint) => joint.startsWith('fore'));
  const fall = lap(wearer, kneeY + 0.02);
  const bib = frontPanel([waistY - 0.03, bustY + 0.045], (y) => 0.1 - Math.max(0, y - bustY) * 0.2, 0);
  const pocket = appliedOn(fall, frontPanel([hipY - 0.17, hipY - 0.06], 0.085), 0.012, 0.005);
  const strings = blend(0.002, belt(wearer, waistY - 0.012, 0.024, 0.014), straps(wearer, shirt));
  const badgeAt = pin(shirt, -0.055, bustY + 0.012, 0.014);
  const badge = placed(badgeAt, [Math.PI / 2 - 0.1, 0, 0], ring([0, 0, 0], 0.008, 0.008, 0.014, 0.008));
  const weave = patterned(wearer, outfit.pattern, under, trim);
  const hangs = coatBinding(rig, on.trunk);
  return [
    bareArms(wearer, 0.4),
    trousers(wearer, turnedUp(wearer)),
    piece('shirt', blend(0.016, shirt, short), weave, on.upper),
    piece('shirt collar', shirtCollar(wearer), under, on.neck, 'cloth trim'),
    piece(
      'rolled sleeves',
      sleeves(wearer, rolls, { edge: 0.014 }),
      mixed(under, [1, 1, 1], 0.2),
      foreArms,
      'cloth trim',
    ),
    piece('apron', blend(0.006, appliedOn(shirt, bib, 0.013), fall), cloth, hangs),
    piece('apron pocket', pocket, darker(cloth, 0.8), hangs, 'cloth trim'),
    piece('apron strings', strings, darker(cloth, 0.68), on.breast, 'cloth trim'),
    piece('apron bow', bow(wearer, 0.042), darker(cloth, 0.68), hangs, 'cloth trim'),
    piece('badge', badge, trim, ['chest', 'spine'], 'gloss jewel'),
  ];
};

/** Dungarees over a shirt: the bib and its pocket, straps with brass buttons, and the legs in one cloth. */
const overalls: Cut = (wearer) => {
  const { outfit, waistY, bustY, hipY, crotchY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const shirt = bodice(wearer, { ease: 0.014, from: hipY - 0.05 });
  const seat = bodice(wearer, { ease: 0.021, from: crotchY + 0.01, to: waistY + 0.02, shoulders: false });
  const bib = frontPanel([waistY - 0.02, bustY + 0.04], (y) => 0.105 - Math.max(0, y - bustY) * 0.2, 0);
  const pocket = appliedOn(shirt, frontPanel([bustY - 0.07, bustY + 0.015], 0.058), 0.021);
  const brass = blend(
    0.001,
    ...[-1, 1].map((sign) => egg(pin(shirt, sign * 0.083, bustY + 0.024, 0.018), [0.015, 0.015, 0.009])),
  );
  return [
    trousers(wearer, turnedUp({ ...wearer, paints: { ...wearer.paints, legs: cloth } }), 0.006),
    piece(
      'shirt',
      blend(0.016, shirt, plainSleeves(wearer, 0.008)),
      patterned(wearer, outfit.pattern, under, trim),
      on.upper,
    ),
    piece('shirt collar', shirtCollar(wearer), under, on.neck, 'cloth trim'),
    piece('overalls', blend(0.012, seat, appliedOn(shirt, bib, 0.013)), cloth, on.trunk),
    piece('pocket', pocket, darker(cloth, 0.8), on.trunk, 'cloth trim'),
    piece('straps', straps(wearer, shirt), darker(cloth, 0.85), on.breast, 'cloth trim'),
    piece('brass', brass, paintOf('#d9a83f'), on.breast, 'metal jewel'),
  ];
};

/** What nurses, surgeons and dentists wear today: a loose tunic with short sleeves and a pocket, and trousers of the same. */
const scrubs: Cut = (wearer) => {
  const { waistY, bustY, hipY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const body = bodice(wearer, { ease: 0.022, from: hipY - 0.075 });
  const short = sleeves(wearer, profile([-0.05, 0.056], [0.08, 0.068], [0.3, 0.07], [0.42, 0.074]), { hollow: 0.03 });
  const neck = frontPanel([bustY + 0.03, 1.34], (y) => Math.max(0, y - bustY - 0.03) * 0.42);
  const edges = bothSides(0.002, (sign) =>
    sewn(body, [bustY + 0.03, 1.31, 6], 0.0095, (y) => sign * (Math.max(0, y - bustY - 0.03) * 0.42 + 0.004)),
  );
  const pocket = appliedOn(body, frontStrips([waistY + 0.035, bustY - 0.03], 0.035, 0.1), 0.011);
  const right = field({ low: [0, 0, -1], high: [1, 2, 1] }, (x) => -x);
  return [
    bareArms(wearer, 0.3),
    trousers(wearer, wearer.paints.legs),
    piece('tunic', blend(0.016, body, short), woven(wearer, under), on.upper),
    piece('shirt', appliedOn(body, neck, 0.003), under, on.trunk, 'cloth trim'),
    piece('neck edge', edges, trim, on.breast, 'cloth trim'),
    piece('pocket', meet(0.002, pocket, right), darker(cloth, 0.85), on.trunk, 'cloth trim'),
    piece('hem', belt(wearer, hipY - 0.06, 0.028, 0.012), darker(cloth, 0.85), on.trunk, 'cloth trim'),
  ];
};

/** A cook's: double-breasted, with a neckerchief, turned-back cuffs and an apron from the waist. */
const chefJacket: Cut = (wearer) => {
  const { rig, waistY, hipY, kneeY, neckY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const body = bodice(wearer, { ease: 0.02, from: hipY - 0.05 });
  const front = frontPanel([waistY - 0.02, 1.315], (y) => 0.062 + (y - waistY) * 0.12, 0.01);
  const rows = buttons(body, [-0.062, 0.062], [waistY + 0.05, 1.25], 4, 0.0135);
  const kerchief = blend(
    0.008,
    rolledCollar(wearer, 0.082, 0.017, 0.2),
    egg([0, neckY - 0.05, 0.098], [0.026, 0.022, 0.018]),
    ...[-1, 1].map((sign) => rod([0, neckY - 0.055, 0.1], [sign * 0.032, neckY - 0.115, 0.112], 0.014, 0.019)),
  );
  const hangs = coatBinding(rig, on.trunk);
  return [
    trousers(wearer, patterned(wearer, 'checks', legs, mixed(legs, [1, 1, 1], 0.7), true)),
    piece('jacket', blend(0.016, body, plainSleeves(wearer, 0.006)), cloth, on.upper),
    piece('front', appliedOn(body, front, 0.01), mixed(cloth, [1, 1, 1], 0.25), on.trunk),
    piece('buttons', rows, trim, on.trunk, 'gloss jewel'),
    piece('cuffs', armBands(wearer, 0.92, 0.053, 0.04), darker(cloth, 0.9), on.wrist, 'cloth trim'),
    piece('kerchief', kerchief, trim, on.neck, 'silk trim'),
    piece('apron', lap(wearer, kneeY + 0.02), under, hangs),
    piece('apron strings', belt(wearer, waistY - 0.012, 0.026, 0.016), darker(under, 0.8), on.trunk, 'cloth trim'),
    piece('apron bow', bow(wearer, 0.042), darker(under, 0.8), hangs, 'cloth trim'),
  ];
};

/** Arms bare from a part of the way down to the wrist. */
export const bareArms = (wearer: Wearer, from: number): Layer =>
  piece(
    'bare arms',
    sleeves(wearer, profile([from, 0.043], [from + 0.18, 0.044], [0.86, 0.033], [1.01, 0.026])),
    paintOf(wearer.character.face.skin),
    [...on.arm, 'handL', 'handR'],
    'skin cloth',
  );

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
  return appliedOn(hung, frontPanel([hem - 0.01, waistY], 0.6, -0.025), 0, 0.008);
}

const straps = ({ bustY }: Wearer, shirt: Field): Field =>
  bothSides(0.002, (sign) => {
    const from = pin(shirt, sign * 0.085, bustY + 0.035, 0.008);
    const over = pin(shirt, sign * 0.078, 1.29, 0.008);
    return blend(
      0.004,
      rod(from, over, 0.0125),
      rod(over, [sign * 0.074, 1.348, -0.02], 0.0125),
      egg(from, [0.016, 0.016, 0.012]),
    );
  });

/** Police, soldiers, conductors: a tunic buttoned twice, with belt, shoulder straps and a stripe down the leg. */
const uniform: Cut = (wearer) => {
  const { rig, waistY, bustY } = wearer;
  const { cloth, trim, legs } = wearer.paints;
  const top = bodice(wearer, { ease: 0.018, from: waistY - 0.05 });
  const strap = belt(wearer, waistY - 0.018, 0.026, 0.021);
  const front = frontPanel([waistY, 1.31], (y) => 0.05 + (y - waistY) * 0.16, 0.01);
  const pockets = appliedOn(top, frontStrips([bustY + 0.015, bustY + 0.05], 0.062, 0.115), 0.014);
  const rows = buttons(top, [-0.05, 0.05], [waistY + 0.04, 1.27], 5, 0.0125);
  const brass = blend(0.001, rows, buckle(strap, waistY - 0.018, 0.024));
  return [
    trousers(wearer, sideStripe(wearer, legs, trim)),
    piece('tunic', blend(0.016, top, plainSleeves(wearer, 0.003)), cloth, on.upper),
    piece('skirts', skirts(wearer), cloth, skirtBinding(rig)),
    piece('plastron', appliedOn(top, front, 0.008), mixed(cloth, trim, 0.16), on.trunk),
    piece('pockets', pockets, darker(cloth, 0.8), ['chest', 'spine'], 'cloth trim'),
    piece('collar', standingCollar(wearer, 0.028, 0.013), trim, on.neck, 'cloth trim'),
    piece('cuffs', armBands(wearer, 0.9, 0.052, 0.05), trim, on.wrist, 'cloth trim'),
    piece('shoulder straps', shoulderStraps(wearer), trim, on.arm, 'cloth trim'),
    piece('belt', strap, paintOf('#3a2618'), on.trunk, 'leather trim'),
    piece('brass', brass, paintOf('#d9a83f'), on.trunk, 'metal jewel'),
  ];
};

function skirts(wearer: Wearer): Field {
  const { waistY, hipY } = wearer;
  const [waist, hips] = [wearer.around(waistY), wearer.around(hipY)];
  const hung = drape({
    rings: [
      [hipY - 0.125, hips.wide + 0.05, hips.deep + 0.05, hips.forward],
      [hipY, hips.wide + 0.032, hips.deep + 0.032, hips.forward],
      [waistY - 0.01, waist.wide + 0.02, waist.deep + 0.02, waist.forward],
    ],
    hollow: 0.05,
    thick: 0.02,
  });
  return carve(
    0.006,
    hung,
    frontPanel([0, hipY], (y) => 0.003 + (hipY - y) * 0.08),
  );
}

const shoulderStraps = ({ rig }: Wearer): Field =>
  blend(
    0.002,
    ...[-1, 1].flatMap((sign) => {
      const { x, y } = rig.at.armR;
      return [
        rod([sign * 0.085, y + 0.05, -0.004], [sign * (x - 0.005), y + 0.052, -0.004], 0.017, 0.022),
        block([sign * (x + 0.012), y + 0.045, -0.004], [0.022, 0.012, 0.04], 0.01),
      ];
    }),
  );

export const workwear = { apron, uniform, overalls, scrubs, 'chef-jacket': chefJacket } satisfies Cuts;

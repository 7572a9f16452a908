import { blend, bothSides, carve, egg, field, placed, ring, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { coatBinding, on, skirtBinding } from './bindings.ts';
import { bodice, unbusted } from './bodice.ts';
import { rolledCollar, ruff, standingCollar } from './collar.ts';
import { drape, shell } from './drape.ts';
import { belt, bow, buttons, hungChain, necklace } from './fastening.ts';
import { stockings } from './legwear.ts';
import { banded, painted, patterned, woven } from './pattern.ts';
import { piece, type Cut, type Cuts } from './piece.ts';
import { appliedOn, frontPanel, sewn } from './region.ts';
import { skirt, type SkirtCut } from './skirt.ts';
import { armBands, armSpot, hangingSleeves, plainSleeves, puffs, sleeves } from './sleeves.ts';
import { onBothSides, profile } from './tube.ts';
import type { Wearer } from './wearer.ts';

/** A court gown: stiff bodice with a stomacher, puffed and hanging sleeves, an overskirt open over a petticoat. */
const gown: Cut = (wearer) => {
  const { rig, waistY, build } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const hangs = skirtBinding(rig);
  const neckline = 1.258;
  const open = (y: number): number => 0.022 + Math.max(0, waistY - y) * 0.15;
  const top = bodice(wearer, { ease: 0.01, from: waistY - 0.035, to: neckline, shoulders: false });
  const over = skirt(wearer, { hem: 0.4, full: 0.06, trail: 0.06, folds: 15, depth: 0.04 });
  const narrow: SkirtCut = { hem: 0.375, full: 0.042, trail: 0.05, folds: 24, depth: 0.016, phase: 0.8, floor: 0.012 };
  const slit = frontPanel([-0.1, waistY - 0.012], open, 0.03);
  const petticoat = appliedOn(
    skirt(wearer, narrow),
    frontPanel([0, waistY], (y) => open(y) + 0.022, 0.03),
    0,
  );
  const wedge = frontPanel([waistY - 0.05, neckline - 0.004], (y) => 0.014 + Math.max(0, y - waistY + 0.05) * 0.23);
  const edges = bothSides(0.001, (sign) =>
    sewn(over, [waistY - 0.02, 0.035, 16], 0.011, (y) => sign * (open(y) + 0.008)),
  );
  const girdle = hungChain(over, [0.005, waistY - 0.03], [0.012, waistY - 0.27], 0.004, 9, 0.011);
  const weave = woven(wearer, mixed(cloth, trim, 0.55));
  const brocade = patterned(wearer, 'brocade', under, mixed(under, trim, 0.6));
  const stiff = patterned(wearer, 'brocade', trim, darker(trim, 0.55));
  return [
    bareNeck(wearer),
    stockings(wearer, darker(under, 0.7)),
    piece('bodice', blend(0.012, top, puffs(wearer, 0.08 + build.limbs * 0.006, 0.13)), weave, on.upper, 'silk coat'),
    piece('undersleeves', plainSleeves(wearer, -0.004), under, [...on.arm, ...on.wrist], 'cloth coat'),
    piece('hanging sleeves', openedBelow(wearer, hangingSleeves(wearer, 0.086, 0.2)), weave, on.arm, 'silk coat'),
    piece('overskirt', carve(0.01, over, slit), banded(weave, trim, 0.07), hangs, 'silk skirt'),
    piece('petticoat', petticoat, banded(brocade, mixed(under, trim, 0.8), 0.05), hangs, 'silk coat'),
    piece('stomacher', appliedOn(top, wedge, 0.008), stiff, on.trunk, 'silk trim'),
    piece('edges', edges, trim, hangs, 'metal trim'),
    piece('braid', braid(wearer, neckline), trim, on.upper, 'metal trim'),
    piece('pearls', pearls(wearer), paintOf('#f6f1e6'), on.neck, 'gloss jewel'),
    piece('girdle', blend(0.001, girdle), trim, hangs, 'metal jewel'),
  ];
};

/** Oversleeves end above the elbow at the front and hang behind it. */
function openedBelow({ rig }: Wearer, form: Field): Field {
  const shoulder = rig.spot('armR');
  const mouth = field({ low: [-2, 0, 0], high: [2, 2, 1] }, (x, y, z) => {
    const out = Math.abs(x) - shoulder[0];
    const down = shoulder[1] - y;
    const aside = down * 0.66 - out * 0.75;
    const along = out * 0.66 + down * 0.75;
    return Math.max(0.17 - along, -(z + 0.02 - Math.max(0, aside) * 0.9));
  });
  return carve(0.006, form, mouth);
}

function braid(wearer: Wearer, neckline: number): Field {
  const { wide, deep, forward } = wearer.around(neckline);
  return blend(
    0.002,
    placed([0, neckline, forward], [0.08, 0, 0], ring([0, 0, 0], wide + 0.006, deep + 0.008, 0.011)),
    belt(wearer, wearer.waistY - 0.012, 0.016, 0.012),
    armBands(wearer, 0.265, 0.062, 0.022),
    armBands(wearer, 0.96, 0.043, 0.025),
  );
}

/** A string of pearls that lies on the skin. */
const pearls = (wearer: Wearer): Field => necklace(bareSkin(wearer), wearer, wearer.neckY - 0.066, 26, 0.0115);

const bareSkin = (wearer: Wearer): Field => bodice(unbusted(wearer), { ease: -0.003, from: 1.2 });

/** What a low neck leaves bare. */
export const bareNeck = (wearer: Wearer): Layer =>
  piece(
    'bare neck',
    bareSkin(wearer),
    paintOf(wearer.character.face.skin),
    [...on.throat, 'armL', 'armR'],
    'skin cloth',
  );

/** A plain laced dress over a shift, with rolled shift sleeves: kitchens, villages. */
const kirtle: Cut = (wearer) => {
  const { rig, waistY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const top = bodice(wearer, { ease: 0.012, from: waistY - 0.03, to: 1.25 });
  const shift = blend(0.012, bodice(wearer, { ease: 0.004, from: 1.16, to: 1.285 }), plainSleeves(wearer, 0.008));
  const hung = skirt(wearer, { hem: 0.31, folds: 18, depth: 0.03 });
  const lacing = buttons(top, [-0.018, 0.018], [waistY + 0.03, 1.2], 5, 0.009);
  const weave = woven(wearer, mixed(cloth, trim, 0.6));
  return [
    bareNeck(wearer),
    stockings(wearer, legs),
    piece('shift', shift, under, on.upper),
    piece('kirtle', top, weave, on.trunk),
    piece('skirt', hung, banded(weave, trim, 0.05), skirtBinding(rig), 'cloth skirt'),
    piece('lacing', lacing, trim, on.trunk, 'leather jewel'),
    piece('belt', belt(wearer, waistY - 0.01, 0.018, 0.014), darker(trim, 0.7), on.trunk, 'leather trim'),
    piece('cuffs', armBands(wearer, 0.95, 0.05, 0.03), under, on.wrist, 'cloth trim'),
  ];
};

/** A loose gown for the night, gathered under a frill. */
const nightgown: Cut = (wearer) => {
  const { rig, bustY, hipY } = wearer;
  const { cloth, trim } = wearer.paints;
  const [chest, hips] = [wearer.around(bustY), wearer.around(hipY)];
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
  const loose = sleeves(wearer, profile([-0.05, 0.056], [0.1, 0.072], [0.5, 0.07], [0.86, 0.074], [0.93, 0.046]));
  const whole = blend(0.02, body, bodice(wearer, { ease: 0.012, from: 1.2 }), puffs(wearer, 0.07, 0.06), loose);
  const frills = blend(0.001, ruff(wearer, 0.045, 16), armBands(wearer, 0.96, 0.056, 0.03));
  return [
    stockings(wearer, paintOf(wearer.character.face.skin)),
    piece('nightgown', whole, woven(wearer, mixed(cloth, trim, 0.5)), coatBinding(rig), 'cloth skirt'),
    piece('frills', frills, trim, [...on.neck, ...on.wrist], 'cloth trim'),
    piece('yoke', rolledCollar(wearer, 0.082, 0.012), trim, on.neck, 'cloth trim'),
  ];
};

/** A day dress with an overskirt looped up over a bustle. */
const dayDress: Cut = (wearer) => {
  const { rig, waistY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const weave = woven(wearer, mixed(cloth, trim, 0.5));
  const cut: SkirtCut = { hem: 0.31, full: 0.015, trail: 0.085, folds: 20, depth: 0.024 };
  const { layers, top } = buttonedDress(wearer, banded(weave, mixed(cloth, trim, 0.65), 0.09), under, cut, 0.1);
  const edged: Layer['paint'] = (at, normal) =>
    at[1] < swagHem(wearer, at) + 0.042 ? trim : painted(weave, at, normal);
  return [
    ...layers,
    piece('overskirt', overskirt(wearer), edged, skirtBinding(rig)),
    piece('frill', ruff(wearer, 0.03, 18), under, on.neck, 'cloth trim'),
    piece('buttons', buttons(top, [0], [waistY + 0.02, 1.29], 8, 0.0095), trim, on.trunk, 'gloss jewel'),
    piece('sash', belt(wearer, waistY - 0.005, 0.018, 0.022), trim, on.trunk, 'silk trim'),
    piece('bow', bow(wearer, 0.05), trim, skirtBinding(rig), 'silk trim'),
  ];
};

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
  const { box, distance } = shell(hung, 0.05);
  return field(box, (x, y, z) => Math.max(distance(x, y, z), (swagHem(wearer, [x, y, z]) - y) * 0.8));
}

/** A housemaid's: a dark dress, and over it a white apron with bib, shoulder frills and a great bow behind. */
const maid: Cut = (wearer) => {
  const { rig, waistY, bustY, build } = wearer;
  const { cloth, under: linen, trim } = wearer.paints;
  const cut: SkirtCut = { hem: 0.275, floor: 0.06, full: 0.03, folds: 16, depth: 0.026 };
  const { layers, top, hung } = buttonedDress(wearer, cloth, linen, cut, 0);
  const hangs = skirtBinding(rig);
  const [apronFrom, wide] = [0.17, (y: number): number => 0.13 + (waistY - y) * 0.12];
  const lap = appliedOn(hung, frontPanel([apronFrom, waistY], wide, 0), 0.013);
  const bib = appliedOn(top, frontPanel([waistY - 0.02, bustY + 0.035], 0.078, 0), 0.013);
  const both = frontPanel([waistY - 0.24, waistY - 0.13], 0.115, 0);
  const pockets = appliedOn(hung, carve(0.002, both, frontPanel([0, 2], 0.035, 0)), 0.021);
  const frill = appliedOn(hung, frontPanel([apronFrom - 0.01, apronFrom + 0.035], wide, 0), 0.024);
  const aside = 0.088 * build.shoulders ** 0.5;
  const overShoulders = blend(
    0.004,
    ...[-1, 1].map((sign) => sewn(top, [bustY - 0.06, 1.33, 8], 0.017, () => sign * aside)),
    ...[-1, 1].map((sign) => sewn(top, [bustY - 0.02, 1.33, 6], 0.014, () => sign * aside, 'back')),
  );
  return [
    ...layers,
    piece('apron', blend(0.006, lap, bib), linen, coatBinding(rig, on.trunk), 'cloth coat'),
    piece('pockets', pockets, linen, hangs, 'cloth trim'),
    piece('frills', overShoulders, linen, ['chest', 'collarL', 'collarR', 'armL', 'armR', 'spine'], 'cloth trim'),
    piece('hem frill', frill, linen, hangs, 'cloth trim'),
    piece('apron band', belt(wearer, waistY - 0.006, 0.022, 0.02), linen, on.trunk, 'cloth trim'),
    piece('bow', bow(wearer, 0.06), linen, hangs, 'cloth trim'),
    piece('buttons', buttons(top, [0], [bustY + 0.06, 1.3], 2, 0.0095), trim, on.trunk, 'gloss jewel'),
  ];
};

interface ButtonedDress {
  readonly layers: readonly Layer[];
  readonly top: Field;
  readonly hung: Field;
}

/**
 * The body of a Victorian dress: buttoned to a high collar, sleeves full at the shoulder, the skirt drawn to the back
 * over a bustle of some size.
 */
function buttonedDress(
  wearer: Wearer,
  cloth: Layer['paint'],
  collar: Paint,
  cut: SkirtCut,
  bustle: number,
): ButtonedDress {
  const { rig, waistY } = wearer;
  const top = bodice(wearer, { ease: 0.011, from: waistY - 0.035 });
  const caps = onBothSides((side) => egg(armSpot(wearer, side, 0.09), [0.07, 0.078, 0.07]));
  const plain = skirt(wearer, cut);
  const hung = bustle > 0 ? blend(0.05, plain, bustleForm(wearer, bustle)) : plain;
  const layers = [
    stockings(wearer, wearer.paints.legs),
    piece('bodice', blend(0.014, top, caps, plainSleeves(wearer, -0.003)), cloth, on.upper),
    piece('skirt', hung, cloth, skirtBinding(rig), 'cloth skirt'),
    piece('collar', standingCollar(wearer, 0.026), collar, on.neck, 'cloth trim'),
    piece('cuffs', armBands(wearer, 0.93, 0.046, 0.04), collar, on.wrist, 'cloth trim'),
  ];
  return { layers, top, hung };
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

export const dresses = { gown, kirtle, nightgown, 'day-dress': dayDress, maid } satisfies Cuts;

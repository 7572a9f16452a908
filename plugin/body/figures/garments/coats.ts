import { blend, bothSides, carve, field, meet, rod, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { coatBinding, on } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar, shirtCollar } from './collar.ts';
import { drape } from './drape.ts';
import { belt, buckle, buttons } from './fastening.ts';
import { hose, trousers } from './legwear.ts';
import { patterned, woven } from './pattern.ts';
import { piece, type Cut, type Cuts } from './piece.ts';
import { appliedOn, frontPanel, frontStrips, pin, sewn } from './region.ts';
import { armBands, plainSleeves } from './sleeves.ts';
import { neckwear, shirtFront } from './tailoring.ts';
import type { Wearer } from './wearer.ts';

/** A good overcoat: double-breasted, with broad lapels, a collar of another stuff, and turned-back cuffs. */
const coat: Cut = (wearer) => {
  const { rig, waistY, bustY, kneeY, hipY, build } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const body = coatBody(wearer, { hem: kneeY - 0.06, flare: 0.1, waisted: build.bust > 0 ? 0.012 : 0 });
  const open = (y: number): number => Math.max(0, y - bustY + 0.03) * 0.34;
  const part = (y: number): number => Math.max(0, (y - bustY + 0.05) / (1.33 - bustY + 0.05));
  const opened = carve(0.008, body, frontPanel([bustY - 0.03, 1.5], open));
  const lapels = frontStrips(
    [bustY - 0.05, 1.33],
    (y) => open(y) - 0.008,
    (y) => 0.03 + 0.1 * part(y),
  );
  const flaps = appliedOn(body, frontStrips([hipY - 0.03, hipY + 0.012], 0.075, 0.15), 0.01);
  const rows = buttons(body, [-0.05, 0.05], [hipY + 0.06, bustY - 0.06], 3, 0.015);
  const seam = sewn(body, [waistY, hipY - 0.12, 6], 0.006, () => 0.015);
  const weave = woven(wearer, mixed(cloth, [1, 0.94, 0.85], 0.28));
  const hangs = coatBinding(rig, on.trunk);
  return [
    underCoat(wearer),
    ...shirtFront(wearer, under),
    neckwear(wearer, build.bust > 0 ? 'cravat' : 'tie', trim),
    piece('coat', blend(0.016, opened, plainSleeves(wearer, 0.012)), weave, coatBinding(rig), 'felt coat'),
    piece('lapels', appliedOn(body, lapels, 0.014, 0.005), darker(cloth, 0.8), on.breast, 'felt trim'),
    piece('collar', rolledCollar(wearer, 0.09, 0.02, 0.3, 0.03), trim, on.throat, 'felt trim'),
    piece('flaps', flaps, darker(cloth, 0.8), hangs, 'cloth trim'),
    piece('cuffs', armBands(wearer, 0.91, 0.06, 0.045), darker(cloth, 0.85), on.wrist, 'felt trim'),
    piece('buttons', rows, darker(trim, 0.8), on.trunk, 'gloss trim'),
    piece('seam', seam, darker(cloth, 0.6), hangs, 'cloth trim'),
  ];
};

/** A mackintosh: straight, belted, with a cape collar over the shoulders. */
const mackintosh: Cut = (wearer) => {
  const { rig, waistY, kneeY, hipY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const body = coatBody(wearer, { hem: kneeY - 0.14, flare: 0.13, waisted: 0.008 });
  const strap = belt(wearer, waistY - 0.012, 0.038, 0.021);
  const row = buttons(body, [0.016], [hipY - 0.06, waistY - 0.09], 2, 0.0135);
  const placket = sewn(body, [waistY - 0.03, hipY - 0.1, 6], 0.006, () => 0.03);
  const weave = woven(wearer, mixed(cloth, under, 0.3));
  const horn = mixed(trim, [0.1, 0.08, 0.06], 0.5);
  const hangs = coatBinding(rig, on.trunk);
  return [
    underCoat(wearer),
    ...shirtFront(wearer, under),
    piece('mackintosh', blend(0.016, body, plainSleeves(wearer, 0.014)), weave, coatBinding(rig), 'leather coat'),
    piece('shoulder cape', shoulderCape(wearer), darker(cloth, 0.88), on.arm, 'leather coat'),
    piece('collar', rolledCollar(wearer, 0.088, 0.018, 0.3, 0.03), trim, on.neck, 'felt trim'),
    piece('belt', strap, darker(cloth, 0.62), on.trunk, 'leather trim'),
    piece('cuff straps', armBands(wearer, 0.88, 0.059, 0.022), darker(cloth, 0.62), on.wrist, 'leather trim'),
    piece('buttons', blend(0.001, row, buckle(strap, waistY - 0.012)), horn, hangs, 'gloss jewel'),
    piece('placket', placket, darker(cloth, 0.6), hangs, 'cloth trim'),
  ];
};

/** A doctor's or a chemist's: long, white, unbuttoned over shirt and tie, its pockets full of pens. */
const whiteCoat: Cut = (wearer) => {
  const { rig, bustY, kneeY, hipY, waistY } = wearer;
  const { cloth, under, trim } = wearer.paints;
  const body = coatBody(wearer, { hem: kneeY - 0.03, flare: 0.06, waisted: 0.004 });
  const open = (y: number): number => 0.022 + Math.max(0, y - waistY) * 0.15 + Math.max(0, waistY - y) * 0.05;
  const opened = carve(0.008, body, frontPanel([0, 1.5], open));
  const lapels = frontStrips(
    [bustY - 0.06, 1.33],
    (y) => open(y) - 0.006,
    (y) => open(y) + 0.012 + 0.04 * Math.max(0, (y - bustY + 0.06) / 0.2),
  );
  const flaps = appliedOn(body, frontStrips([hipY - 0.13, hipY + 0.005], 0.075, 0.155), 0.011);
  const breast = appliedOn(body, frontStrips([bustY + 0.005, bustY + 0.07], 0.085, 0.135), 0.011);
  const left = field({ low: [-1, 0, -1], high: [0, 2, 1] }, (x) => x);
  const pens = blend(
    0.001,
    ...[-0.1, -0.118].map((x) => rod(pin(body, x, bustY + 0.05, 0.014), pin(body, x, bustY + 0.095, 0.014), 0.008)),
  );
  const hangs = coatBinding(rig, on.trunk);
  return [
    underCoat(wearer),
    ...shirtFront(wearer, under),
    neckwear(wearer, 'tie', trim),
    piece('white coat', blend(0.016, opened, plainSleeves(wearer, 0.01)), cloth, coatBinding(rig), 'cloth coat'),
    piece('lapels', appliedOn(body, lapels, 0.012, 0.005), darker(cloth, 0.9), on.breast, 'cloth trim'),
    piece('collar', collarBehind(wearer), darker(cloth, 0.9), on.throat, 'cloth trim'),
    piece('pockets', flaps, darker(cloth, 0.88), hangs, 'cloth trim'),
    piece('breast pocket', meet(0.002, breast, left), darker(cloth, 0.88), on.trunk, 'cloth trim'),
    piece('pens', pens, trim, on.trunk, 'gloss jewel'),
  ];
};

/** A short jacket of leather, open over a shirt, with a zip, breast pockets and a broad belt under it. */
const jacket: Cut = (wearer) => {
  const { waistY, bustY, hipY, crotchY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const body = bodice(wearer, { ease: 0.027, from: hipY - 0.01 });
  const open = (y: number): number => 0.036 + Math.max(0, y - waistY) * 0.15;
  const front = frontPanel([0, 1.5], open, 0);
  const opened = carve(0.008, body, front);
  const shirt = appliedOn(bodice(wearer, { ease: 0.01 }), frontPanel([crotchY + 0.06, 1.335], 0.13, 0), 0);
  const strap = belt(wearer, waistY - 0.05, 0.016, 0.021);
  const lapels = frontStrips(
    [bustY + 0.01, 1.325],
    (y) => open(y) - 0.006,
    (y) => open(y) + 0.014 + 0.05 * Math.max(0, (y - bustY) / 0.16),
  );
  const pockets = appliedOn(body, frontStrips([bustY - 0.045, bustY - 0.005], 0.078, 0.135), 0.012);
  const zip = bothSides(0.001, (sign) => sewn(body, [hipY + 0.01, bustY + 0.02, 8], 0.0085, (y) => sign * open(y)));
  const hem = carve(0.004, belt(wearer, hipY + 0.02, 0.03, 0.024), front);
  return [
    trousers(wearer, legs),
    piece('shirt', shirt, patterned(wearer, wearer.outfit.pattern, under, mixed(under, trim, 0.5)), on.trunk),
    piece('shirt collar', shirtCollar(wearer), under, on.neck, 'cloth trim'),
    piece('belt', strap, paintOf('#3a2618'), on.trunk, 'leather trim'),
    piece('buckle', buckle(strap, waistY - 0.05), paintOf('#c9a04a'), on.trunk, 'metal jewel'),
    piece('jacket', blend(0.016, opened, plainSleeves(wearer, 0.011)), cloth, on.upper, 'leather cloth'),
    piece('lapels', appliedOn(body, lapels, 0.012, 0.005), darker(cloth, 0.8), on.breast, 'leather trim'),
    piece('collar', collarBehind(wearer), darker(cloth, 0.8), on.throat, 'leather trim'),
    piece('pockets', pockets, darker(cloth, 0.7), on.trunk, 'leather trim'),
    piece('hem', hem, darker(cloth, 0.7), on.trunk, 'leather trim'),
    piece('cuffs', armBands(wearer, 0.93, 0.055, 0.035), darker(cloth, 0.7), on.wrist, 'leather trim'),
    piece('zip', zip, trim, on.trunk, 'metal jewel'),
  ];
};

/** A collar that lies about the neck and leaves the throat free. */
function collarBehind(wearer: Wearer): Field {
  const behind = field({ low: [-1, 1, -1], high: [1, 2, 0.045] }, (_x, _y, z) => z - 0.045);
  return meet(0.006, rolledCollar(wearer, 0.086, 0.015, 0.22, 0.027), behind);
}

/** A cape to the elbows, closed at the neck, lying on the shoulders. */
function shoulderCape(wearer: Wearer): Field {
  const reach = wearer.rig.at.armR.x;
  const { deep } = wearer.around(wearer.bustY);
  const drop = 0.19;
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

interface CoatCut {
  readonly hem: number;
  readonly flare: number;
  readonly waisted: number;
}

/** The body of a coat from shoulders to hem, with a slit below the waist. */
function coatBody(wearer: Wearer, { hem, flare, waisted }: CoatCut): Field {
  const { hipY, waistY, bustY, build } = wearer;
  const [hips, waist, chest] = [wearer.around(hipY), wearer.around(waistY), wearer.around(bustY)];
  const hung = drape({
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
  });
  const slit = frontPanel([0, hipY - 0.1], (y) => 0.002 + (hipY - 0.1 - y) * 0.1);
  return carve(0.008, blend(0.03, hung, bodice(wearer, { ease: 0.026, from: bustY })), slit);
}

/** Legs under a coat: stockings where the figure has a bust, trousers else. */
const underCoat = (wearer: Wearer): Layer =>
  wearer.build.bust > 0 ? hose(wearer, wearer.paints.legs) : trousers(wearer, wearer.paints.legs);

export const coats = { coat, mackintosh, jacket, 'white-coat': whiteCoat } satisfies Cuts;

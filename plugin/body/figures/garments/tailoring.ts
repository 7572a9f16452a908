import { blend, block, carve, egg, field, meet, rod, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import { sides } from '../../rig/joint.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { coatBinding, on } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar, shirtCollar } from './collar.ts';
import { drape, shell } from './drape.ts';
import { buttons, hungChain } from './fastening.ts';
import { trousers } from './legwear.ts';
import { patterned, woven } from './pattern.ts';
import { piece, type Cut, type Cuts } from './piece.ts';
import { appliedOn, frontPanel, frontStrips, pin } from './region.ts';
import { skirtRings } from './skirt.ts';
import { armBands, armSpot, plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

const shirtWhite = paintOf('#ece6d8');
const brass = paintOf('#c99a3e');

const isPale = (paint: Paint): boolean => Math.min(...paint) > 0.45;

/** Jacket, waistcoat, shirt, tie and trousers; a watch chain with it. */
const suit: Cut = (wearer) => {
  const { outfit, hipY, bustY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const waistcoat = isPale(under) ? mixed(cloth, trim, 0.5) : under;
  const stripes = outfit.pattern === 'pinstripes' ? 'pinstripes' : 'plain';
  const weave = woven(wearer, mixed(cloth, [1, 0.95, 0.85], 0.3));
  return [
    trousers(wearer, patterned(wearer, stripes, legs, mixed(legs, [1, 1, 1], 0.25), true)),
    ...shirtFront(wearer, shirtWhite),
    ...waistcoatLayers(wearer, waistcoat, darker(waistcoat, 0.4)),
    neckwear(wearer, 'tie', trim),
    ...jacketLayers(
      wearer,
      { hem: hipY - 0.115, closes: bustY - 0.15, cutaway: 0.14, spread: 0.095 },
      { cloth: weave, lapel: darker(cloth, 0.72), buttons: darker(cloth, 0.35) },
    ),
  ];
};

/** Evening dress: a coat cut away at the waist, its tails behind; white waistcoat and bow tie. */
const tails: Cut = (wearer) => {
  const { outfit, rig, waistY, bustY } = wearer;
  const { cloth, under, legs } = wearer.paints;
  const jacket = jacketLayers(
    wearer,
    { hem: waistY - 0.045, closes: bustY - 0.02, cutaway: 0.5, spread: 0.08, lapels: 0.06 },
    { cloth, lapel: mixed(cloth, [0.3, 0.3, 0.34], 0.16), buttons: brass },
  );
  return [
    trousers(wearer, legs, -0.006),
    ...shirtFront(wearer, paintOf('#f4efe4')),
    ...waistcoatLayers(wearer, under, paintOf('#f8f4ea'), 0.17),
    neckwear(wearer, 'bow', paintOf(outfit.trim === outfit.cloth ? '#f4efe4' : outfit.trim)),
    piece('tails', tailsForm(wearer), cloth, coatBinding(rig, on.trunk)),
    ...jacket.filter(({ name }) => name !== 'flaps'),
  ];
};

function tailsForm(wearer: Wearer): Field {
  const { waistY, hipY, kneeY } = wearer;
  const [waist, hips] = [wearer.around(waistY), wearer.around(hipY)];
  const skirts = drape({
    rings: [
      [kneeY - 0.02, hips.wide + 0.02, hips.deep + 0.09, -0.02],
      [hipY - 0.12, hips.wide + 0.028, hips.deep + 0.055, -0.01],
      [hipY, hips.wide + 0.026, hips.deep + 0.03, hips.forward * 0.5],
      [waistY + 0.02, waist.wide + 0.02, waist.deep + 0.02, waist.forward],
    ],
  });
  return carve(
    0.006,
    shell(skirts, 0.048),
    // Nothing of them before the hips; split at the back; narrowing to two points.
    field({ low: [-1, 0, -1], high: [1, 2, 1] }, (x, y, z) => {
      const low = Math.max(0, hipY + 0.03 - y);
      const narrowing = Math.abs(x) - (hips.wide * 1.06 - low * 0.16);
      return Math.min(
        -z - 0.012 - Math.max(0, waistY - 0.03 - y) * 0.12,
        Math.abs(x) - 0.006 - low * 0.02 + (y > hipY ? 0.1 : 0),
        -narrowing,
      );
    }),
  );
}

/** A frock coat: a jacket whose skirts go to the knee all around, with a cravat. */
const frockCoat: Cut = (wearer) => {
  const { rig, waistY, bustY, kneeY, hipY } = wearer;
  const { cloth, under, trim, legs } = wearer.paints;
  const waistcoat = isPale(under) ? mixed(trim, under, 0.25) : under;
  const hem = kneeY + 0.03;
  const skirts = drape({
    rings: skirtRings(wearer, { hem: wearer.around(hipY).wide + 0.1, floor: hem, full: 0.03, ease: 0.022 }),
    folds: { count: 10, depth: 0.022, from: waistY - 0.04, to: hem },
    hollow: 0.06,
  });
  return [
    trousers(wearer, patterned(wearer, 'pinstripes', legs, mixed(legs, [1, 1, 1], 0.3), true)),
    ...shirtFront(wearer, shirtWhite),
    ...waistcoatLayers(wearer, waistcoat, darker(waistcoat, 0.4)),
    neckwear(wearer, 'cravat', trim),
    ...jacketLayers(
      wearer,
      { hem: waistY - 0.03, closes: bustY - 0.16, cutaway: 0.1, spread: 0.09, skirts },
      {
        cloth: woven(wearer, mixed(cloth, [1, 0.95, 0.85], 0.25)),
        lapel: mixed(darker(cloth, 0.72), [0.2, 0.2, 0.25], 0.12),
        buttons: darker(cloth, 0.4),
        moves: coatBinding(rig),
      },
    ),
  ];
};

/** A shirt as far as it is seen under a waistcoat: front, collar and cuffs. */
export function shirtFront(wearer: Wearer, paint: Paint): readonly Layer[] {
  const front = frontPanel([wearer.bustY - 0.12, 1.34], 0.085, 0);
  return [
    piece('shirt', appliedOn(bodice(wearer, { ease: 0.006 }), front, 0), paint, on.trunk),
    piece('shirt collar', shirtCollar(wearer), paint, on.neck, 'cloth trim'),
    piece('shirt cuffs', armBands(wearer, 0.98, 0.042, 0.03), paint, on.wrist, 'cloth trim'),
  ];
}

/** A waistcoat cut low enough for the tie, pointed below, with a watch chain. */
export function waistcoatLayers(wearer: Wearer, paint: Paint, button: Paint, low = 0.13): readonly Layer[] {
  const { waistY, bustY } = wearer;
  const form = bodice(wearer, { ease: 0.012, from: waistY - 0.075, to: 1.31 });
  const deepest = bustY + 0.12 - low;
  const neck = frontPanel([deepest, 1.5], (y) => Math.max(0, y - deepest) * 0.42, 0);
  const pointed = frontPanel([waistY - 0.08, 1.31], (y) => 0.13 - Math.max(0, waistY - 0.05 - y) * 1.6, 0);
  const chain = blend(
    0.001,
    hungChain(form, [0.004, waistY + 0.05], [-0.058, waistY + 0.036], 0.024, 10, 0.0075),
    hungChain(form, [0.004, waistY + 0.05], [0.05, waistY + 0.04], 0.016, 8, 0.0075),
  );
  const row = buttons(form, [0], [waistY - 0.045, deepest - 0.02], 4, 0.009);
  return [
    piece('waistcoat', carve(0.005, appliedOn(form, pointed, 0), neck), paint, on.trunk),
    piece('waistcoat buttons', row, button, on.trunk, 'gloss jewel'),
    piece('watch chain', chain, brass, on.trunk, 'metal jewel'),
  ];
}

/** What is tied at the collar. */
export function neckwear(wearer: Wearer, kind: 'tie' | 'cravat' | 'bow', paint: Paint): Layer {
  const { neckY, bustY } = wearer;
  const shirt = bodice(wearer, { ease: 0.008 });
  const knot = pin(shirt, 0, neckY - 0.04, 0.006);
  const [x, y, z] = [knot[0], neckY - 0.024, Math.max(knot[2], 0.072)];
  const middle = pin(shirt, 0, bustY + 0.03, 0.01);
  const forms: Record<typeof kind, () => Field> = {
    tie: () =>
      blend(
        0.008,
        egg([x, y, z], [0.017, 0.018, 0.014]),
        rod([x, y - 0.012, z - 0.004], middle, 0.011, 0.017),
        rod(middle, pin(shirt, 0, bustY - 0.05, 0.008), 0.017, 0.019),
      ),
    cravat: () =>
      blend(
        0.012,
        egg([x, y, z], [0.026, 0.02, 0.017]),
        ...[-1, 1].map((sign) =>
          rod([sign * 0.012, y - 0.02, z], [sign * 0.02, bustY + 0.06, middle[2] + 0.004], 0.02, 0.026),
        ),
      ),
    bow: () =>
      blend(
        0.006,
        egg([x, y + 0.004, z + 0.004], [0.012, 0.013, 0.012]),
        ...[-1, 1].map((sign) => egg([sign * 0.03, y + 0.004, z], [0.026, 0.02, 0.012])),
        ...[-1, 1].map((sign) => block([sign * 0.05, y + 0.004, z - 0.004], [0.008, 0.022, 0.009], 0.006)),
      ),
  };
  return piece('neckwear', forms[kind](), paint, on.neck, 'silk trim');
}

interface JacketCut {
  /** The height of its hem, and of the button under the opening. */
  readonly hem: number;
  readonly closes: number;
  /** How wide it stands open at the neck, and how it falls away below the button. */
  readonly spread: number;
  readonly cutaway: number;
  readonly lapels?: number;
  /** What hangs from it below the waist, joined to it. */
  readonly skirts?: Field;
}

interface JacketColours {
  readonly cloth: Layer['paint'];
  readonly lapel: Paint;
  readonly buttons: Paint;
  readonly moves?: Layer['moves'];
}

/** A jacket with its sleeves, lapels, buttons and pocket flaps. */
function jacketLayers(wearer: Wearer, cut: JacketCut, colours: JacketColours): readonly Layer[] {
  const { closes, hem, spread, cutaway, lapels = 0.052 } = cut;
  const { lapel, moves = on.upper } = colours;
  /** How far its front stands open at a height: a V to the button, then away from it. */
  const open = (y: number): number =>
    y > closes ? Math.min(spread, 0.006 + ((y - closes) / (1.33 - closes)) * spread) : 0.004 + (closes - y) * cutaway;
  const width = (y: number): number => {
    const part = (y - closes) / (1.3 - closes);
    // The notch: the collar above it is narrower than the lapel below.
    const notch = part > 0.74 && part < 0.83 ? 0.4 : part >= 0.83 ? 0.72 : 0.25 + part;
    return open(y) + lapels * Math.max(0.1, notch);
  };
  const top = bodice(wearer, { ease: 0.024, from: hem });
  const whole = cut.skirts ? blend(0.03, top, cut.skirts) : top;
  const opened = carve(0.008, whole, frontPanel([hem - 1, 1.5], open, 0.03));
  const { wide } = wearer.around(wearer.hipY);
  const flaps = frontStrips([wearer.hipY - 0.01, wearer.hipY + 0.03], wide * 0.42, wide * 0.9);
  const strips = frontStrips([closes + 0.01, 1.325], (y) => open(y) - 0.006, width);
  const behind = field({ low: [-1, 1, -1], high: [1, 2, 0.035] }, (_x, _y, z) => z - 0.035);
  const collar = meet(0.006, rolledCollar(wearer, 0.083, 0.014, 0.2, 0.024), behind);
  const sewnOn = blend(0.001, buttons(whole, [0.012], [closes - 0.008, closes - 0.008], 1, 0.013), armButtons(wearer));
  return [
    piece('jacket collar', collar, lapel, on.neck, 'cloth trim'),
    piece('jacket', blend(0.016, opened, plainSleeves(wearer, 0.004)), colours.cloth, moves),
    piece('lapels', appliedOn(whole, strips, 0.013, 0.005), lapel, on.breast, 'cloth trim'),
    piece('flaps', appliedOn(whole, flaps, 0.009), lapel, ['hips', 'spine'], 'cloth trim'),
    piece('jacket buttons', sewnOn, colours.buttons, [...on.trunk, ...on.wrist], 'gloss jewel'),
  ];
}

const armButtons = (wearer: Wearer): Field =>
  blend(
    0.001,
    ...sides.flatMap((side) =>
      [0.86, 0.91].map((part) => {
        const [x, y, z] = armSpot(wearer, side, part);
        return egg([x, y, z - 0.046 * wearer.build.limbs], [0.01, 0.01, 0.009]);
      }),
    ),
  );

export const tailoring = { suit, tails, 'frock-coat': frockCoat } satisfies Cuts;

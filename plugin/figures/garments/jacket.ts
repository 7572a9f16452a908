import { blend, block, carve, egg, field, meet, rod, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import { darker, paintOf } from '../paint.ts';
import { neckJoints, trunkJoints, upperJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar, shirtCollar } from './collar.ts';
import { buttons, hungChain } from './fastening.ts';
import { piece } from './piece.ts';
import { pin } from './pin.ts';
import { appliedOn, frontPanel, frontStrips } from './region.ts';
import { armBands, plainSleeves } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

export interface JacketCut {
  /** The height of its hem, and of the button under the opening. */
  readonly hem: number;
  readonly closes: number;
  readonly ease?: number;
  /** How wide it stands open at the neck, and how it falls away below the button. */
  readonly spread?: number;
  readonly cutaway?: number;
  readonly lapels?: number;
  /** What hangs from it below the waist, joined to it. */
  readonly skirts?: Field;
}

/** How far a jacket's front stands open at a height: a V to the button, then away from it. */
export const opening =
  ({ closes, spread = 0.062, cutaway = 0.2 }: JacketCut) =>
  (y: number): number =>
    y > closes ? Math.min(spread, 0.006 + ((y - closes) / (1.33 - closes)) * spread) : 0.004 + (closes - y) * cutaway;

/** Body and sleeves of a jacket, open at the front. */
export function jacketForm(wearer: Wearer, cut: JacketCut): { readonly whole: Field; readonly form: Field } {
  const { ease = 0.024, hem } = cut;
  const top = bodice(wearer, { ease, from: hem });
  const whole = cut.skirts ? blend(0.03, top, cut.skirts) : top;
  const gap = frontPanel({ from: hem - 1, to: 1.5, half: opening(cut), behind: 0.03 });
  return { whole, form: blend(0.016, carve(0.008, whole, gap), plainSleeves(wearer, 0.004)) };
}

export interface JacketColours {
  readonly cloth: Layer['paint'];
  readonly lapel: Paint;
  readonly buttons: Paint;
  readonly moves?: Layer['moves'];
}

/** A jacket with its lapels, buttons and pocket flaps. */
export function jacketLayers(wearer: Wearer, cut: JacketCut, colours: JacketColours): readonly Layer[] {
  const { whole, form } = jacketForm(wearer, cut);
  const { closes, lapels = 0.052 } = cut;
  const open = opening(cut);
  const width = (y: number): number => {
    const part = (y - closes) / (1.3 - closes);
    // The notch: the collar above it is narrower than the lapel below.
    const notch = part > 0.74 && part < 0.83 ? 0.4 : part >= 0.83 ? 0.72 : 0.25 + part;
    return open(y) + lapels * Math.max(0.1, notch);
  };
  const flaps = frontStrips({
    from: wearer.hipY - 0.01,
    to: wearer.hipY + 0.03,
    inner: () => wearer.around(wearer.hipY).wide * 0.42,
    outer: () => wearer.around(wearer.hipY).wide * 0.9,
  });
  const moves = colours.moves ?? upperJoints;
  const neckRoll = rolledCollar(wearer, 0.083, 0.014, 0.2, 0.024);
  const behind = field({ low: [-1, 1, -1], high: [1, 2, 0.035] }, (_x, _y, z) => z - 0.035);
  return [
    piece('jacket collar', meet(0.006, neckRoll, behind), { paint: colours.lapel, moves: neckJoints, fine: 'trim' }),
    piece('jacket', form, { paint: colours.cloth, moves, stuff: 'cloth' }),
    piece(
      'lapels',
      appliedOn(
        whole,
        frontStrips({ from: closes + 0.01, to: 1.325, inner: (y) => open(y) - 0.006, outer: width }),
        0.013,
        0.005,
      ),
      {
        paint: colours.lapel,
        moves: [...trunkJoints, 'collarL', 'collarR'],
        fine: 'trim',
      },
    ),
    piece('flaps', appliedOn(whole, flaps, 0.009), { paint: colours.lapel, moves: ['hips', 'spine'], fine: 'trim' }),
    piece(
      'jacket buttons',
      blend(0.001, buttons(whole, [0.012], closes - 0.008, closes - 0.008, 1, 0.013), armButtons(wearer)),
      {
        paint: colours.buttons,
        moves: [...trunkJoints, ...wristJoints],
        stuff: 'gloss',
        fine: 'jewel',
      },
    ),
  ];
}

const armButtons = (wearer: Wearer): Field =>
  blend(
    0.001,
    ...(['L', 'R'] as const).flatMap((side) =>
      [0.86, 0.91].map((part) => {
        const [x, y, z] = wearer.rig.along(`arm${side}`, `hand${side}`, part);
        return egg([x, y, z - 0.046 * wearer.build.limbs], [0.01, 0.01, 0.009]);
      }),
    ),
  );

/** A shirt as far as it is seen under a waistcoat: front, collar and cuffs. */
export const shirtFront = (wearer: Wearer, paint: Paint): readonly Layer[] => [
  piece(
    'shirt',
    appliedOn(
      bodice(wearer, { ease: 0.006 }),
      frontPanel({ from: wearer.bustY - 0.12, to: 1.34, half: () => 0.085, behind: 0 }),
      0,
    ),
    {
      paint,
      moves: trunkJoints,
    },
  ),
  piece('shirt collar', shirtCollar(wearer), { paint, moves: neckJoints, fine: 'trim' }),
  piece('shirt cuffs', armBands(wearer, 0.98, 0.042, 0.03), { paint, moves: wristJoints, fine: 'trim' }),
];

/** A waistcoat cut low enough for the tie, pointed below, with a watch chain where `chain` says its metal. */
export function waistcoatLayers(
  wearer: Wearer,
  paint: Layer['paint'],
  button: Paint,
  chain?: Paint,
  low = 0.13,
): readonly Layer[] {
  const { waistY, bustY } = wearer;
  const form = bodice(wearer, { ease: 0.012, from: waistY - 0.075, to: 1.31 });
  const deepest = bustY + 0.12 - low;
  const neck = frontPanel({ from: deepest, to: 1.5, half: (y) => Math.max(0, y - deepest) * 0.42, behind: 0 });
  const front = carve(
    0.005,
    appliedOn(
      form,
      frontPanel({
        from: waistY - 0.08,
        to: 1.31,
        half: (y) => 0.13 - Math.max(0, waistY - 0.05 - y) * 1.6,
        behind: 0,
      }),
      0,
    ),
    neck,
  );
  const layers = [
    piece('waistcoat', front, { paint, moves: trunkJoints }),
    piece('waistcoat buttons', buttons(form, [0], waistY - 0.045, deepest - 0.02, 4, 0.009), {
      paint: button,
      moves: trunkJoints,
      stuff: 'gloss',
      fine: 'jewel',
    }),
  ];
  if (chain) {
    const hung = blend(
      0.001,
      hungChain(form, [0.004, waistY + 0.05], [-0.058, waistY + 0.036], 0.024, 10, 0.0075),
      hungChain(form, [0.004, waistY + 0.05], [0.05, waistY + 0.04], 0.016, 8, 0.0075),
    );
    layers.push(piece('watch chain', hung, { paint: chain, moves: trunkJoints, stuff: 'metal', fine: 'jewel' }));
  }
  return layers;
}

export type Neckwear = 'tie' | 'cravat' | 'bow';

/** What is tied at the collar. */
export function neckwear(wearer: Wearer, kind: Neckwear, paint: Paint): Layer {
  const { neckY, bustY } = wearer;
  const shirt = bodice(wearer, { ease: 0.008 });
  const knot = pin(shirt, 0, neckY - 0.04, 'front', 0.006);
  const [x, y, z] = [knot[0], neckY - 0.024, Math.max(knot[2], 0.072)];
  const end = pin(shirt, 0, bustY - 0.05, 'front', 0.008);
  const middle = pin(shirt, 0, bustY + 0.03, 'front', 0.01);
  const forms: Record<Neckwear, () => Field> = {
    tie: () =>
      blend(
        0.008,
        egg([x, y, z], [0.017, 0.018, 0.014]),
        rod([x, y - 0.012, z - 0.004], middle, 0.011, 0.017),
        rod(middle, end, 0.017, 0.019),
      ),
    cravat: () =>
      blend(
        0.012,
        egg([x, y, z], [0.026, 0.02, 0.017]),
        rod([-0.012, y - 0.02, z], [-0.02, bustY + 0.06, middle[2] + 0.004], 0.02, 0.026),
        rod([0.012, y - 0.02, z], [0.02, bustY + 0.06, middle[2] + 0.004], 0.02, 0.026),
      ),
    bow: () =>
      blend(
        0.006,
        egg([x, y + 0.004, z + 0.004], [0.012, 0.013, 0.012]),
        ...[-1, 1].map((sign) => egg([sign * 0.03, y + 0.004, z], [0.026, 0.02, 0.012])),
        ...[-1, 1].map((sign) => block([sign * 0.05, y + 0.004, z - 0.004], [0.008, 0.022, 0.009], 0.006)),
      ),
  };
  return piece('neckwear', forms[kind](), { paint, moves: neckJoints, stuff: 'silk', fine: 'trim' });
}

export const brass = paintOf('#c99a3e');
export const shadeOf = (paint: Paint): Paint => darker(paint, 0.72);

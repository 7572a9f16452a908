import { blend, carve, egg, field, meet, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import { darker } from '../paint.ts';
import { neckJoints, trunkJoints, upperJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar } from './collar.ts';
import { buttons } from './fastening.ts';
import { piece } from './piece.ts';
import { appliedOn, frontPanel, frontStrips } from './region.ts';
import { plainSleeves } from './sleeves.ts';
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
const opening =
  ({ closes, spread = 0.062, cutaway = 0.2 }: JacketCut) =>
  (y: number): number =>
    y > closes ? Math.min(spread, 0.006 + ((y - closes) / (1.33 - closes)) * spread) : 0.004 + (closes - y) * cutaway;

/** Body and sleeves of a jacket, open at the front. */
function jacketForm(wearer: Wearer, cut: JacketCut): { readonly whole: Field; readonly form: Field } {
  const { ease = 0.024, hem } = cut;
  const top = bodice(wearer, { ease, from: hem });
  const whole = cut.skirts ? blend(0.03, top, cut.skirts) : top;
  const gap = frontPanel({ from: hem - 1, to: 1.5, half: opening(cut), behind: 0.03 });
  return { whole, form: blend(0.016, carve(0.008, whole, gap), plainSleeves(wearer, 0.004)) };
}

interface JacketColours {
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
    piece('jacket collar', meet(0.006, neckRoll, behind), colours.lapel, neckJoints, 'cloth trim'),
    piece('jacket', form, colours.cloth, moves),
    piece(
      'lapels',
      appliedOn(
        whole,
        frontStrips({ from: closes + 0.01, to: 1.325, inner: (y) => open(y) - 0.006, outer: width }),
        0.013,
        0.005,
      ),
      colours.lapel,
      [...trunkJoints, 'collarL', 'collarR'],
      'cloth trim',
    ),
    piece('flaps', appliedOn(whole, flaps, 0.009), colours.lapel, ['hips', 'spine'], 'cloth trim'),
    piece(
      'jacket buttons',
      blend(0.001, buttons(whole, [0.012], closes - 0.008, closes - 0.008, 1, 0.013), armButtons(wearer)),
      colours.buttons,
      [...trunkJoints, ...wristJoints],
      'gloss jewel',
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

export const brassColour = '#c99a3e';

export const shadeOf = (paint: Paint): Paint => darker(paint, 0.72);

import { smoothstep } from '../../../../src/kit/numbers.ts';
import { ball, blend, bothSides, carve, egg, field, grown, meet, rod, type Field } from '../../sculpt/field.ts';
import type { Layer, Paint } from '../../sculpt/layer.ts';
import type { Spot } from '../../../stage/space/spot.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { capeBinding, on } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar } from './collar.ts';
import { drape, shell } from './drape.ts';
import { piece } from './piece.ts';
import { frontPanel, pin, sewn } from './region.ts';
import { armBands } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** What is worn over everything else, in this order, where the outfit has a colour for it. */
const wraps: Readonly<
  Record<'cape' | 'shawl' | 'scarf' | 'gloves', (wearer: Wearer, cloth: Paint) => readonly Layer[]>
> = {
  cape: capeLayers,
  shawl: shawlLayers,
  scarf: scarfLayers,
  gloves: (wearer, cloth) => [
    piece('glove cuffs', armBands(wearer, 1.0, 0.043, 0.03), darker(cloth, 0.86), on.wrist, 'cloth trim'),
  ],
};

export const wrapLayers = (wearer: Wearer): readonly Layer[] =>
  (Object.keys(wraps) as (keyof typeof wraps)[]).flatMap((wrap) => {
    const colour = wearer.outfit[wrap];
    return colour ? wraps[wrap](wearer, paintOf(colour)) : [];
  });

/** A cape from the shoulders to the calf, open at the front, clasped at the neck; thick cloth, lined. */
function capeLayers(wearer: Wearer, cloth: Paint): readonly Layer[] {
  const { lining, trim } = wearer.paints;
  const { form, inner } = capeForm(wearer);
  const behind = field({ low: [-1, 1, -1], high: [1, 2, 0.07] }, (_x, _y, z) => z - 0.07);
  const collar = meet(0.008, rolledCollar(wearer, 0.1, 0.022, 0.28, 0.03), behind);
  const lined: Layer['paint'] = (at) =>
    inner.distance(...at) < 0.006 ? lining : mixed(cloth, trim, 0.7 * smoothstep(0.285, 0.255, at[1]));
  return [
    piece('cape', form, lined, capeBinding(wearer.rig), 'felt skirt'),
    piece('cape collar', collar, mixed(cloth, lining, 0.4), on.throat, 'felt trim'),
    piece('clasp', clasp(wearer), trim, ['chest', 'collarL', 'collarR'], 'metal jewel'),
  ];
}

function capeForm(wearer: Wearer): { readonly form: Field; readonly inner: Field } {
  const { rig, bustY, hipY } = wearer;
  const reach = rig.at.armR.x;
  const [chest, hips] = [wearer.around(bustY), wearer.around(hipY)];
  const outer = drape({
    rings: [
      [0.2, reach + 0.17, hips.deep + 0.23, -0.09],
      [hipY - 0.1, reach + 0.125, hips.deep + 0.145, -0.06],
      [bustY - 0.05, reach + 0.08, chest.deep + 0.075, -0.03],
      [1.27, reach + 0.035, chest.deep + 0.02, -0.014],
      [1.315, 0.12, 0.098, -0.01],
      [1.348, 0.088, 0.084, -0.01],
    ],
    folds: { count: 13, depth: 0.038, from: 1.22, to: 0.35, phase: 0.4 },
  });
  const open = field({ low: [-2, -1, -0.2], high: [2, 2, 2] }, (x, y, z) => {
    const back = Math.max(0, 1.24 - y);
    return -(z - 0.045 + back * 0.16 + Math.abs(x) * 0.12);
  });
  return { form: carve(0.01, shell(outer, 0.06), open), inner: grown(outer, -0.06) };
}

function clasp({ neckY }: Wearer): Field {
  const y = neckY - 0.055;
  const links = Array.from({ length: 7 }, (_, i) => {
    const part = i / 6;
    const hung: Spot = [
      -0.088 + part * 0.176,
      y - 0.03 * 4 * part * (1 - part) * 0.9,
      0.082 + 0.056 * part * (1 - part) * 2,
    ];
    return ball(hung, 0.0085);
  });
  return blend(0.001, ball([-0.088, y, 0.078], 0.021), ball([0.088, y, 0.078], 0.021), ...links);
}

/** A shawl about the shoulders, its ends crossed on the breast. */
function shawlLayers(wearer: Wearer, cloth: Paint): readonly Layer[] {
  const { bustY, waistY, rig } = wearer;
  const { trim } = wearer.paints;
  const reach = rig.at.armR.x;
  const { deep } = wearer.around(bustY);
  const low = bustY - 0.06;
  const hung = drape({
    rings: [
      [low - 0.06, reach + 0.085, deep + 0.075, -0.02],
      [low + 0.06, reach + 0.07, deep + 0.058, -0.012],
      [1.265, reach + 0.035, deep + 0.028, -0.006],
      [1.312, 0.12, 0.1, -0.008],
      [1.342, 0.092, 0.084, -0.008],
    ],
    folds: { count: 12, depth: 0.018, from: 1.28, to: low },
  });
  const open = frontPanel([0, 1.5], (y) => 0.02 + Math.max(0, 1.33 - y) * 0.34, 0);
  const ends = bothSides(0.012, (sign) =>
    sewn(bodice(wearer, { ease: 0.03 }), [1.3, waistY + 0.03, 7], 0.03, (y) => sign * (0.075 - (1.3 - y) * 0.42)),
  );
  const weave: Layer['paint'] = ([x, y]) =>
    y < low - 0.025 && Math.cos(x * 160) > 0 ? trim : y < low + 0.012 && y > low - 0.01 ? trim : cloth;
  return [
    piece('shawl', carve(0.01, shell(hung, 0.048), open), weave, on.shoulder, 'felt cloth'),
    piece('shawl ends', ends, mixed(cloth, trim, 0.12), on.breast, 'felt cloth'),
  ];
}

/** A scarf wound once about the neck, its ends hanging at the front. */
function scarfLayers(wearer: Wearer, cloth: Paint): readonly Layer[] {
  const { bustY, waistY, neckY } = wearer;
  const over = bodice(wearer, { ease: 0.034 });
  const end = (x: number, to: number): Field => {
    const from = pin(over, x * 0.6, neckY - 0.06, 0.01);
    const middle = pin(over, x, (from[1] + to) / 2, 0.01);
    return blend(0.008, rod(from, middle, 0.026, 0.029), rod(middle, pin(over, x, to, 0.006), 0.029, 0.032));
  };
  const form = blend(
    0.01,
    rolledCollar(wearer, 0.086, 0.032, 0.18),
    egg([0.02, neckY - 0.05, 0.1], [0.038, 0.032, 0.028]),
    end(0.03, bustY - 0.06),
    end(-0.012, waistY + 0.06),
  );
  const striped: Layer['paint'] = ([, y]) =>
    y < neckY - 0.1 && Math.cos(y * 95) > 0.3 ? mixed(cloth, [1, 0.95, 0.85], 0.5) : cloth;
  return [piece('scarf', form, striped, ['neck', 'chest', 'spine'], 'felt cloth')];
}

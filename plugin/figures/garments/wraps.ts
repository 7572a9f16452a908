import { ball, blend, carve, egg, field, meet, rod, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { darker, mixed, paintOf } from '../paint.ts';
import { armJoints, capeBinding, neckJoints, trunkJoints, wristJoints } from './bindings.ts';
import { bodice } from './bodice.ts';
import { rolledCollar } from './collar.ts';
import { drape } from './drape.ts';
import { piece } from './piece.ts';
import { lineDown, pin, sewn } from './pin.ts';
import { frontPanel } from './region.ts';
import { armBands } from './sleeves.ts';
import type { Wearer } from './wearer.ts';

/** What is worn over everything else: cape, shawl, scarf, and the cuffs of gloves. */
export function wrapLayers(wearer: Wearer): readonly Layer[] {
  const { cape, shawl, scarf, gloves } = wearer.outfit;
  return [
    ...(cape ? capeLayers(wearer, cape) : []),
    ...(shawl ? shawlLayers(wearer, shawl) : []),
    ...(scarf ? scarfLayers(wearer, scarf) : []),
    ...(gloves
      ? [
          piece('glove cuffs', armBands(wearer, 1.0, 0.043, 0.03), {
            paint: darker(paintOf(gloves), 0.86),
            moves: wristJoints,
            fine: 'trim',
          }),
        ]
      : []),
  ];
}

/** A cape from the shoulders to the calf, open at the front, clasped at the neck; thick cloth, lined. */
export function capeLayers(wearer: Wearer, colour: string): readonly Layer[] {
  const { outfit, rig } = wearer;
  const [cloth, lining, trim] = [paintOf(colour), paintOf(outfit.lining), paintOf(outfit.trim)];
  const { form, inner } = capeForm(wearer);
  return [
    piece('cape', form, {
      paint: (at) => (inner.distance(...at) < 0.006 ? lining : at[1] < 0.27 ? mixed(cloth, trim, 0.7) : cloth),
      moves: capeBinding(rig),
      stuff: 'felt',
      fine: 'skirt',
    }),
    piece(
      'cape collar',
      meet(
        0.008,
        rolledCollar(wearer, 0.1, 0.022, 0.28, 0.03),
        field({ low: [-1, 1, -1], high: [1, 2, 0.07] }, (_x, _y, z) => z - 0.07),
      ),
      { paint: mixed(cloth, lining, 0.4), moves: [...neckJoints, 'collarL', 'collarR'], stuff: 'felt', fine: 'trim' },
    ),
    piece('clasp', clasp(wearer), {
      paint: trim,
      moves: ['chest', 'collarL', 'collarR'],
      stuff: 'metal',
      fine: 'jewel',
    }),
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
    folds: { count: 13, depth: 0.036, from: 1.22, to: 0.35, phase: 0.4 },
  });
  const inner: Field = { box: outer.box, distance: (x, y, z) => outer.distance(x, y, z) + 0.046 };
  const cloth = field(outer.box, (x, y, z) => {
    const d = outer.distance(x, y, z);
    return Math.max(d, -d - 0.046);
  });
  const open = field({ low: [-2, -1, -0.2], high: [2, 2, 2] }, (x, y, z) => {
    const back = Math.max(0, 1.24 - y);
    return -(z - 0.045 + back * 0.16 + Math.abs(x) * 0.12);
  });
  return { form: carve(0.01, cloth, open), inner };
}

function clasp({ neckY }: Wearer): Field {
  const at = (sign: number): [number, number, number] => [sign * 0.088, neckY - 0.055, 0.078];
  const links = Array.from({ length: 7 }, (_, i) => {
    const part = i / 6;
    return ball(
      [
        at(-1)[0] + part * 0.176,
        neckY - 0.055 - 0.03 * 4 * part * (1 - part) * 0.9,
        0.082 + 0.056 * part * (1 - part) * 2,
      ],
      0.0085,
    );
  });
  return blend(0.001, ball(at(-1), 0.021), ball(at(1), 0.021), ...links);
}

/** A shawl about the shoulders, its ends crossed on the breast. */
function shawlLayers(wearer: Wearer, colour: string): readonly Layer[] {
  const { bustY, waistY, outfit, rig } = wearer;
  const [cloth, trim] = [paintOf(colour), paintOf(outfit.trim)];
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
  const form = carve(
    0.01,
    field(hung.box, (x, y, z) => {
      const d = hung.distance(x, y, z);
      return Math.max(d, -d - 0.034);
    }),
    frontPanel({ from: 0, to: 1.5, half: (y) => 0.02 + Math.max(0, 1.33 - y) * 0.34, behind: 0 }),
  );
  const ends = blend(
    0.012,
    ...[-1, 1].map((sign) =>
      sewn(
        bodice(wearer, { ease: 0.03 }),
        lineDown(1.3, waistY + 0.03, 7, (y) => sign * (0.075 - (1.3 - y) * 0.42)),
        0.03,
      ),
    ),
  );
  const weave: Layer['paint'] = ([x, y]) =>
    y < low - 0.025 && Math.cos(x * 160) > 0 ? trim : y < low + 0.012 && y > low - 0.01 ? trim : cloth;
  return [
    piece('shawl', form, {
      paint: weave,
      moves: armJoints.filter((joint) => !joint.startsWith('fore')),
      stuff: 'felt',
    }),
    piece('shawl ends', ends, {
      paint: mixed(cloth, trim, 0.12),
      moves: [...trunkJoints, 'collarL', 'collarR'],
      stuff: 'felt',
    }),
  ];
}

/** A scarf wound once about the neck, its ends hanging at the front. */
function scarfLayers(wearer: Wearer, colour: string): readonly Layer[] {
  const { bustY, waistY, neckY } = wearer;
  const cloth = paintOf(colour);
  const over = bodice(wearer, { ease: 0.034 });
  const end = (x: number, to: number): Field => {
    const [from, below] = [pin(over, x * 0.6, neckY - 0.06, 'front', 0.01), pin(over, x, to, 'front', 0.006)];
    return blend(
      0.008,
      rod(from, pin(over, x, (from[1] + to) / 2, 'front', 0.01), 0.026, 0.029),
      rod(pin(over, x, (from[1] + to) / 2, 'front', 0.01), below, 0.029, 0.032),
    );
  };
  const form = blend(
    0.01,
    rolledCollar(wearer, 0.086, 0.032, 0.18),
    egg([0.02, neckY - 0.05, 0.1], [0.038, 0.032, 0.028]),
    end(0.03, bustY - 0.06),
    end(-0.012, waistY + 0.06),
  );
  return [
    piece('scarf', form, {
      paint: ([, y]) => (y < neckY - 0.1 && Math.cos(y * 95) > 0.3 ? mixed(cloth, [1, 0.95, 0.85], 0.5) : cloth),
      moves: ['neck', 'chest', 'spine'],
      stuff: 'felt',
    }),
  ];
}

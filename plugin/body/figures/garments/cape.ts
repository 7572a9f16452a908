import { smoothstep } from '../../../../src/kit/numbers.ts';
import { ball, blend, carve, field, meet, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { mixed, paintOf } from '../paint.ts';
import { capeBinding, neckJoints } from './bindings.ts';
import { rolledCollar } from './collar.ts';
import { drape } from './drape.ts';
import { piece } from './piece.ts';
import type { Wearer } from './wearer.ts';

/** A cape from the shoulders to the calf, open at the front, clasped at the neck; thick cloth, lined. */
export function capeLayers(wearer: Wearer, colour: string): readonly Layer[] {
  const { rig } = wearer;
  const [cloth, lining, trim] = [paintOf(colour), wearer.paints.lining, wearer.paints.trim];
  const { form, inner } = capeForm(wearer);
  return [
    piece(
      'cape',
      form,
      (at) => (inner.distance(...at) < 0.006 ? lining : mixed(cloth, trim, 0.7 * smoothstep(0.285, 0.255, at[1]))),
      capeBinding(rig),
      'felt skirt',
    ),
    piece(
      'cape collar',
      meet(
        0.008,
        rolledCollar(wearer, 0.1, 0.022, 0.28, 0.03),
        field({ low: [-1, 1, -1], high: [1, 2, 0.07] }, (_x, _y, z) => z - 0.07),
      ),
      mixed(cloth, lining, 0.4),
      [...neckJoints, 'collarL', 'collarR'],
      'felt trim',
    ),
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
  const inner: Field = { box: outer.box, distance: (x, y, z) => outer.distance(x, y, z) + 0.06 };
  const cloth = field(outer.box, (x, y, z) => {
    const d = outer.distance(x, y, z);
    return Math.max(d, -d - 0.06);
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

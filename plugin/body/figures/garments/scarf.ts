import { blend, egg, rod, type Field } from '../../sculpt/field.ts';
import type { Layer } from '../../sculpt/layer.ts';
import { mixed, paintOf } from '../paint.ts';
import { bodice } from './bodice.ts';
import { rolledCollar } from './collar.ts';
import { piece } from './piece.ts';
import { pin } from './pin.ts';
import type { Wearer } from './wearer.ts';

/** A scarf wound once about the neck, its ends hanging at the front. */
export function scarfLayers(wearer: Wearer, colour: string): readonly Layer[] {
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
    piece(
      'scarf',
      form,
      ([, y]) => (y < neckY - 0.1 && Math.cos(y * 95) > 0.3 ? mixed(cloth, [1, 0.95, 0.85], 0.5) : cloth),
      ['neck', 'chest', 'spine'],
      'felt cloth',
    ),
  ];
}

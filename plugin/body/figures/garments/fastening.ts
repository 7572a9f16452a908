import { ball, blend, block, placed, ring, type Field } from '../../sculpt/field.ts';
import { pin } from './pin.ts';
import type { Wearer } from './wearer.ts';

/** A row of buttons on a form's front. */
export const buttons = (
  form: Field,
  xs: readonly number[],
  from: number,
  to: number,
  count: number,
  size = 0.0115,
): Field =>
  blend(
    0.001,
    ...xs.flatMap((x) =>
      Array.from({ length: count }, (_, i) =>
        ball(pin(form, x, from + ((to - from) * i) / Math.max(1, count - 1), 'front', size * 0.2), size),
      ),
    ),
  );

/** A belt about the trunk. */
export function belt(wearer: Wearer, y: number, ease: number, tall = 0.02, thick = 0.011): Field {
  const { wide, deep, forward } = wearer.around(y);
  return ring([0, y, forward], wide + ease, deep + ease, thick, tall);
}

/** A framed buckle on a belt. */
export function buckle(form: Field, y: number, size = 0.026): Field {
  const [x, , z] = pin(form, 0, y);
  return blend(
    0.002,
    placed([x, y, z], [Math.PI / 2, 0, 0], ring([0, 0, 0], size, size * 0.9, 0.008)),
    block([x, y, z], [0.006, size * 0.9, 0.008], 0.004),
  );
}

/** A chain of beads hung in a bow between points of a form's front. */
export function hungChain(
  form: Field,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  sag: number,
  beads: number,
  size: number,
): Field {
  return blend(
    0.001,
    ...Array.from({ length: beads }, (_, i) => {
      const part = i / (beads - 1);
      const x = from[0] + (to[0] - from[0]) * part;
      const y = from[1] + (to[1] - from[1]) * part - sag * 4 * part * (1 - part);
      return ball(pin(form, x, y, 'front', size * 0.3), size);
    }),
  );
}

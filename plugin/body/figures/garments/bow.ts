import { blend, egg, type Field } from '../../sculpt/field.ts';
import type { Wearer } from './wearer.ts';

/** A bow tied at the back of the waist, its ends hanging. */
export function bow(wearer: Wearer, size: number): Field {
  const { waistY } = wearer;
  const back = -wearer.around(waistY).deep - 0.026;
  return blend(
    0.01,
    ...[-1, 1].flatMap((sign) => [
      egg([sign * size * 1.05, waistY + 0.012, back], [size, size * 0.62, 0.022]),
      egg([sign * size * 0.55, waistY - size * 1.5, back - 0.045], [size * 0.42, size * 1.3, 0.02]),
    ]),
    egg([0, waistY, back - 0.008], [0.022, 0.024, 0.022]),
  );
}

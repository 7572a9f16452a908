import { rod, blend, type Field } from '../../sculpt/field.ts';
import type { Spot } from '../../../stage/space/spot.ts';

type Facing = 'front' | 'back';

/** The point of a form's front (or back) at this x and y: where a button is sewn on, a chain lies, a trim runs. */
export function pin(form: Field, x: number, y: number, face: Facing = 'front', off = 0): Spot {
  const way = face === 'front' ? -1 : 1;
  let z = face === 'front' ? form.box.high[2] + 0.03 : form.box.low[2] - 0.03;
  for (let i = 0; i < 60; i++) {
    const d = form.distance(x, y, z);
    if (d < 0.0006) break;
    z += way * Math.max(d * 0.8, 0.0006);
    // Missed: nothing of it is here; what is pinned lies in the middle of the body, unseen.
    if (Math.abs(z) > 1) return [x, y, 0];
  }
  return [x, y, z - way * off];
}

/** A cord or braid sewn along a form between two heights, in so many steps, with x from a rule. */
export function sewn(
  form: Field,
  [from, to, steps]: readonly [from: number, to: number, steps: number],
  radius: number,
  xAt: (y: number) => number,
  face: Facing = 'front',
): Field {
  const spots = Array.from({ length: steps + 1 }, (_, i) => {
    const y = from + ((to - from) * i) / steps;
    return pin(form, xAt(y), y, face, radius * 0.35);
  });
  return blend(radius * 0.5, ...spots.slice(1).map((spot, i) => rod(spots[i]!, spot, radius)));
}

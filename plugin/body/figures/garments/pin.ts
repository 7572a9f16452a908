import { rod, blend, type Field } from '../../sculpt/field.ts';
import type { Spot } from '../../../stage/space/spot.ts';

export type Face = 'front' | 'back';

/** The point of a form's front (or back) at this x and y: where a button is sewn on, a chain lies, a trim runs. */
export function pin(form: Field, x: number, y: number, face: Face = 'front', off = 0): Spot {
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

/** A cord or braid sewn along a form through these x and y. */
export function sewn(
  form: Field,
  line: readonly (readonly [x: number, y: number])[],
  radius: number,
  face: Face = 'front',
): Field {
  const spots = line.map(([x, y]) => pin(form, x, y, face, radius * 0.35));
  return blend(radius * 0.5, ...spots.slice(1).map((to, i) => rod(spots[i]!, to, radius)));
}

/** A line in equal steps between two values of y, with x from a rule. */
export const lineDown = (from: number, to: number, steps: number, xAt: (y: number) => number): [number, number][] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const y = from + ((to - from) * i) / steps;
    return [xAt(y), y];
  });

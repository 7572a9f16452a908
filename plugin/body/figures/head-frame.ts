import type { Build } from '../rig/build.ts';
import { headMiddleOf } from '../rig/rig.ts';
import type { Field } from '../sculpt/field.ts';
import type { Spot } from '../../stage/space/spot.ts';

/**
 * A head's own measure: metres of a head of usual size, from its middle. Heads, hair and hats are made in it and then
 * put on the neck, so that a big head grows its hat with it.
 */
export interface HeadFrame {
  readonly size: number;
  /** A form made in the head's measure, as it sits on the body. */
  readonly worn: (form: Field) => Field;
  /** A point of the body in the head's measure. */
  readonly inside: (at: Spot) => Spot;
}

export function headFrame(build: Build): HeadFrame {
  const size = build.head;
  const { x: a, y: b, z: c } = headMiddleOf(build);
  const outside = ([x, y, z]: Spot): Spot => [a + x * size, b + y * size, c + z * size];
  return {
    size,
    worn: ({ distance, box }) => ({
      distance: (x, y, z) => distance((x - a) / size, (y - b) / size, (z - c) / size) * size,
      box: { low: outside(box.low), high: outside(box.high) },
    }),
    inside: ([x, y, z]) => [(x - a) / size, (y - b) / size, (z - c) / size],
  };
}

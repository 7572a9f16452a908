import { field, grownBox, meet, rod, blend, type Field } from '../../sculpt/field.ts';
import type { Spot } from '../../../stage/space/spot.ts';

/** Metres to either side of the middle, at a height. */
type Width = number | ((y: number) => number);
type Heights = readonly [from: number, to: number];

const ruled = (width: Width): ((y: number) => number) => (typeof width === 'number' ? () => width : width);

/** What of the body's front lies between two heights, to either side of the middle, as a solid for cutting: wedges, stomachers, bibs. */
export function frontPanel([from, to]: Heights, width: Width, behind = 0.02): Field {
  const half = ruled(width);
  const widest = Math.max(half(from), half(to), half((from + to) / 2)) + 0.02;
  return field({ low: [-widest, from, behind], high: [widest, to, 0.7] }, (x, y, z) =>
    Math.max((Math.abs(x) - half(y)) * 0.9, behind - z, y - to, from - y),
  );
}

/** The same of its back. */
export function backPanel(heights: Heights, width: Width, behind = 0.02): Field {
  const { box, distance } = frontPanel(heights, width, behind);
  return field({ low: [box.low[0], box.low[1], -0.7], high: [box.high[0], box.high[1], -behind] }, (x, y, z) =>
    distance(x, y, -z),
  );
}

/** A strip to both sides of the middle: lapels, plackets, fur edges. */
export function frontStrips([from, to]: Heights, innerEdge: Width, outerEdge: Width): Field {
  const [inner, outer, behind] = [ruled(innerEdge), ruled(outerEdge), 0.01];
  const heights = [0, 0.25, 0.5, 0.75, 1].map((part) => from + (to - from) * part);
  const widest = Math.max(...heights.map(outer)) + 0.02;
  return field({ low: [-widest, from, behind], high: [widest, to, 0.7] }, (x, y, z) =>
    Math.max(inner(y) - Math.abs(x), Math.abs(x) - outer(y), behind - z, y - to, from - y),
  );
}

/** A layer of cloth `thick` metres thick on a form, only where it is within a region. */
export function appliedOn(form: Field, region: Field, thick: number, rounding = 0.004): Field {
  const laid = field(grownBox(form.box, thick), (x, y, z) => {
    const d = form.distance(x, y, z) - thick;
    // Hollow within: what nobody sees costs points.
    return Math.max(d, -d - 0.05 - thick);
  });
  return meet(rounding, laid, region);
}

type Facing = 'front' | 'back';

/** The point of a form's front (or back) at this x and y: where a button is sewn on, a chain lies, a trim runs. */
export function pin(form: Field, x: number, y: number, off = 0, face: Facing = 'front'): Spot {
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
    return pin(form, xAt(y), y, radius * 0.35, face);
  });
  return blend(radius * 0.5, ...spots.slice(1).map((spot, i) => rod(spots[i]!, spot, radius)));
}

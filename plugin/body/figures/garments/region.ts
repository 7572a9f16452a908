import { field, meet, type Field } from '../../sculpt/field.ts';

/** What of the body's front lies between two heights, as wide to either side as a rule says. */
interface Panel {
  readonly from: number;
  readonly to: number;
  /** Metres to either side of the middle, at a height. */
  readonly half: (y: number) => number;
  /** How far back it goes. */
  readonly behind?: number;
}

/** A part of the front seen as a solid, for cutting: wedges of skirts, stomachers, bibs. */
export function frontPanel({ from, to, half, behind = 0.01 }: Panel): Field {
  const widest = Math.max(half(from), half(to), half((from + to) / 2)) + 0.02;
  return field({ low: [-widest, from, behind], high: [widest, to, 0.7] }, (x, y, z) =>
    Math.max((Math.abs(x) - half(y)) * 0.9, behind - z, y - to, from - y),
  );
}

export function backPanel({ from, to, half, behind = -0.01 }: Panel): Field {
  const widest = Math.max(half(from), half(to), half((from + to) / 2)) + 0.02;
  return field({ low: [-widest, from, -0.7], high: [widest, to, behind] }, (x, y, z) =>
    Math.max((Math.abs(x) - half(y)) * 0.9, z - behind, y - to, from - y),
  );
}

/** A strip to both sides of the middle: lapels, plackets, fur edges. */
export function frontStrips({
  from,
  to,
  inner,
  outer,
  behind = 0.01,
}: {
  readonly from: number;
  readonly to: number;
  readonly inner: (y: number) => number;
  readonly outer: (y: number) => number;
  readonly behind?: number;
}): Field {
  const heights = [0, 0.25, 0.5, 0.75, 1].map((part) => from + (to - from) * part);
  const widest = Math.max(...heights.map(outer)) + 0.02;
  return field({ low: [-widest, from, behind], high: [widest, to, 0.7] }, (x, y, z) =>
    Math.max(inner(y) - Math.abs(x), Math.abs(x) - outer(y), behind - z, y - to, from - y),
  );
}

/** A layer of cloth `thick` metres thick on a form, only where it is within a region. */
export function appliedOn(form: Field, region: Field, thick: number, rounding = 0.004): Field {
  const laid: Field = field(
    {
      low: [form.box.low[0] - thick, form.box.low[1] - thick, form.box.low[2] - thick],
      high: [form.box.high[0] + thick, form.box.high[1] + thick, form.box.high[2] + thick],
    },
    (x, y, z) => {
      const d = form.distance(x, y, z) - thick;
      // Hollow within: what nobody sees costs points.
      return Math.max(d, -d - 0.05 - thick);
    },
  );
  return meet(rounding, laid, region);
}

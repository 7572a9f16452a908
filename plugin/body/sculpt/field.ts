import { smoothstep } from '../../../src/kit/numbers.ts';
import type { Spot } from '../../stage/space/spot.ts';

/** The box a form lies in. Half-spaces lie in a box without end. */
export interface Box {
  readonly low: Spot;
  readonly high: Spot;
}

/**
 * A solid as a signed distance: below zero inside, about as many metres as one is away from its surface outside. Forms
 * are made of forms: blended, carved, placed.
 */
export interface Field {
  readonly distance: (x: number, y: number, z: number) => number;
  readonly box: Box;
}

const { abs, max, min, sqrt, hypot } = Math;

export function ball(at: Spot, radius: number): Field {
  const [a, b, c] = at;
  return {
    distance: (x, y, z) => sqrt((x - a) * (x - a) + (y - b) * (y - b) + (z - c) * (z - c)) - radius,
    box: around(at, [radius, radius, radius]),
  };
}

/** A ball with three radii. Its distance is true near the surface and too short far away, which harms nothing. */
export function egg(at: Spot, radii: Spot): Field {
  const [a, b, c] = at;
  const [p, q, r] = radii;
  const smallest = min(p, q, r);
  return {
    distance: (x, y, z) => {
      const u = (x - a) / p;
      const v = (y - b) / q;
      const w = (z - c) / r;
      const near = sqrt(u * u + v * v + w * w);
      const e = u / p;
      const f = v / q;
      const g = w / r;
      const slope = sqrt(e * e + f * f + g * g);
      // Inside a flat egg nothing is further from its surface than its smallest radius.
      return slope < 1e-9 ? -smallest : max((near * (near - 1)) / slope, -smallest);
    },
    box: around(at, radii),
  };
}

/** A rod with round ends, as thick at either end as is said. */
export function rod(from: Spot, to: Spot, fromRadius: number, toRadius = fromRadius): Field {
  const [ax, ay, az] = from;
  const [bx, by, bz] = [to[0] - ax, to[1] - ay, to[2] - az];
  const square = bx * bx + by * by + bz * bz || 1e-9;
  const grows = toRadius - fromRadius;
  return {
    distance: (x, y, z) => {
      const px = x - ax;
      const py = y - ay;
      const pz = z - az;
      const along = (px * bx + py * by + pz * bz) / square;
      const part = along < 0 ? 0 : along > 1 ? 1 : along;
      const u = px - bx * part;
      const v = py - by * part;
      const w = pz - bz * part;
      return sqrt(u * u + v * v + w * w) - fromRadius - grows * part;
    },
    box: joined([around(from, [fromRadius, fromRadius, fromRadius]), around(to, [toRadius, toRadius, toRadius])]),
  };
}

/** Points one after another, for rods and locks that bend. */
export const way = (...points: readonly Spot[]): readonly Spot[] => points;

/** A rod through several points. */
export const bentRod = (points: readonly Spot[], radii: readonly number[], softness = 0.01): Field =>
  blend(
    softness,
    ...points
      .slice(1)
      .map((to, i) =>
        rod(points[i] as Spot, to, radii[min(i, radii.length - 1)]!, radii[min(i + 1, radii.length - 1)]),
      ),
  );

/** A box with rounded edges, by its middle and half its size. */
export function block(at: Spot, half: Spot, rounding: number): Field {
  return {
    distance: (x, y, z) => {
      const a = abs(x - at[0]) - half[0] + rounding;
      const b = abs(y - at[1]) - half[1] + rounding;
      const c = abs(z - at[2]) - half[2] + rounding;
      const p = max(a, 0);
      const q = max(b, 0);
      const r = max(c, 0);
      return sqrt(p * p + q * q + r * r) + min(max(a, b, c), 0) - rounding;
    },
    box: around(at, half),
  };
}

/** A ring lying flat, oval where its two radii differ; `thick` is half its thickness, `tall` half its height. */
export function ring(at: Spot, radiusX: number, radiusZ: number, thick: number, tall = thick): Field {
  const middle = (radiusX + radiusZ) / 2;
  return {
    distance: (x, y, z) => {
      const u = (x - at[0]) / radiusX;
      const w = (z - at[2]) / radiusZ;
      const out = ((sqrt(u * u + w * w) || 1e-6) - 1) * middle;
      const up = (y - at[1]) * (thick / tall);
      return sqrt(out * out + up * up) - thick;
    },
    box: around(at, [radiusX + thick, tall, radiusZ + thick]),
  };
}

/** A height of a turned form: how wide (x) and deep (z) it is there, and how far its middle is moved to the front. */
export type Turning = readonly [y: number, radiusX: number, radiusZ: number, forward?: number];

/** Turned as on a lathe about the vertical, but oval: torsos, skirts, robes, hats. Heights rise; ends are rounded. */
export function turned(...heights: readonly Turning[]): Field {
  const first = heights[0] as Turning;
  const last = heights[heights.length - 1] as Turning;
  const edge = 0.012;
  return {
    distance: (x, y, z) => {
      let i = 0;
      while (i < heights.length - 2 && y > (heights[i + 1] as Turning)[0]) i++;
      const a = heights[i] as Turning;
      const b = heights[i + 1] as Turning;
      const t = smoothstep(a[0], b[0], y);
      const wide = a[1] + (b[1] - a[1]) * t;
      const deep = a[2] + (b[2] - a[2]) * t;
      const forward = (a[3] ?? 0) + ((b[3] ?? 0) - (a[3] ?? 0)) * t;
      const u = x / wide;
      const w = (z - forward) / deep;
      const out = (sqrt(u * u + w * w) - 1) * min(wide, deep) * 0.9;
      const beyond = max(first[0] - y, y - last[0]);
      const p = max(out + edge, 0);
      const q = max(beyond + edge, 0);
      return sqrt(p * p + q * q) + min(max(out, beyond) + edge, 0) - edge;
    },
    box: joined(heights.map(([y, wide, deep, forward = 0]) => around([0, y, forward], [wide, 0.001, deep]))),
  };
}

/** All that lies behind a plane: `facing` points out of the solid, `far` is how far along it the plane is. */
export const halfSpace = ([a, b, c]: Spot, far: number): Field => ({
  distance: (x, y, z) => x * a + y * b + z * c - far,
  box: everywhere,
});

/** A field of one's own, with the box it lies in. */
export const field = (box: Box, distance: Field['distance']): Field => ({ distance, box });

/** Joined, with the seams between them filled `softness` wide. */
export function blend(softness: number, ...parts: readonly Field[]): Field {
  const k = max(softness, 1e-6);
  return {
    distance: (x, y, z) => {
      let d = 1e3;
      for (let i = 0; i < parts.length; i++) {
        const part = parts[i] as Field;
        // What lies further away than all so far has no say.
        if (outside(part.box, x, y, z) > d + k) continue;
        const e = part.distance(x, y, z);
        const h = k - abs(d - e);
        d = min(d, e) - (h > 0 ? (h * h * 0.25) / k : 0);
      }
      return d;
    },
    box: grownBox(joined(parts.map(({ box }) => box)), softness * 0.25),
  };
}

/** The first with the others taken away. */
export function carve(softness: number, from: Field, ...away: readonly Field[]): Field {
  const k = max(softness, 1e-6);
  return {
    distance: (x, y, z) => {
      let d = from.distance(x, y, z);
      for (let i = 0; i < away.length; i++) {
        const e = -(away[i] as Field).distance(x, y, z);
        const h = k - abs(d - e);
        d = max(d, e) + (h > 0 ? (h * h * 0.25) / k : 0);
      }
      return d;
    },
    box: from.box,
  };
}

/** Where both are. */
export const meet = (softness: number, a: Field, b: Field): Field => ({
  distance: carve(softness, a, { distance: (x, y, z) => -b.distance(x, y, z), box: everywhere }).distance,
  box: common(a.box, b.box),
});

export const grown = (form: Field, by: number): Field => ({
  distance: (x, y, z) => form.distance(x, y, z) - by,
  box: grownBox(form.box, by),
});

/** Made for the left (−1) and for the right (1). */
export const bothSides = (softness: number, make: (side: -1 | 1) => Field): Field => blend(softness, make(-1), make(1));

/** Turned about its own origin (about z, then y, then x), then moved. */
export function placed(at: Spot, turn: Spot, form: Field): Field {
  const [cx, sx] = [Math.cos(turn[0]), Math.sin(turn[0])];
  const [cy, sy] = [Math.cos(turn[1]), Math.sin(turn[1])];
  const [cz, sz] = [Math.cos(turn[2]), Math.sin(turn[2])];
  const { low, high } = form.box;
  const reach = hypot(max(abs(low[0]), abs(high[0])), max(abs(low[1]), abs(high[1])), max(abs(low[2]), abs(high[2])));
  return {
    distance: (x, y, z) => {
      const a = x - at[0];
      const b = y - at[1];
      const c = z - at[2];
      const p = cz * a + sz * b;
      const q = -sz * a + cz * b;
      const r = cy * p - sy * c;
      const s = sy * p + cy * c;
      return form.distance(r, cx * q + sx * s, -sx * q + cx * s);
    },
    box: around(at, [reach, reach, reach]),
  };
}

/** Its surface moved out by `bump` metres (in, where negative), which is asked only near it. `most` bounds it. */
export const bumped = (form: Field, most: number, bump: (x: number, y: number, z: number) => number): Field => ({
  distance: (x, y, z) => {
    const d = form.distance(x, y, z);
    return abs(d) > most * 2 + 0.03 ? d : d - bump(x, y, z);
  },
  box: grownBox(form.box, most),
});

const everywhere: Box = { low: [-9, -9, -9], high: [9, 9, 9] };

const around = (at: Spot, half: Spot): Box => ({
  low: [at[0] - half[0], at[1] - half[1], at[2] - half[2]],
  high: [at[0] + half[0], at[1] + half[1], at[2] + half[2]],
});

export const grownBox = ({ low, high }: Box, by: number): Box => ({
  low: [low[0] - by, low[1] - by, low[2] - by],
  high: [high[0] + by, high[1] + by, high[2] + by],
});

const joined = (boxes: readonly Box[]): Box => ({
  low: [0, 1, 2].map((axis) => min(...boxes.map(({ low }) => low[axis]!))) as unknown as Spot,
  high: [0, 1, 2].map((axis) => max(...boxes.map(({ high }) => high[axis]!))) as unknown as Spot,
});

const common = (a: Box, b: Box): Box => ({
  low: [0, 1, 2].map((axis) => max(a.low[axis]!, b.low[axis]!)) as unknown as Spot,
  high: [0, 1, 2].map((axis) => min(a.high[axis]!, b.high[axis]!)) as unknown as Spot,
});

/** How far a point is outside a box, at least; 0 inside. */
export function outside({ low, high }: Box, x: number, y: number, z: number): number {
  let off = 0;
  if (low[0] - x > off) off = low[0] - x;
  if (x - high[0] > off) off = x - high[0];
  if (low[1] - y > off) off = low[1] - y;
  if (y - high[1] > off) off = y - high[1];
  if (low[2] - z > off) off = low[2] - z;
  if (z - high[2] > off) off = z - high[2];
  return off;
}

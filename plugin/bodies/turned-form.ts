import type { Binding, Clay, Paint, Skin, Spot } from './clay.ts';

/** A level of a form that is turned about a standing axis: its height, half widths to the side and to the front, and its middle. */
export type Level = readonly [height: number, wide: number, deep: number, x?: number, z?: number];

/** Folds in cloth: so many around, so deep at a height. */
export interface Folds {
  readonly count: number;
  depth(height: number): number;
}

/**
 * Anything round and standing: a torso, a skirt, a sleeve, a hat. Angle 0 is the front, a quarter turn is to the right.
 * It knows its own surface, so that belts, bibs and panels can be laid on it.
 */
export class TurnedForm {
  /** From the bottom up. */
  private readonly levels: readonly Level[];

  constructor(
    levels: readonly Level[],
    private readonly folds?: Folds,
  ) {
    this.levels = [...levels].sort((a, b) => a[0] - b[0]);
  }

  get bottom(): number {
    return (this.levels[0] as Level)[0];
  }

  get top(): number {
    return (this.levels.at(-1) as Level)[0];
  }

  /** The point of the surface at an angle and height, or `out` metres above the surface. */
  at(angle: number, height: number, out = 0): Spot {
    const upper = this.levels.findIndex(([y]) => y >= height);
    const i = upper < 0 ? this.levels.length - 1 : Math.max(1, upper);
    const [before, a, b, after] = [
      this.levels[Math.max(0, i - 2)] as Level,
      this.levels[i - 1] as Level,
      this.levels[i] as Level,
      this.levels[Math.min(this.levels.length - 1, i + 1)] as Level,
    ];
    const part = Math.min(1, Math.max(0, (height - a[0]) / (b[0] - a[0] || 1)));
    const through = (slot: 1 | 2 | 3 | 4): number =>
      between(before[slot] ?? 0, a[slot] ?? 0, b[slot] ?? 0, after[slot] ?? 0, part);
    let more = out;
    if (this.folds) {
      const wave = Math.cos(angle * this.folds.count + Math.sin(angle * 3) * 0.6);
      more += this.folds.depth(height) * (wave * 0.5 - 0.3);
    }
    return [
      through(3) + Math.sin(angle) * (Math.max(0, through(1)) + more),
      height,
      through(4) + Math.cos(angle) * (Math.max(0, through(2)) + more),
    ];
  }
}

/** Catmull-Rom, which goes through its points. */
function between(before: number, a: number, b: number, after: number, t: number): number {
  if (before === a && a === b && b === after) return a;
  const [m, n] = [(b - before) / 2, (after - a) / 2];
  return (
    (2 * t ** 3 - 3 * t ** 2 + 1) * a +
    (t ** 3 - 2 * t ** 2 + t) * m +
    (3 * t ** 2 - 2 * t ** 3) * b +
    (t ** 3 - t ** 2) * n
  );
}

export interface Pressing {
  readonly paint: Skin['paint'];
  readonly bind: Skin['bind'];
  readonly around?: number;
  readonly along?: number;
}

/**
 * Presses the whole form, closed at both ends unless said otherwise. Along `seams` (angles) and
 * `bands` (heights) its colour may change sharply.
 */
export function pressForm(
  clay: Clay,
  form: TurnedForm,
  how: Pressing & {
    readonly openBelow?: boolean;
    readonly seams?: readonly number[];
    readonly bands?: readonly number[];
  },
): void {
  const along = how.along ?? 12;
  const rows: { height: number; shrink: number }[] = [];
  for (let row = 0; row <= along; row++) {
    rows.push({ height: form.top + ((form.bottom - form.top) * row) / along, shrink: 1 });
  }
  const hair = 0.0004;
  for (const band of how.bands ?? []) {
    const below = rows.findIndex(({ height }) => height < band);
    if (below < 0) continue;
    // A row that is nearly there already gives way.
    const near = Math.abs((rows[below]?.height ?? 0) - band) < 0.008 && below < rows.length - 1 ? 1 : 0;
    rows.splice(below, near, { height: band + hair, shrink: 1 }, { height: band - hair, shrink: 1 });
  }
  rows.unshift({ height: form.top, shrink: 0 });
  if (!how.openBelow) rows.push({ height: form.bottom, shrink: 0 });
  else {
    // The inner side of a hem, so that one does not look through a skirt.
    rows.push(
      { height: form.bottom + 0.003, shrink: 0.94 },
      { height: Math.min(form.bottom + 0.25, form.top), shrink: 0.7 },
    );
  }
  const last = rows.length - 1;
  clay.press({
    around: how.around ?? 18,
    ...(how.seams && { columns: columnsWith(how.around ?? 18, how.seams) }),
    along: last,
    paint: how.paint,
    bind: how.bind,
    at: (u, v) => {
      const { height, shrink } = rows[Math.round(v * last)] as { height: number; shrink: number };
      const spot = form.at(u * 2 * Math.PI, height);
      if (shrink === 1) return spot;
      const middle = form.at(0, height);
      const back = form.at(Math.PI, height);
      const [x, z] = [(middle[0] + back[0]) / 2, (middle[2] + back[2]) / 2];
      return [x + (spot[0] - x) * shrink, height, z + (spot[2] - z) * shrink];
    },
  });
}

/** Columns evenly spread, with two close together at each seam. */
function columnsWith(around: number, seams: readonly number[]): number[] {
  const hair = 0.0004;
  const edges = seams.map((angle) => (angle / (2 * Math.PI) + 1) % 1);
  const even = Array.from({ length: around + 1 }, (_, index) => index / around);
  const free = even.filter((u) => u === 0 || u === 1 || edges.every((edge) => Math.abs(edge - u) > 0.4 / around));
  return [...free, ...edges.flatMap((edge) => [edge - hair, edge + hair])].sort((a, b) => a - b);
}

/** A piece laid on a form: between two heights, half as wide at each height as `half` says, standing off by `out`. */
export interface Patch extends Pressing {
  readonly from: number;
  readonly to: number;
  half(height: number): number;
  readonly middle?: number;
  readonly out?: number;
}

export function pressPatch(clay: Clay, form: TurnedForm, patch: Patch): void {
  const around = patch.around ?? 8;
  const out = patch.out ?? 0.005;
  clay.press({
    around: around + 2,
    along: patch.along ?? 8,
    open: true,
    paint: patch.paint,
    bind: patch.bind,
    at: (u, v) => {
      const height = patch.to + (patch.from - patch.to) * v;
      const column = Math.round(u * (around + 2));
      // The outermost columns go down into what the piece lies on: it has a visible thickness.
      const inner = Math.min(around, Math.max(0, column - 1)) / around;
      const edge = column === 0 || column === around + 2;
      const angle = (patch.middle ?? 0) + (inner * 2 - 1) * patch.half(height);
      return form.at(angle, height, edge ? -0.004 : out);
    },
  });
}

/** An egg about a middle, its half widths to the side, up and to the front. */
export function pressBall(
  clay: Clay,
  middle: readonly [number, number, number],
  half: readonly [number, number, number],
  how: { readonly paint: Skin['paint']; readonly bind: Binding; readonly around?: number; readonly along?: number },
): void {
  clay.press({
    around: how.around ?? 12,
    along: how.along ?? 8,
    paint: how.paint,
    bind: how.bind,
    at: (u, v) => {
      const [angle, polar] = [u * 2 * Math.PI, v * Math.PI];
      return [
        middle[0] + half[0] * Math.sin(polar) * Math.sin(angle),
        middle[1] + half[1] * Math.cos(polar),
        middle[2] + half[2] * Math.sin(polar) * Math.cos(angle),
      ];
    },
  });
}

/** A bent rod through points, thick as `radius` says from one end (0) to the other (1), with round ends. */
export function pressRod(
  clay: Clay,
  points: readonly Spot[],
  radius: (part: number) => number,
  how: { readonly paint: Paint; readonly bind: Skin['bind']; readonly around?: number },
): void {
  const last = points.length - 1;
  const along = last + 4;
  clay.press({
    around: how.around ?? 8,
    along,
    paint: how.paint,
    bind: how.bind,
    at: (u, v) => {
      const row = Math.round(v * along);
      const index = Math.min(last, Math.max(0, row - 2));
      const point = points[index] as Spot;
      const [p, q] = [points[Math.max(0, index - 1)] as Spot, points[Math.min(last, index + 1)] as Spot];
      const ahead = unit([q[0] - p[0], q[1] - p[1], q[2] - p[2]]);
      const side = unit(Math.abs(ahead[1]) > 0.9 ? cross(ahead, [0, 0, 1]) : cross(ahead, [0, 1, 0]));
      const over = cross(side, ahead);
      // Two more rows at each end close it like a dome.
      const beyond = row < 2 ? 2 - row : row > last + 2 ? row - last - 2 : 0;
      const r = radius(index / last);
      const [thin, push] = beyond === 0 ? [1, 0] : beyond === 1 ? [0.75, 0.6] : [0, 0.95];
      const direction = row < 2 ? -1 : 1;
      const [sin, cos] = [-Math.sin(u * 2 * Math.PI) * r * thin, Math.cos(u * 2 * Math.PI) * r * thin];
      const end = push * r * direction;
      return [
        point[0] + side[0] * sin + over[0] * cos + ahead[0] * end,
        point[1] + side[1] * sin + over[1] * cos + ahead[1] * end,
        point[2] + side[2] * sin + over[2] * cos + ahead[2] * end,
      ];
    },
  });
}

function unit([x, y, z]: Spot): Spot {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function cross(a: Spot, b: Spot): Spot {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

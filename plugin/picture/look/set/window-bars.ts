import { boxAt } from '../shapes/placed.ts';
import { joined, type Shape } from '../shapes/shape.ts';
import type { Manner } from './manner.ts';
import { archRise, type Hole } from './wall-face.ts';

/** Where the bars of a window are, in parts of it: across and up, with how thick each is. */
export interface Bars {
  readonly upright: readonly (readonly [at: number, thick: number])[];
  readonly level: readonly (readonly [at: number, thick: number])[];
  readonly frame: number;
}

const even = (count: number, thick: number): (readonly [number, number])[] =>
  Array.from({ length: count - 1 }, (_, bar) => [(bar + 1) / count, thick] as const);

export function barsOf(kind: Manner['window']['kind'], width: number, height: number): Bars {
  const panes = (length: number, each: number): number => Math.max(2, Math.round(length / each));
  switch (kind) {
    case 'lattice':
      return { upright: even(panes(width, 0.17), 0.013), level: even(panes(height, 0.2), 0.013), frame: 0.035 };
    case 'sash': {
      const level = [...even(4, 0.022).filter((_, bar) => bar !== 1), [0.5, 0.06] as const];
      return { upright: even(panes(width, 0.36), 0.022), level, frame: 0.065 };
    }
    case 'grid':
      return { upright: even(panes(width, 0.5), 0.03), level: even(panes(height, 0.45), 0.03), frame: 0.045 };
    case 'pane':
      return { upright: width > 1.4 ? even(Math.round(width / 1.1), 0.05) : [], level: [], frame: 0.055 };
  }
}

/** Frame and bars in the opening of a face, `back` behind its plane. */
export function barsShape(
  { left, right, bottom, top }: Hole,
  kind: Manner['window']['kind'],
  isArched: boolean,
  back: number,
): Shape {
  const [width, height] = [right - left, top - bottom];
  const { upright, level, frame } = barsOf(kind, width, height);
  const [middle, half] = [(left + right) / 2, (bottom + top) / 2];
  const bar = (x: number, y: number, wide: number, tall: number, deep: number): Shape =>
    boxAt([x, y, -back], [wide, tall, deep], 0.006);
  const levels = isArched ? [bottom + frame / 2] : [bottom + frame / 2, top - frame / 2];
  return joined([
    ...upright.map(([at, thick]) => bar(left + at * width, half, thick, height, 0.03)),
    ...level.map(([at, thick]) => bar(middle, bottom + at * height, width, thick, 0.03)),
    ...[left + frame / 2, right - frame / 2].map((x) => bar(x, half, frame, height, 0.06)),
    ...levels.map((y) => bar(middle, y, width, frame, 0.06)),
    ...(isArched ? [bar(middle, top - archRise(width), width, 0.05, 0.05)] : []),
  ]);
}

import { vec } from '../../../stage/space/vector.ts';
import { chamferedBox } from '../shapes/chamfered-box.ts';
import { movedShape } from '../shapes/placed.ts';
import { addShape, emptyShape, type Shape } from '../shapes/shape.ts';
import type { Manner } from './manner.ts';
import { archRise, type Hole } from './wall-face.ts';

/** Where the bars of a window are, in parts of it: across and up, with how thick each is. */
interface Bars {
  readonly upright: readonly (readonly [at: number, thick: number])[];
  readonly level: readonly (readonly [at: number, thick: number])[];
  readonly frame: number;
}

const even = (count: number, thick: number): (readonly [number, number])[] =>
  Array.from({ length: count - 1 }, (_, bar) => [(bar + 1) / count, thick] as const);

export function barsOf(kind: Manner['window']['kind'], width: number, height: number): Bars {
  switch (kind) {
    case 'lattice': {
      const [columns, rows] = [Math.max(2, Math.round(width / 0.17)), Math.max(2, Math.round(height / 0.2))];
      return { upright: even(columns, 0.013), level: even(rows, 0.013), frame: 0.035 };
    }
    case 'sash': {
      const columns = Math.max(2, Math.round(width / 0.36));
      const level = [...even(4, 0.022).filter((_, bar) => bar !== 1), [0.5, 0.06] as const];
      return { upright: even(columns, 0.022), level, frame: 0.065 };
    }
    case 'grid':
      return {
        upright: even(Math.max(2, Math.round(width / 0.5)), 0.03),
        level: even(Math.max(2, Math.round(height / 0.45)), 0.03),
        frame: 0.045,
      };
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
  const shape = emptyShape();
  const [width, height] = [right - left, top - bottom];
  const { upright, level, frame } = barsOf(kind, width, height);
  const bar = (x: number, y: number, wide: number, tall: number, deep: number): void =>
    addShape(shape, movedShape(chamferedBox(vec(wide, tall, deep), 0.006), x, y, -back));
  const [middle, half] = [(left + right) / 2, (bottom + top) / 2];
  for (const [at, thick] of upright) bar(left + at * width, half, thick, height, 0.03);
  for (const [at, thick] of level) bar(middle, bottom + at * height, width, thick, 0.03);
  for (const x of [left + frame / 2, right - frame / 2]) bar(x, half, frame, height, 0.06);
  for (const y of isArched ? [bottom + frame / 2] : [bottom + frame / 2, top - frame / 2])
    bar(middle, y, width, frame, 0.06);
  if (isArched) bar(middle, top - archRise(width), width, 0.05, 0.05);
  return shape;
}

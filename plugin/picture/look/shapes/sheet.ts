import { vec } from '../../../stage/space/vector.ts';
import { addQuad, addVertex, emptyShape, type Shape } from './shape.ts';

const up = vec(0, 1, 0);

/** A flat rectangle in the xz plane, looking up. */
export function sheetShape(width: number, depth: number): Shape {
  const shape = emptyShape();
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const [a, b, c, d] = corners.map(([x, z]) =>
    addVertex(shape, vec((x * width) / 2, 0, (z * depth) / 2), up, (x * width) / 2, (z * depth) / 2),
  ) as [number, number, number, number];
  addQuad(shape, a, b, c, d);
  return shape;
}

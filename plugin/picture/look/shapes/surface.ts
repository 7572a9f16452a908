import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { addVertex, emptyShape, type Shape } from './shape.ts';

/** A point of a surface; `light` is how much reaches it. */
interface SurfacePoint {
  readonly at: Vec3;
  readonly light?: number;
}

interface SurfaceGrid {
  readonly columns: number;
  readonly rows: number;
  /** How many metres of texture it takes in both directions. */
  readonly covers: readonly [across: number, down: number];
}

/** A curved surface from a function of two parameters from 0 to 1; its front is where (∂u × ∂v) points. */
export function surfaceShape(
  { columns, rows, covers }: SurfaceGrid,
  pointAt: (u: number, v: number) => SurfacePoint,
): Shape {
  const shape = emptyShape();
  const index = (column: number, row: number): number => row * (columns + 1) + column;
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const [u, v] = [column / columns, row / rows];
      const { at, light } = pointAt(u, v);
      addVertex(shape, at, vec(0, 0, 0), u * covers[0], v * covers[1], light);
    }
  }
  const positionOf = (vertex: number): Vec3 =>
    vec(shape.positions[vertex * 3] ?? 0, shape.positions[vertex * 3 + 1] ?? 0, shape.positions[vertex * 3 + 2] ?? 0);
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const across = difference(
        positionOf(index(Math.max(0, column - 1), row)),
        positionOf(index(Math.min(columns, column + 1), row)),
      );
      const down = difference(
        positionOf(index(column, Math.max(0, row - 1))),
        positionOf(index(column, Math.min(rows, row + 1))),
      );
      const normal = [
        across.y * down.z - across.z * down.y,
        across.z * down.x - across.x * down.z,
        across.x * down.y - across.y * down.x,
      ] as const;
      const length = Math.hypot(...normal) || 1;
      normal.forEach((part, axis) => (shape.normals[index(column, row) * 3 + axis] = part / length));
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b, c, d] = [
        index(column, row),
        index(column + 1, row),
        index(column + 1, row + 1),
        index(column, row + 1),
      ];
      // Babylon's fronts are clockwise, which for (∂u × ∂v) is down before across.
      shape.indices.push(a, c, b, a, d, c);
    }
  }
  return shape;
}

const difference = (from: Vec3, to: Vec3): Vec3 => vec(to.x - from.x, to.y - from.y, to.z - from.z);

import { cross, minus, origin, vec, type Vec3 } from '../../../stage/space/vector.ts';
import { addVertex, emptyShape, type Shape, vertexIn } from './shape.ts';

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
      addVertex(shape, at, origin, u * covers[0], v * covers[1], light);
    }
  }
  const at = (column: number, row: number): Vec3 => vertexIn(shape.positions, index(column, row));
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const across = minus(at(Math.min(columns, column + 1), row), at(Math.max(0, column - 1), row));
      const down = minus(at(column, Math.min(rows, row + 1)), at(column, Math.max(0, row - 1)));
      const { x, y, z } = cross(across, down);
      const length = Math.hypot(x, y, z) || 1;
      shape.normals.splice(index(column, row) * 3, 3, x / length, y / length, z / length);
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = [index(column, row), index(column + 1, row)];
      const [c, d] = [index(column + 1, row + 1), index(column, row + 1)];
      // Babylon's fronts are clockwise, which for (∂u × ∂v) is down before across.
      shape.indices.push(a, c, b, a, d, c);
    }
  }
  return shape;
}

export function ballShape(radius: number, isFine = true): Shape {
  const usual = radius < 0.03 ? 10 : radius < 0.12 ? 16 : 24;
  const columns = isFine ? usual : radius < 0.03 ? 8 : radius < 0.12 ? 12 : 16;
  const shape = surfaceShape(
    { columns, rows: columns / 2, covers: [2 * Math.PI * radius, Math.PI * radius] },
    (u, v) => {
      const [around, down] = [u * 2 * Math.PI, v * Math.PI];
      const ring = Math.sin(down) * radius;
      return { at: vec(Math.cos(around) * ring, Math.cos(down) * radius, Math.sin(around) * ring) };
    },
  );
  // Exact even at the poles, where a difference of neighbours says nothing.
  for (let index = 0; index < shape.positions.length; index++) {
    shape.normals[index] = (shape.positions[index] ?? 0) / radius;
  }
  return shape;
}

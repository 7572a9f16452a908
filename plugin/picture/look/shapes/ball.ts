import { vec } from '../../../stage/space/vector.ts';
import type { Shape } from './shape.ts';
import { surfaceShape } from './surface.ts';

export function ballShape(radius: number): Shape {
  const columns = radius < 0.03 ? 10 : radius < 0.12 ? 16 : 24;
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

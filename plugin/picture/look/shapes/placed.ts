import { turned, vec } from '../../../stage/space/vector.ts';
import type { Stand } from '../../../stage/space/pose.ts';
import type { Shape } from './shape.ts';

/** A shape where it stands, turned about the vertical. */
export function placedShape(shape: Shape, { position, yaw }: Stand): Shape {
  const [positions, normals] = [[...shape.positions], [...shape.normals]];
  for (let at = 0; at < positions.length; at += 3) {
    const point = turned(vec(positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0), yaw);
    const normal = turned(vec(normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 0), yaw);
    [positions[at], positions[at + 1], positions[at + 2]] = [
      point.x + position.x,
      point.y + position.y,
      point.z + position.z,
    ];
    [normals[at], normals[at + 1], normals[at + 2]] = [normal.x, normal.y, normal.z];
  }
  return { ...shape, positions, normals };
}

/** A shape moved, not turned. */
export const movedShape = (shape: Shape, x: number, y: number, z: number): Shape =>
  placedShape(shape, { position: vec(x, y, z), yaw: 0 });

/** Darkened all over, or by what `light` says of each vertex's height. */
export function shadedShape(shape: Shape, light: (x: number, y: number, z: number) => number): Shape {
  const colors = shape.colors.map((part, at) => {
    if (at % 4 === 3) return part;
    const vertex = Math.floor(at / 4) * 3;
    return (
      part * light(shape.positions[vertex] ?? 0, shape.positions[vertex + 1] ?? 0, shape.positions[vertex + 2] ?? 0)
    );
  });
  return { ...shape, colors };
}

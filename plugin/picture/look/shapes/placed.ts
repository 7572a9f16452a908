import { plus, turned, vec } from '../../../stage/space/vector.ts';
import type { Stand } from '../../../stage/space/pose.ts';
import { chamferedBox } from './chamfered-box.ts';
import { vertexIn, type Shape } from './shape.ts';

/** A shape where it stands, turned about the vertical. */
export function placedShape(shape: Shape, { position, yaw }: Stand): Shape {
  const [positions, normals]: [number[], number[]] = [[], []];
  for (let vertex = 0; vertex < shape.positions.length / 3; vertex++) {
    const at = plus(turned(vertexIn(shape.positions, vertex), yaw), position);
    const normal = turned(vertexIn(shape.normals, vertex), yaw);
    positions.push(at.x, at.y, at.z);
    normals.push(normal.x, normal.y, normal.z);
  }
  return { ...shape, positions, normals };
}

/** A shape moved, not turned. */
export const movedShape = (shape: Shape, x: number, y: number, z: number): Shape =>
  placedShape(shape, { position: vec(x, y, z), yaw: 0 });

type Triple = readonly [x: number, y: number, z: number];

/** A box of this size somewhere, its edges cut. */
export const boxAt = ([x, y, z]: Triple, [wide, tall, deep]: Triple, chamfer: number): Shape =>
  movedShape(chamferedBox(vec(wide, tall, deep), chamfer), x, y, z);

/** Darkened all over, or by what `light` says of each vertex. */
export function shadedShape(shape: Shape, light: number | ((x: number, y: number, z: number) => number)): Shape {
  const colors = shape.colors.map((part, at) => {
    if (at % 4 === 3) return part;
    const { x, y, z } = vertexIn(shape.positions, Math.floor(at / 4));
    return part * (typeof light === 'number' ? light : light(x, y, z));
  });
  return { ...shape, colors };
}

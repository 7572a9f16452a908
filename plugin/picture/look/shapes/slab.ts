import { triangulate } from '../../../stage/space/triangulate.ts';
import { vec, type Vec3 } from '../../../stage/space/vector.ts';
import { type Flat, lengthOf, rightOf, softened } from './crease.ts';
import { addQuad, addTriangle, addVertex, emptyShape, type Shape } from './shape.ts';

/** Edges sharper than this stay edges. */
const creaseDegrees = 35;

/** A solid between two copies of an outline, which may be concave and go either way round. */
export function slabShape(outline: readonly Flat[], thickness: number): Shape {
  const shape = emptyShape();
  const points = signedArea(outline) < 0 ? [...outline].reverse() : [...outline];
  for (const side of [-1, 1]) addFlat(shape, points, ([x, y]) => vec(x, y, (side * thickness) / 2), vec(0, 0, side));
  let along = 0;
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] ?? from;
    const own = rightOf(from, to);
    const start = softened(own, rightOf(points.at(index - 1) ?? from, from), creaseDegrees);
    const end = softened(own, rightOf(to, points[(index + 2) % points.length] ?? to), creaseDegrees);
    const next = along + lengthOf(from, to);
    const edge = (at: Flat, normal: Flat, side: number, u: number): number => {
      const z = (side * thickness) / 2;
      return addVertex(shape, vec(at[0], at[1], z), vec(normal[0], normal[1], 0), u, z);
    };
    const [a, b] = [edge(from, start, -1, along), edge(to, end, -1, next)];
    addQuad(shape, a, b, edge(to, end, 1, next), edge(from, start, 1, along));
    along = next;
  }
  return shape;
}

/** Fills an outline, counter-clockwise, in some plane; its texture lies as the outline is given. */
export function addFlat(
  shape: Shape,
  outline: readonly Flat[],
  pointAt: (at: Flat) => Vec3,
  normal: Vec3,
  light = 1,
): number[] {
  const corners = outline.map((at) => addVertex(shape, pointAt(at), normal, at[0], at[1], light));
  for (const [a, b, c] of triangulate(outline)) addTriangle(shape, corners[a] ?? 0, corners[b] ?? 0, corners[c] ?? 0);
  return corners;
}

function signedArea(points: readonly Flat[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

const up = vec(0, 1, 0);

/** A flat rectangle in the xz plane, looking up. */
export function sheetShape(width: number, depth: number): Shape {
  const shape = emptyShape();
  const [x, z] = [width / 2, depth / 2];
  const corner = (across: number, ahead: number): number => addVertex(shape, vec(across, 0, ahead), up, across, ahead);
  addQuad(shape, corner(-x, -z), corner(x, -z), corner(x, z), corner(-x, z));
  return shape;
}

import { vec, type Vec3 } from '../../../stage/space/vector.ts';

/** Triangles as Babylon takes them: flat lists of numbers, clockwise seen from the front. */
export interface Shape {
  readonly positions: number[];
  readonly normals: number[];
  /** In metres: a material's texture knows how many it covers. Wood grain runs along u. */
  readonly uvs: number[];
  /** Red, green, blue and alpha of each vertex: how much light reaches it. */
  readonly colors: number[];
  readonly indices: number[];
}

export const emptyShape = (): Shape => ({ positions: [], normals: [], uvs: [], colors: [], indices: [] });

/** Adds a vertex and says its index; `light` is 1 in the open, less in folds and corners. */
export function addVertex(shape: Shape, at: Vec3, normal: Vec3, u: number, v: number, light = 1): number {
  shape.positions.push(at.x, at.y, at.z);
  shape.normals.push(normal.x, normal.y, normal.z);
  shape.uvs.push(u, v);
  shape.colors.push(light, light, light, 1);
  return shape.positions.length / 3 - 1;
}

/** The position or the normal of a vertex, in the list of them all. */
export const vertexIn = (list: readonly number[], vertex: number): Vec3 =>
  vec(list[vertex * 3] ?? 0, list[vertex * 3 + 1] ?? 0, list[vertex * 3 + 2] ?? 0);

/** Adds a triangle that shows its front on the side its normals point to, whichever way round it is given. */
export function addTriangle(shape: Shape, a: number, b: number, c: number): void {
  const { positions: p, normals: n } = shape;
  const component = (list: readonly number[], vertex: number, axis: number): number => list[vertex * 3 + axis] ?? 0;
  const edge = (to: number, axis: number): number => component(p, to, axis) - component(p, a, axis);
  const along = (axis: number): number => component(n, a, axis) + component(n, b, axis) + component(n, c, axis);
  const cross = (i: number, j: number): number => edge(b, i) * edge(c, j) - edge(b, j) * edge(c, i);
  const facing = cross(1, 2) * along(0) + cross(2, 0) * along(1) + cross(0, 1) * along(2);
  if (facing <= 0) shape.indices.push(a, b, c);
  else shape.indices.push(a, c, b);
}

export function addQuad(shape: Shape, a: number, b: number, c: number, d: number): void {
  addTriangle(shape, a, b, c);
  addTriangle(shape, a, c, d);
}

/** Puts one shape after another. */
export function addShape(shape: Shape, added: Shape): void {
  const first = shape.positions.length / 3;
  append(shape.positions, added.positions);
  append(shape.normals, added.normals);
  append(shape.uvs, added.uvs);
  append(shape.colors, added.colors);
  for (const index of added.indices) shape.indices.push(first + index);
}

/** Shapes as one. */
export function joined(shapes: readonly Shape[]): Shape {
  const all = emptyShape();
  for (const shape of shapes) addShape(all, shape);
  return all;
}

/** The same surface seen from behind as well, for what is thin and has a material that hides its back. */
export function withBack(shape: Shape): Shape {
  const normals = shape.normals.map((part) => -part);
  const indices = shape.indices.map((_, at) => shape.indices[at - (at % 3) + (2 - (at % 3))] ?? 0);
  return joined([shape, { ...shape, normals, indices }]);
}

/** Spreading long lists into `push` overflows the stack. */
function append(list: number[], added: readonly number[]): void {
  for (const part of added) list.push(part);
}

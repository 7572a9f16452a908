import { vec } from '../../../stage/space/vector.ts';
import { addQuad, addTriangle, addVertex, emptyShape, type Shape } from './shape.ts';

type OutlinePoint = readonly [x: number, y: number];

const creaseCosine = Math.cos((35 * Math.PI) / 180);

/** A solid between two copies of an outline, which may be concave and go either way round. */
export function slabShape(outline: readonly OutlinePoint[], thickness: number): Shape {
  const shape = emptyShape();
  const points = signedArea(outline) < 0 ? [...outline].reverse() : [...outline];
  for (const side of [-1, 1] as const) {
    const face = points.map(([x, y]) => addVertex(shape, vec(x, y, (side * thickness) / 2), vec(0, 0, side), x, y));
    for (const [a, b, c] of triangulated(points)) addTriangle(shape, face[a] ?? 0, face[b] ?? 0, face[c] ?? 0);
  }
  let along = 0;
  for (const [index, from] of points.entries()) {
    const to = points[(index + 1) % points.length] ?? from;
    const own = outwards(from, to);
    const before = outwards(points.at(index - 1) ?? from, from);
    const after = outwards(to, points[(index + 2) % points.length] ?? to);
    const [start, end] = [softened(own, before), softened(own, after)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const edge = (at: OutlinePoint, normal: OutlinePoint, side: number, u: number): number =>
      addVertex(
        shape,
        vec(at[0], at[1], (side * thickness) / 2),
        vec(normal[0], normal[1], 0),
        u,
        (side * thickness) / 2,
      );
    addQuad(
      shape,
      edge(from, start, -1, along),
      edge(to, end, -1, along + length),
      edge(to, end, 1, along + length),
      edge(from, start, 1, along),
    );
    along += length;
  }
  return shape;
}

/** Triangles of a simple outline, counter-clockwise, by cutting off ears. */
export function triangulated(points: readonly OutlinePoint[]): [number, number, number][] {
  const left = points.map((_, index) => index);
  const triangles: [number, number, number][] = [];
  const at = (place: number): number => left[(place + left.length) % left.length] ?? 0;
  while (left.length > 3) {
    const ear = left.findIndex((_, place) => isEar(points, left, at(place - 1), at(place), at(place + 1)));
    // An outline that crosses itself has no ear left: cut anywhere, better a crooked face than none.
    const place = Math.max(0, ear);
    triangles.push([at(place - 1), at(place), at(place + 1)]);
    left.splice(place, 1);
  }
  if (left.length === 3) triangles.push([at(0), at(1), at(2)]);
  return triangles;
}

function isEar(points: readonly OutlinePoint[], left: readonly number[], a: number, b: number, c: number): boolean {
  const [pa, pb, pc] = [points[a], points[b], points[c]];
  if (!pa || !pb || !pc || turn(pa, pb, pc) <= 0) return false;
  return left.every((other) => {
    const point = points[other];
    if (other === a || other === b || other === c || !point) return true;
    return turn(pa, pb, point) < 0 || turn(pb, pc, point) < 0 || turn(pc, pa, point) < 0;
  });
}

const turn = (a: OutlinePoint, b: OutlinePoint, c: OutlinePoint): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function signedArea(points: readonly OutlinePoint[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** To the right of the way, which is outwards of what goes counter-clockwise. */
function outwards(from: OutlinePoint, to: OutlinePoint): OutlinePoint {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
}

function softened(own: OutlinePoint, neighbour: OutlinePoint): OutlinePoint {
  if (own[0] * neighbour[0] + own[1] * neighbour[1] < creaseCosine) return own;
  const [x, y] = [own[0] + neighbour[0], own[1] + neighbour[1]];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

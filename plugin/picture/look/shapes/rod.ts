import { cross, distance, dot, minus, plus, scaled, vec, type Vec3 } from '../../../stage/space/vector.ts';
import { addQuad, addTriangle, addVertex, emptyShape, vertexIn, type Shape } from './shape.ts';

/** A round rod through points, closed at both ends. Its frame is carried along, so that it never twists. */
export function rodShape(points: readonly Vec3[], radius: number, sides: number): Shape {
  const shape = emptyShape();
  const path = points.filter((point, index) => index === 0 || distance(point, points[index - 1] ?? point) > 1e-6);
  const [start, end] = [path[0], path.at(-1)];
  if (!start || !end || path.length < 2) return shape;
  let side = anyAcross(directionAt(path, 0));
  let [along, previous] = [0, -1];
  for (const [index, point] of path.entries()) {
    const ahead = directionAt(path, index);
    side = unit(minus(side, scaled(ahead, dot(side, ahead))));
    const other = cross(ahead, side);
    along += index === 0 ? 0 : distance(point, path[index - 1] ?? point);
    const ring = shape.positions.length / 3;
    for (let turn = 0; turn <= sides; turn++) {
      const angle = (turn / sides) * 2 * Math.PI;
      const out = plus(scaled(side, Math.cos(angle)), scaled(other, Math.sin(angle)));
      addVertex(shape, plus(point, scaled(out, radius)), out, along, angle * Math.max(radius, 0.01));
    }
    for (let turn = 0; previous >= 0 && turn < sides; turn++) {
      addQuad(shape, previous + turn, previous + turn + 1, ring + turn + 1, ring + turn);
    }
    previous = ring;
  }
  addCap(shape, 0, sides, start, scaled(directionAt(path, 0), -1));
  addCap(shape, previous, sides, end, directionAt(path, path.length - 1));
  return shape;
}

function addCap(shape: Shape, ring: number, sides: number, middle: Vec3, out: Vec3): void {
  const center = addVertex(shape, middle, out, 0, 0);
  const rim = Array.from({ length: sides + 1 }, (_, turn) =>
    addVertex(shape, vertexIn(shape.positions, ring + turn), out, 0, 0),
  );
  for (let turn = 0; turn < sides; turn++) addTriangle(shape, center, rim[turn] ?? 0, rim[turn + 1] ?? 0);
}

function directionAt(path: readonly Vec3[], index: number): Vec3 {
  const here = path[index] ?? vec(0, 0, 0);
  const [before, after] = [path[index - 1] ?? here, path[index + 1] ?? here];
  return unit(minus(after, before));
}

const length = (v: Vec3): number => Math.hypot(v.x, v.y, v.z);
const unit = (v: Vec3): Vec3 => scaled(v, 1 / (length(v) || 1));
const anyAcross = (v: Vec3): Vec3 => unit(cross(v, Math.abs(v.y) < 0.9 ? vec(0, 1, 0) : vec(1, 0, 0)));

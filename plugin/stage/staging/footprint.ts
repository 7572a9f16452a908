import type { Stand } from '../space/pose.ts';
import type { Vec3 } from '../space/vector.ts';
import type { PlanPoint } from './stage-plan.ts';

/** A turned rectangle on the floor plan, and from which height to which it is filled. */
export interface Footprint {
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
  readonly width: number;
  readonly depth: number;
  readonly bottom: number;
  readonly top: number;
}

/** Things may touch: less than this is no overlap. */
const touch = 0.002;

/** What a thing of this size fills where it stands. */
export const footprintOf = ({ position, yaw }: Stand, size: Vec3): Footprint => ({
  x: position.x,
  z: position.z,
  yaw,
  width: size.x,
  depth: size.z,
  bottom: position.y,
  top: position.y + size.y,
});

/** To the right and to the front, as the plan shows them. */
export const axesOf = (yaw: number): readonly [right: PlanPoint, front: PlanPoint] => {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  return [
    [cos, -sin],
    [sin, cos],
  ];
};

export const cornersOf = ({ x, z, yaw, width, depth }: Footprint): readonly PlanPoint[] => {
  const [[rx, rz], [fx, fz]] = axesOf(yaw);
  const [w, d] = [width / 2, depth / 2];
  return [
    [x - rx * w - fx * d, z - rz * w - fz * d],
    [x + rx * w - fx * d, z + rz * w - fz * d],
    [x + rx * w + fx * d, z + rz * w + fz * d],
    [x - rx * w + fx * d, z - rz * w + fz * d],
  ];
};

/** Half of how far it reaches to the east and to the north. */
export const reachOf = ({ yaw, width, depth }: Footprint): PlanPoint => {
  const [sin, cos] = [Math.abs(Math.sin(yaw)), Math.abs(Math.cos(yaw))];
  return [(width * cos + depth * sin) / 2, (width * sin + depth * cos) / 2];
};

/** Whether two fill the same space. */
export const overlap = (a: Footprint, b: Footprint): boolean =>
  Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > touch && overlapOnPlan(a, b);

/** Whether they would, were they of one height: the axes of both must all show a gap for there to be none. */
export const overlapOnPlan = (a: Footprint, b: Footprint): boolean => {
  const dx = b.x - a.x;
  const dz = b.z - a.z;
  // Far apart, as most are: nothing to measure.
  if (Math.abs(dx) + Math.abs(dz) > a.width + a.depth + b.width + b.depth) return false;
  return !(isApart(a, b, a.yaw, dx, dz) || isApart(a, b, b.yaw, dx, dz));
};

/** Whether one of the two axes of a turn shows a gap. Asked most of all: no lists made here. */
const isApart = (a: Footprint, b: Footprint, yaw: number, dx: number, dz: number): boolean => {
  const sin = Math.sin(yaw);
  const cos = Math.cos(yaw);
  return (
    Math.abs(dx * cos - dz * sin) >= half(a, cos, -sin) + half(b, cos, -sin) - touch ||
    Math.abs(dx * sin + dz * cos) >= half(a, sin, cos) + half(b, sin, cos) - touch
  );
};

const half = (f: Footprint, x: number, z: number): number => {
  const sin = Math.sin(f.yaw);
  const cos = Math.cos(f.yaw);
  return (Math.abs(cos * x - sin * z) * f.width + Math.abs(sin * x + cos * z) * f.depth) / 2;
};

/** Half of how far it reaches along a direction of the plan. */
export const halfTowards = (f: Footprint, [x, z]: PlanPoint): number => half(f, x, z);

/** A point of the plan as the footprint's own right and front see it. */
export const ownPoint = (f: Footprint, x: number, z: number): PlanPoint => {
  const [[rx, rz], [fx, fz]] = axesOf(f.yaw);
  const [dx, dz] = [x - f.x, z - f.z];
  return [dx * rx + dz * rz, dx * fx + dz * fz];
};

/** How far a point of the plan is from its edge; 0 within. */
export const distanceTo = (f: Footprint, x: number, z: number): number => {
  // Asked a hundred thousand times for a stage: no lists made here.
  const sin = Math.sin(f.yaw);
  const cos = Math.cos(f.yaw);
  const dx = x - f.x;
  const dz = z - f.z;
  const right = Math.max(0, Math.abs(dx * cos - dz * sin) - f.width / 2);
  const front = Math.max(0, Math.abs(dx * sin + dz * cos) - f.depth / 2);
  return Math.sqrt(right * right + front * front);
};

/** How much floor lies between two; 0 where they overlap. */
export const gapBetween = (a: Footprint, b: Footprint): number =>
  overlapOnPlan(a, b) ? 0 : Math.min(nearestCorner(a, b), nearestCorner(b, a));

/** How far the nearest corner of the one is from the other. */
const nearestCorner = (of: Footprint, to: Footprint): number => {
  const sin = Math.sin(of.yaw);
  const cos = Math.cos(of.yaw);
  let nearest = Infinity;
  for (let corner = 0; corner < 4; corner++) {
    const right = corner & 1 ? of.width / 2 : -of.width / 2;
    const front = corner & 2 ? of.depth / 2 : -of.depth / 2;
    const far = distanceTo(to, of.x + cos * right + sin * front, of.z - sin * right + cos * front);
    if (far < nearest) nearest = far;
  }
  return nearest;
};

/** The floor before it, as deep as this. */
export const frontOf = (f: Footprint, depth: number): Footprint => ahead(f, (f.depth + depth) / 2, depth);

/** The floor behind it, as deep as this. */
export const backOf = (f: Footprint, depth: number): Footprint => ahead(f, -(f.depth + depth) / 2, depth);

const ahead = (f: Footprint, by: number, depth: number): Footprint => {
  const [, [fx, fz]] = axesOf(f.yaw);
  return { ...f, x: f.x + fx * by, z: f.z + fz * by, depth };
};

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
  const [dx, dz] = [b.x - a.x, b.z - a.z];
  // Far apart, as most are: nothing to measure.
  if (Math.abs(dx) + Math.abs(dz) > a.width + a.depth + b.width + b.depth) return false;
  const [aAxes, bAxes] = [axesOf(a.yaw), axesOf(b.yaw)];
  for (const [x, z] of [...aAxes, ...bAxes]) {
    const apart = Math.abs(dx * x + dz * z);
    if (apart >= halfAlong(a, aAxes, x, z) + halfAlong(b, bAxes, x, z) - touch) return false;
  }
  return true;
};

/** Half of how far it reaches along a direction of the plan. */
export const halfTowards = (f: Footprint, [x, z]: PlanPoint): number => {
  const [sin, cos] = [Math.sin(f.yaw), Math.cos(f.yaw)];
  return (Math.abs(cos * x - sin * z) * f.width + Math.abs(sin * x + cos * z) * f.depth) / 2;
};

const halfAlong = (f: Footprint, [[rx, rz], [fx, fz]]: ReturnType<typeof axesOf>, x: number, z: number): number =>
  (Math.abs(rx * x + rz * z) * f.width + Math.abs(fx * x + fz * z) * f.depth) / 2;

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
export const gapBetween = (a: Footprint, b: Footprint): number => {
  if (overlapOnPlan(a, b)) return 0;
  const fromA = cornersOf(a).map(([x, z]) => distanceTo(b, x, z));
  const fromB = cornersOf(b).map(([x, z]) => distanceTo(a, x, z));
  return Math.min(...fromA, ...fromB);
};

/** The floor before it, as deep as this. */
export const frontOf = (f: Footprint, depth: number): Footprint => ahead(f, (f.depth + depth) / 2, depth);

/** The floor behind it, as deep as this. */
export const backOf = (f: Footprint, depth: number): Footprint => ahead(f, -(f.depth + depth) / 2, depth);

const ahead = (f: Footprint, by: number, depth: number): Footprint => {
  const [, [fx, fz]] = axesOf(f.yaw);
  return { ...f, x: f.x + fx * by, z: f.z + fz * by, depth };
};

import { vec } from '../../../stage/space/vector.ts';
import { addQuad, addVertex, emptyShape, type Shape } from '../shapes/shape.ts';

/** A profile from the bottom up: how far it stands out of the wall at which height. */
export type MouldingProfile = readonly (readonly [out: number, up: number])[];

export const cornice: MouldingProfile = [[0, 0], [0.015, 0.005], [0.02, 0.05], [0.06, 0.07], [0.09, 0.13], [0.15, 0.15], [0.16, 0.2], [0.17, 0.21]]; // prettier-ignore
export const rail: MouldingProfile = [
  [0.012, 0],
  [0.02, 0.02],
  [0.045, 0.035],
  [0.045, 0.06],
  [0.02, 0.07],
  [0, 0.072],
];

export const skirting = (height: number): MouldingProfile => [
  [0.022, 0],
  [0.022, height * 0.75],
  [0.014, height * 0.85],
  [0.012, height * 0.97],
  [0, height],
];

/** A moulding along a face from one point to another, at a height. */
export function mouldingShape(profile: MouldingProfile, from: number, to: number, height: number): Shape {
  const shape = emptyShape();
  for (const [index, [out, up]] of profile.slice(0, -1).entries()) {
    const [nextOut, nextUp] = profile[index + 1] ?? [out, up];
    const length = Math.hypot(nextOut - out, nextUp - up) || 1;
    const normal = vec(0, (out - nextOut) / length, (nextUp - up) / length);
    const point = (x: number, y: number, z: number): number =>
      addVertex(shape, vec(x, height + y, z), normal, x, y + z);
    addQuad(shape, point(from, up, out), point(to, up, out), point(to, nextUp, nextOut), point(from, nextUp, nextOut));
  }
  return shape;
}

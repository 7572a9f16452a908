import { vec } from '../../../stage/space/vector.ts';
import { rightOf } from '../shapes/crease.ts';
import { outline, type Outline } from '../shapes/outline.ts';
import { addQuad, addVertex, emptyShape, type Shape } from '../shapes/shape.ts';

/** Profiles from the bottom up: how far a moulding stands out of the wall at which height. */
export const cornice = outline('0 0, 0.015 0.005, 0.02 0.05, 0.06 0.07, 0.09 0.13, 0.15 0.15, 0.16 0.2, 0.17 0.21');
export const rail = outline('0.012 0, 0.02 0.02, 0.045 0.035, 0.045 0.06, 0.02 0.07, 0 0.072');
/** It stands out further than the frames of the panelling behind it. */
export const skirting = (height: number): Outline =>
  outline('0.03 0, 0.03 0.75, 0.024 0.85, 0.012 0.97, 0 1', 1, height);

/** A moulding along a face from one point to another, at a height. */
export function mouldingShape(profile: Outline, from: number, to: number, height: number): Shape {
  const shape = emptyShape();
  for (const [index, [out, up]] of profile.slice(0, -1).entries()) {
    const [nextOut, nextUp] = profile[index + 1] ?? [out, up];
    const [z, y] = rightOf([out, up], [nextOut, nextUp]);
    const point = (x: number, high: number, deep: number): number =>
      addVertex(shape, vec(x, height + high, deep), vec(0, y, z), x, high + deep);
    addQuad(shape, point(from, up, out), point(to, up, out), point(to, nextUp, nextOut), point(from, nextUp, nextOut));
  }
  return shape;
}

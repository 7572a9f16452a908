import { vec } from '../../../stage/space/vector.ts';
import { leftOf, lengthOf, rightOf, softened, type Flat } from './crease.ts';
import type { Outline } from './outline.ts';
import { addQuad, addVertex, emptyShape, type Shape } from './shape.ts';

const creaseDegrees = 50;

/**
 * A moulding drawn along a path in the xy plane, mitred at its corners. Its profile goes from its inner edge outwards: how
 * far out of the path, which is to the left of the way, and how far to the front, which is to +z. Runs that meet at less
 * than an edge shade as one curve.
 */
export function sweptShape(profile: Outline, path: Outline): Shape {
  const shape = emptyShape();
  const bends = profile.slice(1).map((outer, index) => rightOf(outer, profile[index] ?? outer));
  let along = 0;
  for (const [index, from] of path.slice(0, -1).entries()) {
    const to = path[index + 1] ?? from;
    const [start, end] = [mitreAt(path, index), mitreAt(path, index + 1)];
    const side = leftOf(from, to);
    const next = along + lengthOf(from, to);
    let across = 0;
    for (const [run, bend] of bends.entries()) {
      const [inner, outer]: readonly [Flat, Flat] = [profile[run] ?? [0, 0], profile[run + 1] ?? [0, 0]];
      const before = softened(bend, bends[run - 1], creaseDegrees);
      const after = softened(bend, bends[run + 1], creaseDegrees);
      const corner = (isEnd: boolean, [out, front]: Flat, normal: Flat, v: number): number => {
        const [at, mitre] = isEnd ? [to, end] : [from, start];
        const point = vec(at[0] + mitre[0] * out, at[1] + mitre[1] * out, front);
        return addVertex(
          shape,
          point,
          vec(side[0] * normal[0], side[1] * normal[0], normal[1]),
          isEnd ? next : along,
          v,
        );
      };
      const beyond = across + lengthOf(inner, outer);
      const [a, b] = [corner(false, inner, before, across), corner(true, inner, before, across)];
      addQuad(shape, a, b, corner(true, outer, after, beyond), corner(false, outer, after, beyond));
      across = beyond;
    }
    along = next;
  }
  return shape;
}

/** Which way, and how far, a point of the path goes out so that the runs before and after it meet. */
function mitreAt(path: Outline, index: number): Flat {
  const here = path[index] ?? [0, 0];
  const [before, after] = [path[index - 1], path[index + 1]];
  const first = before ? leftOf(before, here) : leftOf(here, after ?? here);
  const second = after ? leftOf(here, after) : first;
  const share = 1 / Math.max(0.2, 1 + first[0] * second[0] + first[1] * second[1]);
  return [(first[0] + second[0]) * share, (first[1] + second[1]) * share];
}

import { vec } from '../../../stage/space/vector.ts';
import { addQuad, addVertex, emptyShape, type Shape } from './shape.ts';

/** A profile from its inner edge outwards: how far out of the path, and how far to the front. */
export type SweptProfile = readonly (readonly [out: number, front: number])[];
type SweptPath = readonly (readonly [x: number, y: number])[];

type Flat = readonly [number, number];
const creaseCosine = Math.cos((50 * Math.PI) / 180);

/**
 * A moulding drawn along a path in the xy plane, mitred at its corners; out is to the left of the way, the front to +z.
 * Runs that meet at less than an edge shade as one curve.
 */
export function sweptShape(profile: SweptProfile, path: SweptPath): Shape {
  const shape = emptyShape();
  const mitres = path.map((_, index) => mitreAt(path, index));
  const bends = profile.slice(1).map((to, index) => bendOf(profile[index] ?? to, to));
  let along = 0;
  for (const [index, from] of path.slice(0, -1).entries()) {
    const to = path[index + 1] ?? from;
    const [start, end]: readonly [Flat, Flat] = [mitres[index] ?? [0, 0], mitres[index + 1] ?? [0, 0]];
    const side = leftOf(from, to);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    let across = 0;
    for (const [run, bend] of bends.entries()) {
      const [inner, outer]: readonly [Flat, Flat] = [profile[run] ?? [0, 0], profile[run + 1] ?? [0, 0]];
      const [before, after] = [softened(bend, bends[run - 1]), softened(bend, bends[run + 1])];
      const corner = (at: Flat, mitre: Flat, [out, front]: Flat, normal: Flat, u: number, v: number): number =>
        addVertex(
          shape,
          vec(at[0] + mitre[0] * out, at[1] + mitre[1] * out, front),
          vec(side[0] * normal[0], side[1] * normal[0], normal[1]),
          u,
          v,
        );
      const wide = Math.hypot(outer[0] - inner[0], outer[1] - inner[1]);
      addQuad(
        shape,
        corner(from, start, inner, before, along, across),
        corner(to, end, inner, before, along + length, across),
        corner(to, end, outer, after, along + length, across + wide),
        corner(from, start, outer, after, along, across + wide),
      );
      across += wide;
    }
    along += length;
  }
  return shape;
}

function leftOf(from: Flat, to: Flat): Flat {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}

/** Which way, and how far, a point of the path goes out so that the runs before and after it meet. */
function mitreAt(path: SweptPath, index: number): Flat {
  const here = path[index] ?? [0, 0];
  const [before, after] = [path[index - 1], path[index + 1]];
  const first = before ? leftOf(before, here) : leftOf(here, after ?? here);
  const second = after ? leftOf(here, after) : first;
  const share = 1 / Math.max(0.2, 1 + first[0] * second[0] + first[1] * second[1]);
  return [(first[0] + second[0]) * share, (first[1] + second[1]) * share];
}

function bendOf(inner: Flat, outer: Flat): Flat {
  const [out, front] = [inner[1] - outer[1], outer[0] - inner[0]];
  const length = Math.hypot(out, front) || 1;
  return [out / length, front / length];
}

function softened(own: Flat, neighbour: Flat | undefined): Flat {
  if (!neighbour || own[0] * neighbour[0] + own[1] * neighbour[1] < creaseCosine) return own;
  const [out, front] = [own[0] + neighbour[0], own[1] + neighbour[1]];
  const length = Math.hypot(out, front) || 1;
  return [out / length, front / length];
}

import { vec } from '../../../stage/space/vector.ts';
import { addQuad, addVertex, emptyShape, type Shape } from './shape.ts';

/** A radius and the height it is at. */
type ProfilePoint = readonly [radius: number, height: number];

/** Edges sharper than this stay edges; the rest shades smooth. */
const creaseCosine = Math.cos((42 * Math.PI) / 180);

/**
 * What a lathe makes of a profile from the bottom up. It is as open or closed as the profile: begin and end at radius 0
 * to close it, come back down inside to make a vessel.
 */
export function turnedShape(profile: readonly ProfilePoint[], sides: number): Shape {
  const shape = emptyShape();
  const bends = profile.slice(1).map((to, index) => outwards(profile[index] ?? to, to));
  let along = 0;
  for (const [index, bend] of bends.entries()) {
    const from: ProfilePoint = profile[index] ?? [0, 0];
    const to: ProfilePoint = profile[index + 1] ?? from;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length === 0) continue;
    const lower = addRing(shape, from, softened(bend, bends[index - 1]), along, sides);
    along += length;
    const upper = addRing(shape, to, softened(bend, bends[index + 1]), along, sides);
    for (let side = 0; side < sides; side++) {
      addQuad(shape, lower + side, lower + side + 1, upper + side + 1, upper + side);
    }
  }
  return shape;
}

type Bend = readonly [out: number, up: number];

/** Which way a piece of the profile faces. */
function outwards(from: ProfilePoint, to: ProfilePoint): Bend {
  const [out, up] = [to[1] - from[1], from[0] - to[0]];
  const length = Math.hypot(out, up) || 1;
  return [out / length, up / length];
}

/** The normal two pieces share where they meet, unless they meet in an edge. */
function softened(own: Bend, neighbour: Bend | undefined): Bend {
  if (!neighbour || own[0] * neighbour[0] + own[1] * neighbour[1] < creaseCosine) return own;
  const [out, up] = [own[0] + neighbour[0], own[1] + neighbour[1]];
  const length = Math.hypot(out, up) || 1;
  return [out / length, up / length];
}

/** One more vertex than sides: the seam has two, for the texture's two ends. */
function addRing(shape: Shape, [radius, height]: ProfilePoint, [out, up]: Bend, along: number, sides: number): number {
  const first = shape.positions.length / 3;
  for (let side = 0; side <= sides; side++) {
    const angle = (side / sides) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const around = (side / sides) * 2 * Math.PI * Math.max(radius, 0.02);
    addVertex(shape, vec(cos * radius, height, sin * radius), vec(cos * out, up, sin * out), along, around);
  }
  return first;
}

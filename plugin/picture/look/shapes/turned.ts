import { vec } from '../../../stage/space/vector.ts';
import { lengthOf, rightOf, softened, type Flat } from './crease.ts';
import { addQuad, addVertex, emptyShape, type Shape } from './shape.ts';

/** Edges sharper than this stay edges; the rest shades smooth. */
const creaseDegrees = 42;

/**
 * What a lathe makes of a profile (radius and height) from the bottom up. It is as open or closed as the profile: begin
 * and end at radius 0 to close it, come back down inside to make a vessel.
 */
export function turnedShape(profile: readonly Flat[], sides: number): Shape {
  const shape = emptyShape();
  const bends = profile.slice(1).map((to, index) => rightOf(profile[index] ?? to, to));
  let along = 0;
  for (const [index, bend] of bends.entries()) {
    const [from, to] = [profile[index], profile[index + 1]];
    if (!from || !to || lengthOf(from, to) === 0) continue;
    const lower = addRing(shape, from, softened(bend, bends[index - 1], creaseDegrees), along, sides);
    along += lengthOf(from, to);
    const upper = addRing(shape, to, softened(bend, bends[index + 1], creaseDegrees), along, sides);
    for (let side = 0; side < sides; side++) {
      addQuad(shape, lower + side, lower + side + 1, upper + side + 1, upper + side);
    }
  }
  return shape;
}

/** One more vertex than sides: the seam has two, for the texture's two ends. */
function addRing(shape: Shape, [radius, height]: Flat, [out, up]: Flat, along: number, sides: number): number {
  const first = shape.positions.length / 3;
  for (let side = 0; side <= sides; side++) {
    const angle = (side / sides) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const around = (side / sides) * 2 * Math.PI * Math.max(radius, 0.02);
    addVertex(shape, vec(cos * radius, height, sin * radius), vec(cos * out, up, sin * out), along, around);
  }
  return first;
}

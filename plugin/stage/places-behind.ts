import type { Measures } from './forms/form.ts';
import { bodyRadiusMeters } from './posture.ts';
import { vec, type Vec3 } from './space/vector.ts';

/** So far from each other people stand who hide behind one thing. */
export const apartMeters = 0.78;
/** Between a body and what hides it: skirts and bellies are broader than bodies, and what glints on them comes through folds. */
const gapMeters = 0.14;

/**
 * Where people can stand behind a thing, as seen from it, the middle first: as many as it hides. Behind a curtain at the wall
 * there is no room: they stand in its folds. Beside anything else that stands at a wall, at its back.
 */
export function placesBehind({ size }: Measures, isAtWall: boolean): readonly Vec3[] {
  const isThin = size.z < 2 * bodyRadiusMeters;
  if (isAtWall && !isThin) {
    const [aside, z] = [size.x / 2 + bodyRadiusMeters, bodyRadiusMeters - size.z / 2];
    return [vec(aside, 0, z), vec(-aside, 0, z)];
  }
  const z = -size.z / 2 - (isAtWall ? 0 : bodyRadiusMeters + gapMeters);
  const places = [vec(0, 0, z)];
  for (let aside = apartMeters; aside <= size.x / 2 - bodyRadiusMeters; aside += apartMeters)
    places.push(vec(aside, 0, z), vec(-aside, 0, z));
  return places;
}

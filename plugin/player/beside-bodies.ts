import type { EntityId } from '../../src/drama/entity-id.ts';
import { clamp } from '../../src/kit/numbers.ts';
import { between, distance, flatDistance, vec, type Vec3 } from '../stage/space/vector.ts';

/** Somebody as their body is shown: the floor under them, and the middle of their head. */
export interface NearBody {
  readonly id: EntityId;
  readonly floor: Vec3;
  readonly head: Vec3;
}

/** So far from the middle of a head and of a trunk eyes are kept; nearer than that by so much they are within. */
const apart = { head: 0.36, trunk: 0.36 } as const;
const slackMeters = 0.08;
/** The trunk ends under the head by this. */
const chinMeters = 0.1;
const rounds = 3;

/** Brings eyes out of everybody whose body they would be within, as little as does it; the same eyes, where there is nobody. */
export function besideBodies(eyes: Vec3, bodies: readonly NearBody[]): Vec3 {
  let at = eyes;
  for (let round = 0; round < rounds; round++) {
    const before = at;
    for (const body of bodies) at = beside(at, body);
    if (at === before) break;
  }
  return at;
}

/** Whether eyes are within somebody all the same. */
export function isWithinBody(body: NearBody, eyes: Vec3): boolean {
  const trunk = trunkAt(body, eyes);
  return (
    distance(eyes, body.head) < apart.head - slackMeters ||
    (trunk !== undefined && flatDistance(eyes, trunk) < apart.trunk - slackMeters)
  );
}

function beside(eyes: Vec3, body: NearBody): Vec3 {
  const trunk = trunkAt(body, eyes);
  const clear = trunk ? pushed(eyes, trunk, apart.trunk) : eyes;
  const { head } = body;
  const up = clear.y - head.y;
  if (Math.abs(up) >= apart.head) return clear;
  return pushed(clear, head, Math.sqrt(apart.head ** 2 - up ** 2));
}

/** The middle of a trunk at the height of the eyes: from the floor under the hips up to the chin, however it leans. */
function trunkAt({ floor, head }: NearBody, { y }: Vec3): Vec3 | undefined {
  const top = head.y - chinMeters;
  if (y < floor.y || y > top) return undefined;
  return between(floor, head, clamp((y - floor.y) / Math.max(0.1, head.y - floor.y), 0, 1) ** 2);
}

/** Flat away from an axis, to so far from it. */
function pushed(at: Vec3, axis: Vec3, meters: number): Vec3 {
  const far = flatDistance(at, axis);
  if (far >= meters) return at;
  const [x, z] = far > 1e-4 ? [(at.x - axis.x) / far, (at.z - axis.z) / far] : [0, 1];
  return vec(axis.x + x * meters, at.y, axis.z + z * meters);
}

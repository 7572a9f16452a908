import { clamp } from '../../../src/kit/numbers.ts';
import { distance, dot, minus, type Vec3 } from '../../stage/space/vector.ts';
import type { Frame } from './frame.ts';
import type { Setup } from './shot.ts';

/** Nearer to the line than this a camera is on neither side. */
const neutralRadians = 0.14;

/** On which side of the line between two who talk a camera is: 1 to the left of one who goes from the first to the second. */
export function sideOf(first: Vec3, second: Vec3, camera: Vec3): -1 | 0 | 1 {
  const [dx, dz] = [second.x - first.x, second.z - first.z];
  const [cx, cz] = [camera.x - (first.x + second.x) / 2, camera.z - (first.z + second.z) / 2];
  const size = Math.hypot(dx, dz) * Math.hypot(cx, cz);
  if (size < 1e-6) return 0;
  const sine = (dx * cz - dz * cx) / size;
  if (Math.abs(sine) < Math.sin(neutralRadians)) return 0;
  return sine > 0 ? 1 : -1;
}

/** The angle between the directions from which two pictures look at the same point. */
function angleBetween(one: Frame, other: Frame, at: Vec3): number {
  const size = distance(one.position, at) * distance(other.position, at);
  const cosine = dot(minus(one.position, at), minus(other.position, at)) / size;
  return size < 1e-9 ? 0 : Math.acos(clamp(cosine, -1, 1));
}

const leastRadians = Math.PI / 6;
/** A change of size as plain as this makes up for an angle that is small. */
const leastRatio = 1.6;

type SizedFrame = Pick<Setup, 'frame' | 'heightMeters'>;

/** Whether a cut between two pictures of one subject reads as a cut, and not as a jump. */
export function isCutClear(one: SizedFrame, other: SizedFrame, at: Vec3): boolean {
  const ratio = one.heightMeters / other.heightMeters;
  return Math.max(ratio, 1 / ratio) >= leastRatio || angleBetween(one.frame, other.frame, at) >= leastRadians;
}

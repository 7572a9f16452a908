import type { Vec3 } from '../../stage/space/vector.ts';
import type { Frame } from './frame.ts';

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
  const [a, b] = [one.position, other.position];
  const [ax, ay, az] = [a.x - at.x, a.y - at.y, a.z - at.z];
  const [bx, by, bz] = [b.x - at.x, b.y - at.y, b.z - at.z];
  const size = Math.hypot(ax, ay, az) * Math.hypot(bx, by, bz);
  return size < 1e-9 ? 0 : Math.acos(Math.max(-1, Math.min(1, (ax * bx + ay * by + az * bz) / size)));
}

const leastRadians = Math.PI / 6;
/** A change of size as plain as this makes up for an angle that is small. */
const leastRatio = 1.6;

/** Whether a cut between two pictures of one subject reads as a cut, and not as a jump. */
export function isCutClear(
  one: { readonly frame: Frame; readonly heightMeters: number },
  other: { readonly frame: Frame; readonly heightMeters: number },
  at: Vec3,
): boolean {
  const ratio = one.heightMeters / other.heightMeters;
  return Math.max(ratio, 1 / ratio) >= leastRatio || angleBetween(one.frame, other.frame, at) >= leastRadians;
}

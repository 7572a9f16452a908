import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Box } from '../../stage/space/box.ts';
import { combined, placedIn, turnedBy, yawed, type Pose, type Quat } from '../../stage/space/pose.ts';
import { minus, type Vec3 } from '../../stage/space/vector.ts';

/** A box on the stage that a camera cannot stand in or see through. */
export interface Solid {
  readonly center: Vec3;
  readonly half: Vec3;
  /** From the stage's directions to its own. */
  readonly inverse: Quat;
  /** Whose it is; walls are nobody's. */
  readonly owner?: EntityId;
}

export function solidOf({ center, size, yaw = 0 }: Box, pose: Pose, owner?: EntityId): Solid {
  const { x, y, z, w } = yaw === 0 ? pose.rotation : combined(pose.rotation, yawed(yaw));
  return {
    center: placedIn(pose, center),
    half: { x: size.x / 2, y: size.y / 2, z: size.z / 2 },
    inverse: { x: -x, y: -y, z: -z, w },
    ...(owner === undefined ? {} : { owner }),
  };
}

/** Whether a point is inside, or nearer than this to it. */
export function isWithin({ center, half, inverse }: Solid, point: Vec3, marginMeters: number): boolean {
  const own = turnedBy(minus(point, center), inverse);
  return (
    Math.abs(own.x) < half.x + marginMeters &&
    Math.abs(own.y) < half.y + marginMeters &&
    Math.abs(own.z) < half.z + marginMeters
  );
}

/** Whether a straight line goes through it. */
export function isCrossed({ center, half, inverse }: Solid, from: Vec3, to: Vec3): boolean {
  const start = turnedBy(minus(from, center), inverse);
  const way = turnedBy(minus(to, from), inverse);
  let [first, last] = [0, 1];
  for (const axis of ['x', 'y', 'z'] as const) {
    const [at, step, reach] = [start[axis], way[axis], half[axis]];
    if (Math.abs(step) < 1e-9) {
      if (Math.abs(at) > reach) return false;
      continue;
    }
    const [one, other] = [(-reach - at) / step, (reach - at) / step];
    first = Math.max(first, Math.min(one, other));
    last = Math.min(last, Math.max(one, other));
    if (first > last) return false;
  }
  return true;
}

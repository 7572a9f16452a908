import { turnedBy, type Pose } from '../stage/space/pose.ts';
import { distance, vec, type Vec3 } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';

const arc = { metersPerSecond: 6, gravity: 9.8, stepSeconds: 0.05, steps: 26 } as const;
/** The end of an arc means the ground so far beside it. */
const besideMeters = 0.45;
/** What is as much lower or higher than the end of the arc is another floor. */
const otherFloorMeters = 0.5;

/** The way of a leap through the air, and the spot it leads to; none where nobody could stand. */
export interface Leap {
  readonly points: readonly Vec3[];
  readonly spot: Vec3 | undefined;
}

/** Where a hand that points there would leap to. */
export function leapFrom(stage: Stage, { position, rotation }: Pose): Leap {
  const way = turnedBy(vec(0, 0, 1), rotation);
  const points: Vec3[] = [position];
  for (let step = 1; step <= arc.steps; step++) {
    const seconds = step * arc.stepSeconds;
    const far = arc.metersPerSecond * seconds;
    const next = vec(
      position.x + way.x * far,
      position.y + way.y * far - 0.5 * arc.gravity * seconds * seconds,
      position.z + way.z * far,
    );
    const from = points.at(-1) ?? position;
    const hit = stage.space.firstHit(from, next, ['set', 'furniture']);
    points.push(hit ? hit.point : next);
    if (hit) return { points, spot: spotNear(stage, hit.point) };
  }
  return { points, spot: undefined };
}

function spotNear(stage: Stage, end: Vec3): Vec3 | undefined {
  const spot = stage.parts.ground.closest(end, besideMeters);
  return spot && Math.abs(spot.y - end.y) < otherFloorMeters && distance(spot, end) < 1 ? spot : undefined;
}

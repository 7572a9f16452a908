import type { Box } from './box.ts';
import { placedAt, type Stand } from './pose.ts';
import { minus, turned, type Vec3 } from './vector.ts';

/** A box on the stage, turned about the vertical. */
export type TurnedBox = Required<Box>;

/** The boxes of something that stands there, on the stage. */
export const boxesAt = (stand: Stand, boxes: readonly Box[]): readonly TurnedBox[] =>
  boxes.map(({ center, size, yaw = 0 }) => ({ center: placedAt(stand, center), size, yaw: stand.yaw + yaw }));

/** Where on the way from the eye (0) to the point (1) a box is entered. */
export function entersBox(eye: Vec3, point: Vec3, { center, size, yaw }: TurnedBox): number | undefined {
  const from = turned(minus(eye, center), -yaw);
  const way = turned(minus(point, eye), -yaw);
  let [enter, leave] = [0, 1];
  for (const axis of ['x', 'y', 'z'] as const) {
    const half = size[axis] / 2;
    if (Math.abs(way[axis]) < 1e-9) {
      if (Math.abs(from[axis]) > half) return undefined;
      continue;
    }
    const [a, b] = [(-half - from[axis]) / way[axis], (half - from[axis]) / way[axis]];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave ? enter : undefined;
}

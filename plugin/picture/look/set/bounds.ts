import { isInside } from '../../../stage/space/triangulate.ts';
import type { Vec3 } from '../../../stage/space/vector.ts';
import type { PlanPoint, Room } from '../../../stage/staging/stage-plan.ts';

/** The rectangle of the plan around something. */
export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export function boundsOf(points: readonly PlanPoint[]): Bounds {
  const [xs, zs] = [points.map(([x]) => x), points.map(([, z]) => z)];
  return { west: Math.min(...xs), east: Math.max(...xs), south: Math.min(...zs), north: Math.max(...zs) };
}

export const boundsOfRooms = (rooms: readonly Room[]): Bounds => boundsOf(rooms.flatMap(({ outline }) => outline));

/** The room somebody there is in, or a little over or under. */
export const roomAt = (rooms: readonly Room[], { x, y, z }: Vec3): Room | undefined =>
  rooms.find(({ outline, floorY, height }) => isInside(outline, x, z) && y > floorY - 0.5 && y < floorY + height + 0.5);

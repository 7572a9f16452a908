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

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

export const grown = ({ west, east, south, north }: Bounds, by: number): Bounds => ({
  west: west - by,
  east: east + by,
  south: south - by,
  north: north + by,
});

/** Whether a point of the plan lies within an outline. */
export function isInside(outline: readonly PlanPoint[], [x, z]: PlanPoint): boolean {
  let inside = false;
  for (const [index, [ax, az]] of outline.entries()) {
    const [bx, bz] = outline.at(index - 1) ?? [ax, az];
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) inside = !inside;
  }
  return inside;
}

import type { Vec3 } from '../space/vector.ts';

/** A point on the map: heights do not count here. */
export interface MapPoint {
  readonly x: number;
  readonly z: number;
}

/** As `flatDistance`, but from a square root, which is the same in every engine. */
export const apart = (a: MapPoint, b: MapPoint): number =>
  Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.z - b.z) * (a.z - b.z));

export const wayLength = (way: readonly MapPoint[]): number => {
  let length = 0;
  for (let index = 1; index < way.length; index++) length += apart(way[index - 1]!, way[index]!);
  return length;
};

/** How much of a leg lies before the point of it that is nearest to a spot: 0 … 1. */
export const partNearest = (from: MapPoint, to: MapPoint, { x, z }: MapPoint): number => {
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const length2 = dx * dx + dz * dz;
  const along = length2 < 1e-12 ? 0 : ((x - from.x) * dx + (z - from.z) * dz) / length2;
  return along < 0 ? 0 : along > 1 ? 1 : along;
};

/** How near a way comes to a spot. */
export const wayNearness = (way: readonly Vec3[], spot: MapPoint): number => {
  let nearest = way.length > 0 ? apart(way[0]!, spot) : Infinity;
  for (let index = 1; index < way.length; index++) {
    const [a, b] = [way[index - 1]!, way[index]!];
    const part = partNearest(a, b, spot);
    nearest = Math.min(nearest, apart({ x: a.x + part * (b.x - a.x), z: a.z + part * (b.z - a.z) }, spot));
  }
  return nearest;
};

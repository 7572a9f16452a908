import { entersBox, type TurnedBox } from '../../stage/space/glance.ts';
import { turned, type Vec3 } from '../../stage/space/vector.ts';
import { cornersOf } from '../../stage/staging/footprint.ts';
import type { PlacedThing } from './placed-things.ts';

/** How much of something cannot be seen from the house, 0 to 1, and what mostly stands before it. */
export interface Hidden {
  readonly thing: PlacedThing;
  readonly part: number;
  readonly by: PlacedThing;
}

/** So much of a thing has to be hidden before it is worth a word. */
const worthSaying = 0.35;
const steps = [-0.46, -0.23, 0, 0.23, 0.46];
const few = [-0.4, 0, 0.4];

/** What hides what from an eye in the house: points all over each thing are looked at one by one. */
export function hidingFrom(eye: Vec3, things: readonly PlacedThing[]): readonly Hidden[] {
  const seen = things.filter(({ kind, isInside }) => kind !== 'door' && !isInside);
  return seen
    .flatMap((thing): Hidden[] => {
      const points = thing.solids.flatMap((box) => pointsOf(box, thing.solids.length > 3 ? few : steps));
      const before = seen.filter((other) => other !== thing && isBefore(eye, other, thing));
      const counts = new Map<PlacedThing, number>();
      for (const point of points) {
        const other = nearestBefore(eye, point, before);
        if (other) counts.set(other, (counts.get(other) ?? 0) + 1);
      }
      const hidden = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const [by] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
      const part = points.length === 0 ? 0 : hidden / points.length;
      return by && part >= worthSaying ? [{ thing, part, by }] : [];
    })
    .sort((a, b) => b.part - a.part);
}

/** Whether a thing is between the eye and another at all, as the plan shows it. A drawer is in its desk: that is no news. */
function isBefore(eye: Vec3, other: PlacedThing, thing: PlacedThing): boolean {
  if (other.id === thing.holder?.id && thing.holder.relation === 'partOf') return false;
  const [a, b] = [spanFrom(eye, other), spanFrom(eye, thing)];
  return a.left < b.right && b.left < a.right && a.near < b.far;
}

function spanFrom(eye: Vec3, { footprint }: PlacedThing) {
  const corners = cornersOf(footprint);
  const slopes = corners.map(([x, z]) => (x - eye.x) / Math.max(0.01, z - eye.z));
  const depths = corners.map(([, z]) => z - eye.z);
  return { left: Math.min(...slopes), right: Math.max(...slopes), near: Math.min(...depths), far: Math.max(...depths) };
}

function pointsOf({ center, size, yaw }: TurnedBox, parts: readonly number[]): readonly Vec3[] {
  const points: Vec3[] = [];
  for (const x of parts) {
    for (const y of parts) {
      for (const z of parts) {
        const own = turned({ x: x * size.x, y: y * size.y, z: z * size.z }, yaw);
        points.push({ x: center.x + own.x, y: center.y + own.y, z: center.z + own.z });
      }
    }
  }
  return points;
}

/** The first of the others that a glance at this point meets. */
function nearestBefore(eye: Vec3, point: Vec3, things: readonly PlacedThing[]): PlacedThing | undefined {
  let [nearest, found]: [number, PlacedThing | undefined] = [0.999, undefined];
  for (const other of things) {
    for (const box of other.solids) {
      const at = entersBox(eye, point, box);
      if (at !== undefined && at < nearest) [nearest, found] = [at, other];
    }
  }
  return found;
}

import type { Vec3 } from '../space/vector.ts';
import { cosine, sine } from './angle.ts';
import type { Doorway } from './doorway.ts';
import type { Ground } from './ground.ts';
import { armsLengthMeters } from '../posture.ts';
import { wayDistance, type Pedestrian } from './pedestrian.ts';
import { apart, wayNearness } from './way.ts';

const rings = [0.45, 0.7, 1, 1.4, 1.9, 2.5, 3.2] as const;
const directions = 16;
/** How far from a way others need, and from anybody; where there is no such spot, nearer to the way, and at last room for shoulders. */
const roomy = { clearance: armsLengthMeters + 0.04, elbows: armsLengthMeters } as const;
const narrow = { clearance: 0.6, elbows: armsLengthMeters } as const;
const tight = { clearance: 0.6, elbows: 0.5 } as const;
type Room = typeof roomy | typeof narrow | typeof tight;

/** Those whose ways must stay free, and all who take up room. */
interface Pressing {
  readonly ways: readonly Pedestrian[];
  readonly everyone: readonly Pedestrian[];
  readonly doorways: readonly Doorway[];
}

/** The nearest spot out of the way of others, or none: at arm's length from everybody, if there is one. */
export function findAside(ground: Ground, walker: Pedestrian, pressing: Pressing): Vec3 | undefined {
  return (
    nearest(ground, walker, pressing, roomy) ??
    nearest(ground, walker, pressing, narrow) ??
    nearest(ground, walker, pressing, tight) ??
    farther(ground, walker, pressing)
  );
}

/** Deterministic: ties go to the first direction tried. */
function nearest(ground: Ground, walker: Pedestrian, pressing: Pressing, room: Room): Vec3 | undefined {
  let [best, cheapest]: [Vec3 | undefined, number] = [undefined, Infinity];
  for (const radius of rings) {
    if (radius > cheapest) break;
    for (let index = 0; index < directions; index++) {
      const heading = walker.yaw + (2 * Math.PI * index) / directions;
      const [x, z] = [walker.x + radius * sine(heading), walker.z + radius * cosine(heading)];
      const polygon = walker.polygon;
      if (polygon === -1 || ground.mesh.cast(polygon, walker.x, walker.z, x, z) < 1) continue;
      const spot = { x, y: ground.heightAt(x, z, ground.mesh.heightOn(ground.mesh.hit.polygon, x, z)), z };
      // Forward or back is easier than turning all the way round; 1e-4 settles ties.
      const cost = radius + 0.05 * Math.min(index, directions - index) + 1e-4 * index;
      if (cost < cheapest && isFree(walker, spot, pressing, room)) [best, cheapest] = [spot, cost];
    }
  }
  return best;
}

/** Back out of a passage: the nearest place on any polygon that is out of the way. */
function farther(ground: Ground, walker: Pedestrian, pressing: Pressing): Vec3 | undefined {
  const { mesh } = ground;
  if (walker.polygon === -1) return undefined;
  const candidates: { readonly spot: Vec3; readonly away: number }[] = [];
  mesh.around(walker.x, walker.z, 10, (polygon) => {
    if (mesh.island[polygon] !== mesh.island[walker.polygon]) return;
    const { centroid } = mesh.navMesh.regions[polygon]!;
    for (let corner = mesh.start[polygon]! - 1; corner < mesh.start[polygon + 1]!; corner++) {
      // The middle first, then towards each corner.
      const part = corner < mesh.start[polygon]! ? 0 : 0.8;
      const [x, z] = [
        centroid.x + part * ((mesh.x[corner] ?? 0) - centroid.x),
        centroid.z + part * ((mesh.z[corner] ?? 0) - centroid.z),
      ];
      const away = apart({ x, z }, walker);
      const spot = { x, y: ground.heightAt(x, z, mesh.heightOn(polygon, x, z)), z };
      if (away < 10 && isFree(walker, spot, pressing, tight)) candidates.push({ spot, away });
    }
  });
  candidates.sort((a, b) => Math.round(1000 * (a.away - b.away)));
  for (const { spot } of candidates.slice(0, 6)) {
    const way = ground.path(walker.position, spot);
    if (way !== undefined && pressing.ways.every((other) => wayNearness(way, other) > 0.36)) return spot;
  }
  return undefined;
}

function isFree(walker: Pedestrian, spot: Vec3, { ways, everyone, doorways }: Pressing, room: Room): boolean {
  const { clearance, elbows } = room;
  for (const doorway of doorways) if (doorway.isBefore(spot.x, spot.y, spot.z)) return false;
  for (const other of ways) {
    if (wayDistance(other, spot.x, spot.z, 12) < clearance) return false;
    // Not past the one who is coming.
    const [ox, oz] = [other.x - walker.x, other.z - walker.z];
    const [sx, sz] = [spot.x - walker.x, spot.z - walker.z];
    const along = sx * ox + sz * oz;
    const side = Math.abs(sx * oz - sz * ox);
    const length2 = sx * sx + sz * sz;
    if (along > 0 && side * side < 0.2 * length2 && length2 > 0.8 * (ox * ox + oz * oz)) return false;
  }
  for (const other of everyone) {
    if (other === walker || Math.abs(other.y - spot.y) > 1.2) continue;
    if (apart(other, spot) < elbows) return false;
    if (other.aside !== undefined && apart(other.aside.spot, spot) < elbows) return false;
  }
  return true;
}

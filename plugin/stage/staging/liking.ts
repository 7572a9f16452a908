import { wrapped } from '../space/vector.ts';
import { gapBetween, reachOf, type Footprint } from './footprint.ts';
import type { Item } from './item.ts';

import { onEdge, type Edge } from './outline.ts';
import type { BuiltRoom } from './staged-room.ts';
import { wallGap } from './wish-cost.ts';

/** Something that has its place already. */
export interface Neighbour {
  readonly item: Item;
  readonly footprint: Footprint;
}

/** Nearer than this to others a thing crowds them. */
const elbowRoom = 0.7;

/** The things it stands by of its own accord. */
export const companyOf = (item: Item, placed: readonly Neighbour[]): readonly Neighbour[] =>
  placed.filter(({ item: other }) => other !== item && item.habit.company?.test(other.name) === true);

/**
 * How little a thing likes a spot: by its habits, and by how it crowds others. What does not depend on the spot is
 * worked out once, for a thing is asked about thousands.
 */
export const likingOf = (
  item: Item,
  built: BuiltRoom,
  placed: readonly Neighbour[],
): ((footprint: Footprint) => number) => {
  const { habit } = item;
  const told = item.wishes.length > 0 ? 0.35 : 1;
  const { west, east, south, north } = built.bounds;
  const company = companyOf(item, placed);
  const crowded = item.flat ? [] : placed.filter((one) => !one.item.flat && !company.includes(one));
  const others = crowded.map(({ footprint }) => ({ footprint, reach: elbowRoom + radius(footprint) }));
  const walls = built.faces.map(({ edge }) => ({ edge, yaw: Math.atan2(edge.inward[0], edge.inward[1]) }));

  const byHabit = (f: Footprint): number => {
    const dx = f.x - (west + east) / 2;
    const dz = f.z - (south + north) / 2;
    const fromMiddle = Math.sqrt(dx * dx + dz * dz);
    if (item.mount === 'ceiling') return fromMiddle;
    if (company.length > 0) {
      let [nearest, turned] = [Infinity, item.isSeat ? Infinity : 0];
      for (const { footprint } of company) {
        nearest = Math.min(nearest, habit.above ? aboveCost(f, footprint) : gapBetween(f, footprint));
        turned = Math.min(turned, facingCost(f, footprint));
      }
      return nearest * 2 + turned * 1.2;
    }
    if (habit.at === 'middle') return fromMiddle * 0.8;
    const wall = nearestWall(f, walls);
    if (!wall) return 3;
    const aisle = habit.at === 'aisle' ? 1 : item.behindDepth;
    const off = Math.abs(onEdge(wall.edge, f.x, f.z)[0] - wall.edge.length / 2);
    return (
      Math.abs(wall.gap - aisle) * 3 +
      (wall.backed ? habit.walls[wall.edge.side] : 1.5) +
      (habit.along === 'middle' ? off * 0.4 : (wall.edge.length / 2 - off) * 0.12)
    );
  };

  const byCrowd = (f: Footprint): number => {
    let cost = 0;
    const own = radius(f);
    for (const { footprint, reach } of others) {
      const dx = f.x - footprint.x;
      const dz = f.z - footprint.z;
      const far = own + reach;
      if (dx * dx + dz * dz > far * far || f.bottom >= footprint.top || footprint.bottom >= f.top) continue;
      const gap = gapBetween(f, footprint);
      if (gap < elbowRoom) cost += (elbowRoom - gap) * 0.5;
    }
    return cost;
  };

  return (footprint) => (byHabit(footprint) + (item.mount === 'ceiling' ? 0 : byCrowd(footprint))) * told;
};

const radius = ({ width, depth }: Footprint): number => Math.sqrt(width * width + depth * depth) / 2;

/** The wall it is at, its back's first where several are as near. */
const nearestWall = (
  f: Footprint,
  walls: readonly { readonly edge: Edge; readonly yaw: number }[],
): { readonly edge: Edge; readonly gap: number; readonly backed: boolean } | undefined => {
  let best: { readonly edge: Edge; readonly gap: number; readonly backed: boolean } | undefined;
  let least = Infinity;
  for (const { edge, yaw } of walls) {
    const gap = wallGap(f, edge);
    if (gap === undefined) continue;
    const backed = Math.abs(wrapped(f.yaw - yaw)) < 0.05;
    const cost = gap - (backed ? 0.3 : 0);
    if (cost < least) [best, least] = [{ edge, gap, backed }, cost];
  }
  return best;
};

const aboveCost = (f: Footprint, to: Footprint): number => Math.hypot(f.x - to.x, f.z - to.z) * 2;

const facingCost = (f: Footprint, to: Footprint): number => {
  const [rx, rz] = reachOf(to);
  // Towards the nearest point of a long table, not towards its middle.
  const x = Math.max(to.x - rx, Math.min(f.x, to.x + rx));
  const z = Math.max(to.z - rz, Math.min(f.z, to.z + rz));
  return Math.abs(wrapped(f.yaw - Math.atan2(x - f.x, z - f.z)));
};

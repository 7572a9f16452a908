import type { Surface } from '../forms/form.ts';
import { placedAt, type Stand } from '../space/pose.ts';
import { turned, vec, wrapped, type Vec3 } from '../space/vector.ts';
import { overlapOnPlan, type Footprint } from './footprint.ts';
import { boundsOf, holds } from './outline.ts';
import type { Doorway, Room } from './stage-plan.ts';

/** How much floor or table a thing needs. */
export interface Base {
  readonly width: number;
  readonly depth: number;
}

/** What already stands there. Its heights do not count: whoever asks leaves out what does not matter. */
export type Taken = Pick<Footprint, 'x' | 'z' | 'yaw' | 'width' | 'depth'>;

interface SurfaceSearch {
  /** A flat place in its owner's own space. */
  readonly surface: Surface;
  readonly owner: Stand;
  readonly footprint: Base;
  readonly taken: readonly Taken[];
  /** The nearest free spot to this, such as the hand; the middle when nothing is preferred. */
  readonly prefer?: Vec3;
  /** How it is to be turned; as its owner is when nothing is said. */
  readonly yaw?: number;
  /** Free room around it. */
  readonly margin?: number;
  readonly accepts?: (stand: Stand) => boolean;
}

const [finest, coarsest] = [0.02, 0.1];

/**
 * The free spot on a table, a shelf or in a chest nearest to where it is preferred. Something longer than the surface
 * may stick out over its edges, but not be wider both ways; turned a quarter it may fit where it did not.
 */
export const findSpot = (search: SurfaceSearch): Stand | undefined =>
  // On a full table things touch.
  spotWith(search, search.margin ?? 0.01) ?? (search.margin === undefined ? spotWith(search, 0) : undefined);

const spotWith = (search: SurfaceSearch, margin: number): Stand | undefined => {
  const { surface, owner, footprint, taken, prefer, accepts } = search;
  const wanted = prefer ?? placedAt(owner, surface.center);
  const offset = vec(wanted.x - owner.position.x, 0, wanted.z - owner.position.z);
  const own = turned(offset, -owner.yaw);
  const yaws = search.yaw === undefined ? [owner.yaw, owner.yaw + Math.PI / 2] : [search.yaw];
  for (const yaw of yaws) {
    const turn = yaw - owner.yaw;
    const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
    const wide = footprint.width * cos + footprint.depth * sin;
    const deep = footprint.width * sin + footprint.depth * cos;
    const [freeX, freeZ] = [(surface.width - wide) / 2, (surface.depth - deep) / 2];
    if (freeX < -0.001 && freeZ < -0.001) continue;
    const spots = grid(surface, Math.max(0, freeX), Math.max(0, freeZ)).sort(
      (a, b) => Math.hypot(a.x - own.x, a.z - own.z) - Math.hypot(b.x - own.x, b.z - own.z) || a.x - b.x || a.z - b.z,
    );
    for (const spot of spots) {
      const position = placedAt(owner, spot);
      const stand: Stand = { position, yaw: wrapped(yaw) };
      if (isClear(stand, footprint, taken, margin) && (!accepts || accepts(stand))) return stand;
    }
  }
  return undefined;
};

const grid = ({ center }: Surface, freeX: number, freeZ: number): Vec3[] => {
  const spots: Vec3[] = [];
  const stepsOf = (free: number) => Math.ceil(free / Math.min(coarsest, Math.max(finest, free / 10)));
  const [nx, nz] = [stepsOf(freeX), stepsOf(freeZ)];
  for (let i = -nx; i <= nx; i++) {
    for (let j = -nz; j <= nz; j++) {
      spots.push(
        vec(center.x + (nx === 0 ? 0 : (freeX * i) / nx), center.y, center.z + (nz === 0 ? 0 : (freeZ * j) / nz)),
      );
    }
  }
  return spots;
};

const isClear = ({ position, yaw }: Stand, base: Base, taken: readonly Taken[], margin: number): boolean => {
  const { x, z } = position;
  const here = whole({ x, z, yaw, width: base.width + 2 * margin, depth: base.depth + 2 * margin });
  return taken.every((other) => !overlapOnPlan(here, whole(other)));
};

const whole = (taken: Taken): Footprint => ({ ...taken, bottom: 0, top: 1 });

interface FloorSearch {
  readonly room: Room;
  /** All of the stage's, or the room's own: nothing is put down before them. */
  readonly doorways: readonly Doorway[];
  readonly footprint: Base;
  readonly taken: readonly Taken[];
  readonly near: Vec3;
  readonly yaw?: number;
  /** No farther from there than this. */
  readonly withinMeters?: number;
  readonly accepts?: (stand: Stand) => boolean;
}

/** The free spot on a room's floor nearest to a point, off the doorways. */
export const findFloorSpot = (search: FloorSearch): Stand | undefined => {
  const { room, footprint, taken, near, yaw = 0, withinMeters = Infinity, accepts } = search;
  const kept = search.doorways.filter(({ between }) => between.includes(room.place)).map(beforeDoorway);
  const { west, east, south, north } = boundsOf(room.outline);
  const most = Math.min(withinMeters, Math.hypot(east - west, north - south));
  for (let far = 0; far <= most; far += 0.1) {
    const steps = far === 0 ? 1 : Math.ceil((2 * Math.PI * far) / 0.15);
    for (let step = 0; step < steps; step++) {
      const angle = (2 * Math.PI * step) / steps;
      const [x, z] = [near.x + Math.sin(angle) * far, near.z + Math.cos(angle) * far];
      const stand: Stand = { position: vec(x, room.floorY, z), yaw };
      if (!holds(room.outline, whole({ x, z, yaw, ...footprint }))) continue;
      if (!isClear(stand, footprint, taken, 0.01) || !isClear(stand, footprint, kept, 0)) continue;
      if (!accepts || accepts(stand)) return stand;
    }
  }
  return undefined;
};

/** The floor on both sides of a threshold that is kept free. */
const beforeDoorway = ({ center: { x, z }, yaw, width }: Doorway): Taken => ({ x, z, yaw, width, depth: 2 });

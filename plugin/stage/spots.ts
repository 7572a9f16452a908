import { given } from '../../src/kit/given.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { standFrom } from './resting.ts';
import type { Stand } from './space/pose.ts';
import { footprintOf } from './staging/footprint.ts';
import { clamp } from '../../src/kit/numbers.ts';
import { turned, vec, type Vec3 } from './space/vector.ts';
import type { Surface } from './forms/form.ts';
import { findFloorSpot, findSpot, type Base, type Taken } from './staging/spots.ts';
import type { StagePlan } from './staging/stage-plan.ts';
import type { StagedProp } from './staged-prop.ts';

/** Lower than this it is stepped over and put upon: carpets. */
const flatMeters = 0.08;
/** What stands within this height of a spot is in its way. */
const sameHeightMeters = 0.25;

/** Free spots as things are now. */
export class Spots {
  constructor(
    private readonly plan: StagePlan,
    private readonly props: ReadonlyMap<EntityId, StagedProp>,
  ) {}

  /** The free spot on a thing's top nearest to a hand, or to the point somebody looks at: `exact` tries that very point. */
  onSurface(prop: StagedProp, on: StagedProp, near: Vec3 | undefined, exact = false): Stand | undefined {
    const { x, z } = prop.measures.size;
    const owner = standFrom(on.pose);
    for (const surface of exact && near ? byHeight(on, near.y) : on.measures.surfaces) {
      const height = on.pose.position.y + surface.center.y;
      const taken = this.takenAt(height, prop, on);
      const there = exact && near ? exactSpot(surface, owner, { width: x, depth: z }, taken, near) : undefined;
      if (there) return there;
      const spot = findSpot({ surface, owner, footprint: { width: x, depth: z }, taken, ...given({ prefer: near }) });
      if (spot) return spot;
    }
    // Full: it lies on top of the rest, in the middle.
    const [first] = on.measures.surfaces;
    return first && findSpot({ surface: first, owner, footprint: { width: 0.05, depth: 0.05 }, taken: [] });
  }

  /** The free spot on a room's floor nearest to a point; anywhere when none is given. */
  onFloor(prop: StagedProp, place: EntityId, near: Vec3 | undefined): Stand | undefined {
    const room = this.plan.rooms.find((candidate) => candidate.place === place);
    if (!room) return undefined;
    const { x, z } = prop.measures.size;
    const [first, second] = [room.outline[0] ?? [0, 0], room.outline[Math.floor(room.outline.length / 2)] ?? [0, 0]];
    const middle = vec((first[0] + second[0]) / 2, room.floorY, (first[1] + second[1]) / 2);
    return findFloorSpot({
      room,
      doorways: this.plan.doorways,
      footprint: { width: x, depth: z },
      taken: this.takenAt(room.floorY, prop, undefined),
      near: near ?? middle,
    });
  }

  private takenAt(height: number, but: StagedProp, on: StagedProp | undefined): Taken[] {
    const taken: Taken[] = [];
    for (const other of this.props.values()) {
      const { hold, pose, measures } = other;
      if (other === but || other === on || (hold.kind !== 'free' && hold.kind !== 'fixed')) continue;
      const [bottom, top] = [pose.position.y, pose.position.y + measures.size.y];
      if (measures.size.y < flatMeters && hold.kind === 'fixed') continue;
      if (bottom > height + sameHeightMeters || top < height + 0.01) continue;
      taken.push(footprintOf(standFrom(pose), measures.size));
    }
    return taken;
  }
}

/** Shelves have several surfaces: the one that is meant comes first. */
const byHeight = (on: StagedProp, y: number): readonly Surface[] =>
  [...on.measures.surfaces].sort(
    (a, b) => Math.abs(on.pose.position.y + a.center.y - y) - Math.abs(on.pose.position.y + b.center.y - y),
  );

/** The very point, where the thing fits there: a surface that has room for it alone. */
function exactSpot(
  surface: Surface,
  owner: Stand,
  footprint: Base,
  taken: readonly Taken[],
  { x, z }: Vec3,
): Stand | undefined {
  const own = turned(vec(x - owner.position.x, 0, z - owner.position.z), -owner.yaw);
  const { center, width, depth } = surface;
  const [freeX, freeZ] = [(width - footprint.width) / 2, (depth - footprint.depth) / 2];
  // Near the edge it is drawn in as far as it must be.
  const within = (at: number, middle: number, free: number): number =>
    free <= 0 ? middle : clamp(at, middle - free, middle + free);
  const [ownX, ownZ] = [within(own.x, center.x, freeX), within(own.z, center.z, freeZ)];
  return findSpot({
    surface: { ...surface, center: vec(ownX, center.y, ownZ), width: footprint.width, depth: footprint.depth },
    owner,
    footprint,
    taken,
    yaw: owner.yaw,
  });
}

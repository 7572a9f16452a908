import type { EntityId } from '../../src/drama/entity-id.ts';
import { isOpen } from '../../src/world/containment.ts';
import type { World } from '../../src/world/world.ts';
import { isInside } from './space/triangulate.ts';
import { flatDistance, vec, type Vec3 } from './space/vector.ts';
import type { Doorway, Room, StagePlan } from './staging/stage-plan.ts';

/** Which place is where. */
export class Rooms {
  private readonly byPlace: ReadonlyMap<EntityId, Room>;
  readonly lowestY: number;

  constructor(private readonly plan: Pick<StagePlan, 'rooms' | 'doorways'>) {
    this.byPlace = new Map(plan.rooms.map((room) => [room.place, room]));
    this.lowestY = Math.min(0, ...plan.rooms.map(({ floorY }) => floorY));
  }

  /** The place a point is in; undefined in walls and outside. */
  placeAt(point: Vec3): EntityId | undefined {
    for (const { place, outline, floorY, height } of this.plan.rooms) {
      if (point.y > floorY - 1.5 && point.y < floorY + height && isInside(outline, point.x, point.z)) return place;
    }
    return undefined;
  }

  /** The place a point is in or next to. */
  nearest(point: Vec3): EntityId {
    const inside = this.placeAt(point);
    if (inside !== undefined) return inside;
    const [first] = this.plan.rooms;
    let [best, least] = [first?.place as EntityId, Infinity];
    for (const { place } of this.plan.rooms) {
      const far = flatDistance(point, this.middleOf(place));
      if (far < least) [best, least] = [place, far];
    }
    return best;
  }

  has(place: EntityId): boolean {
    return this.byPlace.has(place);
  }

  middleOf(place: EntityId): Vec3 {
    const room = this.byPlace.get(place);
    if (!room) return vec(0, 0, 0);
    const { outline, floorY } = room;
    const [x, z] = outline.reduce(([sx, sz], [px, pz]) => [sx + px, sz + pz], [0, 0]);
    return vec(x / outline.length, floorY, z / outline.length);
  }

  /** The ways out of a place. */
  doorwaysOf(place: EntityId): readonly Doorway[] {
    return this.plan.doorways.filter(({ between }) => between.includes(place));
  }

  /** A step inside a doorway, on this place's side. */
  inside(doorway: Doorway, place: EntityId, meters = 0.7): Vec3 {
    const ahead = doorway.between[1] === place ? 1 : -1;
    const { center, yaw } = doorway;
    return vec(center.x + Math.sin(yaw) * meters * ahead, center.y, center.z + Math.cos(yaw) * meters * ahead);
  }
}

/** The doors of a stage as whoever walks knows them: open, or in the way. */
export const gatesOf = ({ doorways }: Pick<StagePlan, 'doorways'>, world: () => World) =>
  doorways.flatMap(({ door, center, yaw, width }) => {
    if (door === undefined) return [];
    const isDoorOpen = () => {
      const thing = world().things.get(door);
      return !thing || isOpen(thing);
    };
    return [{ id: door, center, yaw, width, isOpen: isDoorOpen }];
  });

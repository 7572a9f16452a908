import type { EntityId } from '../../../../src/drama/entity-id.ts';
import type { Room, StagePlan } from '../../../stage/staging/stage-plan.ts';

/** Through so many doorways and windows in a row somebody may see: a third never lies in line with the first two. */
const openingsDeep = 2;

/** Which rooms may be seen from within each: itself, and those one looks into through openings that no door closes. */
export function roomsInSight(
  { rooms, walls, doorways }: Pick<StagePlan, 'rooms' | 'walls' | 'doorways'>,
  isShut: (door: EntityId) => boolean,
): ReadonlyMap<Room, ReadonlySet<Room>> {
  const byPlace = new Map<EntityId | undefined, Room>(rooms.map((room) => [room.place, room]));
  const open = new Map<Room, Set<Room>>(rooms.map((room) => [room, new Set([room])]));
  const join = (one: Room | undefined, other: Room | undefined): void => {
    if (!one || !other) return;
    open.get(one)?.add(other);
    open.get(other)?.add(one);
  };
  for (const { sides, openings } of walls) {
    // A doorway is an opening of its wall, too: what closes it is asked below.
    if (openings.some(({ kind }) => kind !== 'doorway')) join(byPlace.get(sides[0]), byPlace.get(sides[1]));
  }
  for (const { between, door } of doorways) {
    if (door === undefined || !isShut(door)) join(byPlace.get(between[0]), byPlace.get(between[1]));
  }
  // In the open there are no walls between places.
  const outdoors = rooms.filter((room) => room.outdoors);
  for (const one of outdoors) for (const other of outdoors) join(one, other);
  return new Map(rooms.map((room) => [room, within(room, open)]));
}

function within(room: Room, open: ReadonlyMap<Room, ReadonlySet<Room>>): ReadonlySet<Room> {
  let seen = new Set([room]);
  for (let deep = 0; deep < openingsDeep; deep++)
    seen = new Set([...seen].flatMap((each) => [...(open.get(each) ?? [])]));
  return seen;
}

import type { EntityId } from '../../../src/drama/entity-id.ts';
import { problem, type Problem } from '../../../src/kit/schema.ts';
import { cutDoorway, type DoorSize, type PlaceWords, type Site } from './doorways.ts';
import { boundsOf, edgesOf, movedIn } from './outline.ts';
import type { Passage } from './passage.ts';
import type { Doorway, PlanPoint, Stairs, Wall } from './stage-plan.ts';
import type { BuiltRoom, Entry, PlannedRoom } from './staged-room.ts';
import { cutPieces, edgeKey, faceOf, joinEnds, wallOf, type WallPiece } from './wall-piece.ts';
import { cutWindow } from './windows.ts';

export interface Building {
  readonly rooms: readonly BuiltRoom[];
  readonly walls: readonly Wall[];
  readonly doorways: readonly Doorway[];
  readonly stairs: readonly Stairs[];
}

/** Builds walls around planned rooms and cuts the ways between them. */
export const buildWalls = (
  rooms: readonly PlannedRoom[],
  passages: readonly Passage[],
  doorSize: (door: EntityId) => DoorSize | undefined,
  says: PlaceWords,
): { readonly building: Building; readonly problems: readonly Problem[] } => {
  const { pieces, insets } = cutPieces(rooms);
  const insetsOf = (room: PlannedRoom) => room.outline.map((_, i) => insets.get(edgeKey(room, i)) ?? 0);
  const inner = new Map(rooms.map((room) => [room, movedIn(room.outline, insetsOf(room))]));
  const site: Site = { pieces, innerOf: (room) => inner.get(room) ?? room.outline, doorSize, says };
  const ways = cutWays(rooms, passages, site);
  const problems = [...ways.problems, ...cutWindows(rooms, pieces, says)];
  joinEnds(pieces);
  const built = rooms.map((planned): BuiltRoom => {
    const outline = site.innerOf(planned);
    const { place, level, height, outdoors, floor, walls: clad } = planned;
    return {
      planned,
      bounds: boundsOf(outline),
      room: { place, outline, floorY: level, height, outdoors, floor, walls: clad },
      faces: edgesOf(outline).map((edge) => faceOf(edge, planned, pieces)),
      entries: ways.entries.get(place) ?? [],
    };
  });
  const walls = pieces.filter((piece) => piece.built).map(wallOf);
  return { building: { rooms: built, walls, doorways: ways.doorways, stairs: ways.stairs }, problems };
};

const cutWays = (rooms: readonly PlannedRoom[], passages: readonly Passage[], site: Site) => {
  const byPlace = new Map(rooms.map((room) => [room.place, room]));
  const doorways: Doorway[] = [];
  const stairs: Stairs[] = [];
  const entries = new Map<EntityId, Entry[]>();
  const problems: Problem[] = [];
  for (const passage of passages) {
    const [a, b] = passage.between.map((place) => byPlace.get(place));
    if (!a || !b) continue;
    const cut = cutDoorway(passage, [a, b], site);
    if (!cut.ok) {
      problems.push(cut.error);
      continue;
    }
    const { doorway, outOfFirst, stairs: steps } = cut.value;
    doorways.push(doorway);
    if (steps) stairs.push(steps.flight);
    const enter = (room: PlannedRoom, to: PlannedRoom, [x, z]: PlanPoint): void => {
      const entry = {
        doorway,
        to: to.place,
        yaw: Math.atan2(-x, -z),
        stairs: steps?.low === room ? steps.flight : undefined,
      };
      entries.set(room.place, [...(entries.get(room.place) ?? []), entry]);
    };
    enter(a, b, outOfFirst);
    enter(b, a, [-outOfFirst[0], -outOfFirst[1]]);
  }
  return { doorways, stairs, entries, problems };
};

/** A room whose author says nothing of windows gets one where it has an outer wall. */
const cutWindows = (rooms: readonly PlannedRoom[], pieces: readonly WallPiece[], says: PlaceWords): Problem[] =>
  rooms.flatMap((room) => {
    if (room.windows === 'any') {
      if (!room.outdoors) (['west', 'east', 'north'] as const).some((wall) => !cutWindow(room, { wall }, pieces, true));
      return [];
    }
    return room.windows.flatMap((window, index) => {
      const trouble = cutWindow(room, window, pieces);
      return trouble ? [problem([...says.roomPath(room.place), 'windows', index], trouble(says.name(room.place)))] : [];
    });
  });

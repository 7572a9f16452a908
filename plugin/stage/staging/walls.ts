import type { EntityId } from '../../../src/drama/entity-id.ts';
import { problem, type Problem } from '../../../src/kit/schema.ts';
import { cutDoorway, type DoorSize, type PlaceWords, type Site } from './doorways.ts';
import { boundsOf, edgesOf, movedIn } from './outline.ts';
import type { Passage } from './passage.ts';
import type { Doorway, PlanPoint, Stairs, Wall } from './stage-plan.ts';
import type { BuiltRoom, Entry, PlannedRoom } from './staged-room.ts';
import {
  alongOf,
  alongPiece,
  cutPieces,
  edgeKey,
  faceOf,
  joinEnds,
  lengthOf,
  sideSeenFrom,
  spread,
  wallOf,
  type WallPiece,
} from './wall-piece.ts';

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
    const { west, south } = boundsOf(planned.outline);
    return {
      planned,
      bounds: boundsOf(outline),
      room: { place, outline, from: [west, south], floorY: level, height, outdoors, floor, walls: clad },
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

/** Cuts a window into a wall of its room; says what is in its way where it does not fit. */
const cutWindow = (
  room: PlannedRoom,
  window: Exclude<PlannedRoom['windows'], 'any'>[number],
  pieces: readonly WallPiece[],
  outwards = false,
): ((name: string) => string) | undefined => {
  const [width, height, sill] = [window.width ?? 1.2, window.height ?? 1.3, window.sill ?? 0.9];
  const own = pieces.filter(
    (piece) => piece.built && (piece.left === room || piece.right === room) && !(outwards && piece.left && piece.right),
  );
  const here = own
    .filter((piece) => sideSeenFrom(piece, room) === window.wall)
    .sort((a, b) => Number(a.right !== undefined) - Number(b.right !== undefined) || lengthOf(b) - lengthOf(a));
  if (here.length === 0) return (name) => `${name} has no wall on its ${window.wall} side for a window`;
  if (sill + height > room.height + 0.001) {
    return (name) =>
      `a window from ${sill} m up, ${height} m high, does not fit under the ceiling of ${name} at ${room.height} m: lower one of them`;
  }
  for (const piece of here) {
    const length = lengthOf(piece);
    const places = window.at === undefined ? spread(length) : [alongOf(piece, room, window.at)];
    for (const s of places) {
      if (!(s >= width / 2 + 0.1 && s <= length - width / 2 - 0.1)) continue;
      const middle = alongPiece(piece, s);
      const clear = piece.openings.every(
        (other) =>
          Math.hypot(other.middle[0] - middle[0], other.middle[1] - middle[1]) >= (width + other.width) / 2 + 0.1,
      );
      if (!clear) continue;
      piece.openings.push({ middle, width, bottom: room.level + sill, height, kind: 'window' });
      return undefined;
    }
  }
  return (name) =>
    `a window ${width} m wide has no room in the ${window.wall} wall of ${name}${window.at === undefined ? '' : ` at ${window.at}`}: make it narrower, or move it off the doorway`;
};

import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Side } from '../../../src/drama/staging.ts';
import { problem, type Problem } from '../../../src/kit/schema.ts';
import { vec } from '../space/vector.ts';
import { footprintOf } from './footprint.ts';
import { boundsOf, edgesOf, holds, isWithin, movedIn, onEdge, pointAt, type Edge } from './outline.ts';
import { oppositeSide, type Passage } from './passage.ts';
import type { Doorway, Opening, PlanPoint, Stairs, Wall } from './stage-plan.ts';
import type { BuiltRoom, Entry, PlannedRoom, WallFace, WallHole } from './staged-room.ts';

const thickness = 0.2;
/** Two rooms nearer to each other than this share what is between them. */
const widestShared = 0.5;
export const narrowestDoorway = 0.95;
const doorwayHeight = 2.1;
/** What must be left of a wall beside a doorway. */
const jamb = 0.15;

/** A piece of wall as it is being built, its openings by their place on the plan. */
interface Piece {
  from: PlanPoint;
  to: PlanPoint;
  readonly along: PlanPoint;
  readonly left: PlannedRoom | undefined;
  readonly right: PlannedRoom | undefined;
  readonly thickness: number;
  /** Between two places in the open nothing is built. */
  built: boolean;
  readonly openings: { middle: PlanPoint; width: number; bottom: number; height: number; kind: Opening['kind'] }[];
}

interface RoomEdge {
  readonly room: PlannedRoom;
  readonly edge: Edge;
  readonly index: number;
}

export interface Building {
  readonly rooms: readonly BuiltRoom[];
  readonly walls: readonly Wall[];
  readonly doorways: readonly Doorway[];
  readonly stairs: readonly Stairs[];
}

export interface DoorSize {
  readonly width: number;
  readonly height: number;
}

/** Builds walls around planned rooms and cuts the ways between them. */
export const buildWalls = (
  rooms: readonly PlannedRoom[],
  passages: readonly Passage[],
  doorSize: (door: EntityId) => DoorSize | undefined,
  says: { readonly name: (place: EntityId) => string; readonly roomPath: (place: EntityId) => readonly PropertyKey[] },
): { readonly building: Building; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = [];
  const { pieces, insets } = cutPieces(rooms);
  const inner = new Map(
    rooms.map((room) => [
      room.place,
      movedIn(
        room.outline,
        room.outline.map((_, i) => insets.get(key(room, i)) ?? 0),
      ),
    ]),
  );
  const byPlace = new Map(rooms.map((room) => [room.place, room]));
  const doorways: Doorway[] = [];
  const stairs: Stairs[] = [];
  const entries = new Map<EntityId, Entry[]>();

  for (const passage of passages) {
    const [a, b] = passage.between.map((place) => byPlace.get(place));
    if (!a || !b) continue;
    const path = passage.staged ? ['staging', 'doorways', passage.staged.index] : says.roomPath(b.place);
    const names = `${says.name(a.place)} and ${says.name(b.place)}`;
    const staged = passage.staged?.doorway;
    const open = a.outdoors && b.outdoors && passage.door === undefined;
    const door = passage.door ? doorSize(passage.door) : undefined;
    const wanted = staged?.width ?? (door ? Math.max(narrowestDoorway, door.width) : open ? 3 : 1.4);
    const wall = staged?.wall && (staged.between[0] === a.place ? staged.wall : oppositeSide[staged.wall]);
    const joins = (piece: Piece) => (piece.left === a && piece.right === b) || (piece.left === b && piece.right === a);
    const shared = pieces.filter(joins);
    const suited = shared.filter((piece) => wall === undefined || sideSeenFrom(piece, a) === wall);
    const longest = Math.max(0, ...suited.map(lengthOf));
    if (shared.length === 0 || longest < narrowestDoorway + 2 * jamb) {
      const why =
        shared.length === 0
          ? 'their rooms share no wall'
          : suited.length === 0
            ? `they share no wall on ${says.name(a.place)}'s ${wall} side`
            : `the wall they share is only ${longest.toFixed(2)} m long`;
      problems.push(
        problem(
          path,
          `${names} are joined by an exit, but ${why}: move one of them so that they touch along at least ${(narrowestDoorway + 2 * jamb).toFixed(2)} m, or take the exit out of the world`,
        ),
      );
      continue;
    }
    const [top, low] = a.level >= b.level ? [a, b] : [b, a];
    const spot = doorSpot(suited, a, wanted, staged?.at);
    if (!spot) {
      problems.push(
        problem(
          [...path, ...(staged?.at === undefined ? [] : ['at'])],
          `a doorway ${wanted.toFixed(2)} m wide has no room in the wall between ${names} ${staged?.at === undefined ? '' : `at ${staged.at} `}(${longest.toFixed(2)} m long): make it narrower, or the wall longer`,
        ),
      );
      continue;
    }
    const { piece, middle, width } = spot;
    const height = Math.max(staged?.height ?? 0, staged?.height ? 0 : Math.max(doorwayHeight, door?.height ?? 0), 1.8);
    const lowCeiling = Math.min(...[a, b].filter(({ outdoors }) => !outdoors).map((room) => room.level + room.height));
    if (top.level + height > lowCeiling + 0.001) {
      problems.push(
        problem(
          path,
          `the doorway between ${names} would be ${height.toFixed(2)} m high from ${top.level.toFixed(2)} m, above the ceiling at ${lowCeiling.toFixed(2)} m: make the lower room higher, or the levels more alike`,
        ),
      );
      continue;
    }
    if (passage.door) piece.built = true;
    piece.openings.push({ middle, width, bottom: top.level, height, kind: passage.door ? 'doorway' : 'arch' });
    const outOfA: PlanPoint = piece.left === a ? [piece.along[1], -piece.along[0]] : [-piece.along[1], piece.along[0]];
    const doorway: Doorway = {
      between: [a.place, b.place],
      door: passage.door,
      center: vec(middle[0], top.level, middle[1]),
      yaw: Math.atan2(outOfA[0], outOfA[1]),
      width,
      height,
    };
    doorways.push(doorway);
    const rise = top.level - low.level;
    let flight: Stairs | undefined;
    if (rise > 0.02) {
      const into: PlanPoint = low === b ? outOfA : [-outOfA[0], -outOfA[1]];
      flight = stairsDown(doorway, into, rise, piece.thickness / 2, inner.get(low.place) ?? low.outline);
      if (flight) stairs.push(flight);
      else {
        problems.push(
          problem(
            says.roomPath(low.place),
            `${says.name(low.place)} has no room for the stairs that lead ${rise.toFixed(2)} m up to ${says.name(top.place)}: make it longer before that doorway (about ${(rise * 1.1 + 0.9).toFixed(1)} m), or the levels more alike`,
          ),
        );
        continue;
      }
    }
    const enter = (room: PlannedRoom, to: PlannedRoom, out: PlanPoint) => {
      const list = entries.get(room.place) ?? [];
      entries.set(room.place, list);
      list.push({
        doorway,
        to: to.place,
        yaw: Math.atan2(-out[0], -out[1]),
        stairs: room === low ? flight : undefined,
      });
    };
    enter(a, b, outOfA);
    enter(b, a, [-outOfA[0], -outOfA[1]]);
  }

  for (const room of rooms) {
    if (room.windows === 'any') {
      if (!room.outdoors) (['west', 'east', 'north'] as const).some((wall) => !cutWindow(room, { wall }, pieces, true));
      continue;
    }
    room.windows.forEach((window, index) => {
      const trouble = cutWindow(room, window, pieces);
      if (trouble)
        problems.push(problem([...says.roomPath(room.place), 'windows', index], trouble(says.name(room.place))));
    });
  }

  joinEnds(pieces);
  const walls = pieces.filter(({ built }) => built).map(wallOf);
  const built = rooms.map((planned): BuiltRoom => {
    const outline = inner.get(planned.place) ?? planned.outline;
    const { place, level, height, outdoors, floor, walls: clad } = planned;
    return {
      planned,
      bounds: boundsOf(outline),
      room: { place, outline, floorY: level, height, outdoors, floor, walls: clad },
      faces: edgesOf(outline).map((edge) => faceOf(edge, planned, pieces)),
      entries: entries.get(place) ?? [],
    };
  });
  return { building: { rooms: built, walls, doorways, stairs }, problems };
};

const key = (room: PlannedRoom, edge: number): string => `${room.place} ${edge}`;
const lengthOf = ({ from, to }: Pick<Piece, 'from' | 'to'>): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Every edge of every room, cut where another room begins to share it. */
const cutPieces = (rooms: readonly PlannedRoom[]): { pieces: Piece[]; insets: Map<string, number> } => {
  const edges: RoomEdge[] = rooms.flatMap((room) =>
    edgesOf(room.outline).map((edge, index) => ({ room, edge, index })),
  );
  const pieces: Piece[] = [];
  const insets = new Map<string, number>();
  for (const here of edges) {
    const { room, edge, index } = here;
    const shares = edges
      .filter((other) => other.room !== room && meet(room, other.room))
      .map((other) => shareOf(here, other))
      .filter((share) => share !== undefined)
      .sort((a, b) => a.from - b.from);
    const wallsOwn = !room.outdoors || room.walled;
    let inset = wallsOwn ? thickness / 2 : 0;
    let at = 0;
    const alone = (from: number, to: number) => {
      if (to - from < 0.02) return;
      const [left, right] = [room, undefined];
      const ends = { from: pointAt(edge, from), to: pointAt(edge, to) };
      pieces.push({ ...ends, along: edge.along, left, right, thickness, built: wallsOwn, openings: [] });
    };
    for (const { other, from, to, gap } of shares) {
      const built = wallsOwn || !other.room.outdoors || other.room.walled;
      if (built) inset = thickness / 2;
      alone(at, from);
      at = Math.max(at, to);
      if (rooms.indexOf(room) > rooms.indexOf(other.room)) continue;
      const middle = -gap / 2;
      pieces.push({
        from: pointAt(edge, from, middle),
        to: pointAt(edge, to, middle),
        along: edge.along,
        left: room,
        right: other.room,
        thickness: thickness + gap,
        built,
        openings: [],
      });
    }
    alone(at, edge.length);
    insets.set(key(room, index), inset);
  }
  return { pieces, insets };
};

/** Rooms one over the other share no wall. */
const meet = (a: PlannedRoom, b: PlannedRoom): boolean =>
  Math.min(a.level + a.height, b.level + b.height) - Math.max(a.level, b.level) > -0.5;

const shareOf = ({ edge }: RoomEdge, other: RoomEdge) => {
  const facing = edge.along[0] * other.edge.along[0] + edge.along[1] * other.edge.along[1];
  if (facing > -0.999) return undefined;
  const [s1, into1] = onEdge(edge, ...other.edge.from);
  const [s2, into2] = onEdge(edge, ...other.edge.to);
  const gap = -(into1 + into2) / 2;
  if (gap < -0.05 || gap > widestShared) return undefined;
  const [from, to] = [Math.max(0, Math.min(s1, s2)), Math.min(edge.length, Math.max(s1, s2))];
  return to - from > 0.05 ? { other, from, to, gap: Math.max(0, gap) } : undefined;
};

const sideSeenFrom = (piece: Piece, room: PlannedRoom): Side => {
  const [x, z] = piece.left === room ? [piece.along[1], -piece.along[0]] : [-piece.along[1], piece.along[0]];
  return Math.abs(x) > Math.abs(z) ? (x > 0 ? 'east' : 'west') : z > 0 ? 'north' : 'south';
};

/** Where in the shared walls a doorway goes: where it is said to be, or in the middle of what is left. */
const doorSpot = (
  pieces: readonly Piece[],
  first: PlannedRoom,
  wanted: number,
  at: number | undefined,
): { piece: Piece; middle: PlanPoint; width: number } | undefined => {
  const free = [...pieces].sort((a, b) => lengthOf(b) - lengthOf(a));
  for (const piece of free) {
    const length = lengthOf(piece);
    for (const width of [wanted, Math.max(narrowestDoorway, length - 2 * jamb)]) {
      if (width > wanted + 0.001 || width > length - 2 * jamb + 0.001) continue;
      const fits = (s: number) =>
        s >= width / 2 + jamb - 0.001 &&
        s <= length - width / 2 - jamb + 0.001 &&
        piece.openings.every(({ middle, width: other }) => {
          const apart = Math.hypot(middle[0] - alongPiece(piece, s)[0], middle[1] - alongPiece(piece, s)[1]);
          return apart >= (width + other) / 2 + 2 * jamb - 0.001;
        });
      const places = at === undefined ? spread(length) : [alongOf(piece, first, at)];
      const s = places.find(fits);
      if (s === undefined) continue;
      return { piece, middle: alongPiece(piece, s), width };
    }
  }
  return undefined;
};

const alongPiece = ({ from, along }: Piece, s: number): PlanPoint => [from[0] + along[0] * s, from[1] + along[1] * s];

/** From the middle outwards. */
const spread = (length: number): readonly number[] => {
  const steps: number[] = [length / 2];
  for (let off = 0.2; off < length / 2; off += 0.2) steps.push(length / 2 - off, length / 2 + off);
  return steps;
};

/** A share of the whole wall of the first room, from its western or southern end, as metres along the piece. */
const alongOf = (piece: Piece, room: PlannedRoom, share: number): number => {
  const side = sideSeenFrom(piece, room);
  const edge = edgesOf(room.outline)
    .filter((one) => one.side === side)
    .find((one) => Math.abs(onEdge(one, ...piece.from)[1]) < widestShared + 0.05);
  if (!edge) return Number.NaN;
  const [x, z] = pointAt(edge, wallShare(edge, share));
  return (x - piece.from[0]) * piece.along[0] + (z - piece.from[1]) * piece.along[1];
};

/** 0 is the western or southern end of a wall, whichever way its edge runs. */
const wallShare = (edge: Edge, share: number): number => {
  const westOrSouthFirst = edge.along[0] > 0.001 || (Math.abs(edge.along[0]) <= 0.001 && edge.along[1] > 0);
  return edge.length * (westOrSouthFirst ? share : 1 - share);
};

/** Straight down from the threshold into the lower room, as steep as it must be. */
const stairsDown = (
  { center, width }: Doorway,
  into: PlanPoint,
  rise: number,
  fromMiddle: number,
  outline: BuiltRoom['room']['outline'],
): Stairs | undefined => {
  const top = vec(center.x + into[0] * fromMiddle, center.y, center.z + into[1] * fromMiddle);
  for (const going of [1.55, 1.35, 1.15, 1]) {
    const run = Math.max(0.3, rise * going);
    const bottom = vec(top.x + into[0] * run, center.y - rise, top.z + into[1] * run);
    const middle = vec(top.x + (into[0] * (run + 0.9)) / 2, 0, top.z + (into[1] * (run + 0.9)) / 2);
    const yaw = Math.atan2(into[0], into[1]);
    const needs = footprintOf({ position: middle, yaw }, vec(width, 1, run + 0.9));
    if (holds(outline, needs, 0.02)) return { bottom, top, width };
  }
  return undefined;
};

const cutWindow = (
  room: PlannedRoom,
  window: Exclude<PlannedRoom['windows'], 'any'>[number],
  pieces: readonly Piece[],
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
    const places = window.at === undefined ? spread(length).map((s) => s) : [alongOf(piece, room, window.at)];
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

/** At a corner one wall goes to the outer edge and the other stops at it; a wall that meets a longer one stops at its side. */
const joinEnds = (pieces: readonly Piece[]): void => {
  const built = pieces.filter((piece) => piece.built);
  const ends = built.flatMap((piece) => [
    { piece, point: piece.from, out: [-piece.along[0], -piece.along[1]] as PlanPoint, end: 'from' as const },
    { piece, point: piece.to, out: piece.along, end: 'to' as const },
  ]);
  const moves: (() => void)[] = [];
  ends.forEach((one, index) => {
    const meeting = ends.filter(
      (other) => other !== one && Math.hypot(other.point[0] - one.point[0], other.point[1] - one.point[1]) < 0.3,
    );
    const straight = meeting.some(({ out }) => out[0] * one.out[0] + out[1] * one.out[1] < -0.99);
    if (straight || meeting.length === 0) return;
    const through = meeting.some((a) =>
      meeting.some((b) => a !== b && a.out[0] * b.out[0] + a.out[1] * b.out[1] < -0.99),
    );
    const first = meeting.every((other) => ends.indexOf(other) > index);
    const by = through || !first ? -thickness / 2 : thickness / 2;
    const [x, z] = one.point;
    moves.push(() => (one.piece[one.end] = [x + one.out[0] * by, z + one.out[1] * by]));
  });
  moves.forEach((move) => move());
};

const wallOf = (piece: Piece): Wall => {
  const rooms = [piece.left, piece.right].filter((room) => room !== undefined);
  const bottomY = Math.min(...rooms.map(({ level }) => level));
  const inside = rooms.filter(({ outdoors }) => !outdoors);
  const topY = Math.max(...(inside.length > 0 ? inside : rooms).map(({ level, height }) => level + height));
  const { from, to, along, thickness: thick } = piece;
  return {
    from,
    to,
    thickness: thick,
    bottomY,
    height: topY - bottomY,
    sides: [piece.left?.place, piece.right?.place],
    openings: piece.openings.map(({ middle, width, bottom, height, kind }) => ({
      along: (middle[0] - from[0]) * along[0] + (middle[1] - from[1]) * along[1],
      width,
      sill: bottom - bottomY,
      height,
      kind,
    })),
  };
};

const faceOf = (edge: Edge, room: PlannedRoom, pieces: readonly Piece[]): WallFace => {
  const spans: (readonly [number, number])[] = [];
  const holes: WallHole[] = [];
  for (const piece of pieces) {
    if (piece.left !== room && piece.right !== room) continue;
    const turn = Math.abs(piece.along[0] * edge.along[0] + piece.along[1] * edge.along[1]);
    if (turn < 0.999) continue;
    const [s1, into] = onEdge(edge, ...piece.from);
    const [s2] = onEdge(edge, ...piece.to);
    if (into > 0.05 || into < -widestShared) continue;
    const [low, high] = [Math.max(0, Math.min(s1, s2)), Math.min(edge.length, Math.max(s1, s2))];
    if (high <= low) continue;
    if (piece.built) spans.push([low, high]);
    for (const { middle, width, bottom, height, kind } of piece.openings) {
      const [s] = onEdge(edge, ...middle);
      holes.push({ from: s - width / 2, to: s + width / 2, bottom, top: bottom + height, kind });
    }
  }
  spans.sort((a, b) => a[0] - b[0]);
  return { edge, spans: merged(spans), holes };
};

const merged = (spans: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] => {
  const joined: [number, number][] = [];
  for (const [from, to] of spans) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 0.25) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
};

/** Whether two rooms are in each other's space. */
export const roomsOverlap = (a: PlannedRoom, b: PlannedRoom): boolean => {
  if (Math.min(a.level + a.height, b.level + b.height) - Math.max(a.level, b.level) < 0.05) return false;
  const shrunk = (room: PlannedRoom) =>
    movedIn(
      room.outline,
      room.outline.map(() => 0.06),
    );
  const [inA, inB] = [shrunk(a), shrunk(b)];
  const crossing = edgesOf(inA).some((one) => edgesOf(inB).some((other) => edgesCross(one, other)));
  return crossing || inA.some(([x, z]) => isWithin(inB, x, z)) || inB.some(([x, z]) => isWithin(inA, x, z));
};

const edgesCross = (a: Edge, b: Edge): boolean => {
  const [, a1] = onEdge(a, ...b.from);
  const [, a2] = onEdge(a, ...b.to);
  const [, b1] = onEdge(b, ...a.from);
  const [, b2] = onEdge(b, ...a.to);
  return a1 * a2 < 0 && b1 * b2 < 0;
};

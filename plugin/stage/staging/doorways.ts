import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Side } from '../../../src/drama/staging.ts';
import { problem, type Problem } from '../../../src/kit/schema.ts';
import { err, ok, type Result } from '../../../src/kit/result.ts';
import { vec } from '../space/vector.ts';
import { footprintOf } from './footprint.ts';
import { holds } from './outline.ts';
import { oppositeSide, type Passage } from './passage.ts';
import type { Doorway, PlanPoint, Stairs } from './stage-plan.ts';
import type { BuiltRoom, PlannedRoom } from './staged-room.ts';
import { alongOf, alongPiece, lengthOf, sideSeenFrom, spread, type WallPiece } from './wall-piece.ts';

const narrowestDoorway = 0.95;
const doorwayHeight = 2.1;
/** What must be left of a wall beside a doorway. */
const jamb = 0.15;

export interface DoorSize {
  readonly width: number;
  readonly height: number;
}

/** How places are called in what is said of them. */
export interface PlaceWords {
  readonly name: (place: EntityId) => string;
  readonly roomPath: (place: EntityId) => readonly PropertyKey[];
}

/** A building as far as it stands: its pieces of wall, and the outline inside them of each room. */
export interface Site {
  readonly pieces: readonly WallPiece[];
  readonly innerOf: (room: PlannedRoom) => BuiltRoom['room']['outline'];
  readonly doorSize: (door: EntityId) => DoorSize | undefined;
  readonly says: PlaceWords;
}

/** A way that was cut: its doorway, which way it leads out of the first room, and the stairs in the lower one. */
interface CutWay {
  readonly doorway: Doorway;
  readonly outOfFirst: PlanPoint;
  readonly stairs: { readonly flight: Stairs; readonly low: PlannedRoom } | undefined;
}

/** Cuts the way between two rooms into a wall they share, with stairs where their floors differ; or says why it cannot be. */
export const cutDoorway = (
  passage: Passage,
  [a, b]: readonly [PlannedRoom, PlannedRoom],
  site: Site,
): Result<CutWay, Problem> => {
  const { says } = site;
  const path = passage.staged ? ['staging', 'doorways', passage.staged.index] : says.roomPath(b.place);
  const names = `${says.name(a.place)} and ${says.name(b.place)}`;
  const staged = passage.staged?.doorway;
  const door = passage.door ? site.doorSize(passage.door) : undefined;
  const isOpenAir = a.outdoors && b.outdoors && passage.door === undefined;
  const wanted = staged?.width ?? (door ? Math.max(narrowestDoorway, door.width) : isOpenAir ? 3 : 1.4);
  const wall = staged?.wall && (staged.between[0] === a.place ? staged.wall : oppositeSide[staged.wall]);
  const shared = sharedWalls(site, a, b, wall);
  if (!shared.ok) return err(problem(path, `${names} are joined by an exit, but ${shared.error}`));
  const spot = doorSpot(shared.value, a, wanted, staged?.at);
  if (!spot) {
    const at = staged?.at;
    const longest = Math.max(...shared.value.map(lengthOf)).toFixed(2);
    const message = `a doorway ${wanted.toFixed(2)} m wide has no room in the wall between ${names} ${at === undefined ? '' : `at ${at} `}(${longest} m long): make it narrower, or the wall longer`;
    return err(problem([...path, ...(at === undefined ? [] : ['at'])], message));
  }
  const { piece, middle, width } = spot;
  const [top, low] = a.level >= b.level ? [a, b] : [b, a];
  const height = Math.max(staged?.height ?? Math.max(doorwayHeight, door?.height ?? 0), 1.8);
  const lowCeiling = Math.min(...[a, b].filter(({ outdoors }) => !outdoors).map((room) => room.level + room.height));
  if (top.level + height > lowCeiling + 0.001) {
    const message = `the doorway between ${names} would be ${height.toFixed(2)} m high from ${top.level.toFixed(2)} m, above the ceiling at ${lowCeiling.toFixed(2)} m: make the lower room higher, or the levels more alike`;
    return err(problem(path, message));
  }
  if (passage.door) piece.built = true;
  piece.openings.push({ middle, width, bottom: top.level, height, kind: passage.door ? 'doorway' : 'arch' });
  const outOfFirst: PlanPoint =
    piece.left === a ? [piece.along[1], -piece.along[0]] : [-piece.along[1], piece.along[0]];
  const doorway: Doorway = {
    between: [a.place, b.place],
    door: passage.door,
    center: vec(middle[0], top.level, middle[1]),
    yaw: Math.atan2(outOfFirst[0], outOfFirst[1]),
    width,
    height,
  };
  const rise = top.level - low.level;
  if (rise <= 0.02) return ok({ doorway, outOfFirst, stairs: undefined });
  const into: PlanPoint = low === b ? outOfFirst : [-outOfFirst[0], -outOfFirst[1]];
  const flight = stairsDown(doorway, into, rise, piece.thickness / 2, site.innerOf(low));
  if (flight) return ok({ doorway, outOfFirst, stairs: { flight, low } });
  const message = `${says.name(low.place)} has no room for the stairs that lead ${rise.toFixed(2)} m up to ${says.name(top.place)}: make it longer before that doorway (about ${(rise * 1.1 + 0.9).toFixed(1)} m), or the levels more alike`;
  return err(problem(says.roomPath(low.place), message));
};

/** The pieces of wall between two rooms, on one side of the first where that is said; or why there is no doorway in them. */
const sharedWalls = (
  { pieces, says }: Site,
  a: PlannedRoom,
  b: PlannedRoom,
  wall: Side | undefined,
): Result<readonly WallPiece[], string> => {
  const shared = pieces.filter(({ left, right }) => (left === a && right === b) || (left === b && right === a));
  const suited = shared.filter((piece) => wall === undefined || sideSeenFrom(piece, a) === wall);
  const longest = Math.max(0, ...suited.map(lengthOf));
  const needed = narrowestDoorway + 2 * jamb;
  if (longest >= needed) return ok(suited);
  const why =
    shared.length === 0
      ? 'their rooms share no wall'
      : suited.length === 0
        ? `they share no wall on ${says.name(a.place)}'s ${wall} side`
        : `the wall they share is only ${longest.toFixed(2)} m long`;
  const remedy = `move one of them so that they touch along at least ${needed.toFixed(2)} m, or take the exit out of the world`;
  return err(`${why}: ${remedy}`);
};

/** Where in the shared walls a doorway goes: where it is said to be, or in the middle of what is left. */
const doorSpot = (
  pieces: readonly WallPiece[],
  first: PlannedRoom,
  wanted: number,
  at: number | undefined,
): { piece: WallPiece; middle: PlanPoint; width: number } | undefined => {
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

import type { EntityId } from '../../../src/drama/entity-id.ts';
import { isInside } from '../../stage/space/triangulate.ts';
import { distance, dot, facing, flatDistance, minus, plus, scaled, vec, type Vec3 } from '../../stage/space/vector.ts';
import { setSolids, wallSolids } from '../../stage/set-solids.ts';
import type { Doorway, Room, StagePlan, Wall } from '../../stage/staging/stage-plan.ts';
import { clothedRadius, head, type Blocking, type Figure } from './blocking.ts';
import { boundsOf } from '../look/set/bounds.ts';
import { isCrossed, isWithin, solidOf, type Solid } from './solid.ts';

/** So much air is kept around a lens. */
const lensMeters = { wall: 0.18, furniture: 0.2, body: 0.32, walker: 0.9 } as const;
/** Nearer than this a body is on the lens. */
const crowdedMeters = 0.2;
const walkingSpeed = 0.3;
/** Further out in the house the arch stands before the lens, and its curtains hide the sides. */
const beforeMeters = 1.7;
/** The set takes away walls that are this near the line of sight, at either end. */
const takenMeters = 1;

interface BuiltWall {
  readonly wall: Wall;
  readonly pieces: readonly Solid[];
}

export type SightPlan = Pick<StagePlan, 'rooms' | 'walls' | 'stairs' | 'doorways'>;

/**
 * Where a camera can stand and what it can see from there. The set is open to the house: it takes away the walls between
 * a camera and the room it looks into (see `look/stage-set.ts`), and so does this, through south walls only.
 */
export class Sight {
  private readonly walls: readonly BuiltWall[];
  private readonly ground: readonly Solid[];

  constructor(private readonly plan: SightPlan) {
    const built = (pieces: ReturnType<typeof wallSolids>): Solid[] => pieces.map(({ box, pose }) => solidOf(box, pose));
    this.walls = plan.walls.map((wall) => ({ wall, pieces: built(wallSolids(wall)) }));
    this.ground = built(setSolids({ rooms: plan.rooms, stairs: plan.stairs, walls: [] }));
  }

  room(place: EntityId | undefined): Room | undefined {
    return this.plan.rooms.find((room) => room.place === place);
  }

  /** Not in a wall, a thing or a body; in the room or before it in the house. */
  canStand(at: Vec3, room: Room, blocking: Blocking): boolean {
    const { west, east, south } = boundsOf(room.outline);
    const isIndoors = isInside(room.outline, at.x, at.z);
    const isBefore = at.z < south + 4 && at.z > south - beforeMeters && at.x > west - 0.5 && at.x < east + 0.5;
    if (!isIndoors && !isBefore) return false;
    if (at.y < room.floorY + 0.25) return false;
    if (isIndoors && !room.outdoors && at.y > room.floorY + room.height - 0.35) return false;
    if (this.isInSolid(at, blocking, lensMeters.wall, lensMeters.furniture)) return false;
    for (const figure of blocking.figures.values()) {
      // Whoever walks is soon elsewhere, and should not be where the camera is.
      const isWalking = figure.speedMetersPerSecond > walkingSpeed;
      if (isAtBody(figure, at, isWalking ? lensMeters.walker : lensMeters.body)) return false;
    }
    return true;
  }

  /** Somebody has come up to the lens. */
  isCrowded(at: Vec3, blocking: Blocking): boolean {
    return [...blocking.figures.values()].some((figure) => isAtBody(figure, at, crowdedMeters));
  }

  /** Inside something solid, without any air: what no frame of a film may show. */
  isInside(at: Vec3, blocking: Blocking): boolean {
    return (
      this.isInSolid(at, blocking, 0, 0) || [...blocking.figures.values()].some((figure) => isAtBody(figure, at, 0))
    );
  }

  private isInSolid(at: Vec3, { furniture }: Blocking, wallMeters: number, furnitureMeters: number): boolean {
    const isInWall = (piece: Solid): boolean => isWithin(piece, at, wallMeters);
    return (
      this.walls.some(({ pieces }) => pieces.some(isInWall)) ||
      this.ground.some(isInWall) ||
      furniture.some((solid) => isWithin(solid, at, furnitureMeters))
    );
  }

  /** Nothing between lens and point. What belongs to those named does not count. */
  isClear(from: Vec3, to: Vec3, room: Room, blocking: Blocking, but: readonly EntityId[] = []): boolean {
    const focus = middleOf(room);
    for (const { wall, pieces } of this.walls) {
      if (!pieces.some((piece) => isCrossed(piece, from, to))) continue;
      if (!isTakenAway(wall, from, focus, room)) return false;
    }
    for (const solid of blocking.furniture) {
      if (solid.owner !== undefined && but.includes(solid.owner)) continue;
      if (isCrossed(solid, from, to) && !this.isDoorTakenAway(solid, from, focus)) return false;
    }
    for (const figure of blocking.figures.values()) {
      if (!but.includes(figure.id) && isBodyCrossed(figure, from, to)) return false;
    }
    return true;
  }

  private isDoorTakenAway({ owner }: Solid, from: Vec3, focus: Vec3): boolean {
    const doorway = owner === undefined ? undefined : this.plan.doorways.find(({ door }) => door === owner);
    return doorway !== undefined && standsBetween(doorway, from, focus);
  }
}

/** What the audience is shown of a room turns about its middle. */
export function middleOf({ outline, floorY }: Pick<Room, 'outline' | 'floorY'>): Vec3 {
  const { west, east, south, north } = boundsOf(outline);
  return vec((west + east) / 2, floorY + 1.2, (south + north) / 2);
}

/** So far beside the line of sight a door still stands in the picture. */
const besideMeters = 4;

/** Whether a doorway's wall is between an eye and what it looks at: a door without its wall would hide the play. */
export function standsBetween({ center, yaw }: Doorway, eye: Vec3, at: Vec3): boolean {
  const [through, along] = [facing(yaw), facing(yaw + Math.PI / 2)];
  const ahead = (point: Vec3): number => dot(minus(point, center), through);
  const aside = (point: Vec3): number => dot(minus(point, center), along);
  const [before, behind] = [ahead(eye), ahead(at)];
  if (before * behind >= 0) return false;
  const part = before / (before - behind);
  return Math.abs(aside(eye) + (aside(at) - aside(eye)) * part) < besideMeters;
}

function isTakenAway({ from, to, sides }: Wall, camera: Vec3, focus: Vec3, room: Room): boolean {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dz) || 1;
  const leftOf = (point: Vec3): number => ((point.z - from[1]) * dx - (point.x - from[0]) * dz) / length;
  const [before, behind] = [leftOf(camera), leftOf(focus)];
  const ownSide = sides.indexOf(room.place);
  if (ownSide >= 0) {
    // Only a wall towards the house opens: its inner side looks north.
    const inwardZ = (ownSide === 0 ? dx : -dx) / length;
    if (inwardZ < 0.5) return false;
  }
  const hereIsNothing = sides[before > 0 ? 0 : 1] === undefined;
  if (hereIsNothing) return true;
  if (before * behind >= 0) return false;
  const part = before / (before - behind);
  const [x, z] = [camera.x + (focus.x - camera.x) * part, camera.z + (focus.z - camera.z) * part];
  const along = ((x - from[0]) * dx + (z - from[1]) * dz) / length;
  return along > -takenMeters && along < length + takenMeters;
}

function isAtBody({ position, eyes }: Figure, at: Vec3, marginMeters: number): boolean {
  const isBeside = flatDistance(at, position) < clothedRadius + marginMeters;
  const isAtHead = distance(at, eyes) < head.radius + marginMeters;
  return isAtHead || (isBeside && at.y > position.y && at.y < eyes.y + head.crown + marginMeters);
}

/** A body is an upright post with a ball on it. */
function isBodyCrossed({ position, eyes }: Figure, from: Vec3, to: Vec3): boolean {
  const way = minus(to, from);
  const at = (part: number): Vec3 => plus(from, scaled(way, part));
  const flat = way.x * way.x + way.z * way.z;
  const nearest = flat < 1e-9 ? 0 : ((position.x - from.x) * way.x + (position.z - from.z) * way.z) / flat;
  if (nearest > 0 && nearest < 1) {
    const point = at(nearest);
    const isAtBreast = point.y > position.y && point.y < eyes.y - head.chin - 0.05;
    if (isAtBreast && flatDistance(point, position) < clothedRadius) return true;
  }
  const part = dot(minus(eyes, from), way) / (flat + way.y * way.y);
  return part > 0 && part < 1 && distance(at(part), eyes) < head.radius;
}

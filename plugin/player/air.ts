import type { EntityId } from '../../src/drama/entity-id.ts';
import { blockingOf } from '../picture/camera/stage-blocking.ts';
import { isWithin, solidOf, type Solid } from '../picture/camera/solid.ts';
import { isInside } from '../stage/space/triangulate.ts';
import { distance, facing, minus, vec, type Vec3 } from '../stage/space/vector.ts';
import { setSolids } from '../stage/set-solids.ts';
import type { Stage } from '../stage/stage.ts';
import type { Room } from '../stage/staging/stage-plan.ts';

/** Things move seldom, and a camera keeps off them: where they are is looked up so often only. */
const rememberedSeconds = 0.25;
const body = { radius: 0.24, overEyes: 0.2 } as const;
const underCeilingMeters = 0.12;
const doorway = { ahead: 0.45, tall: 1.95 } as const;

/** A solid and the ball around it: most are too far away to be looked at closely. */
interface Near {
  readonly solid: Solid;
  readonly radius: number;
}

/** Solids are gathered within this of where one is, so that a boom's many questions have few of them to ask. */
const gathered = { meters: 3.4, sureMeters: 2.8 } as const;
/** With the margins a camera keeps nothing is thinner than this, so nothing is stepped over. */
const stepMeters = 0.15;
const refinements = 3;

/** Where there is air for a camera that goes about within a stage: in rooms and doorways, in no wall, thing or body. */
export class Air {
  private readonly walls: readonly Near[];
  private things: readonly Near[] = [];
  private readonly close: Near[] = [];
  private middle: Vec3 = vec(0, 0, 0);
  private room: Room | undefined;
  private age = Infinity;

  constructor(
    private readonly stage: Stage,
    /** Whose own body is no hindrance. */
    private readonly self: EntityId,
  ) {
    this.walls = setSolids(stage.parts.plan).map(({ box, pose }) => ballAround(solidOf(box, pose)));
  }

  /** Call before every picture, with where it is about to be taken. */
  update(seconds: number, around: Vec3): void {
    this.age += seconds;
    if (this.age >= rememberedSeconds) {
      this.age = 0;
      this.things = blockingOf(this.stage).furniture.map(ballAround);
    }
    this.middle = around;
    this.close.length = 0;
    for (const all of [this.walls, this.things]) {
      for (const near of all) if (isBallAt(near, around, gathered.meters)) this.close.push(near);
    }
  }

  /** Whether a camera can be there with so much air around it. */
  isFree(at: Vec3, marginMeters: number): boolean {
    if (!this.isIndoors(at)) return false;
    if (distance(at, this.middle) < gathered.sureMeters) {
      if (isIn(this.close, at, marginMeters)) return false;
    } else if (isIn(this.walls, at, marginMeters) || isIn(this.things, at, marginMeters)) return false;
    return !this.isInBody(at, marginMeters);
  }

  /** How far one comes from a point that is free, straight on, before something is in the way. */
  reach(from: Vec3, way: Vec3, wantedMeters: number, marginMeters: number): number {
    const isFreeAt = (far: number): boolean =>
      this.isFree(vec(from.x + way.x * far, from.y + way.y * far, from.z + way.z * far), marginMeters);
    const steps = Math.ceil(wantedMeters / stepMeters);
    let free = 0;
    for (let step = 1; step <= steps; step++) {
      let far = Math.min(wantedMeters, step * stepMeters);
      if (isFreeAt(far)) {
        free = far;
        continue;
      }
      for (let again = 0; again < refinements; again++) {
        const half = (free + far) / 2;
        if (isFreeAt(half)) free = half;
        else far = half;
      }
      return free;
    }
    return free;
  }

  roomAt(at: Vec3): Room | undefined {
    if (this.room && isInRoom(this.room, at)) return this.room;
    const room = this.stage.parts.plan.rooms.find((each) => isInRoom(each, at));
    this.room = room ?? this.room;
    return room;
  }

  /** Windows are holes in a wall too: there is air for a camera on this side of them only. */
  private isIndoors(at: Vec3): boolean {
    const room = this.roomAt(at);
    if (room) return room.outdoors || at.y < room.floorY + room.height - underCeilingMeters;
    return this.stage.parts.plan.doorways.some(({ center, yaw, width }) => {
      const from = minus(at, center);
      const [through, along] = [facing(yaw), facing(yaw + Math.PI / 2)];
      const [ahead, aside] = [dot(from, through), dot(from, along)];
      return Math.abs(ahead) < doorway.ahead && Math.abs(aside) < width / 2 && from.y > 0 && from.y < doorway.tall;
    });
  }

  private isInBody(at: Vec3, marginMeters: number): boolean {
    for (const other of this.stage.actors.all.values()) {
      if (other.id === this.self || !other.isOnStage) continue;
      const { eyes } = other;
      const { position } = other.stand;
      const up = at.y - position.y;
      if (up < 0 || up > eyes.y - position.y + body.overEyes + marginMeters) continue;
      if (Math.hypot(at.x - position.x, at.z - position.z) < body.radius + marginMeters) return true;
    }
    return false;
  }
}

const ballAround = (solid: Solid): Near => ({ solid, radius: Math.hypot(solid.half.x, solid.half.y, solid.half.z) });

const isInRoom = ({ outline, floorY, height }: Room, at: Vec3): boolean =>
  at.y > floorY - 0.5 && at.y < floorY + height && isInside(outline, at.x, at.z);

function isBallAt({ solid: { center }, radius }: Near, at: Vec3, meters: number): boolean {
  const [dx, dy, dz, most] = [at.x - center.x, at.y - center.y, at.z - center.z, radius + meters];
  return dx * dx + dy * dy + dz * dz < most * most;
}

function isIn(solids: readonly Near[], at: Vec3, marginMeters: number): boolean {
  for (const near of solids) {
    if (isBallAt(near, at, marginMeters * 1.8) && isWithin(near.solid, at, marginMeters)) return true;
  }
  return false;
}

const dot = (a: Vec3, b: Vec3): number => a.x * b.x + a.y * b.y + a.z * b.z;

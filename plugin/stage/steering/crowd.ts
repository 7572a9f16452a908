import { Vector3 } from 'yuka';
import { invariant } from '../../../src/kit/invariant.ts';
import type { Random } from '../../../src/kit/random.ts';
import type { Stand } from '../space/pose.ts';
import type { Vec3 } from '../space/vector.ts';
import { aimOf, type Aim, type Company } from './aim.ts';
import { AlongPath } from './along-path.ts';
import { wrapAngle } from '../../../src/kit/numbers.ts';
import { bearing } from './angle.ts';
import { Courtesy } from './courtesy.ts';
import type { Ground } from './ground.ts';
import { KeepClear } from './keep-clear.ts';
import { LedStride } from './led-stride.ts';
import { Neighbours, type Disc } from './neighbours.ts';
import { armsLengthMeters, bodyRadiusMeters } from '../posture.ts';
import { Pedestrian } from './pedestrian.ts';
import { Stride } from './stride.ts';
import { Traffic } from './traffic.ts';
import type { Gate, Walker } from './walker.ts';
import { apart } from './way.ts';

export type { Gate, Walker } from './walker.ts';

type Obstacle = { -readonly [Part in keyof Disc]: Disc[Part] } & { lastX: number; lastZ: number };

/** How far from the ground one may sit or lie and still get up. */
const offGroundMeters = 1.5;
/** Held up for so long, so near will do. */
const [heldUpSeconds, nearlyMeters] = [0.4, 0.15];

/** Everybody who walks on a ground. One `update` is one fixed step; the same steps give the same walks everywhere. */
export class Crowd {
  private readonly ground: Ground;
  private readonly walkers = new Map<string, Pedestrian>();
  private readonly everyone: Pedestrian[] = [];
  private readonly obstacles = new Map<string, Obstacle>();
  private readonly neighbours: Neighbours<Disc>;
  private readonly traffic: Traffic;
  private readonly courtesy: Courtesy;
  private readonly stride: Stride;
  private readonly ledStride: LedStride;
  private readonly company: Company;
  private readonly force = new Vector3();
  private added = 0;

  constructor(
    ground: Ground,
    options: { readonly random: Random; readonly gates?: readonly Gate[]; readonly costAt?: Company['costAt'] },
  ) {
    this.ground = ground;
    this.neighbours = new Neighbours(ground.low, ground.high);
    this.traffic = new Traffic(options.gates ?? []);
    this.courtesy = new Courtesy(ground, this.neighbours, this.traffic, this.everyone, this.obstacles);
    this.stride = new Stride(ground, this.neighbours);
    this.ledStride = new LedStride(ground, this.neighbours, this.traffic.doorways);
    const { everyone, walkers } = this;
    const { random, costAt = () => 0 } = options;
    this.company = { ground, random, everyone, find: (id) => walkers.get(id), costAt };
  }

  add(id: string, stand: Stand): Walker {
    invariant(!this.walkers.has(id), `${id} is already in the crowd: place them instead of adding them again.`);
    const walker = new Pedestrian(id, this.added++, this.ground, stand);
    const { steering } = walker.vehicle;
    steering.add(new AlongPath(walker, this.ground));
    steering.add(new KeepClear(walker, this.ground, this.neighbours));
    this.walkers.set(id, walker);
    this.everyone.push(walker);
    this.traffic.add(walker);
    return walker;
  }

  remove(id: string): void {
    const walker = this.walkers.get(id);
    if (walker === undefined) return;
    this.walkers.delete(id);
    this.everyone.splice(this.everyone.indexOf(walker), 1);
    this.traffic.remove(walker);
    for (const other of this.everyone) if (other.aside?.to === walker) other.aside = undefined;
  }

  get(id: string): Walker | undefined {
    return this.walkers.get(id);
  }

  /** Something round in the way that is not part of the ground: a prop that moves or can be moved. */
  setObstacle(id: string, circle: { readonly position: Vec3; readonly radius: number } | undefined): void {
    if (circle === undefined) {
      this.obstacles.delete(id);
      return;
    }
    const { x, y, z } = circle.position;
    const known = this.obstacles.get(id);
    if (known !== undefined) Object.assign(known, { x, y, z, radius: circle.radius });
    else this.obstacles.set(id, { x, y, z, radius: circle.radius, velocityX: 0, velocityZ: 0, lastX: x, lastZ: z });
  }

  /** The ground was baked anew: everybody looks where they stand on it, and for another way to where they go. */
  relaid(): void {
    for (const walker of this.everyone) {
      const at = this.ground.polygonAt(walker.position);
      // Whoever stands where something is now steps out from under it.
      const beside = at === -1 && !walker.fixed ? this.ground.closest(walker.position) : undefined;
      const { x, y, z } = beside ?? walker.position;
      walker.moveTo(x, y, z, beside ? this.ground.polygonAt(beside) : at);
      if (walker.isGoing) walker.halt();
      walker.patience = 0;
    }
  }

  /** One fixed step: all look, then all decide, then all move, in the order in which they came. */
  update(seconds: number): void {
    const { everyone } = this;
    this.gather(seconds);
    for (const walker of everyone) this.think(walker, seconds);
    this.traffic.update(everyone, seconds);
    for (const walker of everyone) this.courtesy.clearLane(walker);
    for (const walker of everyone) this.steer(walker, seconds);
    for (const walker of everyone) {
      if (walker.led !== undefined && !walker.fixed) this.ledStride.take(walker, walker.led, seconds);
      else this.stride.take(walker, seconds);
    }
    for (const walker of everyone) this.courtesy.watch(walker, seconds);
  }

  private gather(seconds: number): void {
    this.neighbours.clear();
    for (const walker of this.everyone) this.neighbours.add(walker);
    for (const obstacle of this.obstacles.values()) {
      obstacle.velocityX = (obstacle.x - obstacle.lastX) / seconds;
      obstacle.velocityZ = (obstacle.z - obstacle.lastZ) / seconds;
      obstacle.lastX = obstacle.x;
      obstacle.lastZ = obstacle.z;
      this.neighbours.add(obstacle);
    }
  }

  /** Looks where the goal is now, plans the way there, and notices when it has arrived. */
  private think(walker: Pedestrian, seconds: number): void {
    walker.pause -= seconds;
    walker.patience -= seconds;
    walker.asking -= seconds;
    walker.leash = Infinity;
    walker.isHeld = false;
    walker.isQueueing = false;
    if (walker.fixed) {
      if (walker.isGoing) walker.halt();
    } else if (walker.led !== undefined) {
      this.ledStride.intend(walker, walker.led);
    } else if (walker.aside !== undefined) {
      this.courtesy.stayAside(walker, walker.aside, seconds);
    } else if (walker.goal !== undefined) {
      const aim = aimOf(walker, walker.goal, this.company);
      if (aim === undefined) giveUp(walker);
      else this.pursue(walker, aim);
    } else {
      walker.status = 'standing';
      if (walker.faceAt !== undefined) walker.face = walker.yawTo(walker.faceAt);
      if (walker.home !== undefined) this.goHome(walker, walker.home);
    }
  }

  private pursue(walker: Pedestrian, aim: Aim): void {
    walker.pace = aim.pace;
    if (aim.isThere || this.isThere(walker, aim)) {
      arrive(walker, aim.face);
      return;
    }
    const end = walker.corners.at(-1);
    const drift = end === undefined ? Infinity : apart(end, aim.spot);
    // Far from a goal that moves a hand's breadth is no reason to turn.
    const isAstray = drift > (walker.remaining > 1 ? 0.15 : 0.05);
    const isDue = walker.patience <= 0;
    if (isDue) walker.patience = drift < 1 ? 0.1 : 0.2;
    if (!walker.isGoing || (isDue && (isAstray || !this.seesCorner(walker)))) {
      const way = this.wayTo(walker, aim.spot);
      if (way === undefined) {
        giveUp(walker);
        return;
      }
      walker.take(way);
    }
    if (walker.status !== 'at-gate' && walker.status !== 'stuck') walker.status = 'walking';
    walker.leash = Math.max(0, walker.remaining - aim.short);
  }

  /** From a chair or a bed one first gets to the ground beside it. */
  private wayTo(walker: Pedestrian, spot: Vec3): readonly Vec3[] | undefined {
    if (walker.polygon !== -1) return this.ground.path(walker.position, spot);
    const beside = this.ground.closest(walker.position, offGroundMeters);
    const way = beside && this.ground.path(beside, spot);
    return way && [walker.position, ...way];
  }

  private isThere(walker: Pedestrian, { spot, short }: Aim): boolean {
    if (Math.abs(walker.y - spot.y) > 1) return false;
    const away = apart(walker, spot);
    if (away <= short + 0.04) return away < 0.1 || this.ground.isClear(walker, spot);
    const isResting = walker.status === 'arrived';
    const isHeldUp = walker.blocked > heldUpSeconds;
    if (isHeldUp && away < nearlyMeters && walker.goal?.kind === 'point') {
      // Whoever stands beside it leaves no more room: this will do.
      walker.aimed = walker.position;
      return true;
    }
    // Somebody stands on the very spot, or so near that one cannot: beside them is there too.
    const near = armsLengthMeters + (isResting ? 0.25 : 0.07);
    const taken = isResting || isHeldUp ? armsLengthMeters : 2 * bodyRadiusMeters;
    return walker.goal?.kind === 'point' && away < near && this.isTaken(spot, walker, taken);
  }

  private isTaken(spot: Vec3, walker: Pedestrian, meters: number): boolean {
    return this.everyone.some(
      (other) =>
        other !== walker && isBoundFor(other, spot) && Math.abs(other.y - spot.y) < 1 && apart(other, spot) < meters,
    );
  }

  /** Back to where it stood before it stepped aside. */
  private goHome(walker: Pedestrian, home: Stand): void {
    if (apart(walker, home.position) < 0.05 || walker.idle > 2.5) {
      walker.home = undefined;
      walker.halt();
      walker.face = home.yaw;
      return;
    }
    if (!walker.isGoing) {
      const way = this.ground.path(walker.position, home.position);
      if (way === undefined) walker.home = undefined;
      else walker.take(way);
    }
    walker.leash = walker.remaining;
  }

  private steer(walker: Pedestrian, seconds: number): void {
    walker.wantedX = 0;
    walker.wantedZ = 0;
    if (walker.fixed || !walker.isGoing || walker.led !== undefined) return;
    const { vehicle } = walker;
    vehicle.position.set(walker.x, walker.y, walker.z);
    vehicle.velocity.set(walker.velocityX, 0, walker.velocityZ);
    vehicle.steering.calculate(seconds, this.force);
    walker.wantedX = walker.velocityX + this.force.x;
    walker.wantedZ = walker.velocityZ + this.force.z;
    if (walker.facedGoal !== undefined) return;
    // Stopped by others, it keeps looking roughly where it wants to go.
    if (walker.wishX === 0 && walker.wishZ === 0) return;
    const towards = bearing(walker.wishX, walker.wishZ);
    walker.face = Math.abs(wrapAngle(towards - walker.yaw)) < 1 ? walker.yaw : towards;
  }

  private seesCorner(walker: Pedestrian): boolean {
    const target = walker.corners[walker.corner];
    if (target === undefined || walker.polygon === -1) return true;
    return this.ground.mesh.cast(walker.polygon, walker.x, walker.z, target.x, target.z) > 0.99;
  }
}

/** Stands, or is on the way to that very spot: then whoever is nearer has it. */
function isBoundFor(walker: Pedestrian, spot: Vec3): boolean {
  const end = walker.corners.at(-1);
  return !walker.isGoing || (end !== undefined && apart(end, spot) < 2 * bodyRadiusMeters);
}

function arrive(walker: Pedestrian, face: number | undefined): void {
  if (walker.isGoing) {
    walker.halt();
    walker.face = walker.yaw;
    walker.gate = undefined;
  }
  if (face !== undefined) walker.face = face;
  const isStill = walker.speed < 0.05 && Math.abs(wrapAngle(walker.face - walker.yaw)) < 0.06;
  if (walker.goal?.kind === 'pace') walker.status = 'walking';
  else if (isStill) walker.status = 'arrived';
  else if (walker.status !== 'arrived') walker.status = 'walking';
}

function giveUp(walker: Pedestrian): void {
  if (walker.status !== 'no-way') walker.face = walker.yaw;
  walker.halt();
  walker.gate = undefined;
  walker.status = 'no-way';
}

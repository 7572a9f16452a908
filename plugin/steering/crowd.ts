import type { Random } from '../../src/kit/random.ts';
import { invariant } from '../../src/kit/invariant.ts';
import type { Stand } from '../space/pose.ts';
import type { Vec3 } from '../space/vector.ts';
import { aimOf, type Aim } from './aim.ts';
import { AlongPath } from './along-path.ts';
import { bearing, cosine, sine, toGrain, wrapAngle } from './angle.ts';
import { findAside } from './aside.ts';
import { Doorway, noMeeting, type Meeting } from './doorway.ts';
import { stepMotion } from './gait.ts';
import type { Ground } from './ground.ts';
import { KeepClear } from './keep-clear.ts';
import { Neighbours, type Disc } from './neighbours.ts';
import { bodyRadius, Pedestrian, wayDistance } from './pedestrian.ts';
import type { Gate, Walker } from './walker.ts';
import { Vector3 } from 'yuka';

export type { Goal } from './goal.ts';
export type { Gate, Walker, WalkerStatus } from './walker.ts';

interface Obstacle extends Disc {
  x: number;
  y: number;
  z: number;
  radius: number;
  velocityX: number;
  velocityZ: number;
  lastX: number;
  lastZ: number;
}

/** Two bodies never come nearer than this: they stop. */
const touchMeters = 2 * bodyRadius - 0.02;
/** How far a step may bend along a wall before it would show as a slide. */
const straightCosine = 0.94;

/** Everybody who walks on a ground. One `update` is one fixed step. */
export class Crowd {
  private readonly ground: Ground;
  private readonly random: Random;
  private readonly doorways: readonly Doorway[];
  private readonly walkers = new Map<string, Pedestrian>();
  private readonly everyone: Pedestrian[] = [];
  private readonly obstacles = new Map<string, Obstacle>();
  private readonly neighbours = new Neighbours<Disc>();
  private readonly meetings = new Map<Pedestrian, Meeting>();
  private readonly near: Disc[] = [];
  private readonly force = new Vector3();
  private readonly trial = noMeeting();
  private added = 0;

  constructor(ground: Ground, options: { readonly random: Random; readonly gates?: readonly Gate[] }) {
    this.ground = ground;
    this.random = options.random;
    this.doorways = (options.gates ?? []).map((gate) => new Doorway(gate));
  }

  add(id: string, stand: Stand): Walker {
    invariant(!this.walkers.has(id), `${id} is already in the crowd: place them instead of adding them again.`);
    const walker = new Pedestrian(id, this.added++, this.ground, stand);
    const { steering } = walker.vehicle;
    steering.add(new AlongPath(walker, this.ground.mesh));
    steering.add(new KeepClear(walker, this.ground.mesh, this.neighbours));
    this.walkers.set(id, walker);
    this.everyone.push(walker);
    this.meetings.set(walker, noMeeting());
    return walker;
  }

  remove(id: string): void {
    const walker = this.walkers.get(id);
    if (walker === undefined) return;
    this.walkers.delete(id);
    this.everyone.splice(this.everyone.indexOf(walker), 1);
    this.meetings.delete(walker);
    for (const { passing } of this.doorways) {
      if (passing.includes(walker)) passing.splice(passing.indexOf(walker), 1);
    }
    for (const other of this.everyone) if (other.aside?.to === walker) other.aside = undefined;
  }

  get(id: string): Walker | undefined {
    return this.walkers.get(id);
  }

  /** The walkers from the inside, for those who find them places. */
  pedestrian(id: string): Pedestrian | undefined {
    return this.walkers.get(id);
  }

  get pedestrians(): readonly Pedestrian[] {
    return this.everyone;
  }

  setObstacle(id: string, circle: { readonly position: Vec3; readonly radius: number } | undefined): void {
    if (circle === undefined) {
      this.obstacles.delete(id);
      return;
    }
    const { x, y, z } = circle.position;
    const known = this.obstacles.get(id);
    if (known === undefined) {
      this.obstacles.set(id, { x, y, z, radius: circle.radius, velocityX: 0, velocityZ: 0, lastX: x, lastZ: z });
    } else {
      Object.assign(known, { x, y, z, radius: circle.radius });
    }
  }

  update(seconds: number): void {
    this.gather(seconds);
    for (const walker of this.everyone) this.think(walker, seconds);
    for (const walker of this.everyone) this.meet(walker);
    for (const doorway of this.doorways) doorway.settle((walker) => this.meetings.get(walker)!, seconds);
    for (const walker of this.everyone) this.clearLane(walker);
    for (const walker of this.everyone) this.steer(walker, seconds);
    for (const walker of this.everyone) this.act(walker, seconds);
    for (const walker of this.everyone) this.watch(walker, seconds);
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
      return;
    }
    if (walker.aside !== undefined) {
      this.stayAside(walker, walker.aside, seconds);
      return;
    }
    if (walker.goal === undefined) {
      if (walker.faceAt !== undefined) walker.face = walker.yawTo(walker.faceAt);
      if (walker.home !== undefined) this.goHome(walker, walker.home);
      return;
    }
    const aim = aimOf(walker, walker.goal, { ground: this.ground, random: this.random, everyone: this.everyone, find: (id) => this.walkers.get(id) });
    if (aim === undefined) this.giveUp(walker);
    else this.pursue(walker, aim);
  }

  private pursue(walker: Pedestrian, aim: Aim): void {
    walker.pace = aim.pace;
    if (aim.isThere || this.isThere(walker, aim)) {
      this.arrive(walker, aim.face);
      return;
    }
    const end = walker.corners.at(-1);
    const drift = end === undefined ? Infinity : lengthOf2(end.x - aim.spot.x, end.z - aim.spot.z);
    const isLost = walker.isGoing && walker.patience <= 0 && !this.seesCorner(walker);
    if (!walker.isGoing || isLost || (drift > 0.05 && walker.patience <= 0)) {
      const way = this.ground.path(walker.position, aim.spot);
      if (way === undefined) {
        this.giveUp(walker);
        return;
      }
      walker.take(way);
      walker.patience = drift < 1 ? 0.1 : 0.2;
    }
    walker.isFresh = false;
    if (walker.status === 'arrived' || walker.status === 'standing' || walker.status === 'no-way') walker.status = 'walking';
    walker.leash = Math.max(0, walker.remaining - aim.short);
  }

  private isThere(walker: Pedestrian, { spot, short }: Aim): boolean {
    const away = lengthOf2(walker.x - spot.x, walker.z - spot.z);
    if (Math.abs(walker.y - spot.y) > 1) return false;
    if (away <= short + 0.04) return away < 0.1 || this.ground.isClear(walker, spot);
    // Somebody stands on the very spot: beside them is there too.
    const near = walker.blocked > 0.7 ? 0.8 : 0.62;
    return walker.goal?.kind === 'point' && away < near && this.isTaken(spot, walker);
  }

  private isTaken(spot: Vec3, walker: Pedestrian): boolean {
    return this.everyone.some(
      (other) =>
        other !== walker &&
        !other.isGoing &&
        Math.abs(other.y - spot.y) < 1 &&
        lengthOf2(other.x - spot.x, other.z - spot.z) < 2 * bodyRadius,
    );
  }

  private arrive(walker: Pedestrian, face: number | undefined): void {
    if (walker.isGoing) {
      walker.halt();
      walker.face = walker.yaw;
      walker.gate = undefined;
    }
    if (face !== undefined) walker.face = face;
    walker.isFresh = false;
    if (walker.goal?.kind === 'pace') {
      walker.status = 'walking';
      return;
    }
    const isStill = walker.speed < 0.05 && Math.abs(wrapAngle(walker.face - walker.yaw)) < 0.06;
    if (isStill) walker.status = 'arrived';
    else if (walker.status !== 'arrived') walker.status = 'walking';
  }

  private giveUp(walker: Pedestrian): void {
    walker.halt();
    walker.face = walker.yaw;
    walker.isFresh = false;
    walker.gate = undefined;
    walker.status = 'no-way';
  }

  private goHome(walker: Pedestrian, home: Stand): void {
    const away = lengthOf2(walker.x - home.position.x, walker.z - home.position.z);
    if (away < 0.05 || walker.idle > 4) {
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

  /** Waits out of the way until the other is past. */
  private stayAside(walker: Pedestrian, aside: NonNullable<Pedestrian['aside']>, seconds: number): void {
    aside.seconds += seconds;
    const { to, from, spot } = aside;
    const isPast = !to.isGoing || (wayDistance(to, from.x, from.z) > 0.62 && wayDistance(to, walker.x, walker.z) > 0.5);
    if ((isPast && aside.seconds > 0.3) || aside.seconds > 8) {
      walker.aside = undefined;
      walker.halt();
      walker.face = walker.yaw;
      return;
    }
    const away = lengthOf2(walker.x - spot.x, walker.z - spot.z);
    // Where one cannot get any farther aside one waits.
    const isHindered = walker.blocked > 0.8 && wayDistance(to, walker.x, walker.z, 1.5) > 0.46;
    if (away < 0.06 || isHindered) {
      if (isHindered) aside.spot = walker.position;
      if (walker.isGoing) walker.halt();
      walker.face = walker.yawTo(to);
      // They came another way than it seemed.
      if (walker.asking <= 0 && wayDistance(to, walker.x, walker.z, 1.5) < 0.46) {
        walker.asking = 0.4;
        this.makeWay(walker, to);
      }
    } else if (!walker.isGoing) {
      const way = this.ground.path(walker.position, spot);
      if (way === undefined) walker.aside = undefined;
      else walker.take(way);
    }
    walker.leash = walker.remaining;
  }

  /** Finds the next gate on its way; before a closed one it stops. */
  private meet(walker: Pedestrian): void {
    const meeting = this.meetings.get(walker)!;
    const doorway = this.nextDoorway(walker, meeting);
    if (!walker.isGoing) return;
    if (doorway === undefined) {
      this.leaveGate(walker);
      return;
    }
    if (doorway.isShutFor(walker)) {
      walker.leash = Math.min(walker.leash, meeting.closedStop);
      const waits = meeting.closedStop < 0.06 || (walker.blocked > 0.3 && meeting.distance < 2.5);
      if (waits && walker.speed < 0.05 && walker.aside === undefined) {
        walker.status = 'at-gate';
        walker.gate = doorway.gate.id;
        walker.isHeld = true;
      } else if (walker.status === 'at-gate') walker.isHeld = true;
    } else {
      this.leaveGate(walker);
      doorway.announce(walker);
    }
  }

  private nextDoorway(walker: Pedestrian, meeting: Meeting): Doorway | undefined {
    meeting.doorway = undefined;
    meeting.distance = Infinity;
    if (!walker.isGoing) return undefined;
    const { trial } = this;
    for (const doorway of this.doorways) {
      doorway.meets(walker, trial);
      if (trial.distance < meeting.distance) Object.assign(meeting, trial);
    }
    return meeting.doorway;
  }

  private leaveGate(walker: Pedestrian): void {
    walker.gate = undefined;
    if (walker.status === 'at-gate') walker.status = 'walking';
  }

  /** Whoever waits at a doorway stands where those coming out do not need to go. */
  private clearLane(walker: Pedestrian): void {
    const { doorway } = this.meetings.get(walker)!;
    if (doorway === undefined || walker.aside !== undefined || !walker.isGoing) return;
    if (!walker.isHeld || doorway.passing.includes(walker)) return;
    for (const other of doorway.passing) {
      const isInTheWay = wayDistance(other, walker.x, walker.z, 4) < 0.6;
      if ((isInTheWay || doorway.isBefore(walker.x, walker.y, walker.z)) && this.makeWay(walker, other)) return;
    }
  }

  private steer(walker: Pedestrian, seconds: number): void {
    const { vehicle } = walker;
    const { force } = this;
    vehicle.position.set(walker.x, walker.y, walker.z);
    vehicle.velocity.set(walker.velocityX, 0, walker.velocityZ);
    if (walker.fixed || !walker.isGoing) {
      walker.wantedX = 0;
      walker.wantedZ = 0;
      return;
    }
    vehicle.steering.calculate(seconds, force);
    walker.wantedX = walker.velocityX + force.x;
    walker.wantedZ = walker.velocityZ + force.z;
    // Stopped by others, it keeps looking where it wants to go.
    if (walker.wishX !== 0 || walker.wishZ !== 0) walker.face = bearing(walker.wishX, walker.wishZ);
  }

  /** One step of the feet: on the mesh, the way it faces, into nobody. */
  private act(walker: Pedestrian, seconds: number): void {
    if (walker.fixed) {
      walker.speed = 0;
      walker.velocityX = 0;
      walker.velocityZ = 0;
      return;
    }
    stepMotion(walker, walker.wantedX, walker.wantedZ, walker.face, seconds);
    walker.yaw = toGrain(walker.yaw);
    const [fromX, fromZ] = [walker.x, walker.z];
    if (walker.speed > 1e-4) this.step(walker, seconds);
    const [dx, dz] = [walker.x - fromX, walker.z - fromZ];
    walker.velocityX = dx / seconds;
    walker.velocityZ = dz / seconds;
    walker.speed = Math.sqrt(dx * dx + dz * dz) / seconds;
  }

  private step(walker: Pedestrian, seconds: number): void {
    const { mesh } = this.ground;
    const length = walker.speed * seconds;
    const [aheadX, aheadZ] = [sine(walker.yaw), cosine(walker.yaw)];
    const [x, z] = [walker.x + aheadX * length, walker.z + aheadZ * length];
    if (walker.polygon === -1) {
      // Off the mesh, as from a chair: straight on until there is ground.
      walker.moveTo(x, this.ground.heightAt(x, z, walker.y), z, mesh.at(x, walker.y, z));
      return;
    }
    mesh.move(walker.polygon, walker.x, walker.z, x, z);
    const { hit } = mesh;
    const [dx, dz, polygon] = [hit.x - walker.x, hit.z - walker.z, hit.polygon];
    const gone = Math.sqrt(dx * dx + dz * dz);
    if (gone < 1e-5 || (dx * aheadX + dz * aheadZ) / gone < straightCosine) return;
    if (this.isBumping(walker, hit.x, hit.z)) return;
    walker.moveTo(hit.x, this.ground.heightAt(hit.x, hit.z, mesh.heightOn(polygon, hit.x, hit.z)), hit.z, polygon);
  }

  private isBumping(walker: Pedestrian, x: number, z: number): boolean {
    for (const other of this.neighbours.within(walker.x, walker.y, walker.z, 1.5, this.near)) {
      if (other === walker) continue;
      const least = touchMeters - bodyRadius + other.radius;
      const next = (other.x - x) * (other.x - x) + (other.z - z) * (other.z - z);
      if (next >= least * least) continue;
      const now = (other.x - walker.x) * (other.x - walker.x) + (other.z - walker.z) * (other.z - walker.z);
      if (next < now) return true;
    }
    return false;
  }

  /** Notices when somebody does not get on, and does something about it. */
  private watch(walker: Pedestrian, seconds: number): void {
    const wishes = walker.isGoing && Math.abs(walker.wishX) + Math.abs(walker.wishZ) > 0.15;
    if (!wishes) walker.blocked = Math.max(0, walker.blocked - seconds);
    else if (walker.speed < 0.12) walker.blocked += Math.abs(walker.turnRate) < 1 ? seconds : seconds / 3;
    else if (walker.speed > 0.25) walker.blocked = Math.max(0, walker.blocked - 3 * seconds);
    const [dx, dz] = [walker.x - walker.anchorX, walker.z - walker.anchorZ];
    walker.idle += seconds;
    if (!walker.isGoing || walker.isHeld || walker.isQueueing || dx * dx + dz * dz > 0.0625) {
      walker.idle = 0;
      walker.anchorX = walker.x;
      walker.anchorZ = walker.z;
      if (walker.status === 'stuck') walker.status = 'walking';
    }
    if (walker.idle > 3 && walker.status === 'walking' && walker.aside === undefined) walker.status = 'stuck';
    if (walker.blocked < 0.4 || walker.asking > 0 || walker.isHeld) return;
    walker.asking = 0.3;
    const other = this.blocker(walker);
    if (other === undefined) {
      if (walker.blocked > 0.8) walker.isGoing = false;
      return;
    }
    if (!(other instanceof Pedestrian) || other.fixed || (other.goal?.kind === 'block' && !other.isGoing)) {
      this.goAround(walker, other);
      return;
    }
    if (!other.isGoing) {
      const end = walker.corners.at(-1);
      const isTheirs = end !== undefined && lengthOf2(end.x - other.x, end.z - other.z) < 0.5;
      if (other.aside === undefined && !isTheirs && !this.makeWay(other, walker)) this.goAround(walker, other);
      return;
    }
    this.settleMeeting(walker, other);
  }

  /** Two who walk into each other: the one who can step aside more easily does; those who pass a doorway do not. */
  private settleMeeting(walker: Pedestrian, other: Pedestrian): void {
    const isAgainst = walker.velocityX * other.velocityX + walker.velocityZ * other.velocityZ <= 0;
    const facesMe = other.wishX * (walker.x - other.x) + other.wishZ * (walker.z - other.z) > 0;
    if (!(isAgainst && facesMe) && walker.blocked < 1.5) return;
    const [first, second] = this.hasWay(walker, other) ? [other, walker] : [walker, other];
    if (first.aside === undefined && this.makeWay(first, second)) return;
    if (second.aside === undefined && this.makeWay(second, first)) return;
    if (walker.blocked > 1) this.goAround(walker, other);
  }

  private hasWay(walker: Pedestrian, other: Pedestrian): boolean {
    const weight = (each: Pedestrian): number =>
      (each.aside === undefined ? 0 : 2) + (this.doorways.some(({ passing }) => passing.includes(each)) ? 1 : 0);
    return weight(walker) - weight(other) || other.order - walker.order > 0 ? weight(walker) >= weight(other) : false;
  }

  private blocker(walker: Pedestrian): Disc | undefined {
    let [found, nearest]: [Disc | undefined, number] = [undefined, Infinity];
    const wish = Math.sqrt(walker.wishX * walker.wishX + walker.wishZ * walker.wishZ) || 1;
    for (const other of this.neighbours.within(walker.x, walker.y, walker.z, 1.5, this.near)) {
      if (other === walker) continue;
      const [dx, dz] = [other.x - walker.x, other.z - walker.z];
      const away = Math.sqrt(dx * dx + dz * dz);
      const gap = away - other.radius - walker.radius;
      const ahead = (dx * walker.wishX + dz * walker.wishZ) / (wish * Math.max(away, 1e-6));
      if (gap < 0.4 && ahead > 0.2 && gap - 0.3 * ahead < nearest) [found, nearest] = [other, gap - 0.3 * ahead];
    }
    return found;
  }

  /** Sends somebody out of another's way; false when there is nowhere to go. */
  private makeWay(walker: Pedestrian, to: Pedestrian): boolean {
    if (walker.fixed || (walker.goal?.kind === 'block' && !walker.isGoing)) return false;
    const ways = to.aside === undefined ? [to] : [to, to.aside.to];
    const { doorway } = this.meetings.get(walker)!;
    if (doorway !== undefined) for (const other of doorway.passing) if (!ways.includes(other) && other !== walker) ways.push(other);
    const spot = findAside(this.ground, walker, { ways: ways.filter((each) => each !== walker), everyone: this.everyone, doorways: this.doorways });
    if (spot === undefined) return false;
    if (walker.goal === undefined && walker.home === undefined) walker.home = { position: walker.position, yaw: walker.face };
    walker.aside = { spot, to, from: walker.aside?.from ?? walker.position, seconds: walker.aside?.seconds ?? 0 };
    walker.halt();
    return true;
  }

  /** A way past something that does not move: through a point beside it. */
  private goAround(walker: Pedestrian, other: Disc): void {
    const end = walker.corners.at(-1);
    if (end === undefined) return;
    const reach = other.radius + bodyRadius + 0.2;
    let [best, shortest]: [readonly Vec3[] | undefined, number] = [undefined, Infinity];
    for (let index = 0; index < 12; index++) {
      const heading = (Math.PI * index) / 6;
      for (const meters of [reach, reach + 0.4]) {
        const beside = { x: other.x + meters * sine(heading), y: other.y, z: other.z + meters * cosine(heading) };
        if (!this.ground.contains(beside)) continue;
        const [there, onward] = [this.ground.path(walker.position, beside), this.ground.path(beside, end)];
        if (there === undefined || onward === undefined) continue;
        const way = [...there, ...onward.slice(1)];
        const length = lengthOf(way) + 1e-4 * index;
        if (length < shortest && this.isOpenWay(way, walker)) [best, shortest] = [way, length];
      }
    }
    if (best !== undefined) {
      walker.take(best);
      walker.patience = 1.5;
    } else walker.asking = 0.8;
  }

  private isOpenWay(way: readonly Vec3[], walker: Pedestrian): boolean {
    const discs: Iterable<Disc> = [...this.everyone.filter((each) => each !== walker && !each.isGoing), ...this.obstacles.values()];
    for (const disc of discs) {
      const least = disc.radius + bodyRadius + 0.02;
      for (let index = 1; index < way.length; index++) {
        const [a, b] = [way[index - 1]!, way[index]!];
        const [dx, dz] = [b.x - a.x, b.z - a.z];
        const length2 = dx * dx + dz * dz;
        const along = length2 < 1e-12 ? 0 : ((disc.x - a.x) * dx + (disc.z - a.z) * dz) / length2;
        const part = Math.min(1, Math.max(0, along));
        const [px, pz] = [a.x + part * dx - disc.x, a.z + part * dz - disc.z];
        if (Math.abs(disc.y - a.y) < 1.2 && px * px + pz * pz < least * least && (index > 1 || part > 0.05)) return false;
      }
    }
    return true;
  }

  private seesCorner(walker: Pedestrian): boolean {
    const target = walker.corners[walker.corner];
    if (target === undefined || walker.polygon === -1) return true;
    return this.ground.mesh.cast(walker.polygon, walker.x, walker.z, target.x, target.z) > 0.99;
  }
}

const lengthOf = (way: readonly Vec3[]): number =>
  way.reduce((sum, { x, z }, index) => (index === 0 ? 0 : sum + lengthOf2(x - way[index - 1]!.x, z - way[index - 1]!.z)), 0);

import type { Vec3 } from '../space/vector.ts';
import { cosine, sine } from './angle.ts';
import { findAside } from './aside.ts';
import type { Ground } from './ground.ts';
import type { Disc, Neighbours } from './neighbours.ts';
import { armsLengthMeters, bodyRadiusMeters } from '../posture.ts';
import { Pedestrian, wayDistance, type Aside } from './pedestrian.ts';
import type { Traffic } from './traffic.ts';
import { apart, partNearest, wayLength } from './way.ts';

/** Room for two to pass; less than `touching` and one is in the other's way. */
const roomMeters = armsLengthMeters + 0.04;
const touchingMeters = armsLengthMeters - 0.02;
/** Whoever stands within this may be what holds one up. */
const besideMeters = armsLengthMeters + 0.15;
/** Held up by people for so long one goes nearer to them than one likes; sooner in a doorway and past one who is led. */
const politeSeconds = 1.1;
const hurriedSeconds = 0.5;
/** While somebody is stepping out of one's way, one waits for them. */
const patientSeconds = 2.6;
/** Whoever steps out of one's way and stands there still after so long is let by. */
const letBySeconds = 1.2;
/** So far ahead of one who is held up others open a way, until it is so wide on either side. */
const openMeters = armsLengthMeters + 0.1;
const narrowsWithinMeters = 1.8;
/** After this long out of the way one goes on whatever the other does. */
const longestAside = 8;
/** Whoever does not get on for so long is stuck; those who can step aside are given longer to sort it out. */
const stuckSeconds = 3;
const jammedSeconds = 8;
/** So far ahead one sees who is in the way for good. */
const foreseenMeters = 3;
/** Rather than ask somebody aside one goes so much farther. */
const askedMeters = 4;
/** Held up for so long by nobody one looks for another way. */
const lookAgainSeconds = 0.8;

/** Who gives way to whom, and what one does who does not get on. */
export class Courtesy {
  private readonly near: Disc[] = [];

  constructor(
    private readonly ground: Ground,
    private readonly neighbours: Neighbours<Disc>,
    private readonly traffic: Traffic,
    private readonly everyone: readonly Pedestrian[],
    private readonly obstacles: ReadonlyMap<string, Disc>,
  ) {}

  /** Whoever waits at a doorway stands where those coming out do not need to go. */
  clearLane(walker: Pedestrian): void {
    const doorway = this.traffic.doorwayOf(walker);
    if (doorway === undefined || walker.aside !== undefined || !walker.isGoing) return;
    if (!walker.isHeld || doorway.passing.includes(walker)) return;
    for (const other of doorway.passing) {
      const isInTheWay = wayDistance(other, walker.x, walker.z, 4) < 0.6;
      if ((isInTheWay || doorway.isBefore(walker.x, walker.y, walker.z)) && this.makeWay(walker, other)) return;
    }
  }

  /** Waits out of the way until the other is past. */
  stayAside(walker: Pedestrian, aside: Aside, seconds: number): void {
    aside.seconds += seconds;
    const { to, from } = aside;
    // Who has let one by on one's way out of theirs is not past.
    const isLetBy = to.aside?.to === walker && walker.isGoing;
    // Held up, and about to look for another way, they are still coming.
    const isLooking = !to.isGoing && to.blocked > lookAgainSeconds;
    const isPast =
      !isLetBy &&
      !isLooking &&
      (!to.isGoing || (wayDistance(to, from.x, from.z) > roomMeters && wayDistance(to, walker.x, walker.z) > 0.5));
    if ((isPast && aside.seconds > 0.3) || aside.seconds > longestAside) {
      walker.aside = undefined;
      walker.halt();
      walker.face = walker.yaw;
      return;
    }
    const isInTheWay = wayDistance(to, walker.x, walker.z, 1.5) < touchingMeters;
    // Where one cannot get any farther aside one waits.
    if (walker.blocked > 0.8 && !isInTheWay) aside.spot = walker.position;
    if (apart(walker, aside.spot) < 0.06) {
      if (walker.isGoing) walker.halt();
      walker.face = walker.yawTo(to);
      // They came another way than it seemed.
      if (walker.asking <= 0 && isInTheWay) {
        walker.asking = 0.4;
        this.makeWay(walker, to);
      }
    } else if (!walker.isGoing) {
      const way = this.ground.path(walker.position, aside.spot);
      if (way === undefined) walker.aside = undefined;
      else walker.take(way);
    }
    walker.leash = walker.remaining;
  }

  /** Notices when somebody does not get on, and does something about it. */
  watch(walker: Pedestrian, seconds: number): void {
    this.measure(walker, seconds);
    if (walker.led !== undefined) return this.askForRoom(walker);
    if (walker.asking > 0 || walker.isHeld) return;
    if (walker.blocked < 0.4) {
      const firm = this.firmAhead(walker);
      if (firm) this.goAround(walker, firm);
      return;
    }
    walker.asking = 0.3;
    if (this.openWay(walker)) return;
    const other = this.blocker(walker);
    if (other === undefined) {
      // Nobody is in the way: perhaps the way itself is no longer the right one.
      if (walker.blocked > lookAgainSeconds) walker.isGoing = false;
    } else if (!(other instanceof Pedestrian) || other.isFirm) {
      this.goAround(walker, other);
    } else if (other.isGoing) {
      this.settleMeeting(walker, other);
    } else if (other.aside === undefined && !standsAtGoalOf(other, walker) && !this.makeWay(other, walker)) {
      this.goAround(walker, other);
    }
  }

  /** Who makes way for nobody and is too near to the way ahead: one goes around them before one is held up by them. */
  private firmAhead(walker: Pedestrian): Pedestrian | undefined {
    const end = walker.corners.at(-1);
    if (!walker.isGoing || walker.aside !== undefined || end === undefined) return undefined;
    return this.everyone.find(
      (other) =>
        other.isFirm &&
        other !== walker &&
        Math.abs(other.y - walker.y) < 1.2 &&
        apart(other, walker) > besideMeters &&
        apart(other, end) > besideMeters &&
        wayDistance(walker, other.x, other.z, foreseenMeters) < armsLengthMeters,
    );
  }

  /** Those who stand too near to the way ahead, two of them with a gap between, say, step back from it. */
  private openWay(walker: Pedestrian): boolean {
    let isOpening = false;
    for (const other of this.everyone) {
      if (other === walker || other.isGoing || other.isFirm || Math.abs(other.y - walker.y) > 1.2) continue;
      if (wayDistance(walker, other.x, other.z, narrowsWithinMeters) >= openMeters) continue;
      if (other.aside === undefined && !standsAtGoalOf(other, walker) && this.makeWay(other, walker)) isOpening = true;
    }
    return isOpening;
  }

  /** Whoever is led walks on: others step out of the way, or do not. */
  private askForRoom(walker: Pedestrian): void {
    if (walker.pressed < 0.15 || walker.asking > 0) return;
    walker.asking = 0.3;
    const other = this.blocker(walker);
    if (!(other instanceof Pedestrian) || other.isFirm) return;
    if (other.isGoing) this.settleMeeting(walker, other);
    else if (other.aside === undefined) this.makeWay(other, walker);
  }

  private measure(walker: Pedestrian, seconds: number): void {
    const wishes = walker.isGoing && Math.abs(walker.wishX) + Math.abs(walker.wishZ) > 0.15;
    if (!wishes) walker.blocked = Math.max(0, walker.blocked - seconds);
    else if (walker.speed < 0.12) walker.blocked += Math.abs(walker.turnRate) < 1 ? seconds : seconds / 3;
    else if (walker.speed > 0.25) walker.blocked = Math.max(0, walker.blocked - 3 * seconds);
    const [dx, dz] = [walker.x - walker.anchorX, walker.z - walker.anchorZ];
    const isWaiting = !walker.isGoing || walker.isHeld || walker.isQueueing || walker.aside !== undefined;
    walker.idle += seconds;
    if (isWaiting || dx * dx + dz * dz > 0.0625) {
      walker.idle = 0;
      walker.anchorX = walker.x;
      walker.anchorZ = walker.z;
      if (walker.status === 'stuck') walker.status = 'walking';
    }
    if (walker.idle > stuckSeconds && walker.status === 'walking' && !this.isSortedOut(walker)) walker.status = 'stuck';
    this.squeeze(walker);
  }

  /** Whether it is people who can step aside that hold it up, and they may still come to. */
  private isSortedOut(walker: Pedestrian): boolean {
    return walker.idle <= jammedSeconds && this.isAmong(walker, besideMeters, ({ isFirm }) => !isFirm);
  }

  /** Whoever waited long enough goes nearer than one likes to those who stay where they are, until past them. */
  private squeeze(walker: Pedestrian): void {
    const isBesideFirm = (): boolean => this.isAmong(walker, besideMeters, ({ isFirm }) => isFirm);
    if (walker.isSqueezing) {
      const isPast = walker.blocked <= hurriedSeconds && !isBesideFirm();
      walker.isSqueezing = !isPast;
    } else if (walker.blocked > hurriedSeconds && walker.blocked > this.politeFor(walker) && isBesideFirm()) {
      walker.isSqueezing = true;
      walker.idle = 0;
    }
  }

  private politeFor(walker: Pedestrian): number {
    if (this.everyone.some(({ aside, isGoing }) => aside?.to === walker && isGoing)) return patientSeconds;
    const isHurried = this.traffic.isPassing(walker) || this.isAmong(walker, 2, ({ led }) => led !== undefined);
    return isHurried ? hurriedSeconds : politeSeconds;
  }

  private isAmong(walker: Pedestrian, meters: number, isMeant = (_: Pedestrian): boolean => true): boolean {
    const near = this.neighbours.within(walker.x, walker.y, walker.z, meters, this.near);
    return near.some((other) => other !== walker && other instanceof Pedestrian && isMeant(other));
  }

  /** Two who walk into each other: whoever passes a doorway or makes way already goes first, then whoever was first. */
  private settleMeeting(walker: Pedestrian, other: Pedestrian): void {
    // They are getting out of one's way, unless one is in theirs.
    if (other.aside?.to === walker && (other.speed > 0.1 || other.aside.seconds < letBySeconds)) return;
    const isAgainst = walker.velocityX * other.velocityX + walker.velocityZ * other.velocityZ <= 0;
    const facesMe = other.wishX * (walker.x - other.x) + other.wishZ * (walker.z - other.z) > 0;
    if (!(isAgainst && facesMe) && walker.blocked < 1.5) return;
    const weight = (each: Pedestrian): number =>
      (each.aside === undefined ? 0 : 2) + (this.traffic.isPassing(each) ? 1 : 0);
    const isMine = weight(walker) - weight(other) || other.order - walker.order;
    const [first, second] = isMine > 0 ? [other, walker] : [walker, other];
    if (first.aside === undefined && this.makeWay(first, second)) return;
    if (second.aside === undefined && this.makeWay(second, first)) return;
    if (walker.blocked > 1) this.goAround(walker, other);
  }

  private blocker(walker: Pedestrian): Disc | undefined {
    let [found, nearest]: [Disc | undefined, number] = [undefined, Infinity];
    const wish = Math.sqrt(walker.wishX * walker.wishX + walker.wishZ * walker.wishZ) || 1;
    for (const other of this.neighbours.within(
      walker.x,
      walker.y,
      walker.z,
      0.7 + this.neighbours.largest,
      this.near,
    )) {
      if (other === walker) continue;
      const away = apart(walker, other);
      const gap = away - other.radius - walker.radius;
      const [dx, dz] = [other.x - walker.x, other.z - walker.z];
      const ahead = (dx * walker.wishX + dz * walker.wishZ) / (wish * Math.max(away, 1e-6));
      if (gap < 0.4 && ahead > 0.2 && gap - 0.3 * ahead < nearest) [found, nearest] = [other, gap - 0.3 * ahead];
    }
    return found;
  }

  /** Sends somebody out of another's way; false when there is nowhere to go. */
  private makeWay(walker: Pedestrian, to: Pedestrian): boolean {
    if (walker.isFirm) return false;
    const ways = new Set([to, ...(to.aside === undefined ? [] : [to.aside.to])]);
    for (const other of this.traffic.doorwayOf(walker)?.passing ?? []) ways.add(other);
    ways.delete(walker);
    const pressing = { ways: [...ways], everyone: this.everyone, doorways: this.traffic.doorways };
    const spot = findAside(this.ground, walker, pressing);
    if (spot === undefined) return false;
    // On the way, whoever sent it: a body that is only turned meanwhile would stay in the way.
    walker.status = 'walking';
    if (walker.goal === undefined) walker.home ??= { position: walker.position, yaw: walker.face };
    walker.aside = { spot, to, from: walker.aside?.from ?? walker.position, seconds: walker.aside?.seconds ?? 0 };
    walker.halt();
    return true;
  }

  /** A way past something that does not move: through a point beside it. */
  private goAround(walker: Pedestrian, other: Disc): void {
    const end = walker.corners.at(-1);
    if (end === undefined) return;
    const room =
      other instanceof Pedestrian && walker.keepsFrom(other) ? armsLengthMeters : other.radius + bodyRadiusMeters;
    const reach = room + 0.15;
    let [best, shortest, pin]: [readonly Vec3[] | undefined, number, number] = [undefined, Infinity, 0];
    for (let index = 0; index < 24; index++) {
      const heading = (Math.PI * (index % 12)) / 6;
      const meters = index < 12 ? reach : reach + 0.4;
      const beside = { x: other.x + meters * sine(heading), y: other.y, z: other.z + meters * cosine(heading) };
      if (!this.ground.contains(beside)) continue;
      const there = this.ground.path(walker.position, beside);
      const onward = there && this.ground.path(beside, end);
      if (there === undefined || onward === undefined) continue;
      const way = [...there, ...onward.slice(1)];
      const length = wayLength(way) + 1e-4 * index;
      if (length >= shortest) continue;
      const cost = length + this.askingCost(way, walker, room);
      if (cost >= shortest) continue;
      [best, shortest, pin] = [way, cost, there.length - 1];
    }
    if (best === undefined) {
      walker.asking = 0.8;
      return;
    }
    walker.take(best, pin);
    walker.patience = 1.5;
  }

  /** What it costs that people stand on a way who can step aside, in metres; no way at all where somebody does not, or a thing lies. */
  private askingCost(way: readonly Vec3[], walker: Pedestrian, room: number): number {
    const isOn = (disc: Disc): boolean =>
      way.some((b, index) => {
        const a = way[index - 1];
        if (a === undefined || Math.abs(disc.y - a.y) > 1.2) return false;
        const part = partNearest(a, b, disc);
        const nearest = apart({ x: a.x + part * (b.x - a.x), z: a.z + part * (b.z - a.z) }, disc);
        // Touching already is no reason not to leave.
        const least = disc instanceof Pedestrian ? room : disc.radius + bodyRadiusMeters;
        return nearest < least + 0.02 && (index > 1 || part > 0.05);
      });
    let cost = 0;
    for (const other of this.everyone) {
      if (other === walker || other.isGoing || !isOn(other)) continue;
      if (other.isFirm) return Infinity;
      cost += askedMeters;
    }
    for (const obstacle of this.obstacles.values()) if (isOn(obstacle)) return Infinity;
    return cost;
  }
}

/** One does not send somebody off the spot one is going to; one stops beside them. */
const standsAtGoalOf = (other: Pedestrian, walker: Pedestrian): boolean => {
  const end = walker.corners.at(-1);
  return end !== undefined && apart(end, other) < 0.5;
};

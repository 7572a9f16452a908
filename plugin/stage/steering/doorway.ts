import { cosine, sine } from './angle.ts';
import type { Pedestrian } from './pedestrian.ts';
import type { Gate } from './walker.ts';

/** Where one stops before a gate that is closed, and before one that somebody is coming through. */
const closedMeters = 0.5;
const courtesyMeters = 1.4;
/** From how far one counts as coming. */
const approachMeters = 2.2;
/** From how far one looks at it at all. */
const reachMeters = 3.2;
/** Wider than this, two pass each other in it. */
const wideMeters = 1.7;
const largestParty = 3;
/** How long an admitted walker may take to get through. */
const patienceSeconds = 4;

/** A gate and who has the right of way in it. */
export class Doorway {
  /** Those admitted, all in one direction. */
  readonly passing: Pedestrian[] = [];
  private readonly ahead: { readonly x: number; readonly z: number };
  private readonly coming: Pedestrian[] = [];
  private direction = 0;
  private admitted = 0;

  constructor(readonly gate: Gate) {
    this.ahead = { x: sine(gate.yaw), z: cosine(gate.yaw) };
  }

  /** Metres before (−) or behind (+) the threshold. */
  side(x: number, z: number): number {
    return (x - this.gate.center.x) * this.ahead.x + (z - this.gate.center.z) * this.ahead.z;
  }

  /** Metres from the middle of the threshold, along the wall. */
  across(x: number, z: number): number {
    return Math.abs((x - this.gate.center.x) * this.ahead.z - (z - this.gate.center.z) * this.ahead.x);
  }

  isShutFor(walker: Pedestrian): boolean {
    return !this.gate.isOpen() || this.gate.isPassable?.(walker.id) === false;
  }

  /** Keeps the end of a step so far from the shut door; whoever is nearer already gets no nearer, and never across. */
  bar(from: Pedestrian, end: { x: number; z: number }, meters: number): void {
    const { center, width } = this.gate;
    if (Math.abs(from.y - center.y) > 1.5) return;
    if (Math.min(this.across(from.x, from.z), this.across(end.x, end.z)) > width / 2 + 0.3) return;
    const [here, there] = [this.side(from.x, from.z), this.side(end.x, end.z)];
    const sign = here < 0 ? -1 : 1;
    const least = Math.min(Math.abs(here), meters);
    const short = least - there * sign;
    if (short <= 0) return;
    end.x += this.ahead.x * sign * short;
    end.z += this.ahead.z * sign * short;
  }

  /** In the throat of the doorway, where nobody should stop. */
  isThroat(x: number, y: number, z: number, meters = 0.6): boolean {
    return (
      Math.abs(y - this.gate.center.y) < 1.5 &&
      Math.abs(this.side(x, z)) < meters &&
      this.across(x, z) < this.gate.width / 2 + 0.3
    );
  }

  /** Near enough to look at more closely. */
  isNear({ x, z }: Pedestrian): boolean {
    const { center } = this.gate;
    return Math.abs(x - center.x) < reachMeters && Math.abs(z - center.z) < reachMeters;
  }

  /** So near the doorway that one who waits there is in the way of those who come through. */
  isBefore(x: number, y: number, z: number): boolean {
    const { center, width } = this.gate;
    if (width >= wideMeters || Math.abs(y - center.y) > 1.5) return false;
    return (x - center.x) * (x - center.x) + (z - center.z) * (z - center.z) < 1.3 * 1.3;
  }

  /** How far along its way a walker meets this gate, or Infinity; how far it is to `before` metres from it, in `stop`. */
  meets(walker: Pedestrian, meeting: Meeting): void {
    const { center, width } = this.gate;
    meeting.distance = Infinity;
    if (Math.abs(walker.y - center.y) > 1.5) return;
    let [ax, az, gone, clear, near] = [walker.x, walker.z, 0, 0, Infinity];
    for (let index = walker.corner; index < walker.corners.length && gone < reachMeters; index++) {
      const { x: bx, z: bz } = walker.corners[index]!;
      const length = Math.sqrt((bx - ax) * (bx - ax) + (bz - az) * (bz - az));
      const [from, to] = [this.side(ax, az), this.side(bx, bz)];
      if (near === Infinity && length > 0) {
        const until = this.untilNear(ax, az, (bx - ax) / length, (bz - az) / length);
        if (until <= length) near = gone + until;
      }
      // The last point of the way that is far enough from a closed gate.
      if (Math.abs(from) >= closedMeters) {
        const stays = Math.abs(to) >= closedMeters && from * to > 0;
        clear = gone + (stays ? length : (length * (Math.abs(from) - closedMeters)) / Math.abs(from - to));
      } else if (Math.abs(to) >= closedMeters && from * to > 0) clear = gone + length;
      if (from * to < 0 || (from !== 0 && to === 0)) {
        const part = from / (from - to);
        const [px, pz] = [ax + part * (bx - ax), az + part * (bz - az)];
        if (this.across(px, pz) < width / 2 + 0.15) {
          meeting.doorway = this;
          meeting.distance = gone + part * length;
          meeting.direction = Math.sign(to - from) || -Math.sign(from);
          meeting.closedStop = clear;
          meeting.courtesyStop = Math.min(near, meeting.distance);
          return;
        }
      }
      gone += length;
      [ax, az] = [bx, bz];
    }
  }

  /** Metres along a ray until the middle of the doorway is as near as courtesy allows. */
  private untilNear(x: number, z: number, aheadX: number, aheadZ: number): number {
    const [dx, dz] = [this.gate.center.x - x, this.gate.center.z - z];
    const along = dx * aheadX + dz * aheadZ;
    const away2 = dx * dx + dz * dz;
    const reach2 = courtesyMeters * courtesyMeters;
    if (away2 <= reach2) return 0;
    const off2 = away2 - along * along;
    return along < 0 || off2 > reach2 ? Infinity : along - Math.sqrt(reach2 - off2);
  }

  /** Someone comes: they will be admitted or held by the next `settle`. */
  announce(walker: Pedestrian): void {
    this.coming.push(walker);
  }

  /**
   * Admits who is nearest, and who follows in the same direction; never two directions at once. After a party has
   * passed the other side has its turn.
   */
  settle(meetingOf: (walker: Pedestrian) => Meeting, seconds: number): void {
    const { passing, coming } = this;
    for (let index = passing.length - 1; index >= 0; index--) {
      const walker = passing[index]!;
      const isThrough = this.side(walker.x, walker.z) * this.direction > 0.55;
      const isIn = this.isThroat(walker.x, walker.y, walker.z, 0.55) && walker.isGoing;
      const isComing = meetingOf(walker).doorway === this && walker.isGoing && walker.aside === undefined;
      const isLate = (walker.admission += seconds) > patienceSeconds;
      // Once in the throat nobody is called back: two directions would meet there.
      if (!isThrough && (isIn || (isComing && !isLate && walker.idle < 1.5))) continue;
      passing.splice(index, 1);
      // Whoever could not use their turn lets others go first.
      walker.admission = isThrough ? 0 : -1;
    }
    coming.sort((a, b) => rank(meetingOf(a)) - rank(meetingOf(b)) || a.order - b.order);
    const hasOther = (direction: number): boolean =>
      coming.some((walker) => !passing.includes(walker) && meetingOf(walker).direction !== direction);
    for (const walker of coming) {
      if (passing.includes(walker) || walker.aside !== undefined) continue;
      if ((walker.admission = Math.min(0, walker.admission + seconds)) < 0) continue;
      const { direction, distance } = meetingOf(walker);
      const isFull = this.admitted >= largestParty && hasOther(this.direction);
      const isTheirTurn =
        passing.length === 0
          ? direction !== this.direction || !isFull
          : direction === this.direction && !isFull && passing.length < largestParty;
      if (isTheirTurn && distance < approachMeters) {
        if (direction !== this.direction) this.admitted = 0;
        this.direction = direction;
        this.admitted++;
        passing.push(walker);
      }
    }
    if (passing.length === 0 && coming.length === 0) this.admitted = 0;
    if (this.gate.width < wideMeters)
      for (const walker of coming) if (!passing.includes(walker)) this.hold(walker, meetingOf(walker));
    coming.length = 0;
  }

  private hold(walker: Pedestrian, { courtesyStop }: Meeting): void {
    walker.isQueueing = this.passing.length > 0;
    walker.leash = Math.min(walker.leash, courtesyStop);
    walker.isHeld = courtesyStop < 0.5;
  }
}

/** Nearer first; a hand's breadth is no difference. */
const rank = ({ distance }: Meeting): number => Math.round(distance * 20);

/** A walker's next gate. */
export class Meeting {
  doorway: Doorway | undefined;
  distance = Infinity;
  /** The side it goes to: +1 is the way the gate faces. */
  direction = 0;
  closedStop = Infinity;
  courtesyStop = Infinity;
}

import { SteeringBehavior, type Vector3, type Vehicle } from 'yuka';
import { wrapAngle } from '../../../src/kit/numbers.ts';
import { bearing, cosine, sine } from './angle.ts';
import type { Ground } from './ground.ts';
import type { Disc, Neighbours } from './neighbours.ts';
import { armsLengthMeters } from '../posture.ts';
import { Pedestrian } from './pedestrian.ts';

/** Turns tried, in the order of trying; people pass on the right when nothing else decides. */
const turns = [0, 0.25, -0.25, 0.5, -0.5, 0.8, -0.8, 1.15, -1.15, 1.57, -1.57] as const;
const turnSines = turns.map(sine);
const turnCosines = turns.map(cosine);
const paces = [1, 0.7, 0.4] as const;
const lookAheadSeconds = 2;
const reachMeters = 3;
/** Shoulders apart when squeezing past; how much more than an arm's length one likes to keep. */
const leastMeters = 0.05;
const passingMeters = armsLengthMeters + 0.04;
const personalMeters = 0.15;
/** A decision holds for so many steps; nobody's eyes are quicker. */
const stepsBetween = 5;
/** How quickly a swerve comes on and goes, in radians a second: a body leans into it. */
const easeRate = 2.5;

/**
 * Keeps clear of others: of the ways one could turn, the one that runs into nobody soon, bends little and stays on the
 * mesh. Yuka's separation pushes sideways, which on feet is a slide, and its avoidance sees only things that stand.
 */
export class KeepClear extends SteeringBehavior {
  private readonly near: Disc[] = [];
  /** Of each other: how far in x and z, their velocity, and how much one minds them. */
  private others = new Float64Array(16 * 6);
  private count = 0;
  private horizon = lookAheadSeconds;
  private wait: number;
  private pace = 1;
  private eased = 0;

  constructor(
    private readonly walker: Pedestrian,
    private readonly ground: Ground,
    private readonly neighbours: Neighbours<Disc>,
  ) {
    super();
    this.wait = walker.order % stepsBetween;
  }

  override calculate(_vehicle: Vehicle, force: Vector3, seconds: number): Vector3 {
    const { walker } = this;
    const { wishX, wishZ } = walker;
    const speed = Math.sqrt(wishX * wishX + wishZ * wishZ);
    if (speed < 0.01) {
      walker.swerve = 0;
      this.pace = 1;
      this.eased = 0;
      return force;
    }
    const towards = bearing(wishX, wishZ);
    if (--this.wait < 0) {
      this.wait = stepsBetween - 1;
      this.decide(towards, speed);
    }
    const most = easeRate * seconds;
    const change = walker.swerve - this.eased;
    this.eased += change > most ? most : change < -most ? -most : change;
    if (this.eased === 0 && this.pace === 1) return force;
    const heading = towards + this.eased;
    const chosen = speed * this.pace;
    return force.set(sine(heading) * chosen - wishX, 0, cosine(heading) * chosen - wishZ);
  }

  private decide(towards: number, speed: number): void {
    const { walker } = this;
    // Whoever has waited long looks less far ahead and dares more: so no circle of the polite waits for ever.
    const eager = Math.max(walker.isSqueezing ? 0.5 : 0, Math.min(1, walker.blocked / 1.5));
    this.horizon = lookAheadSeconds * (1 - 0.65 * eager);
    this.gather(speed);
    const before = walker.swerve;
    walker.swerve = 0;
    this.pace = 1;
    if (this.count === 0) return;
    let least = Infinity;
    for (let index = 0; index < turns.length; index++) {
      const turn = turns[index]!;
      const sin = turnSines[index]!;
      const cos = turnCosines[index]!;
      const aheadX = walker.wishX * cos + walker.wishZ * sin;
      const aheadZ = walker.wishZ * cos - walker.wishX * sin;
      const bend =
        0.55 * Math.abs(turn) +
        0.25 * Math.abs(walker.facedGoal === undefined ? wrapAngle(towards + turn - walker.yaw) : turn) +
        0.35 * Math.abs(turn - before) +
        (turn < 0 ? 0.05 : 0);
      for (const pace of paces) {
        const base = bend + 0.9 * (1 - pace);
        if (base >= least) break;
        const cost = this.crowding(
          aheadX * pace,
          aheadZ * pace,
          base + this.wall(aheadX * pace, aheadZ * pace, turn),
          least,
        );
        if (cost >= least - 1e-6) continue;
        least = cost;
        walker.swerve = turn;
        this.pace = pace;
      }
      if (turn === 0 && least < 0.1) return;
    }
    if (this.crowding(0, 0, 1 + 1.5 * eager, least) < least - 1e-6) {
      walker.swerve = 0;
      this.pace = 0;
    }
  }

  /** Those it could meet within its horizon. */
  private gather(speed: number): void {
    const { walker, near } = this;
    this.neighbours.within(walker.x, walker.y, walker.z, reachMeters, near);
    if (near.length * 6 > this.others.length) this.others = new Float64Array(near.length * 12);
    this.count = 0;
    for (const other of near) {
      if (other === walker) continue;
      const dx = other.x - walker.x;
      const dz = other.z - walker.z;
      const { velocityX, velocityZ } = other;
      const isKeptFrom = other instanceof Pedestrian && walker.keepsFrom(other);
      const touch = isKeptFrom ? passingMeters : walker.radius + other.radius + leastMeters;
      const away = Math.sqrt(dx * dx + dz * dz) - touch - personalMeters;
      const pace = Math.sqrt(velocityX * velocityX + velocityZ * velocityZ);
      if (away > (speed + pace) * this.horizon) continue;
      const at = 6 * this.count++;
      this.others[at] = dx;
      this.others[at + 1] = dz;
      this.others[at + 2] = velocityX;
      this.others[at + 3] = velocityZ;
      this.others[at + 4] = touch;
      this.others[at + 5] = this.regard(other);
    }
  }

  /** Adds to a cost how soon and how badly this velocity runs into somebody; no further than it matters. */
  private crowding(vx: number, vz: number, base: number, most: number): number {
    const { others, horizon } = this;
    const end = 6 * this.count;
    let sum = base;
    for (let at = 0; at < end && sum < most; at += 6) {
      const dx = others[at]!;
      const dz = others[at + 1]!;
      const rx = vx - others[at + 2]!;
      const rz = vz - others[at + 3]!;
      const closing = rx * dx + rz * dz;
      if (closing <= 0) continue;
      const touch = others[at + 4]!;
      const away2 = dx * dx + dz * dz;
      if (away2 < touch * touch) {
        sum += 2 * (closing / Math.max(Math.sqrt(away2), 0.01)) + 0.3;
        continue;
      }
      const speed2 = rx * rx + rz * rz;
      const when = closing / speed2;
      const miss2 = away2 - closing * when;
      if (miss2 < touch * touch) {
        const contact = when - Math.sqrt((touch * touch - miss2) / speed2);
        if (contact < horizon) sum += others[at + 5]! * (1.2 * (1 - contact / horizon) + 0.25 / Math.max(contact, 0.1));
      } else if (when < horizon) {
        const room = Math.sqrt(miss2) - touch;
        if (room < personalMeters) sum += others[at + 5]! * 0.35 * (1 - room / personalMeters) * (1 - when / horizon);
      }
    }
    return sum;
  }

  /** Of two who walk one counts on the other to swerve, or both would dance. */
  private regard(other: Disc): number {
    const { walker } = this;
    if (!(other instanceof Pedestrian) || !other.isGoing) return 1;
    const isAdmitted = walker.admission > 0;
    const goesFirst = isAdmitted === other.admission > 0 ? walker.order < other.order : isAdmitted;
    return goesFirst ? 0.6 : 1.15;
  }

  private wall(vx: number, vz: number, turn: number): number {
    if (turn === 0) return 0;
    const { walker } = this;
    const clear = this.ground.mesh.cast(walker.polygon, walker.x, walker.z, walker.x + 0.6 * vx, walker.z + 0.6 * vz);
    return clear < 1 ? 1.5 * (1 - clear) : 0;
  }
}

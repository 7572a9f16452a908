import { approach, clamp, eased, flatLength, smoothstep } from '../../../src/kit/numbers.ts';
import { wrapped, type Vec3 } from '../../stage/space/vector.ts';
import type { Passed } from './body-pose.ts';
import { Standing } from './standing.ts';

/** A foot on its way: where it stands or hangs now, in the space of the stage; y is that of the sole. */
export class Foot extends Standing {
  /** 0 while it stands, 0..1 through a step. */
  swing = 0;
  planted = true;
}

/** Where a foot belongs while the body does not walk, in body space. */
type FootHome = Pick<Foot, 'x' | 'y' | 'z'>;

class Step extends Foot {
  readonly home: FootHome = new Standing();
  /** The floor under it, and how far it is lifted off that. */
  floor = 0;

  constructor(
    readonly side: -1 | 1,
    spread: number,
  ) {
    super();
    this.home.x = side * spread;
  }
}

/** Where a body is shown, how fast it goes there, and whether it was put somewhere else altogether. */
interface Shown extends Vec3 {
  readonly yaw: number;
  readonly speed: number;
  readonly isCut: boolean;
}

const stepHeightMeters = 0.065;
/** A body that comes to rest sets its feet under it within this time. */
const settleSeconds = 0.34;
/** Further off than this, a foot is set anew; radians count as metres by how far they move a toe. */
const restlessMeters = 0.07;
const toeMeters = 0.13;
/** A foot is turned away from the body no further than this: then it turns on its ball, so far before the ankle. */
const twistRadians = 0.75;
const ballMeters = 0.12;
/** No foot is faster. */
const fastest = 7.5;

/**
 * Where the feet of a body are. A planted foot stays where it is until it is lifted, whatever the body does, so no foot
 * ever slides; strides are counted in metres walked, not in seconds. Whoever stands, sits or kneels steps too: a foot
 * that is far from where it belongs is lifted and set there.
 */
export class Gait {
  readonly left: Foot;
  readonly right: Foot;
  /** How much of it is a run, 0..1: with both feet off the floor for a moment. */
  running = 0;
  /** Metres up for each metre walked: on stairs. */
  slope = 0;
  /** How long steps are and how high feet are lifted, in this mood and with this load. */
  strideFactor = 1;
  liftFactor = 1;
  /** Radians the toes point outwards. */
  toesOut = 0;
  private readonly steps: readonly [Step, Step];
  private readonly last = new Standing();
  private turnRate = 0;
  private seconds = 0;
  private yaw = 0;
  private sin = 0;
  private cos = 1;
  /** Where a foot that is off the floor goes. */
  private readonly goal = new Foot();
  /** Where the foot that was asked for last belongs. */
  private readonly belongs = new Standing();
  /** How far the body has gone since the last time, and up, and how far behind it a foot is. */
  private moved = 0;
  private climbed = 0;
  private furthest = 0;
  private started = false;
  private isWalking = false;
  /** Strides walked; the left foot swings in the first part of each, the right half a stride later. */
  private strides = 0;
  private strideLength = 1;

  constructor(
    /** How far each foot stands from the middle. */
    spread: number,
    /** Longer legs take longer steps. */
    private readonly scale = 1,
  ) {
    this.steps = [new Step(-1, spread), new Step(1, spread)];
    [this.left, this.right] = this.steps;
    this.homes = [this.steps[0].home, this.steps[1].home];
  }

  /** From 0 to 1 through a stride; arms and hips swing by it. */
  get phase(): number {
    return this.strides - Math.floor(this.strides);
  }

  /** Where the feet belong from now on, in body space: a sitter's are before them. */
  readonly homes: readonly [left: FootHome, right: FootHome];

  /** Part of a stride each foot stands; the rest it swings. */
  get stance(): number {
    return 0.58 - 0.21 * this.running;
  }

  /** Moves the feet to where they are now that the body is here. */
  update(position: Shown, { seconds }: Pick<Passed, 'seconds'>): void {
    const { yaw, speed, isCut } = position;
    this.seconds = seconds;
    this.face(yaw);
    const moved = flatLength(position.x - this.last.x, position.z - this.last.z);
    const climbed = position.y - this.last.y;
    this.moved = moved;
    this.climbed = climbed;
    const leapt = isCut || !this.started || moved > 0.8 || Math.abs(climbed) > 0.8;
    if (seconds > 0) {
      const rate = leapt ? 0 : wrapped(yaw - this.last.yaw) / seconds;
      this.turnRate += (clamp(rate, -5, 5) - this.turnRate) * approach(seconds, 12);
    }
    this.running += (smoothstep(1.95, 2.35, speed) - this.running) * approach(seconds, 6);
    if (leapt) this.stand(position);
    else if (moved > 1e-5 && speed > 0.12) this.walk(position);
    else this.settle(position);
    for (let index = 0; index < 2; index++) if (this.steps[index]!.planted) this.pivot(this.steps[index]!);
    this.last.x = position.x;
    this.last.y = position.y;
    this.last.z = position.z;
    this.last.yaw = yaw;
    this.started = true;
  }

  /** The body is turned so. Kept here, as the time that has passed is: numbers that are handed on are garbage. */
  private face(yaw: number): void {
    this.yaw = yaw;
    this.sin = Math.sin(yaw);
    this.cos = Math.cos(yaw);
  }

  private stand(position: Vec3): void {
    for (const step of this.steps) {
      step.planted = true;
      step.swing = 0;
      this.callHome(step, position);
      step.x = this.belongs.x;
      step.z = this.belongs.z;
      step.floor = step.y = position.y + step.home.y;
      step.yaw = this.yaw;
    }
    this.strides = 0;
    this.slope = 0;
    this.isWalking = false;
  }

  private walk(position: Shown): void {
    const { yaw, seconds, moved, climbed, goal, belongs } = this;
    const { speed } = position;
    const heading = Math.atan2(position.x - this.last.x, position.z - this.last.z);
    // Steps back and aside are shorter: legs reach less far that way.
    const ahead = Math.cos(heading - yaw);
    const shortened = 0.62 + 0.38 * smoothstep(-0.2, 0.8, ahead);
    const wanted = 2 * this.scale * this.strideFactor * shortened * stepLength(speed);
    if (!this.isWalking) {
      this.isWalking = true;
      // The first step is short: the other foot stands under the body, not behind it.
      this.strideLength = wanted * 0.55;
      // Whoever sets out to the right sets out with the right foot.
      this.strides = Math.sin(heading - yaw) > 0.3 ? 0.5 : 0;
    }
    // Who slows down shortens the step they are in, or the other foot would be left behind.
    const slows = wanted < this.strideLength ? approach(seconds, 5) : 0;
    this.strideLength += (wanted - this.strideLength) * Math.min(1, moved * 4 + slows);
    // A foot that stays too far behind hurries the one that is on its way.
    this.findFurthest(position);
    const behind = smoothstep(0.4, 0.55, this.furthest / this.scale);
    this.strides += moved / this.strideLength + seconds * 2.5 * behind;
    this.slope += (clamp(climbed / moved, -1, 1) - this.slope) * Math.min(1, moved * 9);
    const { stance } = this;
    const reach = (this.strideLength * stance) / 2;
    for (let index = 0; index < 2; index++) {
      const step = this.steps[index]!;
      const phase = this.strides + (step.side < 0 ? 0 : 0.5);
      const part = phase - Math.floor(phase);
      const swing = part / (1 - stance);
      if (swing < 1) {
        if (step.planted) this.lift(step);
        const late = Math.max(0, 1 - swing) * this.strideLength * (1 - stance);
        // Where the hip will be when this foot lands, and half a stance further.
        const far = late + reach;
        this.callHome(step, position);
        goal.x = belongs.x + Math.sin(heading) * far;
        goal.y = position.y + this.slope * far;
        goal.z = belongs.z + Math.cos(heading) * far;
        goal.yaw = yaw + this.turnRate * 0.12;
        goal.swing = Math.max(step.swing, swing);
        this.swingTo(step);
      } else if (!step.planted) this.plant(step);
      else this.feelFloor(step, position);
    }
  }

  private settle(position: Vec3): void {
    const { yaw, seconds, goal, belongs, steps } = this;
    const left = steps[0];
    const right = steps[1];
    this.isWalking = false;
    this.slope *= 1 - approach(seconds, 6);
    const worst = this.offBy(left, position) >= this.offBy(right, position) ? left : right;
    if (left.planted && right.planted && this.offBy(worst, position) > restlessMeters) this.lift(worst);
    for (let index = 0; index < 2; index++) {
      const step = steps[index]!;
      if (step.planted) {
        if (flatLength(step.x - position.x, step.z - position.z) < 0.3 && step.home.y === 0)
          step.floor = step.y += (position.y - step.y) * approach(seconds, 8);
        continue;
      }
      // A body that still turns is met where it will be.
      this.face(yaw + clamp(this.turnRate * 0.16, -0.5, 0.5));
      this.callHome(step, position);
      goal.x = belongs.x;
      goal.y = position.y + step.home.y;
      goal.z = belongs.z;
      goal.yaw = this.yaw;
      this.face(yaw);
      const hurry = 1 + 0.3 * Math.abs(this.turnRate);
      const swing = Math.min(1, step.swing + (seconds / settleSeconds) * hurry);
      goal.swing = swing;
      this.swingTo(step);
      if (swing >= 1 && flatLength(goal.x - step.x, goal.z - step.z) < 0.02) this.plant(step);
    }
  }

  /** Turns a foot that the body has turned away from: on its ball, which stays where it is. */
  private pivot(step: Step): void {
    const off = wrapped(this.yaw - step.yaw);
    const turn = off - clamp(off, -twistRadians, twistRadians);
    if (turn === 0) return;
    const out = step.side * this.toesOut;
    const ball = ballMeters * this.scale;
    step.x += ball * (Math.sin(step.yaw + out) - Math.sin(step.yaw + out + turn));
    step.z += ball * (Math.cos(step.yaw + out) - Math.cos(step.yaw + out + turn));
    step.yaw += turn;
  }

  /** Finds how far a foot that stands is from where it belongs, at the most. */
  private findFurthest(position: Vec3): void {
    const { belongs } = this;
    this.furthest = 0;
    for (let index = 0; index < 2; index++) {
      const step = this.steps[index]!;
      if (!step.planted) continue;
      this.callHome(step, position);
      this.furthest = Math.max(this.furthest, flatLength(belongs.x - step.x, belongs.z - step.z));
    }
  }

  /** How far a foot is from where it belongs, and how far its toes are. */
  private offBy(step: Step, position: Vec3): number {
    return this.away(step, position) + Math.abs(wrapped(step.yaw - this.yaw)) * toeMeters;
  }

  private away(step: Step, position: Vec3): number {
    this.callHome(step, position);
    return flatLength(this.belongs.x - step.x, this.belongs.z - step.z);
  }

  private lift(step: Step): void {
    step.planted = false;
    step.swing = 0;
  }

  private plant(step: Step): void {
    step.planted = true;
    step.swing = 0;
    step.y = step.floor;
  }

  /** A foot set down ahead on stairs was set where the floor was thought to be; as the body comes over it, it is known. */
  private feelFloor(step: Step, position: Vec3): void {
    const heading = Math.atan2(position.x - this.last.x, position.z - this.last.z);
    const before = (step.x - position.x) * Math.sin(heading) + (step.z - position.z) * Math.cos(heading);
    if (before < -0.02) return;
    const floor = position.y + this.slope * before;
    step.floor = step.y += (floor - step.y) * approach(this.seconds, 14);
  }

  /** On through a step: what is left of the way is shared over what is left of the step, so a new goal is no jerk. */
  private swingTo(step: Step): void {
    const { seconds } = this;
    const { x, y, z, yaw, swing } = this.goal;
    const before = eased(step.swing);
    const after = eased(Math.min(1, swing));
    let share = after >= 1 ? 1 : (after - before) / (1 - before);
    const far = flatLength(x - step.x, z - step.z);
    if (far * share > fastest * seconds) share = (fastest * seconds) / far;
    step.swing = Math.min(1, swing);
    step.x += (x - step.x) * share;
    step.z += (z - step.z) * share;
    step.floor += (y - step.floor) * share;
    step.yaw += wrapped(yaw - step.yaw) * share;
    const height = stepHeightMeters * this.liftFactor * (1 + 0.9 * this.running) + Math.abs(this.slope) * 0.12;
    step.y = step.floor + Math.sin(step.swing * Math.PI) * height * this.scale;
  }

  /** Finds where a foot belongs while the body is there. */
  private callHome({ home }: Step, position: Vec3): void {
    this.belongs.x = position.x + this.cos * home.x + this.sin * home.z;
    this.belongs.z = position.z - this.sin * home.x + this.cos * home.z;
  }
}

/** Metres from one foot to the other; who runs flies part of it. */
const stepLength = (speed: number): number =>
  Math.min(0.72, 0.25 + 0.26 * speed) + Math.min(0.4, Math.max(0, speed - 1.9) * 0.42);

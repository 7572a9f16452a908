import { wrapped, type Vec3 } from '../space/vector.ts';

/** A foot on its way: where it stands or hangs now, in the space of the stage. */
export interface Foot {
  x: number;
  /** Of the sole. */
  y: number;
  z: number;
  yaw: number;
  /** 0 while it stands, 0..1 through a step. */
  swing: number;
  planted: boolean;
}

interface Step extends Foot {
  fromX: number;
  fromY: number;
  fromZ: number;
  fromYaw: number;
  readonly side: -1 | 1;
}

/** Part of a stride each foot stands; the rest it swings. */
const standing = 0.56;
const stepHeightMeters = 0.07;
/** A body that comes to rest sets its feet under it within this time. */
const settleSeconds = 0.28;
/** Further than this in one frame is no walk: the body was put somewhere else. */
const leapMeters = 0.8;

/**
 * Where the feet of a walking body are. A planted foot stays where it is until it is lifted, whatever the body does, so
 * no foot ever slides; strides are counted in metres walked, not in seconds.
 */
export class Gait {
  readonly left: Foot;
  readonly right: Foot;
  private readonly steps: readonly [Step, Step];
  private lastX = 0;
  private lastY = 0;
  private lastZ = 0;
  private started = false;
  /** Strides walked; the left foot swings in the first half of each, the right in the second. */
  private strides = 0;
  private strideLength = 1;

  constructor(
    /** How far each foot stands from the middle. */
    private readonly spread: number,
    /** Longer legs take longer steps. */
    private readonly scale = 1,
  ) {
    const step = (side: -1 | 1): Step => ({
      x: 0, y: 0, z: 0, yaw: 0, swing: 0, planted: true, fromX: 0, fromY: 0, fromZ: 0, fromYaw: 0, side,
    }); // prettier-ignore
    this.steps = [step(-1), step(1)];
    [this.left, this.right] = this.steps;
  }

  /** From 0 to 1 through a stride; arms and hips swing by it. */
  get phase(): number {
    return this.strides - Math.floor(this.strides);
  }

  /** Moves the feet to where they are now that the body is here. */
  advance(position: Vec3, yaw: number, speed: number, seconds: number): void {
    const moved = Math.hypot(position.x - this.lastX, position.z - this.lastZ);
    const leapt = !this.started || moved > leapMeters || Math.abs(position.y - this.lastY) > leapMeters;
    if (leapt) this.stand(position, yaw);
    else if (moved > 1e-5 && speed > 0.05) this.walk(position, yaw, speed, moved);
    else this.settle(position, yaw, seconds);
    this.lastX = position.x;
    this.lastY = position.y;
    this.lastZ = position.z;
    this.started = true;
  }

  private stand(position: Vec3, yaw: number): void {
    for (const step of this.steps) {
      step.planted = true;
      step.swing = 0;
      this.comeHome(step, position, yaw, 1);
    }
    this.strides = 0;
  }

  private walk(position: Vec3, yaw: number, speed: number, moved: number): void {
    // Faster walkers take longer steps. The length is taken anew only as a foot is lifted: a stride keeps its measure.
    const wanted = 2 * this.scale * Math.min(0.72, 0.24 + 0.26 * speed);
    this.strideLength += (wanted - this.strideLength) * Math.min(1, moved * 4);
    this.strides += moved / this.strideLength;
    const heading = Math.atan2(position.x - this.lastX, position.z - this.lastZ);
    const ahead = (this.strideLength * standing) / 2;
    for (const step of this.steps) {
      const phase = this.strides + (step.side < 0 ? 0 : 0.5);
      const part = phase - Math.floor(phase);
      const swing = part / (1 - standing);
      if (swing < 1) {
        if (step.planted) this.lift(step);
        const late = Math.max(0, 1 - swing) * this.strideLength * (1 - standing);
        // Where the hip will be when this foot lands, and half a stance further.
        const goalX = this.homeX(step, position, yaw) + Math.sin(heading) * (late + ahead);
        const goalZ = this.homeZ(step, position, yaw) + Math.cos(heading) * (late + ahead);
        this.swingTo(step, Math.max(step.swing, swing), goalX, position.y, goalZ, yaw);
      } else if (!step.planted) this.plant(step, position.y);
    }
  }

  private settle(position: Vec3, yaw: number, seconds: number): void {
    const [left, right] = this.steps;
    for (const step of this.steps) {
      const other = step === left ? right : left;
      const off =
        Math.hypot(this.homeX(step, position, yaw) - step.x, this.homeZ(step, position, yaw) - step.z) +
        Math.abs(wrapped(step.yaw - yaw)) * 0.12;
      if (step.planted && off > 0.06 && other.planted) this.lift(step);
      if (step.planted) continue;
      const swing = step.swing + seconds / settleSeconds;
      this.comeHome(step, position, yaw, swing);
      if (swing >= 1) this.plant(step, position.y);
    }
    // The next stride begins with the foot that has stood longest: the left, with both at home.
    if (left.planted && right.planted) this.strides = 0;
  }

  private lift(step: Step): void {
    step.planted = false;
    step.swing = 0;
    step.fromX = step.x;
    step.fromY = step.y;
    step.fromZ = step.z;
    step.fromYaw = step.yaw;
  }

  private plant(step: Step, floorY: number): void {
    step.planted = true;
    step.swing = 0;
    step.y = floorY;
  }

  private comeHome(step: Step, position: Vec3, yaw: number, swing: number): void {
    this.swingTo(step, swing, this.homeX(step, position, yaw), position.y, this.homeZ(step, position, yaw), yaw);
  }

  private swingTo(step: Step, swing: number, x: number, y: number, z: number, yaw: number): void {
    const part = Math.min(1, swing);
    const eased = part * part * (3 - 2 * part);
    step.swing = part;
    step.x = step.fromX + (x - step.fromX) * eased;
    step.z = step.fromZ + (z - step.fromZ) * eased;
    step.y = step.fromY + (y - step.fromY) * eased + Math.sin(part * Math.PI) * stepHeightMeters;
    step.yaw = step.fromYaw + wrapped(yaw - step.fromYaw) * eased;
  }

  private homeX(step: Step, position: Vec3, yaw: number): number {
    return position.x + Math.cos(yaw) * this.spread * step.side;
  }

  private homeZ(step: Step, position: Vec3, yaw: number): number {
    return position.z - Math.sin(yaw) * this.spread * step.side;
  }
}

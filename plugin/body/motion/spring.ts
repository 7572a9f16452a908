import { clamp } from '../../../src/kit/numbers.ts';
import type { Passed } from './body-pose.ts';

/** A number that follows another with weight: it starts gently, arrives gently and does not swing over. */
export class Spring {
  private velocity = 0;

  constructor(public value = 0) {}

  /**
   * Moves on towards `goal`; `stiffness` is how fast, in radians a second: two of its periods behind, so to speak. At the
   * first frame it is there.
   */
  update(goal: number, stiffness: number, { seconds, isFirst }: Passed): number {
    if (isFirst) this.put(goal);
    const off = this.value - goal;
    const pull = (this.velocity + stiffness * off) * seconds;
    const decay = Math.exp(-stiffness * seconds);
    this.velocity = (this.velocity - stiffness * pull) * decay;
    this.value = goal + (off + pull) * decay;
    return this.value;
  }

  /** Is there at once, and at rest. */
  put(value: number): void {
    this.value = value;
    this.velocity = 0;
  }
}

const stepSeconds = 1 / 120;

/** A number that hangs on another and swings: cloth, a tail of hair. Steps are of one size, so that every frame rate agrees. */
export class Pendulum {
  private velocity = 0;
  private owed = 0;

  constructor(
    private readonly stiffness: number,
    /** 1 does not swing over; cloth has about 0.4. */
    private readonly damping: number,
    public value = 0,
  ) {}

  /** Never below `low` nor above `high`: what is there pushes it. With `isPut` it is there at once, and at rest. */
  update(goal: number, seconds: number, low: number, high: number, isPut = false): number {
    if (isPut) {
      this.value = clamp(goal, low, high);
      this.velocity = this.owed = 0;
    }
    this.owed = Math.min(this.owed + seconds, 0.12);
    while (this.owed >= stepSeconds) {
      this.owed -= stepSeconds;
      const pull = this.stiffness * this.stiffness * (goal - this.value);
      this.velocity += (pull - 2 * this.damping * this.stiffness * this.velocity) * stepSeconds;
      this.value += this.velocity * stepSeconds;
      if (this.value < low) {
        this.value = low;
        this.velocity = Math.max(0, this.velocity);
      } else if (this.value > high) {
        this.value = high;
        this.velocity = Math.min(0, this.velocity);
      }
    }
    this.value = clamp(this.value, low, high);
    return this.value;
  }
}

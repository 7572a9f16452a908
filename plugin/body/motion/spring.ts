import type { Passed } from './body-pose.ts';

/**
 * A number that follows another with weight: it starts gently, arrives gently and does not swing over. What it goes by is written
 * to it, and what it comes to is read from it: handed over, each number would be garbage.
 */
export class Spring {
  value = 0;
  goal = 0;
  /** How fast it goes, in radians a second: two of its periods behind, so to speak. */
  stiffness = 12;
  private velocity = 0;

  constructor(stiffness = 12) {
    this.stiffness = stiffness;
  }

  /** Moves on towards its goal. At the first frame it is there. */
  update({ seconds, isFirst }: Passed): void {
    const { goal, stiffness } = this;
    if (isFirst) {
      this.value = goal;
      this.velocity = 0;
    }
    const off = this.value - goal;
    const pull = (this.velocity + stiffness * off) * seconds;
    const decay = Math.exp(-stiffness * seconds);
    this.velocity = (this.velocity - stiffness * pull) * decay;
    this.value = goal + (off + pull) * decay;
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
  value = 0;
  goal = 0;
  /** It is never beyond these: what is there pushes it. */
  low = 0;
  high = 0;
  private velocity = 0;
  private owed = 0;

  constructor(
    private readonly stiffness: number,
    /** 1 does not swing over; cloth has about 0.4. */
    private readonly damping: number,
    low: number,
    high: number,
  ) {
    this.low = low;
    this.high = high;
  }

  /** Swings on. At the first frame it is at its goal, and at rest. */
  update({ seconds, isFirst }: Passed): void {
    const { goal, low, high } = this;
    if (isFirst) {
      this.value = goal < low ? low : goal > high ? high : goal;
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
    if (this.value < low) this.value = low;
    else if (this.value > high) this.value = high;
  }
}

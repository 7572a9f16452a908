import type { Random } from '../../src/kit/random.ts';
import { eased, mix } from '../../src/kit/numbers.ts';
import { sampleRate } from './tape.ts';

/** Even noise from −1 to 1. */
export const white = (random: Random): number => random.next() * 2 - 1;

/** A value that wanders slowly between 0 and 1. */
export class Drift {
  private from: number;
  private to: number;
  private at = 0;
  private readonly steps: number;

  constructor(
    private readonly random: Random,
    seconds: number,
  ) {
    this.steps = Math.max(1, Math.round(seconds * sampleRate));
    this.from = random.next();
    this.to = random.next();
  }

  next(): number {
    if (this.at >= this.steps) [this.from, this.to, this.at] = [this.to, this.random.next(), 0];
    const part = this.at++ / this.steps;
    return mix(this.from, this.to, eased(part));
  }
}

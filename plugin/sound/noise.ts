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

/** Lets through what is below, around or above a pitch (a state-variable filter, stable at every setting). */
export class Filter {
  low = 0;
  band = 0;
  high = 0;
  private first = 0;
  private second = 0;
  private slope = 0;
  private damping: number;

  constructor(hz: number, sharpness = 0.7) {
    this.damping = 1 / sharpness;
    this.tune(hz);
  }

  tune(hz: number): void {
    this.slope = Math.tan((Math.PI * Math.min(hz, sampleRate * 0.45)) / sampleRate);
  }

  push(sample: number): this {
    const { slope, damping } = this;
    const into = sample - this.second;
    const share = 1 / (1 + slope * (slope + damping));
    this.band = share * (this.first + slope * into);
    this.low = this.second + slope * this.band;
    this.first = 2 * this.band - this.first;
    this.second = 2 * this.low - this.second;
    this.high = sample - damping * this.band - this.low;
    return this;
  }
}

/** One of the tones of something that rings. */
export interface Tone {
  readonly hz: number;
  readonly gain: number;
  /** How long until it is a third as loud. */
  readonly decaySeconds: number;
}

/** Something struck that rings with these tones. */
export function ringing(tones: readonly Tone[], seconds: number): Float32Array {
  const sound = new Float32Array(Math.round(seconds * sampleRate));
  for (const { hz, gain, decaySeconds } of tones) {
    for (let index = 0; index < sound.length; index++) {
      const at = index / sampleRate;
      const onset = Math.min(1, at / 0.0015);
      sound[index] =
        (sound[index] ?? 0) + Math.sin(2 * Math.PI * hz * at) * gain * onset * Math.exp(-at / decaySeconds);
    }
  }
  return sound;
}

/** A burst of noise around a pitch that dies away: a tap, a crackle, a footfall. */
export function burst(random: Random, hz: number, sharpness: number, decaySeconds: number): Float32Array {
  const sound = new Float32Array(Math.round(Math.min(2, decaySeconds * 7) * sampleRate));
  const filter = new Filter(hz, sharpness);
  return sound.map((_, index) => {
    const at = index / sampleRate;
    const onset = Math.min(1, at / 0.001);
    return filter.push(white(random)).band * onset * Math.exp(-at / decaySeconds);
  });
}

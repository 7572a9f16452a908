import { sampleRate } from './tape.ts';

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

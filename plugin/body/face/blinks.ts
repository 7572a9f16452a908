import { eased } from '../../../src/kit/numbers.ts';
import type { Random } from '../../../src/kit/random.ts';

/** How long lids take down, stay shut, and take up again, in seconds. */
const lasts = { down: 0.07, shut: 0.035, up: 0.15 } as const;
const whole = lasts.down + lasts.shut + lasts.up;
/** Between two blinks of themselves, in seconds. */
const apart = { least: 2, most: 5.6 } as const;
/** Nobody blinks again so soon for something that happens. */
const restSeconds = 1;

/** When somebody blinks: now and then, twice in a row at times, and as their gaze jumps or a word is stressed. */
export class Blinks {
  private sinceBlink = 10;
  private untilNext: number;

  constructor(private readonly random: Random) {
    this.untilNext = this.pause() * 0.6;
  }

  /** How far the lids are shut by blinking, 0..1, `seconds` later. */
  update(seconds: number): number {
    this.sinceBlink += seconds;
    this.untilNext -= seconds;
    if (this.untilNext <= 0) this.blink();
    return shutAt(this.sinceBlink);
  }

  /** Something happened at which one may blink: as likely as it is strong, 0..1. */
  startle(strength: number): void {
    if (this.sinceBlink > restSeconds && this.random.next() < strength) this.blink();
  }

  private blink(): void {
    this.sinceBlink = 0;
    const isTwice = this.random.next() < 0.14;
    this.untilNext = isTwice ? whole + 0.06 + this.random.next() * 0.08 : whole + this.pause();
  }

  /** Short pauses are more common than long ones. */
  private pause(): number {
    const part = this.random.next();
    return apart.least + (apart.most - apart.least) * part * (0.55 + 0.45 * part);
  }
}

function shutAt(since: number): number {
  if (since < lasts.down) return eased(since / lasts.down);
  if (since < lasts.down + lasts.shut) return 1;
  return since < whole ? 1 - eased((since - lasts.down - lasts.shut) / lasts.up) : 0;
}

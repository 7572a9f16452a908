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
  /** How far the lids are shut by blinking, 0..1. */
  shut = 0;
  private sinceBlink = 10;
  private untilNext = 0;

  constructor(private readonly random: Random) {
    this.untilNext = this.pause() * 0.6;
  }

  /** So many seconds later. */
  update(seconds: number): void {
    this.sinceBlink += seconds;
    this.untilNext -= seconds;
    if (this.untilNext <= 0) this.blink();
    const since = this.sinceBlink;
    if (since >= whole) this.shut = 0;
    else if (since < lasts.down) this.shut = eased(since / lasts.down);
    else if (since < lasts.down + lasts.shut) this.shut = 1;
    else this.shut = 1 - eased((since - lasts.down - lasts.shut) / lasts.up);
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

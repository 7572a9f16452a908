/** So much at once, and so much a second after that. */
export interface Rate {
  readonly atOnce: number;
  readonly aSecond: number;
}

/** How much everybody may send. Whoever has spent theirs waits; others do not. */
export class Allowance {
  private readonly left = new Map<string, { units: number; at: number }>();
  private mostBeforeLook = mostRemembered;

  constructor(
    private readonly rate: Rate,
    private readonly now: () => number,
  ) {}

  /** Takes so much of somebody's allowance, or says that there is none left. */
  spend(who: string, units = 1): boolean {
    const now = this.now();
    const { atOnce, aSecond } = this.rate;
    const left = this.leftOf(who, now);
    const have = Math.min(atOnce, left.units + ((now - left.at) / 1000) * aSecond);
    const isEnough = have >= units;
    left.units = isEnough ? have - units : have;
    left.at = now;
    return isEnough;
  }

  private leftOf(who: string, now: number): { units: number; at: number } {
    const known = this.left.get(who);
    if (known) return known;
    if (this.left.size >= this.mostBeforeLook) this.forget(now);
    const left = { units: this.rate.atOnce, at: now };
    this.left.set(who, left);
    return left;
  }

  /** Whoever has all of it again need not be remembered. Where few have, it is not looked again before there are twice as many. */
  private forget(now: number): void {
    const { atOnce, aSecond } = this.rate;
    for (const [who, { units, at }] of this.left) {
      if (units + ((now - at) / 1000) * aSecond >= atOnce) this.left.delete(who);
    }
    this.mostBeforeLook = Math.max(mostRemembered, this.left.size * 2);
  }
}

const mostRemembered = 10_000;

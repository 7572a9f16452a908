import type { Cancel, Clock } from '../../kit/clock.ts';

/**
 * What comes alone is done at once; what follows it within a moment is done together, when that is over. Where something follows
 * every time, moments become longer, up to three times as long.
 */
export class Together {
  private pause: Cancel | undefined;
  private isWanted = false;
  private momentMs: number;

  constructor(
    private readonly clock: Clock,
    private readonly ms: number,
    private readonly run: () => void,
  ) {
    this.momentMs = ms;
  }

  ask(): void {
    if (this.pause) this.isWanted = true;
    else this.go();
  }

  stop(): void {
    this.pause?.();
    this.isWanted = false;
  }

  private go(): void {
    this.isWanted = false;
    this.run();
    this.pause = this.clock.after(this.momentMs, () => {
      this.pause = undefined;
      this.momentMs = this.isWanted ? Math.min(this.momentMs + this.ms, 3 * this.ms) : this.ms;
      if (this.isWanted) this.go();
    });
  }
}

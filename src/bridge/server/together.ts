import type { Cancel, Clock } from '../../kit/clock.ts';

/** What comes alone is done at once; what follows it within a moment is done together, when that is over. */
export class Together {
  private pause: Cancel | undefined;
  private isWanted = false;

  constructor(
    private readonly clock: Clock,
    private readonly ms: number,
    private readonly run: () => void,
  ) {}

  ask(): void {
    if (this.pause) {
      this.isWanted = true;
      return;
    }
    this.isWanted = false;
    this.run();
    this.pause = this.clock.after(this.ms, () => {
      this.pause = undefined;
      if (this.isWanted) this.ask();
    });
  }

  stop(): void {
    this.pause?.();
    this.isWanted = false;
  }
}

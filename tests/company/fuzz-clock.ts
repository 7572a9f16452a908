import { SimulatedClock, type Cancel, type Clock } from '../../src/kit/clock.ts';

/** So many turns of the microtask queue without rest: somebody waits for something that is not on this clock. */
const mostTicks = 100_000;

/**
 * A simulated clock on which minds and disks take their time too. Time waits for work outside as long as the work goes on,
 * and passes while all of it sleeps.
 */
export class FuzzClock implements Clock {
  private readonly inner: SimulatedClock;
  private working = 0;
  private sleeping = 0;
  private resting: Promise<void> | undefined;

  constructor(startMs = 0) {
    this.inner = new SimulatedClock(startMs);
  }

  now(): number {
    return this.inner.now();
  }

  after(ms: number, run: () => void): Cancel {
    return this.inner.after(ms, run);
  }

  holdFor(work: Promise<void>): void {
    this.working++;
    void work.finally(() => this.working--);
    this.waitForRest();
  }

  /** For work outside only: one piece of work sleeps once at a time. */
  sleep(ms: number): Promise<void> {
    this.sleeping++;
    return new Promise((resolve) => {
      this.inner.after(ms, () => {
        this.sleeping--;
        resolve();
        this.waitForRest();
      });
    });
  }

  run(done: () => boolean): Promise<void> {
    return this.inner.run(done);
  }

  private waitForRest(): void {
    this.resting ??= this.untilRest();
    this.inner.holdFor(this.resting);
  }

  private async untilRest(): Promise<void> {
    for (let ticks = 0; ticks < mostTicks; ticks++) {
      await Promise.resolve();
      if (this.working <= this.sleeping) break;
    }
    this.resting = undefined;
  }
}

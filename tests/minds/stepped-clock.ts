import { invariant } from '../../src/kit/invariant.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import type { Timers } from '../../src/model/timers.ts';

/** So often in a row nothing may fall due while somebody outside still works. */
const mostIdle = 1000;

/**
 * Time that jumps from one thing to the next and passes while a model thinks, because the model thinks by the same clock.
 * Whatever follows from a thing has followed before the next falls due.
 */
export class SteppedClock extends SimulatedClock {
  constructor() {
    super(0, { waits: false });
  }

  override async run(done: () => boolean = () => false): Promise<void> {
    for (let idle = 0; ; idle++) {
      await drained();
      if (done()) return;
      let steps = 0;
      const before = this.taken;
      await super.run(() => steps++ > 0);
      if (this.taken > before) idle = 0;
      invariant(idle < mostIdle, 'Nothing falls due any more, and the play is not over.');
    }
  }

  private taken = 0;

  override after(ms: number, run: () => void): () => void {
    return super.after(ms, () => {
      this.taken++;
      run();
    });
  }

  /** For a model that waits by this clock. */
  readonly modelTimers: Timers = {
    set: (callback, delayMs) => this.after(delayMs, callback),
    clear: (handle) => (handle as () => void)(),
  };
}

/** Promises that are kept have been followed up to their end. */
const drained = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

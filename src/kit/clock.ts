/** Calls off what was to happen later. */
export type Cancel = () => void;

/** Time, passed in wherever time is wanted. */
export interface Clock {
  /** Milliseconds since this clock began. */
  now(): number;
  after(ms: number, run: () => void): Cancel;
  /** Work in the world outside (a model, a disk) that time should wait for, where time can wait. It must not reject. */
  holdFor(work: Promise<void>): void;
}

interface Timer {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
  called: boolean;
}

/** A clock that jumps from one thing to the next: hours pass in milliseconds, in the same order every time. */
export class SimulatedClock implements Clock {
  private time = 0;
  private order = 0;
  private readonly timers: Timer[] = [];
  private readonly outside = new Set<Promise<void>>();

  constructor(
    startMs = 0,
    /** Whether time waits for work outside. Where it does not, whatever comes late comes late. */
    private readonly options: { readonly waits?: boolean } = {},
  ) {
    this.time = startMs;
  }

  now(): number {
    return this.time;
  }

  after(ms: number, run: () => void): Cancel {
    const timer: Timer = { at: this.time + Math.max(0, ms), order: this.order++, run, called: false };
    this.push(timer);
    return () => {
      timer.called = true;
    };
  }

  holdFor(work: Promise<void>): void {
    if (this.options.waits === false) return;
    this.outside.add(work);
    void work.finally(() => this.outside.delete(work));
  }

  /** Lets time pass until `done` says so or nothing is left to happen. */
  async run(done: () => boolean = () => false): Promise<void> {
    for (;;) {
      while (this.outside.size > 0) await Promise.all([...this.outside]);
      if (done() || !this.callNext()) return;
    }
  }

  /** Lets so much time pass, and what falls due in it happen. */
  async advance(ms: number): Promise<void> {
    const until = this.time + ms;
    await this.run(() => (this.timers[0]?.at ?? Infinity) > until);
    this.time = Math.max(this.time, until);
  }

  /**
   * Lets time pass up to there at once, and what falls due until then happen, without a promise: a frame in which nothing
   * happens makes none. False where work outside has to be waited for first; time has passed as far as that then.
   */
  reach(untilMs: number): boolean {
    for (;;) {
      if (this.outside.size > 0) return false;
      const next = this.timers[0];
      if (!next || next.at > untilMs) break;
      this.callNext();
    }
    this.time = Math.max(this.time, untilMs);
    return true;
  }

  /** Lets what is due first happen; false where nothing is left. */
  private callNext(): boolean {
    const timer = this.pop();
    if (!timer) return false;
    if (timer.called) return true;
    timer.called = true;
    this.time = Math.max(this.time, timer.at);
    timer.run();
    return true;
  }

  // A binary heap by time, then by the order of asking.
  private push(timer: Timer): void {
    const { timers } = this;
    let at = timers.push(timer) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(timer, timers[above] as Timer)) break;
      timers[at] = timers[above] as Timer;
      at = above;
    }
    timers[at] = timer;
  }

  private pop(): Timer | undefined {
    const { timers } = this;
    const first = timers[0];
    const last = timers.pop();
    if (!first || !last || timers.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= timers.length) break;
      if (below + 1 < timers.length && isBefore(timers[below + 1] as Timer, timers[below] as Timer)) below++;
      if (!isBefore(timers[below] as Timer, last)) break;
      timers[at] = timers[below] as Timer;
      at = below;
    }
    timers[at] = last;
    return first;
  }
}

const isBefore = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** The time on the wall. `pace` 2 lets twice as much of it pass. */
export function systemClock({ startMs = 0, pace = 1 }: { startMs?: number; pace?: number } = {}): Clock {
  const began = performance.now();
  return {
    now: () => startMs + (performance.now() - began) * pace,
    after(ms, run) {
      const timer = setTimeout(run, Math.max(0, ms) / pace);
      return () => clearTimeout(timer);
    },
    holdFor() {},
  };
}

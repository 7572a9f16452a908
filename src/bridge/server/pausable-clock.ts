import type { Cancel, Clock } from '../../kit/clock.ts';

interface Waiting {
  readonly at: number;
  readonly run: () => void;
  cancel: Cancel | undefined;
}

/** A clock that can be held: no time passes then, and whatever was to happen happens that much later. */
export class PausableClock implements Clock {
  private readonly waiting = new Set<Waiting>();
  private heldAt: number | undefined;
  private offsetMs = 0;

  constructor(private readonly clock: Clock) {}

  get isPaused(): boolean {
    return this.heldAt !== undefined;
  }

  now(): number {
    return this.heldAt ?? this.clock.now() - this.offsetMs;
  }

  after(ms: number, run: () => void): Cancel {
    const waiting: Waiting = { at: this.now() + Math.max(0, ms), run, cancel: undefined };
    this.waiting.add(waiting);
    if (!this.isPaused) this.arm(waiting);
    return () => {
      waiting.cancel?.();
      this.waiting.delete(waiting);
    };
  }

  holdFor(work: Promise<void>): void {
    this.clock.holdFor(work);
  }

  pause(): void {
    if (this.isPaused) return;
    this.heldAt = this.now();
    for (const waiting of this.waiting) waiting.cancel?.();
  }

  goOn(): void {
    if (this.heldAt === undefined) return;
    this.offsetMs = this.clock.now() - this.heldAt;
    this.heldAt = undefined;
    // In the order in which they are due, and within a moment in that of asking.
    for (const waiting of [...this.waiting].sort((a, b) => a.at - b.at)) this.arm(waiting);
  }

  private arm(waiting: Waiting): void {
    waiting.cancel = this.clock.after(waiting.at - this.now(), () => {
      this.waiting.delete(waiting);
      waiting.run();
    });
  }
}

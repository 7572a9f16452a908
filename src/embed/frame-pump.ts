import type { SimulatedClock } from '../kit/clock.ts';

/** A frame that took longer than this was no frame: the tab was hidden or the machine slept, and the play waited. */
const longestFrameMs = 250;
/** Time for the play in one frame, in milliseconds of the machine; what is left waits for the next. */
const frameBudgetMs = 14;
/** Where the picture takes long the play may take this part of it: one that runs fast is not held up by slow pictures. */
const framePart = 0.5;
const mostPendingMs = 1000;
/** What falls due within so much of the play's time happens before any promise that hangs on it. */
const chunkMs = 20;

/** Lets the time of the host's frames pass in the play, as far as each frame has time for it. */
export class FramePump {
  private pendingMs = 0;
  private isPumping = false;

  constructor(
    private readonly clock: SimulatedClock,
    private readonly isHeld: () => boolean,
  ) {}

  /** A frame took so long; returns how much of it passes in the play. */
  frame(ms: number, speed: number): number {
    const passed = this.isHeld() ? 0 : Math.min(ms, longestFrameMs) * speed;
    this.pendingMs = Math.min(this.pendingMs + passed, mostPendingMs * Math.max(1, speed));
    this.pump(Math.max(frameBudgetMs, Math.min(ms, longestFrameMs) * framePart));
    return passed;
  }

  /** Most frames have time for all of it, and nothing has to be waited for: they make no promise. */
  private pump(budgetMs: number): void {
    if (this.isPumping || this.pendingMs <= 0 || this.isHeld()) return;
    const until = performance.now() + budgetMs;
    const chunk = Math.min(this.pendingMs, chunkMs);
    this.pendingMs -= chunk;
    const reached = this.clock.now() + chunk;
    this.isPumping = true;
    try {
      if (this.clock.reach(reached) && this.pendingMs <= 0) this.isPumping = false;
      else void this.goOn(reached, until);
    } catch (error) {
      this.isPumping = false;
      // The picture goes on; whoever listens for what went wrong in a page hears of it.
      void Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private async goOn(reached: number, until: number): Promise<void> {
    try {
      await this.clock.advance(Math.max(0, reached - this.clock.now()));
      while (performance.now() <= until && this.pendingMs > 0 && !this.isHeld()) {
        const chunk = Math.min(this.pendingMs, chunkMs);
        this.pendingMs -= chunk;
        await this.clock.advance(chunk);
      }
    } finally {
      this.isPumping = false;
    }
  }
}

import type { SimulatedClock } from '../kit/clock.ts';

/** A frame that took longer than this was no frame: the tab was hidden or the machine slept, and the play waited. */
const longestFrameMs = 250;
/** Time for the play in one frame, in milliseconds of the machine; what is left waits for the next. */
const frameBudgetMs = 14;
/** Where the picture takes long the play may take this part of it: one that runs fast is not held up by slow pictures. */
const framePart = 0.5;
const mostPendingMs = 1000;

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
    void this.pump(Math.max(frameBudgetMs, Math.min(ms, longestFrameMs) * framePart));
    return passed;
  }

  private async pump(budgetMs: number): Promise<void> {
    if (this.isPumping) return;
    this.isPumping = true;
    const until = performance.now() + budgetMs;
    try {
      while (this.pendingMs > 0 && !this.isHeld()) {
        const chunk = Math.min(this.pendingMs, 20);
        this.pendingMs -= chunk;
        await this.clock.advance(chunk);
        if (performance.now() > until) break;
      }
    } finally {
      this.isPumping = false;
    }
  }
}

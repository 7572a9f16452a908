import type { Clock } from '../../kit/clock.ts';

/** So long at least what has fallen due is done at once; then whoever asks for something is heard. */
const leastMs = 5;

interface Due {
  run: (() => void) | undefined;
}

/**
 * What falls due in the evenings of a house is done one after the other, in the order in which it fell due, and never for long:
 * in between it is listened for who asks. Where a hundred evenings have to think in one moment, nobody waits for all of them.
 */
export class FairTurns {
  private readonly due: Due[] = [];
  private isGoing = false;
  /** When this house began to do what is due, since it last listened. */
  private beganMs: number | undefined;
  private atOnceMs = leastMs;
  private hearing: Promise<void> | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The clock of an evening of this house. */
  clock(clock: Clock): Clock {
    return {
      now: () => clock.now(),
      holdFor: (work) => clock.holdFor(work),
      after: (ms, run) => {
        const due: Due = { run };
        const cancel = clock.after(ms, () => this.take(due));
        return () => {
          cancel();
          due.run = undefined;
        };
      },
    };
  }

  /** Resolves when all who ask at this moment have been heard. */
  heard(): Promise<void> {
    this.hearing ??= new Promise((resolve) =>
      setImmediate(() => {
        this.hearing = undefined;
        resolve();
      }),
    );
    return this.hearing;
  }

  private take(due: Due): void {
    this.due.push(due);
    if (!this.isGoing) void this.go();
  }

  private async go(): Promise<void> {
    this.isGoing = true;
    for (let next = this.due.shift(); next; next = this.due.shift()) {
      if (this.isSpent()) await this.listen();
      try {
        next.run?.();
      } catch (error) {
        // As from any timer; the others' turns come all the same.
        queueMicrotask(() => {
          throw error;
        });
      }
      // What follows from it at once comes before whatever is due next.
      await new Promise<void>((resolve) => process.nextTick(resolve));
    }
    this.isGoing = false;
  }

  /** Whether enough has been done since it was last listened. */
  private isSpent(): boolean {
    return this.now() - this.begun() >= this.atOnceMs;
  }

  private begun(): number {
    if (this.beganMs !== undefined) return this.beganMs;
    setImmediate(() => (this.beganMs = undefined));
    return (this.beganMs = this.now());
  }

  /** Whoever asks is heard. However many they are, as much time as that took is the evenings' own afterwards. */
  private async listen(): Promise<void> {
    const began = this.now();
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.atOnceMs = Math.max(leastMs, this.begun() - began);
  }
}

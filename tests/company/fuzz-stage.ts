import type { Random } from '../../src/kit/random.ts';
import type { Clock } from '../../src/kit/clock.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import type { StagePort, StageReport, StageStep } from '../../src/drama/stage-port.ts';
import { PlainStage } from '../../src/company/plain-stage.ts';
import type { World } from '../../src/world/world.ts';

/** A stage on which bodies stumble: steps are refused, or broken off in the middle by nobody of the play. */
export class FaultyStage implements StagePort {
  readonly probe = {};
  private readonly inner: PlainStage;

  constructor(
    private readonly clock: Clock,
    world: () => World,
    private readonly random: Random,
    private readonly faults: { readonly rate: number; readonly reportsInterruptsLate: boolean },
    private readonly onInterrupt: (actor: EntityId) => void,
  ) {
    this.inner = new PlainStage(clock, world);
  }

  perform(step: StageStep, report: (report: StageReport) => void): () => void {
    const { random, clock, faults } = this;
    if (random.next() < faults.rate) {
      let over = false;
      const cancel = clock.after(random.next() * 2000, () => {
        over = true;
        report({ kind: 'refused', reason: 'The floor gives way a little.' });
      });
      return () => {
        cancel();
        if (!over) this.tellInterrupted(report);
        over = true;
      };
    }
    let stopping = false;
    const stop = this.inner.perform(step, (told) => {
      if (told.kind === 'interrupted' && stopping) this.tellInterrupted(report);
      else report(told);
    });
    if (random.next() < faults.rate) {
      clock.after(random.next() * 3000, () => {
        this.onInterrupt(step.actor);
        stop();
      });
    }
    return () => {
      stopping = true;
      stop();
    };
  }

  dispose(): void {
    this.inner.dispose();
  }

  private tellInterrupted(report: (report: StageReport) => void): void {
    if (this.faults.reportsInterruptsLate) this.clock.after(120, () => report({ kind: 'interrupted' }));
    else report({ kind: 'interrupted' });
  }
}

import type { Random } from '../../src/kit/random.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { FactSink } from '../../src/company/log-keeper.ts';
import type { FuzzClock } from './fuzz-clock.ts';

/** A disk that says no now and then, for a while, or takes its time. Like every fact log it takes all of a group or none. */
export class FaultySink implements FactSink {
  private outage = 0;
  private open = true;
  /** A group that did not follow on what was there. */
  gap: string | undefined;

  constructor(
    readonly kept: Fact[],
    private readonly clock: FuzzClock,
    private readonly random: Random,
    private readonly rate: number,
  ) {}

  async append(facts: readonly Fact[]): Promise<void> {
    const { random, rate } = this;
    if (random.next() < rate) await this.clock.sleep(random.next() * 400);
    if (this.outage === 0 && random.next() < rate) this.outage = 1 + Math.floor(random.next() * 4);
    if (this.outage > 0) {
      this.outage--;
      throw new Error('the disk says no');
    }
    if (!this.open) return;
    const [first] = facts;
    if (first && first.seq !== this.kept.length) this.gap ??= `fact ${first.seq} came after ${this.kept.length} facts`;
    this.kept.push(...facts);
  }

  /** Whatever comes from now on is lost, as when the machine stops. */
  cut(): void {
    this.open = false;
  }
}

import type { Clock } from '../kit/clock.ts';
import type { Fact } from '../drama/fact.ts';

/** Where facts become durable. `FactLog` of the store is one. */
export interface FactSink {
  append(facts: readonly Fact[]): Promise<void>;
  /** When what has become a fact meanwhile should be appended, in one piece; at once, unless given. It must not reject. */
  whenReady?(): Promise<void>;
}

const firstRetryMs = 500;
const lastRetryMs = 30_000;

/** Keeps the facts of a performance: in order, in groups, again when the disk said no. The play goes on meanwhile. */
export class LogKeeper {
  private unsaved: Fact[] = [];
  private saving: Promise<void> | undefined;
  private retryMs = firstRetryMs;
  private waiters: { readonly seq: number; readonly resolve: () => void }[] = [];
  private trouble: unknown;
  private kept = 0;
  private saved = 0;

  constructor(
    private readonly clock: Clock,
    private readonly sink: FactSink | undefined,
  ) {}

  keep(fact: Fact): void {
    if (!this.sink) return;
    this.unsaved.push(fact);
    this.kept = fact.seq + 1;
    if (!this.saving) void this.save();
  }

  /** Resolves when everything kept so far is on the disk. */
  durable(): Promise<void> {
    if (!this.sink || this.saved >= this.kept) return Promise.resolve();
    const seq = this.kept;
    return new Promise((resolve) => this.waiters.push({ seq, resolve }));
  }

  /** One more try, now. Rejects with the reason when the facts cannot be made safe. */
  async flush(): Promise<void> {
    while (this.saving) await this.saving;
    if (this.unsaved.length === 0) return;
    await this.save();
    if (this.unsaved.length > 0) throw this.trouble;
  }

  private save(): Promise<void> {
    const { sink } = this;
    if (!sink) return Promise.resolve();
    this.saving = this.appendAll(sink);
    this.clock.holdFor(this.saving);
    return this.saving;
  }

  private async appendAll(sink: FactSink): Promise<void> {
    // Everything that becomes a fact in this moment goes in one append.
    await sink.whenReady?.();
    let group: readonly Fact[] = [];
    try {
      while (this.unsaved.length > 0) {
        group = this.unsaved;
        this.unsaved = [];
        await sink.append(group);
        this.retryMs = firstRetryMs;
        this.acknowledge((group[group.length - 1]?.seq ?? 0) + 1);
      }
      this.saving = undefined;
    } catch (error) {
      this.unsaved = [...group, ...this.unsaved];
      this.trouble = error;
      this.saving = undefined;
      this.clock.after(this.retryMs, () => {
        if (!this.saving) void this.save();
      });
      this.retryMs = Math.min(this.retryMs * 2, lastRetryMs);
    }
  }

  private acknowledge(upTo: number): void {
    this.saved = upTo;
    // They wait in the order of what they wait for.
    const later = this.waiters.findIndex(({ seq }) => seq > upTo);
    const ready = later === -1 ? this.waiters : this.waiters.slice(0, later);
    this.waiters = later === -1 ? [] : this.waiters.slice(later);
    for (const { resolve } of ready) resolve();
  }
}

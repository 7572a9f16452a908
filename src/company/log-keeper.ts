import type { Clock } from '../kit/clock.ts';
import type { Fact } from '../drama/fact.ts';

/** Where facts become durable. `FactLog` of the store is one. */
export interface FactSink {
  append(facts: readonly Fact[]): Promise<void>;
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
    // Everything that becomes a fact in this moment goes in one append.
    this.saving = Promise.resolve()
      .then(async () => {
        while (this.unsaved.length > 0) {
          const group = this.unsaved;
          this.unsaved = [];
          try {
            await sink.append(group);
          } catch (error) {
            this.unsaved = [...group, ...this.unsaved];
            throw error;
          }
          this.retryMs = firstRetryMs;
          this.acknowledge((group[group.length - 1]?.seq ?? 0) + 1);
        }
        this.saving = undefined;
      })
      .catch((error: unknown) => {
        this.trouble = error;
        this.saving = undefined;
        this.clock.after(this.retryMs, () => {
          if (!this.saving) void this.save();
        });
        this.retryMs = Math.min(this.retryMs * 2, lastRetryMs);
      });
    this.clock.holdFor(this.saving);
    return this.saving;
  }

  private acknowledge(upTo: number): void {
    this.saved = upTo;
    const ready = this.waiters.filter(({ seq }) => seq <= upTo);
    this.waiters = this.waiters.filter(({ seq }) => seq > upTo);
    for (const { resolve } of ready) resolve();
  }
}

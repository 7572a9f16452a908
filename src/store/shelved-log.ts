import { type FactLog, type StoredFact } from './fact-log.ts';
import { beginning, chainTexts, endOf, factOf, factText, isSameEnd, missing, type LogEnd } from './fact-record.ts';
import { type Shelf } from './shelf.ts';
import { logError, StoreError, whyOf } from './store-error.ts';

/** One append may not be larger, so that one commit never outgrows what a medium takes in one piece. */
const maxAppendLength = 16 * 1024 * 1024;

/** Appends that wait together are committed together up to this much text. */
const groupLength = 4 * 1024 * 1024;

export const pageSize = 512;

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (reason: StoreError) => void;
}

type Job = Waiting &
  (
    | { readonly kind: 'append'; readonly texts: readonly string[]; readonly length: number }
    | { readonly kind: 'rewind'; readonly seq: number }
  );

/** A log on a shelf. Jobs are done one after the other; appends that wait side by side become one commit. */
export class ShelvedLog implements FactLog {
  private readonly waiting: Job[] = [];
  /** Where the log will end when all that waits is done. */
  private promised: number;
  private working: Promise<void> | undefined;
  private closed = false;
  private rewinds = 0;
  /** Ends of commits that failed for us but may have reached the medium all the same. */
  private doubts: LogEnd[] = [];

  constructor(
    readonly id: string,
    private readonly shelf: Shelf,
    private durable: LogEnd,
    private readonly onClose: () => void,
  ) {
    this.promised = durable.length;
  }

  get length(): number {
    return this.promised;
  }

  async append(facts: readonly StoredFact[]): Promise<void> {
    this.refuseWhenClosed();
    const texts = facts.map((fact, index) => {
      const expected = this.promised + index;
      const place = () => `Fact ${expected} of log ${JSON.stringify(this.id)}`;
      if (fact.seq === expected) return factText(fact, place);
      const message = `${place()}: its seq is ${String(fact.seq)}. Append facts in order, each once.`;
      throw new StoreError('store/gap', message);
    });
    const length = texts.reduce((sum, text) => sum + text.length, 0);
    if (length > maxAppendLength) {
      const what = `: ${facts.length} facts in one append are too much at once. Append them in smaller lots.`;
      throw logError('store/too-big', this.id, what);
    }
    if (texts.length === 0) return;
    this.promised += texts.length;
    return new Promise((resolve, reject) => this.enqueue({ kind: 'append', texts, length, resolve, reject }));
  }

  async *read(from = 0): AsyncGenerator<StoredFact, void, undefined> {
    this.refuseWhenClosed();
    this.checkSeq(from, this.promised);
    const { length } = this.durable;
    const { rewinds } = this;
    if (from >= length) return;
    let end = await reaching(this.id, this.endAt(from));
    while (end.length < length) {
      const page = await reaching(this.id, this.shelf.page(this.id, end.length, pageSize));
      if (this.rewinds !== rewinds) throw this.conflict('was rewound while it was being read. Read it again');
      if (page.length === 0) throw this.wentBad(end.length, missing(end.length, length - 1));
      for (const record of page) {
        if (end.length === length) return;
        const fact = factOf(record, end);
        if (!fact.ok) throw this.wentBad(end.length, fact.error);
        yield fact.value;
        this.refuseWhenClosed();
        end = { length: record.seq + 1, hash: record.hash };
      }
    }
  }

  async rewind(seq: number): Promise<void> {
    this.refuseWhenClosed();
    this.checkSeq(seq, this.promised);
    if (seq === this.promised) return;
    this.promised = seq;
    this.rewinds += 1;
    return new Promise((resolve, reject) => this.enqueue({ kind: 'rewind', seq, resolve, reject }));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.working;
    this.onClose();
  }

  private enqueue(job: Job): void {
    this.waiting.push(job);
    this.working ??= this.work();
  }

  private async work(): Promise<void> {
    // What is appended in the same breath shares the first commit too.
    await Promise.resolve();
    for (let group = this.nextGroup(); group.length > 0; group = this.nextGroup()) {
      try {
        if (this.doubts.length > 0) await this.settle();
        const [first] = group;
        if (first?.kind === 'rewind') await this.cut(first.seq);
        else await this.commit(group.flatMap((job) => (job.kind === 'append' ? job.texts : [])));
        for (const job of group) job.resolve();
      } catch (reason) {
        this.fail([...group, ...this.waiting.splice(0)], asStoreError(this.id, reason));
      }
    }
    this.working = undefined;
  }

  /** The next jobs that can be done as one. */
  private nextGroup(): Job[] {
    const first = this.waiting[0];
    if (first?.kind !== 'append') return this.waiting.splice(0, 1);
    let count = 0;
    let length = 0;
    for (const job of this.waiting) {
      if (job.kind !== 'append') break;
      length += job.length;
      if (count > 0 && length > groupLength) break;
      count += 1;
    }
    return this.waiting.splice(0, count);
  }

  private async commit(texts: readonly string[]): Promise<void> {
    const records = chainTexts(this.durable, texts);
    const end = endOf(this.durable, records);
    await this.move(end, () => this.shelf.add(this.id, this.durable, records));
  }

  private async cut(seq: number): Promise<void> {
    const end = await this.endAt(seq);
    await this.move(end, () => this.shelf.cut(this.id, this.durable, end));
  }

  private async endAt(seq: number): Promise<LogEnd> {
    if (seq === 0) return beginning;
    const [record] = await this.shelf.page(this.id, seq - 1, 1);
    if (record?.seq !== seq - 1) throw this.wentBad(seq - 1, missing(seq - 1, seq - 1));
    return { length: seq, hash: record.hash };
  }

  private async move(end: LogEnd, change: () => Promise<boolean>): Promise<void> {
    // An answer that never comes says nothing about what the medium did: the end is in doubt until it is looked at.
    this.doubts.push(end);
    if (!(await change())) throw this.conflict();
    this.durable = end;
    this.doubts = [];
  }

  /** After a failure: what the medium kept of it goes, since its appends were rejected and will be made again. */
  private async settle(): Promise<void> {
    const found = await this.shelf.find(this.id);
    if (!found) throw this.conflict();
    if (isSameEnd(found, this.durable)) return;
    const doubt = this.doubts.find((end) => isSameEnd(found, end));
    if (!doubt) throw this.conflict();
    if (doubt.length < this.durable.length) {
      // A rewind that was reported failed did happen; the facts are gone and the log is as short as was asked.
      this.durable = doubt;
      this.doubts = [];
      throw this.conflict(`had been rewound to ${doubt.length} after all. Go on from there`);
    }
    if (!(await this.shelf.cut(this.id, found, this.durable))) throw this.conflict();
  }

  private fail(jobs: readonly Job[], reason: StoreError): void {
    this.promised = this.durable.length;
    for (const job of jobs) job.reject(reason);
  }

  private checkSeq(seq: number, length: number): void {
    if (Number.isInteger(seq) && seq >= 0 && seq <= length) return;
    throw logError('store/out-of-range', this.id, `: ${seq} is not from 0 to ${length}.`);
  }

  private refuseWhenClosed(): void {
    if (this.closed) throw logError('store/closed', this.id, ' is closed. Open it again to go on.');
  }

  private conflict(what = 'was changed by somebody else since it was opened. Open it again to go on'): StoreError {
    return logError('store/conflict', this.id, ` ${what}.`);
  }

  private wentBad(seq: number, reason: string): StoreError {
    const what = ` went bad at ${seq} while open: ${reason} Open it again to set the rest aside.`;
    return logError('store/damaged', this.id, what);
  }
}

/** Errors of the medium itself, told in our way. */
function asStoreError(id: string, cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  return logError('store/unavailable', id, `: its store failed (${whyOf(cause)}).`, { cause });
}

export async function reaching<T>(id: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw asStoreError(id, cause);
  }
}

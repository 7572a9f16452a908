import { type Damage, type FactRecord, type FactStore, type LogSummary, type OpenedLog } from './fact-log.ts';
import { beginning, factOf, isSameEnd, missing, type LogEnd } from './fact-record.ts';
import type { Leases } from './leases.ts';
import { type Shelf, type ShelvedEnd } from './shelf.ts';
import { pageSize, reaching, ShelvedLog } from './shelved-log.ts';
import { existsAlready, logError, StoreError, whyOf } from './store-error.ts';

const maxIdLength = 200;

/** A log that others keep changing while it is verified is given up after so many readings. */
const maxReadings = 8;

/** A fact store on any shelf: chain, verification, group commit and errors are the same wherever the records lie. */
export class ShelvedStore implements FactStore {
  private readonly logs = new Set<ShelvedLog>();
  private closing: Promise<void> | undefined;

  constructor(
    private readonly shelf: Shelf,
    private readonly where: string,
    readonly leases?: Leases,
  ) {}

  /** A store on a shelf that is being opened; rejects with a `StoreError` when it cannot be. */
  static async createAsync(where: string, opening: Promise<Shelf>, leases?: () => Leases): Promise<ShelvedStore> {
    try {
      return new ShelvedStore(await opening, where, leases?.());
    } catch (cause) {
      if (cause instanceof StoreError) throw cause;
      throw new StoreError('store/unavailable', `The store ${where} cannot be opened: ${whyOf(cause)}.`, { cause });
    }
  }

  async list(): Promise<readonly LogSummary[]> {
    this.refuseWhenClosed();
    const logs = await reaching(this.where, this.shelf.list());
    return [...logs].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  async lengthOf(id: string): Promise<number | undefined> {
    this.refuseWhenClosed();
    const found = isTellable(id) ? await reaching(id, this.shelf.find(id)) : undefined;
    return found && !found.setAside ? found.length : undefined;
  }

  async open(id: string): Promise<OpenedLog> {
    this.refuseWhenClosed();
    checkId(id);
    const { end, damage } = await reaching(id, this.verify(id));
    this.refuseWhenClosed();
    const log: ShelvedLog = new ShelvedLog(id, this.shelf, end, () => this.logs.delete(log));
    this.logs.add(log);
    return damage ? { log, damage } : { log };
  }

  async fork(id: string, seq: number, as: string): Promise<void> {
    this.refuseWhenClosed();
    checkId(as);
    const { length } = await this.known(id);
    if (!Number.isInteger(seq) || seq < 0 || seq > length) {
      throw logError('store/out-of-range', id, `: cannot fork at ${seq}; give 0 to ${length}.`);
    }
    if (await reaching(id, this.forkAt(id, seq, as))) return;
    if (await reaching(as, this.shelf.find(as))) throw existsAlready(as);
    throw logError('store/conflict', id, ' was changed while it was forked. Fork it again.');
  }

  async fence(id: string, token: number): Promise<void> {
    this.refuseWhenClosed();
    if (!this.shelf.fence || (await reaching(id, this.shelf.fence(id, token)))) return;
    if (await reaching(id, this.shelf.find(id))) throw logError('store/conflict', id, ' is somebody else’s by now.');
  }

  async remove(id: string): Promise<void> {
    this.refuseWhenClosed();
    if (!isTellable(id) || !(await reaching(id, this.shelf.remove(id)))) throw unknownLog(id);
  }

  async *salvage(id: string): AsyncGenerator<FactRecord, void, undefined> {
    this.refuseWhenClosed();
    if (!isTellable(id) || !(await reaching(id, this.shelf.find(id)))) throw unknownLog(id);
    for await (const page of this.pages(id)) yield* page;
  }

  close(): Promise<void> {
    this.closing ??= (async () => {
      await Promise.all([...this.logs].map((log) => log.close()));
      await reaching(this.where, this.shelf.close());
    })();
    return this.closing;
  }

  /** Walks the chain to its last good record; what lies behind it is set aside. */
  private async verify(id: string): Promise<{ readonly end: LogEnd; readonly damage?: Damage }> {
    for (let reading = 0; reading < maxReadings; reading++) {
      const claimed = await this.shelf.find(id);
      if (!claimed) {
        await this.shelf.begin(id);
        continue;
      }
      refuseSetAside(id, claimed);
      const { end, fault } = await this.walk(id, claimed);
      if (!fault) return { end };
      // Somebody rewinding at this moment looks like damage: the shelf moves nothing unless the log stood still.
      const [first] = await this.shelf.page(id, end.length, 1);
      const as = await this.freeName(id);
      if (!(await this.shelf.setAside(id, claimed, end, as, fault))) continue;
      return { end, damage: { seq: end.length, reason: fault, ...(first && { setAside: as }) } };
    }
    throw logError('store/conflict', id, ' keeps changing while it is opened. Try again later.');
  }

  private async walk(id: string, claimed: LogEnd): Promise<{ readonly end: LogEnd; readonly fault?: string }> {
    let end = beginning;
    for await (const page of this.pages(id, claimed.length)) {
      for (const record of page) {
        const fact = factOf(record, end);
        if (!fact.ok) return { end, fault: fact.error };
        end = { length: record.seq + 1, hash: record.hash };
      }
    }
    if (end.length < claimed.length) return { end, fault: missing(end.length, claimed.length - 1) };
    if (end.hash !== claimed.hash) return { end, fault: 'The log ends in another fact than was written last.' };
    const [beyond] = await this.shelf.page(id, end.length, 1);
    // A log that grew since its end was looked up is only longer now.
    if (!beyond || !(await this.stands(id, claimed))) return { end };
    return { end, fault: `Fact ${beyond.seq} was never acknowledged.` };
  }

  private async stands(id: string, claimed: LogEnd): Promise<boolean> {
    const now = await this.shelf.find(id);
    return now !== undefined && isSameEnd(now, claimed);
  }

  /** The records with a seq below `end`, page by page. */
  private async *pages(id: string, end = Infinity): AsyncGenerator<readonly FactRecord[], void, undefined> {
    for (let from = 0; from < end;) {
      const page = await reaching(id, this.shelf.page(id, from, pageSize));
      const last = page.at(-1);
      if (!last) return;
      yield page.filter(({ seq }) => seq < end);
      from = last.seq + 1;
    }
  }

  private async freeName(id: string): Promise<string> {
    for (let count = 1; ; count++) {
      const name = `${id}.damaged-${count}`;
      if (!(await this.shelf.find(name))) return name;
    }
  }

  private async forkAt(id: string, seq: number, as: string): Promise<boolean> {
    if (seq === 0) return this.shelf.copy(id, beginning, as);
    const [last] = await this.shelf.page(id, seq - 1, 1);
    return last?.seq === seq - 1 && this.shelf.copy(id, { length: seq, hash: last.hash }, as);
  }

  private async known(id: string): Promise<LogEnd> {
    const found = isTellable(id) ? await reaching(id, this.shelf.find(id)) : undefined;
    if (!found) throw unknownLog(id);
    refuseSetAside(id, found);
    return found;
  }

  private refuseWhenClosed(): void {
    if (this.closing)
      throw new StoreError('store/closed', `The store ${this.where} is closed. Open it again to go on.`);
  }
}

/** Control characters and halves of characters come back from some medium as something else, or not at all. */
const isTellable = (id: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(id);

function checkId(id: string): void {
  if (id !== '' && id.length <= maxIdLength && isTellable(id)) return;
  const shown = JSON.stringify(id.slice(0, 40));
  const message = `${shown} cannot name a log: give 1 to ${maxIdLength} characters, none of them control characters.`;
  throw new StoreError('store/bad-id', message);
}

function unknownLog(id: string): StoreError {
  const shown = JSON.stringify(id.slice(0, maxIdLength));
  return new StoreError('store/unknown-log', `There is no log ${shown}. See list() for those there are.`);
}

function refuseSetAside(id: string, { setAside }: ShelvedEnd): void {
  if (!setAside) return;
  throw new StoreError(
    'store/set-aside',
    `${JSON.stringify(id)} is a damaged tail cut from ${JSON.stringify(setAside.of)} at ${setAside.from}. Read it with salvage(), or remove it.`,
  );
}

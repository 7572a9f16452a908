import { type FactRecord, type FactStore, type LogSummary, type SetAside } from './fact-log.ts';
import { beginning, endOf, isSameEnd, type LogEnd } from './fact-record.ts';
import { type Shelf, type ShelvedEnd } from './shelf.ts';
import { ShelvedStore } from './shelved-store.ts';

/** A store that lives and dies with its process: for tests, and for plays nobody wants to keep. */
export const memoryStore = (): FactStore => new ShelvedStore(new MemoryShelf(), 'in memory');

interface MemoryLog {
  end: LogEnd;
  records: FactRecord[];
  savedAtMs: number;
  readonly setAside?: SetAside;
}

/** Outlives the stores on it, so that closing and opening again can be tried without a disk. */
export class MemoryShelf implements Shelf {
  readonly logs = new Map<string, MemoryLog>();

  async list(): Promise<readonly LogSummary[]> {
    return [...this.logs].map(([id, { records, end, savedAtMs, setAside }]) => ({
      id,
      length: setAside ? records.length : end.length,
      savedAt: new Date(savedAtMs).toISOString(),
      ...(setAside && { setAside }),
    }));
  }

  async find(id: string): Promise<ShelvedEnd | undefined> {
    const log = this.logs.get(id);
    return log && { ...log.end, ...(log.setAside && { setAside: log.setAside }) };
  }

  async begin(id: string): Promise<void> {
    if (!this.logs.has(id)) this.put(id, beginning, []);
  }

  async page(id: string, from: number, limit: number): Promise<readonly FactRecord[]> {
    const records = this.logs.get(id)?.records ?? [];
    // Records lie by seq: as a rule the one with seq n is the nth.
    const start = records[from]?.seq === from ? from : records.findIndex(({ seq }) => seq >= from);
    return start === -1 ? [] : records.slice(start, start + limit);
  }

  async add(id: string, end: LogEnd, records: readonly FactRecord[]): Promise<boolean> {
    const log = this.endingAt(id, end);
    if (!log) return false;
    for (const record of records) log.records.push(record);
    log.end = endOf(end, records);
    log.savedAtMs = Date.now();
    return true;
  }

  async cut(id: string, end: LogEnd, to: LogEnd): Promise<boolean> {
    const log = this.endingAt(id, end);
    if (log) this.put(id, to, before(log.records, to.length));
    return log !== undefined;
  }

  async setAside(id: string, end: LogEnd, to: LogEnd, as: string, reason: string): Promise<boolean> {
    const log = this.endingAt(id, end);
    if (!log || this.logs.has(as)) return false;
    const tail = log.records.filter(({ seq }) => seq >= to.length);
    if (tail.length > 0) this.put(as, endOf(beginning, tail), tail, { of: id, from: to.length, reason });
    this.put(id, to, before(log.records, to.length));
    return true;
  }

  async copy(id: string, to: LogEnd, as: string): Promise<boolean> {
    const log = this.logs.get(id);
    if (!log || this.logs.has(as)) return false;
    if (to.length > 0 && !log.records.some(({ seq, hash }) => seq === to.length - 1 && hash === to.hash)) return false;
    this.put(as, to, before(log.records, to.length));
    return true;
  }

  async remove(id: string): Promise<boolean> {
    return this.logs.delete(id);
  }

  async close(): Promise<void> {}

  private endingAt(id: string, end: LogEnd): MemoryLog | undefined {
    const log = this.logs.get(id);
    return log && isSameEnd(log.end, end) && !log.setAside ? log : undefined;
  }

  private put(id: string, end: LogEnd, records: FactRecord[], setAside?: SetAside): void {
    this.logs.set(id, { end, records, savedAtMs: Date.now(), ...(setAside && { setAside }) });
  }
}

const before = (records: readonly FactRecord[], seq: number): FactRecord[] =>
  records.filter((record) => record.seq < seq);

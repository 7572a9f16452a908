import { type FactRecord, type FactStore, type LogSummary, type SetAside } from './fact-log.ts';
import { beginning, endOf, isSameEnd, type LogEnd } from './fact-record.ts';
import { asError, completionOf, resultOf, walk, type IndexedDb } from './indexed-db.ts';
import { type Shelf, type ShelvedEnd } from './shelf.ts';
import { ShelvedStore } from './shelved-store.ts';
import { StoreError } from './store-error.ts';

/** Gives up on work that takes too long: some browsers' databases never answer. */
type Patience = <T>(work: Promise<T>) => Promise<T>;
const endless: Patience = (work) => work;

/** A store in the browser's own database. Pages of one site share it; one of them writes a log at a time. */
export function openIndexedDbStore(
  indexedDb: IndexedDb,
  name = 'proscenium',
  patience: Patience = endless,
): Promise<FactStore> {
  const shelf = IndexedDbShelf.createAsync(indexedDb, name, patience);
  return ShelvedStore.createAsync(`in the browser's database "${name}"`, shelf);
}

const version = 1;

/** A page of records ends with the one that fills it. */
const pageLength = 4 * 1024 * 1024;

interface LogRow extends LogEnd {
  readonly id: string;
  readonly savedAt: string;
  readonly setAside?: SetAside;
}

interface FactRow extends FactRecord {
  readonly log: string;
}

interface Tables {
  readonly logs: IDBObjectStore;
  readonly facts: IDBObjectStore;
}

export class IndexedDbShelf implements Shelf {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly patience: Patience,
  ) {}

  static async createAsync(indexedDb: IndexedDb, name: string, patience = endless): Promise<IndexedDbShelf> {
    const database = await patience(openDatabase(indexedDb, name)).catch((error: unknown) => {
      throw told(error);
    });
    // A page with a newer version waits for us to let go.
    database.addEventListener('versionchange', () => database.close());
    return new IndexedDbShelf(database, patience);
  }

  async list(): Promise<readonly LogSummary[]> {
    const rows = (await this.read(({ logs }) => resultOf(logs.getAll()))) as LogRow[];
    return rows.map(({ id, length, savedAt, setAside }) => ({ id, length, savedAt, ...(setAside && { setAside }) }));
  }

  async find(id: string): Promise<ShelvedEnd | undefined> {
    return this.read((tables) => rowOf(tables, id));
  }

  async begin(id: string): Promise<void> {
    await this.change(async (tables) => {
      if (await rowOf(tables, id)) return false;
      put(tables, id, beginning);
      return true;
    });
  }

  async page(id: string, from: number, limit: number): Promise<readonly FactRecord[]> {
    return this.read(async ({ facts }) => {
      const page: FactRecord[] = [];
      let length = 0;
      await walk(facts.index('log'), id, from, (cursor) => {
        const { seq, hash, text } = cursor.value as FactRow;
        page.push({ seq, hash, text });
        length += text.length;
        return page.length < limit && length < pageLength;
      });
      return page;
    });
  }

  async add(id: string, end: LogEnd, records: readonly FactRecord[]): Promise<boolean> {
    return this.change(async (tables) => {
      if (!(await endsAt(tables, id, end))) return false;
      put(tables, id, endOf(end, records));
      for (const { seq, hash, text } of records) tables.facts.add({ log: id, seq, hash, text } satisfies FactRow);
      return true;
    });
  }

  async cut(id: string, end: LogEnd, to: LogEnd): Promise<boolean> {
    return this.change(async (tables) => {
      if (!(await endsAt(tables, id, end))) return false;
      put(tables, id, to);
      await walk(tables.facts.index('log'), id, to.length, (cursor) => cursor.delete() !== undefined);
      return true;
    });
  }

  async setAside(id: string, end: LogEnd, to: LogEnd, as: string, reason: string): Promise<boolean> {
    return this.change(async (tables) => {
      if (!(await endsAt(tables, id, end)) || (await rowOf(tables, as))) return false;
      put(tables, id, to);
      let length = 0;
      await walk(tables.facts.index('log'), id, to.length, (cursor) => {
        tables.facts.add({ ...(cursor.value as FactRow), log: as });
        length += 1;
        return cursor.delete() !== undefined;
      });
      if (length > 0) put(tables, as, { length, hash: '' }, { of: id, from: to.length, reason });
      return true;
    });
  }

  async copy(id: string, to: LogEnd, as: string): Promise<boolean> {
    return this.change(async (tables) => {
      if (!(await rowOf(tables, id)) || (await rowOf(tables, as))) return false;
      put(tables, as, to);
      let last = beginning;
      await walk(tables.facts.index('log'), id, 0, (cursor) => {
        const row = cursor.value as FactRow;
        if (row.seq >= to.length) return false;
        tables.facts.add({ ...row, log: as });
        last = { length: row.seq + 1, hash: row.hash };
        return true;
      });
      return isSameEnd(last, to);
    });
  }

  async remove(id: string): Promise<boolean> {
    return this.change(async (tables) => {
      if (!(await rowOf(tables, id))) return false;
      tables.logs.delete(id);
      await walk(tables.facts.index('log'), id, 0, (cursor) => cursor.delete() !== undefined);
      return true;
    });
  }

  async close(): Promise<void> {
    this.database.close();
  }

  private async read<T>(work: (tables: Tables) => Promise<T>): Promise<T> {
    const transaction = this.database.transaction(['logs', 'facts'], 'readonly', { durability: 'strict' });
    return this.patience(work({ logs: transaction.objectStore('logs'), facts: transaction.objectStore('facts') }));
  }

  /** One transaction; undone when the work says false or fails, on the disk when this resolves to true. */
  private change(work: (tables: Tables) => Promise<boolean>): Promise<boolean> {
    return this.patience(this.changeIn(work));
  }

  private async changeIn(work: (tables: Tables) => Promise<boolean>): Promise<boolean> {
    const transaction = this.database.transaction(['logs', 'facts'], 'readwrite', { durability: 'strict' });
    const completion = completionOf(transaction);
    const tables = { logs: transaction.objectStore('logs'), facts: transaction.objectStore('facts') };
    const undo = async (): Promise<void> => {
      // A request that fails has aborted its transaction already, and aborting twice throws.
      await Promise.allSettled([completion, Promise.resolve().then(() => transaction.abort())]);
    };
    try {
      const changed = await work(tables);
      if (changed) await completion;
      else await undo();
      return changed;
    } catch (error) {
      await undo();
      // The place of a record was taken.
      if (error instanceof Error && error.name === 'ConstraintError') return false;
      throw told(error);
    }
  }
}

function openDatabase(indexedDb: IndexedDb, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDb.open(name, version);
    request.addEventListener('upgradeneeded', () => {
      const database = request.result;
      database.createObjectStore('logs', { keyPath: 'id' });
      database.createObjectStore('facts', { keyPath: ['log', 'seq'] }).createIndex('log', 'log');
    });
    let givenUp = false;
    request.addEventListener('success', () => (givenUp ? request.result.close() : resolve(request.result)));
    request.addEventListener('error', () => reject(asError(request.error)));
    request.addEventListener('blocked', () => {
      givenUp = true;
      const message = `An older page holds the database "${name}". Close the other tabs and try again.`;
      reject(new StoreError('store/locked', message));
    });
  });
}

const rowOf = async ({ logs }: Tables, id: string): Promise<LogRow | undefined> =>
  (await resultOf(logs.get(id))) as LogRow | undefined;

async function endsAt(tables: Tables, id: string, end: LogEnd): Promise<boolean> {
  const row = await rowOf(tables, id);
  return row !== undefined && isSameEnd(row, end) && !row.setAside;
}

function put({ logs }: Tables, id: string, { length, hash }: LogEnd, setAside?: SetAside): void {
  const savedAt = new Date().toISOString();
  logs.put({ id, length, hash, savedAt, ...(setAside && { setAside }) } satisfies LogRow);
}

function told(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error;
  if (error.name === 'QuotaExceededError') {
    const message = 'The browser gives this site no more room. Remove old plays, then append again.';
    return new StoreError('store/full', message, { cause: error });
  }
  if (error.name === 'VersionError') {
    const message = "The browser's database was written by a newer version of this page. Reload the page.";
    return new StoreError('store/newer', message, { cause: error });
  }
  return error;
}

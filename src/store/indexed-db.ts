/**
 * As much of IndexedDB as the store uses. A page passes its `indexedDB` in and it fits; this room itself must not know that
 * there are pages.
 */
export interface IndexedDb {
  open(name: string, version: number): Request<Database>;
}

interface Listened {
  addEventListener(type: string, listener: () => void): void;
}

interface Request<T> extends Listened {
  readonly result: T;
  readonly error: { readonly name: string; readonly message: string } | null;
}

export interface Database extends Listened {
  createObjectStore(name: string, options: { keyPath: string | string[] }): ObjectStore;
  transaction(stores: string[], mode: 'readonly' | 'readwrite', options: { durability: 'strict' }): Transaction;
  close(): void;
}

interface Transaction extends Listened {
  readonly error: { readonly name: string; readonly message: string } | null;
  objectStore(name: string): ObjectStore;
  abort(): void;
}

export interface ObjectStore {
  get(key: string): Request<unknown>;
  getAll(): Request<unknown[]>;
  put(value: unknown): Request<unknown>;
  add(value: unknown): Request<unknown>;
  delete(key: string): Request<unknown>;
  createIndex(name: string, keyPath: string): unknown;
  index(name: string): Index;
}

interface Index {
  openCursor(key: string): Request<Cursor | null>;
}

interface Cursor {
  readonly value: unknown;
  continue(): void;
  continuePrimaryKey(key: string, primaryKey: [string, number]): void;
  delete(): Request<unknown>;
}

/** What a request comes to. Awaiting it keeps its transaction open, as long as nothing else is awaited in between. */
export function resultOf<T>(request: Request<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(asError(request.error)));
  });
}

/** Resolves when a transaction is on the disk. */
export function completionOf(transaction: Transaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(asError(transaction.error)));
  });
}

/** The rows of an index from a primary key on, as long as `take` asks for more. */
export function walk(index: Index, key: string, from: number, take: (cursor: Cursor) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = index.openCursor(key);
    let begun = from === 0;
    request.addEventListener('error', () => reject(asError(request.error)));
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor) return resolve();
      if (!begun && seqOf(cursor) < from) {
        begun = true;
        return cursor.continuePrimaryKey(key, [key, from]);
      }
      begun = true;
      if (take(cursor)) cursor.continue();
      else resolve();
    });
  });
}

const seqOf = (cursor: Cursor): number => (cursor.value as { seq: number }).seq;

export const asError = (error: { readonly name: string; readonly message: string } | null): Error =>
  error instanceof Error ? error : new Error(error ? `${error.name}: ${error.message}` : 'the transaction was aborted');

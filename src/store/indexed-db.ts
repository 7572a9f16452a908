/** The browser's database. A page passes its own in: this room itself must not know that there are pages. */
export type IndexedDb = Pick<IDBFactory, 'open'>;

/** What a request comes to. Awaiting it keeps its transaction open, as long as nothing else is awaited in between. */
export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(asError(request.error)));
  });
}

/** Resolves when a transaction is on the disk. */
export function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(asError(transaction.error)));
  });
}

/** The rows of an index from a primary key on, as long as `take` asks for more. */
export function walk(
  index: IDBIndex,
  key: string,
  from: number,
  take: (cursor: IDBCursorWithValue) => boolean,
): Promise<void> {
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

const seqOf = (cursor: IDBCursorWithValue): number => (cursor.value as { seq: number }).seq;

export const asError = (error: DOMException | null): Error => error ?? new Error('the transaction was aborted');

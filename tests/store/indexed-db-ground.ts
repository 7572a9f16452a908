import { completionOf, resultOf, walk, type IndexedDb } from '../../src/store/indexed-db.ts';
import { IndexedDbShelf } from '../../src/store/indexed-db-store.ts';
import { ShelvedStore } from '../../src/store/shelved-store.ts';
import { type FactRecord } from '../../src/store/fact-log.ts';
import { type Ground } from '../contracts/fact-log-contract.ts';

/** The ground of the contract in any IndexedDB: the fake one under vitest, the real one in a page. */
export function indexedDbGround(indexedDb: IndexedDb, name: string): Ground {
  return {
    open: async (through = (shelf) => shelf) =>
      new ShelvedStore(through(await IndexedDbShelf.createAsync(indexedDb, name)), `"${name}"`),
    tamper: async (id, change) => {
      const database = await resultOf(indexedDb.open(name, 1));
      const transaction = database.transaction(['facts'], 'readwrite', { durability: 'strict' });
      const completion = completionOf(transaction);
      const facts = transaction.objectStore('facts');
      const records: FactRecord[] = [];
      await walk(facts.index('log'), id, 0, (cursor) => {
        const { seq, hash, text } = cursor.value as FactRecord;
        records.push({ seq, hash, text });
        return cursor.delete() !== undefined;
      });
      for (const record of change(records)) facts.add({ ...record, log: id });
      await completion;
      database.close();
    },
  };
}

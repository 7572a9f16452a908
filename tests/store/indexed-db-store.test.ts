import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { IndexedDb } from '../../src/store/indexed-db.ts';
import { openIndexedDbStore } from '../../src/store/indexed-db-store.ts';
import { factLogContract } from '../contracts/fact-log-contract.ts';
import { isLong } from '../how-much.ts';
import { indexedDbGround } from './indexed-db-ground.ts';

const factory = (): IndexedDb => new (IDBFactory as new () => IndexedDb)();

describe('a store in IndexedDB', () => {
  // In a real browser, by `tests/browser/indexed-db.test.ts`, in every check.
  it.each(isLong ? factLogContract : [])('$name', ({ run }) => run(indexedDbGround(factory(), 'proscenium')));

  it('does not read what a newer page wrote', async () => {
    const indexedDb = factory();
    await new Promise((resolve) => indexedDb.open('proscenium', 99).addEventListener('success', () => resolve(null)));
    await expect(openIndexedDbStore(indexedDb)).rejects.toMatchObject({ code: 'store/newer' });
  });

  it('says why when the browser has no database for it', async () => {
    const denied = {
      open: () => ({
        result: undefined,
        error: new DOMException('denied', 'SecurityError'),
        addEventListener: (type: string, listener: () => void) => type === 'error' && listener(),
      }),
    } as unknown as IndexedDb;
    await expect(openIndexedDbStore(denied)).rejects.toMatchObject({
      code: 'store/unavailable',
      cause: { name: 'SecurityError' },
    });
  });

  it('keeps stores of different names apart', async () => {
    const indexedDb = factory();
    const one = await openIndexedDbStore(indexedDb, 'one');
    const other = await openIndexedDbStore(indexedDb, 'other');
    await one.open('play');
    expect(await other.list()).toEqual([]);
    await one.close();
    await other.close();
  });
});

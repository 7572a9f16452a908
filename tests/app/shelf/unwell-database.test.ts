import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { readAddress, addressFor } from '../../../src/app/address.ts';
import { readFile, fileOf } from '../../../src/app/shelf/evening-file.ts';
import { eveningId } from '../../../src/app/shelf/evening.ts';
import { stemOf } from '../../../src/app/dom/save-file.ts';
import { Evenings, type ShelfNotice } from '../../../src/app/shelf/evenings.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import type { IndexedDb } from '../../../src/store/indexed-db.ts';

const now = new Date(2026, 10, 15, 20, 3);
const well = (): IndexedDb => new (IDBFactory as new () => IndexedDb)();
/** A request nobody ever answers. */
const silence = { addEventListener: () => undefined } as unknown as IDBOpenDBRequest;

/** Opens, and then leaves every request in a transaction without an answer, or refuses them. */
function opensOnly(transaction: () => unknown): IndexedDb {
  const database = { addEventListener: () => undefined, close: () => undefined, transaction };
  return {
    open: () =>
      ({
        result: database,
        addEventListener: (type: string, tell: () => void) => void (type === 'success' && queueMicrotask(tell)),
      }) as unknown as IDBOpenDBRequest,
  };
}

const mute = new Proxy({}, { get: (): unknown => () => mute });

const unwell: readonly (readonly [what: string, indexedDb: IndexedDb | undefined])[] = [
  ['is not there', undefined],
  [
    'throws when it is opened',
    {
      open: () => {
        throw new Error('SecurityError');
      },
    },
  ],
  ['never answers', { open: () => silence }],
  [
    'opens, and throws at everything else',
    opensOnly(() => {
      throw new Error('InvalidStateError');
    }),
  ],
  ['opens, and never says anything else', opensOnly(() => mute)],
];

describe('a browser whose database', () => {
  it.each(unwell)('%s: the play begins, and the person is told that it is not kept', async (_, indexedDb) => {
    const notices: ShelfNotice[] = [];
    const evenings = await Evenings.openAsync({
      indexedDb,
      patience: { openMs: 30, workMs: 30 },
      onNotice: (notice) => notices.push(notice),
    });
    expect(evenings.isKept).toBe(false);
    expect(await evenings.list()).toEqual([]);
    expect((await evenings.begin('elsinore', now)).id).toBe('elsinore-20261115-2003-1');
    expect(notices).toEqual(['unkept']);
  });

  it('falls silent later: the play begins all the same', async () => {
    let isWell = true;
    const inner = well();
    const indexedDb: IndexedDb = {
      open: (...args) => {
        const request = inner.open(...args);
        request.addEventListener('success', () => {
          const { result } = request;
          const transaction = result.transaction.bind(result);
          result.transaction = ((...wanted: Parameters<typeof transaction>) =>
            isWell ? transaction(...wanted) : mute) as typeof transaction;
        });
        return request;
      },
    };
    const evenings = await Evenings.openAsync({ indexedDb, patience: { openMs: 2000, workMs: 1000 } });
    expect(evenings.isKept).toBe(true);
    isWell = false;
    expect((await evenings.begin('elsinore', now)).facts).toEqual([]);
  });
});

describe('the address of an evening', () => {
  it.each(['午夜咖啡馆', 'Полночь', 'Ὀδύσσεια', 'मध्यरात्रि', 'The Closet at Elsinore', '—', 'é'.repeat(90), '🎭'])(
    'called after “%s” is taken when the page is reloaded',
    (title) => {
      const evening = eveningId(stemOf(title, 'evening'), now, () => false);
      const wish = { scene: '', seed: '1', speed: 1, debug: [], evening, replay: true } as const;
      expect(readAddress(addressFor(wish))).toEqual({ wish, doubts: [] });
    },
  );
});

describe('a long file', () => {
  it('says how far it is, and leaves the page time between its parts', async () => {
    const facts = Array.from({ length: 400 }, (_, seq) => ({ seq, at: seq, by: 'x', type: 'x' }) as unknown as Fact);
    const parts: number[] = [];
    let turns = 0;
    const count = (): void => {
      turns += 1;
      timer = setTimeout(count);
    };
    let timer = setTimeout(count);
    const read = await readFile(fileOf('x', facts).text, (part) => parts.push(part));
    clearTimeout(timer);
    expect(read).toMatchObject({ ok: false, error: { code: 'unfit', seq: 0 } });
    expect(parts.length).toBeGreaterThan(4);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(turns).toBeGreaterThan(3);
  });
});

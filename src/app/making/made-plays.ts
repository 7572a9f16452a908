import { asError, completionOf, resultOf, type IndexedDb } from '../../store/indexed-db.ts';
import { within } from '../shelf/within.ts';
import type { MadeCard, MadePlay } from './made-play.ts';

/** Where plays are kept that were made here: each with its card, so that listing them reads no play. */
export interface MadePlays {
  /** Whether they are there when the page comes back. */
  readonly isKept: boolean;
  /** Newest first. */
  list(): Promise<readonly MadeCard[]>;
  find(id: string): Promise<MadePlay | undefined>;
  put(play: MadePlay, card: MadeCard): Promise<void>;
  remove(id: string): Promise<void>;
}

const databaseName = 'proscenium-plays';
const version = 1;
/** How long a database is waited for: some open and then never answer. */
const patienceMs = 5000;

/** The plays of this browser; for as long as the page lives, where it keeps nothing. */
export async function openMadePlays(indexedDb: IndexedDb | undefined): Promise<MadePlays> {
  const database = indexedDb && (await within(patienceMs, opened(indexedDb)).catch(() => undefined));
  return database ? new KeptPlays(database) : new PassingPlays();
}

class KeptPlays implements MadePlays {
  readonly isKept = true;

  constructor(private readonly database: IDBDatabase) {
    // A page with a newer version waits for us to let go.
    database.addEventListener('versionchange', () => database.close());
  }

  async list(): Promise<readonly MadeCard[]> {
    const cards = this.database.transaction('cards').objectStore('cards');
    const rows: unknown[] = await within(patienceMs, resultOf(cards.getAll()));
    return rows.filter(isCard).sort(newestFirst);
  }

  async find(id: string): Promise<MadePlay | undefined> {
    const plays = this.database.transaction('plays').objectStore('plays');
    const row: unknown = await within(patienceMs, resultOf(plays.get(id)));
    return isPlay(row) ? row : undefined;
  }

  async put(play: MadePlay, card: MadeCard): Promise<void> {
    await this.change((plays, cards) => {
      plays.put(play);
      cards.put(card);
    });
  }

  async remove(id: string): Promise<void> {
    await this.change((plays, cards) => {
      plays.delete(id);
      cards.delete(id);
    });
  }

  private async change(work: (plays: IDBObjectStore, cards: IDBObjectStore) => void): Promise<void> {
    const transaction = this.database.transaction(['plays', 'cards'], 'readwrite');
    const completion = completionOf(transaction);
    work(transaction.objectStore('plays'), transaction.objectStore('cards'));
    await within(patienceMs, completion);
  }
}

/** In a browser that keeps nothing. */
class PassingPlays implements MadePlays {
  readonly isKept = false;
  private readonly plays = new Map<string, { readonly play: MadePlay; readonly card: MadeCard }>();

  list(): Promise<readonly MadeCard[]> {
    return Promise.resolve([...this.plays.values()].map(({ card }) => card).sort(newestFirst));
  }

  find(id: string): Promise<MadePlay | undefined> {
    return Promise.resolve(this.plays.get(id)?.play);
  }

  put(play: MadePlay, card: MadeCard): Promise<void> {
    this.plays.set(play.id, { play, card });
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.plays.delete(id);
    return Promise.resolve();
  }
}

const newestFirst = (a: MadeCard, b: MadeCard): number => b.madeMs - a.madeMs;

function opened(indexedDb: IndexedDb): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDb.open(databaseName, version);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('plays', { keyPath: 'id' });
      request.result.createObjectStore('cards', { keyPath: 'id' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(asError(request.error)));
    request.addEventListener('blocked', () => reject(new Error('an older page holds the database')));
  });
}

/** A card that is not what it should be is left out; the play itself is read as scenes are when it is wanted. */
function isCard(value: unknown): value is MadeCard {
  const { id, title, line, language, madeMs, cast } = (value ?? {}) as Partial<Record<keyof MadeCard, unknown>>;
  return [id, title, line, language].every((each) => typeof each === 'string') && typeof madeMs === 'number' && Array.isArray(cast); // prettier-ignore
}

function isPlay(value: unknown): value is MadePlay {
  const { id, seed, base, changes } = (value ?? {}) as Partial<Record<keyof MadePlay, unknown>>;
  return (
    [id, seed].every((each) => typeof each === 'string') && [base, changes].every((each) => typeof each === 'object')
  );
}

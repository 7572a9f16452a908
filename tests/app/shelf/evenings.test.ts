import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, describe, expect, it } from 'vitest';
import { largestFileLength } from '../../../src/app/shelf/evening-file.ts';
import { Evenings, type ShelfNotice } from '../../../src/app/shelf/evenings.ts';
import { Performance } from '../../../src/company/performance.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { replayHash } from '../../play/replay-hash.ts';
import type { IndexedDb } from '../../../src/store/indexed-db.ts';
import { MemoryShelf } from '../../../src/store/memory-store.ts';
import type { Shelf } from '../../../src/store/shelf.ts';
import { ShelvedStore } from '../../../src/store/shelved-store.ts';
import { StoreError } from '../../../src/store/store-error.ts';
import { elsinore, hamlet } from '../../company/rehearsal.ts';

const evening = new Date(2026, 10, 15, 20, 3);
const factory = (): IndexedDb => new (IDBFactory as new () => IndexedDb)();

/** As much of `localStorage` as there is to it. */
function textStorage() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
}

/** Somebody plays Hamlet for some turns; the facts are what the page would have had. */
async function playTurns(
  turns: number,
  log?: { append(facts: readonly Fact[]): Promise<void> },
): Promise<readonly Fact[]> {
  const clock = new SimulatedClock();
  const facts: Fact[] = [];
  const performance = Performance.open(elsinore, { clock, settings: { seed: '5' }, ...(log ? { log } : {}) });
  performance.onFact((fact) => facts.push(fact));
  performance.start();
  performance.takeRole(hamlet, 'player');
  await clock.run(() => performance.play.tally.turns >= turns || performance.play.ended !== undefined);
  await performance.durable();
  performance.dispose();
  return facts;
}

let played: readonly Fact[];
beforeAll(async () => {
  played = await playTurns(6);
});

async function shelved(options: { through?: (shelf: Shelf) => Shelf } = {}) {
  const notices: ShelfNotice[] = [];
  const storage = textStorage();
  const memory = new MemoryShelf();
  const store = new ShelvedStore(options.through?.(memory) ?? memory, 'in the test');
  const evenings = Evenings.on(store, { storage, isKept: true, onNotice: (notice) => notices.push(notice) });
  return { evenings, storage, memory, notices, store };
}

describe('the shelf of evenings', () => {
  it('saves an evening by itself while it is played, and lists it without reading it', async () => {
    const indexedDb = factory();
    const storage = textStorage();
    const evenings = await Evenings.openAsync({ indexedDb, storage });
    const { id, log } = await evenings.begin('elsinore', evening);
    expect(id).toBe('elsinore-20261115-2003-1');
    expect(await evenings.list()).toEqual([]);
    const facts = await playTurns(6, log);
    await log.close();
    const [entry] = await evenings.list();
    expect(entry).toMatchObject({
      id,
      scene: 'elsinore',
      title: elsinore.blueprint.title,
      role: { actor: 'actor:hamlet', name: 'Hamlet' },
      whenMs: evening.getTime(),
      length: facts.length,
      isOver: false,
    });
    expect((facts.at(-1)?.at ?? 0) - (entry?.playedMs ?? 0)).toBeLessThan(10_000);
    await evenings.close();
    // The next page finds it as it was.
    const next = await Evenings.openAsync({ indexedDb, storage });
    expect((await next.facts(id)).facts).toEqual(JSON.parse(JSON.stringify(facts)));
    expect((await next.begin('elsinore', evening)).id).toBe('elsinore-20261115-2003-2');
    await next.close();
  });

  it('makes its index anew from the logs when it is lost', async () => {
    const { evenings, storage } = await shelved();
    const { id, log } = await evenings.begin('elsinore', evening);
    await log.append(played);
    const [before] = await evenings.list();
    for (const lost of [undefined, 'nonsense', '[{"id":1}]']) {
      if (lost === undefined) storage.texts.clear();
      else storage.texts.set('proscenium.evenings', lost);
      const [after] = await evenings.list();
      expect(after).toEqual({ ...before, playedMs: played.at(-1)?.at });
    }
    expect(storage.texts.get('proscenium.evenings')).toContain(id);
  });

  it('goes on with an evening, and its facts follow those before', async () => {
    const { evenings } = await shelved();
    const { id, log } = await evenings.begin('elsinore', evening);
    await log.append(played.slice(0, 20));
    await log.close();
    const again = await evenings.goOn(id);
    expect(again.facts).toHaveLength(20);
    await again.log.append(played.slice(20));
    await again.log.close();
    expect(replayHash((await evenings.facts(id)).facts)).toBe(replayHash(played));
    expect((await evenings.list())[0]?.role?.name).toBe('Hamlet');
  });

  it('rewinds into a branch, and the evening it comes from stays as it was', async () => {
    const { evenings } = await shelved();
    const { id, log } = await evenings.begin('elsinore', evening);
    await log.append(played);
    const branch = await evenings.rewind(id, 30, new Date(2026, 10, 15, 21, 0));
    expect(branch.id).toBe('elsinore-20261115-2100-1');
    expect(branch.facts).toHaveLength(30);
    await branch.log.append([{ ...(played[30] as Fact), at: (played[30]?.at ?? 0) + 5 }]);
    expect((await evenings.facts(id)).facts).toHaveLength(played.length);
    expect((await evenings.facts(branch.id)).facts).toHaveLength(31);
    const list = await evenings.list();
    expect(list.map((each) => each.id)).toEqual([branch.id, id]);
    expect(list[0]).toMatchObject({ scene: 'elsinore', from: { id, seq: 30 } });
    await expect(evenings.rewind(id, 100_000, evening)).rejects.toMatchObject({ code: 'store/out-of-range' });
  });

  it('exports a file that another browser takes in as an evening of its own', async () => {
    const { evenings: one } = await shelved();
    const { id, log } = await one.begin('elsinore', evening);
    await log.append(played);
    const file = await one.exportFile(id);
    expect(file.name).toBe('elsinore-20261115-2003-1.jsonl');
    const { evenings: other } = await shelved();
    const plays = [{ name: 'elsinore', title: elsinore.blueprint.title }];
    const taken = await other.importFile(file.text, evening, plays);
    expect(taken).toEqual({
      ok: true,
      value: { id: 'elsinore-20261115-2003-1', isBrokenOff: false, standing: 'not-from-here' },
    });
    expect((await other.facts(id)).facts).toEqual((await one.facts(id)).facts);
    expect((await other.list())[0]).toMatchObject({ scene: 'elsinore', role: { name: 'Hamlet' } });
    // An evening in another language has its play's title in that language.
    const { evenings: third } = await shelved();
    const renamed = [{ name: 'elsinore', title: '别的名字', alsoCalled: [elsinore.blueprint.title] }];
    expect((await third.importFile(file.text, evening, renamed)).ok).toBe(true);
    expect((await third.list())[0]).toMatchObject({ scene: 'elsinore' });
    // A second time it is another evening; a play nobody knows here can still be seen again.
    const again = await other.importFile(`\ufeff${file.text.replaceAll('\n', '\r\n')}`, evening);
    expect(again.ok && again.value.id).toMatch(/-20261115-2003-1$/);
    expect((await other.list()).find((each) => again.ok && each.id === again.value.id)?.scene).toBeUndefined();
  });

  it('takes in no file that is not whole and true, and says why', async () => {
    const { evenings, memory } = await shelved();
    const { id, log } = await evenings.begin('elsinore', evening);
    await log.append(played);
    const { text } = await evenings.exportFile(id);
    const lines = text.trimEnd().split('\n');
    const from = async (some: string) => {
      const result = await evenings.importFile(some, evening);
      return result.ok ? 'taken' : result.error;
    };
    expect(await from('')).toEqual({ code: 'not-an-evening' });
    expect(await from('<html></html>')).toEqual({ code: 'not-an-evening' });
    expect(await from('{"seq":0}')).toMatchObject({ code: 'unfit', seq: 0 });
    expect(await from('['.repeat(200_000))).toEqual({ code: 'not-an-evening' });
    expect(await from([...lines.slice(0, 5), ...lines.slice(6)].join('\n'))).toMatchObject({
      code: 'damaged',
      line: 6,
    });
    const lied = (lines[3] ?? '').replace('"at":', '"at":9');
    expect(await from([...lines.slice(0, 3), lied, ...lines.slice(4)].join('\n'))).toMatchObject({
      code: 'damaged',
      line: 4,
    });
    const plain = played.map((fact) => JSON.stringify(fact.seq === 4 ? { ...fact, type: 'dragon:landed' } : fact));
    expect(await from(plain.join('\n'))).toMatchObject({ code: 'unfit', seq: 4 });
    expect(await from('x'.repeat(largestFileLength + 1))).toEqual({ code: 'too-big' });
    expect([...memory.logs.keys()]).toEqual([id]);
    // Only a last line that breaks off is forgiven.
    const brokenOff = await evenings.importFile(text.slice(0, -40), evening);
    expect(brokenOff).toMatchObject({ ok: true, value: { isBrokenOff: true } });
  });

  it('tells once that there is no room; once there is, everything is saved', async () => {
    let isFull = false;
    const through = (shelf: Shelf): Shelf =>
      new Proxy(shelf, {
        get: (target, name: keyof Shelf) =>
          name === 'add' && isFull
            ? () => Promise.reject(new StoreError('store/full', 'no room'))
            : (target[name] as () => unknown).bind(target),
      });
    const { evenings, notices } = await shelved({ through });
    const { id, log } = await evenings.begin('elsinore', evening);
    await log.append(played.slice(0, 10));
    isFull = true;
    const states: string[] = [];
    log.onState((state) => states.push(state));
    for (const upTo of [12, 14, 16]) await expect(log.append(played.slice(10, upTo))).rejects.toThrow('no room');
    expect(notices).toEqual(['full']);
    isFull = false;
    await log.append(played.slice(10, 16));
    expect(states).toEqual(['full', 'saved']);
    expect((await evenings.facts(id)).facts).toHaveLength(16);
  });

  it('lets the play go on where another tab goes on with the same evening', async () => {
    const { evenings, notices } = await shelved();
    const { id, log } = await evenings.begin('elsinore', evening);
    await log.append(played.slice(0, 10));
    const other = await evenings.goOn(id);
    await other.log.append(played.slice(10, 20));
    await log.append(played.slice(10, 12));
    await log.append(played.slice(12, 14));
    expect(log.state).toBe('elsewhere');
    expect(notices).toEqual(['elsewhere']);
    expect((await evenings.facts(id)).facts).toHaveLength(20);
  });

  it('goes on from the last good fact of a damaged evening, and says so', async () => {
    const { evenings, memory } = await shelved();
    const { id, log } = await evenings.begin('elsinore', evening);
    await log.append(played);
    await log.close();
    const records = memory.logs.get(id)?.records ?? [];
    records[40] = { ...(records[40] as (typeof records)[number]), text: '{"seq":40}' };
    const { facts, damage } = await evenings.facts(id);
    expect(facts).toHaveLength(40);
    expect(damage).toMatchObject({ seq: 40 });
    expect(await evenings.list()).toHaveLength(1);
    await evenings.remove(id);
    expect(memory.logs.size).toBe(0);
    await expect(evenings.facts(id)).rejects.toMatchObject({ code: 'store/unknown-log' });
  });

  it('keeps evenings as long as the page where the browser keeps nothing, and tells it once', async () => {
    const notices: ShelfNotice[] = [];
    const denied = {
      open: () => {
        throw new Error('denied');
      },
    } as unknown as IndexedDb;
    const evenings = await Evenings.openAsync({ indexedDb: denied, onNotice: (notice) => notices.push(notice) });
    const { id, log } = await evenings.begin('elsinore', evening);
    await evenings.begin('elsinore', evening);
    await log.append(played);
    expect(notices).toEqual(['unkept']);
    expect(log.state).toBe('unkept');
    expect((await evenings.exportFile(id)).text.split('\n')).toHaveLength(played.length + 1);
  });
});

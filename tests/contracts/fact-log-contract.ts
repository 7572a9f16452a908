import { stableJson } from '../../src/kit/hash.ts';
import {
  type Damage,
  type FactLog,
  type FactRecord,
  type FactStore,
  type StoredFact,
} from '../../src/store/fact-log.ts';
import { maxFactBytes } from '../../src/store/fact-record.ts';
import { exportLog, importLines } from '../../src/store/log-lines.ts';
import { type Shelf } from '../../src/store/shelf.ts';
import { StoreError, type StoreErrorCode } from '../../src/store/store-error.ts';
import { unreliable } from '../store/unreliable-shelf.ts';

/** What every fact store must do, as plain cases that run under vitest and in a page alike. */
export interface ContractCase {
  readonly name: string;
  readonly run: (ground: Ground) => Promise<void>;
}

/** A medium with nothing on it. */
export interface Ground {
  /** A store on the medium; what was written through an earlier one is still there. `through` stands before its shelf. */
  open(through?: (shelf: Shelf) => Shelf): Promise<FactStore>;
  /** Rewrites the records of a log behind the store's back. Their seqs are their places. */
  tamper(id: string, change: (records: readonly FactRecord[]) => readonly FactRecord[]): Promise<void>;
}

interface Line extends StoredFact {
  readonly text: string;
}

const line = (seq: number, text = `line ${seq}`): Line => ({ seq, text });
const lines = (from: number, to: number): Line[] => Array.from({ length: to - from }, (_, at) => line(from + at));

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

function same(actual: unknown, expected: unknown, what: string): void {
  const [got, wanted] = [stableJson(actual ?? null), stableJson(expected ?? null)];
  if (got !== wanted) throw new Error(`${what}: expected ${wanted.slice(0, 400)}, got ${got.slice(0, 400)}`);
}

async function refused(work: Promise<unknown>, code: StoreErrorCode, says = /./): Promise<StoreError> {
  const outcome = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(outcome instanceof StoreError)) throw new Error(`expected ${code}, got ${String(outcome)}`);
  same(outcome.code, code, outcome.message);
  if (!says.test(outcome.message)) throw new Error(`expected ${String(says)} in: ${outcome.message}`);
  return outcome;
}

/** A store whose log `play` holds `length` lines. */
async function playOf(ground: Ground, length: number): Promise<{ store: FactStore; log: FactLog }> {
  const store = await ground.open();
  const { log } = await store.open('play');
  await log.append(lines(0, length));
  return { store, log };
}

/** Six lines are saved, something happens to the records, and the log is opened again. */
function damageCase(
  name: string,
  change: (records: readonly FactRecord[]) => readonly FactRecord[],
  expected: { readonly seq: number; readonly reason: RegExp; readonly kept: number },
): ContractCase {
  return {
    name: `${name} is reported, the rest set aside, and the log goes on from its last good fact`,
    async run(ground) {
      const { store } = await playOf(ground, 6);
      await store.close();
      let tail: readonly FactRecord[] = [];
      await ground.tamper('play', (records) => {
        const changed = change(records);
        tail = changed.filter(({ seq }) => seq >= expected.seq);
        return changed;
      });

      const again = await ground.open();
      const { log, damage } = await again.open('play');
      checkDamage(damage, expected);
      same(log.length, expected.seq, 'length');
      same(await all(log.read()), lines(0, expected.seq), 'the good facts');
      if (expected.kept > 0) {
        const aside = damage?.setAside ?? 'none';
        same((await again.list()).find(({ id }) => id === aside)?.length, expected.kept, 'the tail is listed');
        same(await all(again.salvage(aside)), tail, 'the tail can be salvaged');
        await refused(again.open(aside), 'store/set-aside', /salvage/);
      }
      await log.append([line(expected.seq, 'anew')]);
      await again.close();

      const third = await ground.open();
      const reopened = await third.open('play');
      same(reopened.damage, undefined, 'no damage is left');
      same(
        await all(reopened.log.read()),
        [...lines(0, expected.seq), line(expected.seq, 'anew')],
        'what was appended',
      );
      await third.close();
    },
  };
}

function checkDamage(damage: Damage | undefined, expected: { seq: number; reason: RegExp; kept: number }): void {
  same(damage?.seq, expected.seq, 'where the damage is');
  if (!expected.reason.test(damage?.reason ?? '')) throw new Error(`unexpected reason: ${damage?.reason}`);
  same(damage?.setAside, expected.kept > 0 ? 'play.damaged-1' : undefined, 'where the tail is');
}

const at = (seq: number, change: (record: FactRecord) => FactRecord) => (records: readonly FactRecord[]) =>
  records.map((record) => (record.seq === seq ? change(record) : record));

const oddIds = [
  'a/b/../c',
  'with "quotes" and \'more\'',
  '戏剧 – Hamlet 🎭',
  '__proto__',
  '%; drop table fact; --',
  ' ',
  'x'.repeat(200),
];

const badIds = ['', 'a\u0000b', 'new\nline', '\ud83c', 'x'.repeat(201)];

export const factLogContract: readonly ContractCase[] = [
  {
    name: 'facts come back in the order they were appended',
    async run(ground) {
      const { store, log } = await playOf(ground, 3);
      await log.append(lines(3, 5));
      same(await all(log.read()), lines(0, 5), 'facts');
      same(log.length, 5, 'length');
      await store.close();
    },
  },
  {
    name: 'restore(save(x)) is x: another store on the medium reads the same facts and goes on',
    async run(ground) {
      const { store, log } = await playOf(ground, 3);
      await log.close();
      await store.close();
      const again = await ground.open();
      const opened = await again.open('play');
      same(opened.damage, undefined, 'damage');
      same(opened.log.length, 3, 'length');
      await opened.log.append(lines(3, 4));
      same(await all(opened.log.read()), lines(0, 4), 'facts');
      await again.close();
    },
  },
  {
    name: 'whatever JSON can say comes back as it was',
    async run(ground) {
      const fact = {
        seq: 0,
        text: 'naïve 戏剧 🎭 \u0000 \u2028 "quoted" \\ \ud800 alone',
        'odd key \n': [null, true, 1e-7, -12.5, 9007199254740991, { deep: [[[]]] }],
        empty: {},
        left: undefined,
      };
      const { store, log } = await playOf(ground, 0);
      await log.append([fact]);
      same(await all(log.read()), [fact], 'fact');
      await store.close();
      const again = await ground.open();
      const opened = await again.open('play');
      same(opened.damage, undefined, 'damage');
      same(await all(opened.log.read()), [fact], 'fact after reopening');
      await again.close();
    },
  },
  {
    name: 'a fact is saved as it was when it was appended',
    async run(ground) {
      const { store, log } = await playOf(ground, 0);
      const fact = { seq: 0, text: 'before' };
      const saved = log.append([fact]);
      fact.text = 'after';
      await saved;
      same(await all(log.read()), [line(0, 'before')], 'facts');
      await store.close();
    },
  },
  {
    name: 'a seq that does not follow is refused and nothing of its append is kept',
    async run(ground) {
      const { store, log } = await playOf(ground, 2);
      await refused(log.append([line(3)]), 'store/gap', /seq is 3/);
      await refused(log.append([line(1)]), 'store/gap');
      await refused(log.append([line(2), line(4)]), 'store/gap', /Fact 3/);
      await refused(log.append([line(NaN)]), 'store/gap');
      same(log.length, 2, 'length');
      await log.append([line(2)]);
      same(await all(log.read()), lines(0, 3), 'facts');
      await store.close();
    },
  },
  {
    name: 'many appends at once all resolve and keep their order',
    async run(ground) {
      const { store, log } = await playOf(ground, 0);
      const acknowledged: number[] = [];
      const appends = lines(0, 300).map(async (fact) => {
        await log.append([fact]);
        acknowledged.push(fact.seq);
      });
      same(log.length, 300, 'length counts what is on its way');
      await Promise.all(appends);
      same(
        acknowledged,
        lines(0, 300).map(({ seq }) => seq),
        'acknowledgements in order',
      );
      same(await all(log.read()), lines(0, 300), 'facts');
      await store.close();
    },
  },
  {
    name: 'appends made while one is being committed share the next commit',
    async run(ground) {
      const shelf = unreliable();
      const store = await ground.open(shelf.through);
      const { log } = await store.open('play');
      await Promise.all(lines(0, 200).map((fact) => log.append([fact])));
      same(shelf.commits, 1, 'commits for appends of one breath');
      const release = shelf.hold();
      const appends = lines(200, 400).map((fact) => log.append([fact]));
      await shelf.held();
      appends.push(...lines(400, 600).map((fact) => log.append([fact])));
      release();
      await Promise.all(appends);
      same(shelf.commits, 3, 'commits');
      await store.close();
    },
  },
  {
    name: 'reading starts where it is told and shows what is durable',
    async run(ground) {
      const { store, log } = await playOf(ground, 1100);
      same(await all(log.read(1)), lines(1, 1100), 'all but the first');
      same(await all(log.read(1099)), lines(1099, 1100), 'the last');
      same(await all(log.read(1100)), [], 'nothing');
      await refused(all(log.read(1101)), 'store/out-of-range');
      await refused(all(log.read(-1)), 'store/out-of-range');
      const waiting = log.append([line(1100)]);
      same((await all(log.read(1099))).length, 1, 'what is on its way is not read');
      await waiting;
      same((await all(log.read(1099))).length, 2, 'what is durable is');
      await store.close();
    },
  },
  {
    name: 'rewinding forgets what came after, for good',
    async run(ground) {
      const { store, log } = await playOf(ground, 6);
      await log.rewind(4);
      same(log.length, 4, 'length');
      same(await all(log.read()), lines(0, 4), 'facts');
      await log.append([line(4, 'another way')]);
      await log.rewind(5);
      await refused(log.rewind(6), 'store/out-of-range');
      await store.close();
      const again = await ground.open();
      const opened = await again.open('play');
      same(opened.damage, undefined, 'damage');
      same(await all(opened.log.read()), [...lines(0, 4), line(4, 'another way')], 'facts');
      await opened.log.rewind(0);
      same(await all(opened.log.read()), [], 'nothing');
      await opened.log.append([line(0, 'from the top')]);
      same(await all(opened.log.read()), [line(0, 'from the top')], 'a new beginning');
      await again.close();
    },
  },
  {
    name: 'a rewind takes its turn among appends that are on their way',
    async run(ground) {
      const { store, log } = await playOf(ground, 2);
      await Promise.all([
        log.append(lines(2, 5)),
        log.rewind(3),
        log.append([line(3, 'b3')]),
        log.rewind(1),
        log.append([line(1, 'c1'), line(2, 'c2')]),
      ]);
      same(await all(log.read()), [line(0), line(1, 'c1'), line(2, 'c2')], 'facts');
      await store.close();
      const again = await ground.open();
      same((await again.open('play')).damage, undefined, 'damage');
      await again.close();
    },
  },
  {
    name: 'a log that is rewound while it is read says so',
    async run(ground) {
      const { store, log } = await playOf(ground, 1200);
      const reading = log.read()[Symbol.asyncIterator]();
      await reading.next();
      await log.rewind(1);
      await refused(drain(reading), 'store/conflict', /rewound/);
      await store.close();
    },
  },
  {
    name: 'a fork holds the facts before its seq and goes its own way',
    async run(ground) {
      const { store, log } = await playOf(ground, 6);
      await store.fork('play', 4, 'what if');
      await store.fork('play', 0, 'blank');
      await store.fork('play', 6, 'whole');
      const fork = await store.open('what if');
      same(fork.damage, undefined, 'damage');
      await fork.log.append([line(4, 'what if')]);
      await log.append([line(6)]);
      same(await all(fork.log.read()), [...lines(0, 4), line(4, 'what if')], 'the fork');
      same(await all(log.read()), lines(0, 7), 'the original');
      same((await store.open('blank')).log.length, 0, 'blank');
      same((await store.open('whole')).log.length, 6, 'whole');
      await refused(store.fork('play', 1, 'blank'), 'store/exists');
      await refused(store.fork('play', 1, 'play'), 'store/exists');
      await refused(store.fork('play', 8, 'other'), 'store/out-of-range');
      await refused(store.fork('nobody', 0, 'other'), 'store/unknown-log');
      await refused(store.fork('play', 0, 'bad\u0000'), 'store/bad-id');
      await store.close();
    },
  },
  {
    name: 'logs are listed by id, with their length and when they were saved',
    async run(ground) {
      const { store } = await playOf(ground, 2);
      await store.open('another');
      const list = await store.list();
      same(
        list.map(({ id, length }) => [id, length]),
        [
          ['another', 0],
          ['play', 2],
        ],
        'list',
      );
      for (const { savedAt } of list) same(new Date(savedAt).toISOString(), savedAt, 'savedAt');
      const lengths = await Promise.all(['play', 'another', 'none', '\ud800'].map((id) => store.lengthOf(id)));
      same(
        lengths.map((length) => length ?? 'none'),
        [2, 0, 'none', 'none'],
        'lengthOf',
      );
      await store.close();
    },
  },
  {
    name: 'a removed log is gone, and its id can begin another',
    async run(ground) {
      const { store, log } = await playOf(ground, 2);
      await store.remove('play');
      same(await store.list(), [], 'list');
      await refused(log.append([line(2)]), 'store/conflict');
      await refused(store.remove('play'), 'store/unknown-log');
      await refused(store.remove('bad\u0000'), 'store/unknown-log');
      await refused(all(store.salvage('play')), 'store/unknown-log');
      const begun = await store.open('play');
      same([begun.log.length, begun.damage ?? null], [0, null], 'a new log');
      await refused(log.append([line(2)]), 'store/conflict');
      await store.close();
    },
  },
  {
    name: 'ids may hold any character a person can type',
    async run(ground) {
      const store = await ground.open();
      for (const [count, id] of oddIds.entries()) {
        const { log } = await store.open(id);
        await log.append(lines(0, count));
      }
      same((await store.list()).length, oddIds.length, 'each has its own log');
      for (const [count, id] of oddIds.entries()) same((await store.open(id)).log.length, count, id);
      for (const id of badIds) await refused(store.open(id), 'store/bad-id');
      await store.close();
    },
  },
  {
    name: 'a fact may have four mebibytes and no more',
    async run(ground) {
      const { store, log } = await playOf(ground, 0);
      const most = maxFactBytes - stableJson(line(0, '')).length;
      const room = 1024 * 1024;
      await log.append([line(0, 'x'.repeat(most))]);
      await refused(log.append([line(1, 'x'.repeat(most + 1))]), 'store/too-big');
      await refused(log.append([line(1, '戏'.repeat(most / 2))]), 'store/too-big');
      await log.append(Array.from({ length: 9 }, (_, index) => line(index + 1, 'y'.repeat(room))));
      const many = Array.from({ length: 20 }, (_, index) => line(index + 10, 'z'.repeat(room - 1)));
      await refused(log.append(many), 'store/too-big', /smaller lots/);
      await Promise.all(many.map((fact) => log.append([fact])));
      same(log.length, 30, 'length');
      let seen = 0;
      for await (const fact of log.read()) seen += (fact as Line).text.length;
      same(seen, most + room * 9 + (room - 1) * 20, 'characters');
      await store.close();
    },
  },
  {
    name: 'what is not plain JSON is refused and harms nothing',
    async run(ground) {
      const { store, log } = await playOf(ground, 1);
      const circle: { seq: number; self?: unknown } = { seq: 1 };
      circle.self = circle;
      for (const bad of [circle, { seq: 1, n: NaN }, { seq: 1, f: () => 1 }, { seq: 1, big: 1n }]) {
        await refused(log.append([bad]), 'store/bad-fact');
      }
      await log.append([]);
      await log.append([line(1)]);
      same(await all(log.read()), lines(0, 2), 'facts');
      await store.close();
    },
  },
  {
    name: 'an append that fails is not there, its followers fail with it, and a later one succeeds',
    async run(ground) {
      const shelf = unreliable();
      const store = await ground.open(shelf.through);
      const { log } = await store.open('play');
      await log.append(lines(0, 2));
      const release = shelf.hold();
      shelf.failNext('before');
      const failing = log.append([line(2, 'lost')]);
      await shelf.held();
      const follower = log.append([line(3, 'lost too')]);
      release();
      const error = await refused(failing, 'store/unavailable');
      same((error.cause as Error).message, 'the disk is on fire', 'cause');
      await refused(follower, 'store/unavailable');
      same(log.length, 2, 'length');
      await log.append([line(2, 'again')]);
      same(await all(log.read()), [...lines(0, 2), line(2, 'again')], 'facts');
      await store.close();
      const again = await ground.open();
      same((await again.open('play')).damage, undefined, 'damage');
      await again.close();
    },
  },
  {
    name: 'an append whose acknowledgement was lost makes neither a gap nor a double',
    async run(ground) {
      const shelf = unreliable();
      const store = await ground.open(shelf.through);
      const { log } = await store.open('play');
      await log.append(lines(0, 2));
      shelf.failNext('after');
      await refused(log.append(lines(2, 5)), 'store/unavailable');
      same([log.length, (await all(log.read())).length], [2, 2], 'length');
      shelf.failNext('before');
      await refused(log.append([line(2, 'again')]), 'store/unavailable');
      await log.append([line(2, 'at last')]);
      same(await all(log.read()), [...lines(0, 2), line(2, 'at last')], 'facts');
      shelf.failNext('after');
      await refused(log.rewind(1), 'store/unavailable');
      await refused(log.append([line(3)]), 'store/conflict', /rewound to 1 after all/);
      await log.append([line(1, 'after the rewind')]);
      await store.close();
      const again = await ground.open();
      const opened = await again.open('play');
      same(opened.damage, undefined, 'damage');
      same(await all(opened.log.read()), [line(0), line(1, 'after the rewind')], 'facts after reopening');
      await again.close();
    },
  },
  {
    name: 'two writers of one log do not interleave: the later is told',
    async run(ground) {
      const { store, log } = await playOf(ground, 2);
      const { log: other } = await store.open('play');
      await log.append([line(2, 'first')]);
      await refused(other.append([line(2, 'second')]), 'store/conflict', /Open it again/);
      await refused(other.append([line(2, 'second')]), 'store/conflict');
      await refused(other.rewind(1), 'store/conflict');
      await log.append([line(3)]);
      const { log: reopened, damage } = await store.open('play');
      same(damage, undefined, 'damage');
      same(await all(reopened.read()), [...lines(0, 2), line(2, 'first'), line(3)], 'facts');
      await reopened.rewind(1);
      await refused(log.append([line(4)]), 'store/conflict');
      same((await all(reopened.read())).length, 1, 'no gap was made');
      const { log: third } = await store.open('play');
      await reopened.rewind(0);
      await reopened.append([line(0, 'as long as before, but other')]);
      await refused(third.append([line(1)]), 'store/conflict');
      await store.close();
    },
  },
  {
    name: 'a log can be opened while another writes to it, and is not taken for damaged',
    async run(ground) {
      const { store, log } = await playOf(ground, 600);
      const writing = (async () => {
        for (let seq = 600; seq < 660; seq++) await log.append([line(seq)]);
      })();
      const damages: unknown[] = [];
      for (let count = 0; count < 4; count++) {
        const { log: reader, damage } = await store.open('play');
        damages.push(damage ?? null);
        same((await all(reader.read())).length, reader.length, 'what the reader holds');
        await reader.close();
      }
      await writing;
      same(damages, [null, null, null, null], 'damages');
      same(await all(log.read()), lines(0, 660), 'facts');
      await store.close();
    },
  },
  {
    name: 'a log that is rewound by another while it is opened is not taken for damaged',
    async run(ground) {
      const { store, log } = await playOf(ground, 6);
      const shelf = unreliable();
      const other = await ground.open(shelf.through);
      shelf.meanwhile(() => log.rewind(2));
      const { log: reader, damage } = await other.open('play');
      same(damage, undefined, 'damage');
      same(await all(reader.read()), lines(0, 2), 'facts');
      await store.close();
      await other.close();
    },
  },
  {
    name: 'closing waits for what is on its way and refuses what comes after',
    async run(ground) {
      const shelf = unreliable();
      const store = await ground.open(shelf.through);
      const { log } = await store.open('play');
      const release = shelf.hold();
      const done: string[] = [];
      const appends = lines(0, 50).map((fact) => log.append([fact]).then(() => done.push('append')));
      const closing = log.close().then(() => done.push('close'));
      await refused(log.append([line(50)]), 'store/closed', /Open it again/);
      await shelf.held();
      release();
      await Promise.all([closing, ...appends, log.close()]);
      same([done.length, done.at(-1)], [51, 'close'], 'what was done, and what last');
      await refused(all(log.read()), 'store/closed');
      await refused(log.rewind(0), 'store/closed');

      const { log: second } = await store.open('play');
      const last = second.append([line(50)]);
      const { log: third } = await store.open('other');
      await Promise.all([store.close(), store.close(), last]);
      await refused(third.append([line(0)]), 'store/closed');
      await refused(store.open('play'), 'store/closed');
      await refused(store.list(), 'store/closed');
      await refused(store.fork('play', 0, 'x'), 'store/closed');
      await refused(store.remove('play'), 'store/closed');
      const again = await ground.open();
      same(await all((await again.open('play')).log.read()), lines(0, 51), 'facts');
      await again.close();
    },
  },
  damageCase(
    'a flipped byte',
    at(2, (record) => ({ ...record, text: record.text.replace('line 2', 'lime 2') })),
    { seq: 2, reason: /Fact 2 was changed/, kept: 4 },
  ),
  damageCase(
    'a byte flipped in a hash',
    at(5, (record) => ({ ...record, hash: record.hash.replace(/.$/, (last) => (last === '0' ? '1' : '0')) })),
    { seq: 5, reason: /Fact 5 was changed/, kept: 1 },
  ),
  damageCase('a dropped record', (records) => records.filter(({ seq }) => seq !== 2), {
    seq: 2,
    reason: /Fact 2 is missing/,
    kept: 3,
  }),
  damageCase('a dropped first record', (records) => records.slice(1), { seq: 0, reason: /Fact 0 is missing/, kept: 5 }),
  damageCase('a lost end', (records) => records.slice(0, 4), { seq: 4, reason: /Facts 4 to 5 are missing/, kept: 0 }),
  damageCase(
    'two records swapped',
    (records) =>
      records.map((record, index) => {
        const other = records[index === 1 ? 3 : index === 3 ? 1 : index];
        return { ...record, ...other, seq: record.seq };
      }),
    { seq: 1, reason: /Fact 1 was changed, or is not in its place/, kept: 5 },
  ),
  damageCase(
    'a duplicated record',
    (records) => [...records.slice(0, 3), ...records.slice(2)].map((record, seq) => ({ ...record, seq })),
    { seq: 3, reason: /Fact 3 was changed, or is not in its place/, kept: 4 },
  ),
  damageCase(
    'a record nobody acknowledged',
    (records) => [...records, { seq: 6, hash: '0123456789abcdef', text: '{"seq":6}' }],
    { seq: 6, reason: /never acknowledged/, kept: 1 },
  ),
  {
    name: 'a record that goes bad while its log is open is not handed out',
    async run(ground) {
      const { store, log } = await playOf(ground, 4);
      const limed = at(2, (record: FactRecord) => ({ ...record, text: record.text.replace('line 2', 'lime 2') }));
      await ground.tamper('play', limed);
      await refused(all(log.read()), 'store/damaged', /Fact 2 was changed/);
      await refused(all(log.read(2)), 'store/damaged');
      await ground.tamper('play', (records) => records.slice(0, 2));
      await refused(all(log.read()), 'store/damaged', /Facts 2 to 3 are missing/);
      await refused(log.rewind(3), 'store/damaged');
      await store.close();
    },
  },
  {
    name: 'each damaged tail is kept under a name of its own, until it is removed',
    async run(ground) {
      const { store } = await playOf(ground, 3);
      await store.close();
      for (const round of [1, 2]) {
        await ground.tamper('play', (records) => records.map((record) => ({ ...record, text: `${record.text} ` })));
        const again = await ground.open();
        const { log, damage } = await again.open('play');
        same(damage?.setAside, `play.damaged-${round}`, 'name');
        await log.append(lines(0, round));
        await again.close();
      }
      const last = await ground.open();
      same(
        (await last.list()).map(({ id, length, setAside }) => [
          id,
          length,
          setAside?.of ?? null,
          setAside?.from ?? null,
        ]),
        [
          ['play', 2, null, null],
          ['play.damaged-1', 3, 'play', 0],
          ['play.damaged-2', 1, 'play', 0],
        ],
        'list',
      );
      await refused(last.fork('play.damaged-1', 0, 'x'), 'store/set-aside');
      await last.remove('play.damaged-1');
      same(
        (await last.list()).map(({ id }) => id),
        ['play', 'play.damaged-2'],
        'list after removing',
      );
      await last.close();
    },
  },
  {
    name: 'an exported log can be imported under another id and is the same',
    async run(ground) {
      const { store, log } = await playOf(ground, 700);
      const exported = await all(exportLog(log));
      const outcome = await importLines(store, 'copy', exported);
      same(outcome, { length: 700 }, 'outcome');
      const { log: copy, damage } = await store.open('copy');
      same(damage, undefined, 'damage');
      same(await all(copy.read()), lines(0, 700), 'facts');
      same(await all(exportLog(copy)), exported, 'exported again');
      await store.close();
    },
  },
];

async function drain(reading: AsyncIterator<unknown>): Promise<void> {
  while (!(await reading.next()).done);
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { guestId } from '../../src/drama/guest.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { seededRandom, shuffle } from '../../src/kit/random.ts';
import { rolesIn, sceneFor } from './count-evenings.ts';
import { countAll, counterNames, type CounterName } from './counting/counters.ts';
import { personKinds, persons, type Persons } from './person.ts';
import { playAlone, playEvening, type Visit } from './person-evening.ts';

/**
 * Every kind of person in every role, seed after seed, by several processes on however many machines; a line an evening:
 * `node --import tsx tests/listening/count-all.ts play SHARD SHARDS SECONDS FILE [SEEDS]` adds the evenings of a share to a file until
 * its time is up, and goes on where the file ends when it is called again; SEEDS is 1-50, or as in 2,7,11-14.
 * `… count-all.ts show FILE…` shows what the files hold together. Bundled, it looks for `scenes/` two folders up, and for `persons/` beside it.
 */
const [verb, ...rest] = process.argv.slice(2);

/** An evening of the whole count; with nobody of any kind it is played alone, for the others of its seed to be compared with. */
interface Share {
  readonly key: string;
  readonly aloneKey: string;
  readonly visit: Visit;
  readonly isAlone: boolean;
}

interface EveningLine {
  readonly key: string;
  readonly aloneKey: string;
  readonly isComplete: boolean;
  readonly seconds: number;
  readonly counts: Readonly<Partial<Record<CounterName, number>>>;
  readonly offences: readonly { readonly counter: CounterName; readonly seq: number; readonly says: string }[];
  /** What broke it off, where our own code did. */
  readonly fault?: string;
}

/** Whatever the count is cut short at is a fair sample: seed after seed, and in each seed, once it was played alone, in any order. */
const shares = (seeds: readonly string[]): Share[] =>
  seeds.flatMap((seed) => {
    const all = persons.flatMap((one) => sharesOf(one, seed));
    const visits = all.filter(({ isAlone }) => !isAlone);
    return [...all.filter(({ isAlone }) => isAlone), ...shuffle(seededRandom(`count/${seed}`), visits)];
  });

function sharesOf(one: Persons, seed: string): Share[] {
  const roles = rolesIn(sceneFor({ persons: one }));
  const aloneKeyOf = (role: string): string =>
    `${one.play}.${one.language}/alone/${role === guestId ? 'with a guest' : 'company'}/${seed}`;
  // Whether a guest is expected changes the evening; which of the company somebody might have played does not.
  const alone = roles.slice(-2).map((role): Share => {
    const key = aloneKeyOf(role);
    return { key, aloneKey: key, visit: { persons: one, kind: 'silent', role, seed }, isAlone: true };
  });
  const visits = personKinds.flatMap((kind) =>
    roles.map((role): Share => {
      const key = `${one.play}.${one.language}/${kind}/${role}/${seed}`;
      return { key, aloneKey: aloneKeyOf(role), visit: { persons: one, kind, role, seed }, isAlone: false };
    }),
  );
  return [...alone, ...visits];
}

async function play(share: Share): Promise<EveningLine> {
  const { key, aloneKey } = share;
  try {
    return await count(share);
  } catch (fault) {
    const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    return { key, aloneKey, isComplete: false, seconds: 0, counts: {}, offences: [], fault: text };
  }
}

async function count({ key, aloneKey, visit, isAlone }: Share): Promise<EveningLine> {
  const scene = sceneFor(visit);
  const { facts, play: played } = await (isAlone ? playAlone(scene, visit) : playEvening(scene, visit));
  const found = Object.entries(countAll(facts)) as [CounterName, readonly { seq: number; says: string }[]][];
  return {
    key,
    aloneKey,
    isComplete: played.ended?.completed ?? false,
    seconds: played.now / 1000,
    counts: Object.fromEntries(found.flatMap(([name, { length }]) => (length > 0 ? [[name, length]] : []))),
    offences: found.flatMap(([counter, offences]) => offences.map((offence) => ({ counter, ...offence }))),
  };
}

const readLines = (file: string): EveningLine[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        // A line that was being written when the machine was taken away is played again.
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as EveningLine)
    : [];

async function playShare([shard, of, seconds, file, seeds = '1-50']: string[]): Promise<void> {
  const [index, every, until] = [Number(shard) - 1, Number(of), Date.now() + Number(seconds) * 1000];
  invariant(index >= 0 && index < every && file, 'Say SHARD SHARDS SECONDS FILE: 1 16 540 counted-1.jsonl');
  const done = new Set(readLines(file).map(({ key }) => key));
  const mine = shares(readSeeds(seeds)).filter((_, place) => place % every === index);
  if (existsSync(file) && !/(?:^|\n)$/.test(readFileSync(file, 'utf8'))) appendFileSync(file, '\n');
  for (const share of mine.filter(({ key }) => !done.has(key))) {
    if (Date.now() > until) return;
    appendFileSync(file, `${JSON.stringify(await play(share))}\n`);
  }
}

const readSeeds = (text: string): string[] =>
  text.split(',').flatMap((part) => {
    const [from = NaN, to = from] = part.split('-').map(Number);
    invariant(from <= to, `These are no seeds: ${text}. Say 1-50, or 2,7,11-14.`);
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  });

/** Longer than this, compared with the same evening alone, is too long. */
const mostTimesAlone = 1.3;

function show(files: readonly string[]): void {
  const lines = [...new Map(files.flatMap(readLines).map((line) => [line.key, line])).values()];
  const byKey = new Map(lines.map((line) => [line.key, line]));
  const evenings = lines
    .filter(({ key, aloneKey }) => key !== aloneKey)
    .map((line) => {
      const [played = '', kind = '', role = '', seed = ''] = line.key.split('/');
      const alone = byKey.get(line.aloneKey);
      return { ...line, played, kind, role, seed, timesAlone: alone && line.seconds / Math.max(1, alone.seconds) };
    });
  console.log(
    `| play and person | evenings | seeds | ended | × alone | most | over ${mostTimesAlone} | ${counterNames.join(' | ')} |`,
  );
  console.log(`| --- |${' --: |'.repeat(6 + counterNames.length)}`);
  const rowOf = ({ played, kind }: (typeof evenings)[number]): string => `${played} ${kind}`;
  for (const row of [...[...new Set(evenings.map(rowOf))].sort(), 'all']) {
    const here = evenings.filter((evening) => row === 'all' || rowOf(evening) === row);
    const times = here.flatMap(({ timesAlone }) => timesAlone ?? []).sort((a, b) => a - b);
    const cells = [
      here.length,
      new Set(here.map(({ seed }) => seed)).size,
      here.filter(({ isComplete }) => isComplete).length,
      times[times.length >> 1]?.toFixed(2),
      times.at(-1)?.toFixed(2),
      times.filter((each) => each > mostTimesAlone).length,
      ...counterNames.map((name) => here.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0)),
    ];
    console.log(`| ${row} | ${cells.join(' | ')} |`);
  }
  for (const name of counterNames) {
    const found = evenings.flatMap(({ key, offences }) =>
      offences.filter(({ counter }) => counter === name).map(({ seq, says }) => `- ${key} #${seq}: ${says}`),
    );
    if (found.length > 0) console.log(`\n## ${name}\n\n${found.sort().join('\n')}`);
  }
  for (const { key, fault } of lines) if (fault !== undefined) console.log(`\n## ${key} broke off\n\n${fault}`);
  const late = evenings.filter(({ timesAlone = 0, isComplete }) => timesAlone > mostTimesAlone || !isComplete);
  if (late.length > 0) console.log('\n## too long, or never ended\n');
  for (const { key, seconds, timesAlone, isComplete } of late.sort((a, b) => b.seconds - a.seconds)) {
    console.log(`- ${key}: ${seconds.toFixed(0)} s, ${timesAlone?.toFixed(2)} ×${isComplete ? '' : ', never ended'}`);
  }
}

if (verb === 'play') await playShare(rest);
else if (verb === 'show') show(rest);
else throw new Error('Say play SHARD SHARDS SECONDS FILE [SEEDS], or show FILE…');

import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pick, type Random } from '../../src/kit/random.ts';
import { checkScene, mostFindings } from '../../src/check/check-scene.ts';
import { main } from '../../src/cli/main.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { lineChain } from '../../src/store/log-lines.ts';
import { adas, brunos, houseWith } from '../check/checked-house.ts';
import { textIo } from '../doubles/text-io.ts';
import { condition, junk, several, spoil, tear, textFrom, tower } from './grammar.ts';

/** What a case has to go by: its chance, and an empty folder. */
export interface Ground {
  readonly random: Random;
  readonly folder: string;
}

/** Something that comes from outside: tries one of it, and says what is wrong with what came of it. */
export type OutsideCase = (ground: Ground) => Promise<string | undefined>;

/** So many facts a few turns may make; what makes more goes round in circles. */
const mostFacts = 3000;
/** So long a sentence anybody reads. */
const longestComplaint = 4000;

/** A scene with a little of everything in it. */
const rich = (): unknown =>
  houseWith({
    'blueprint.conditions': { torn: { entity: 'prop:letter', state: { torn: true } } },
    'blueprint.cases': ['one', 'two'].map((id) => ({ id, title: id, truth: id })),
    'blueprint.matters': [
      {
        id: 'soup',
        claim: 'the soup is cold',
        contradicts: ['stew'],
        evidence: ['prop:letter'],
        when: { case: 'one' },
      },
      { id: 'stew', claim: 'the stew is cold', claimIn: { zh: '汤凉了' } },
    ],
    [`${adas}.knows`]: [
      { matter: 'soup', source: 'saw', secret: { shown: ['prop:letter'], when: { named: 'torn' } } },
      { matter: 'stew', source: 'saw', when: { case: 'two' } },
    ],
    [`${brunos}.lines`]: [{ says: 'Well.', about: ['soup'], at: ['the-letter'], when: { beat: 'ada-asks' } }],
    [`${brunos}.desires`]: [{ id: 'sigh', plays: ['(sighs)'] }],
  });

/** The rich scene as a stranger might send it: other conditions, more things, junk in places. */
function strangeScene(random: Random): unknown {
  const value = rich() as { entities: unknown[]; blueprint: Record<string, unknown> & { acts: FirstPoint[] } };
  if (random.next() < 0.4) value.blueprint['conditions'] = tower(random);
  const [first] = value.blueprint.acts[0]?.scenes[0]?.points ?? [];
  if (first && random.next() < 0.5) first.flag['when'] = condition(random, 4);
  if (random.next() < 0.3) value.entities.push(...things(random));
  for (let times = Math.floor(random.next() * 3); times > 0; times--) spoil(value, random);
  return value;
}

interface FirstPoint {
  readonly scenes: readonly { readonly points: readonly { readonly flag: Record<string, unknown> }[] }[];
}

/** Many in a room, one in the other, or each in the next all round. */
function things(random: Random): unknown[] {
  const count = pick(random, [3, 49, 60, 200, 2100]);
  const where = pick(random, [
    () => ({ in: 'place:hall' }),
    (index: number) => ({ in: index === 0 ? 'place:hall' : `prop:heap-${index - 1}` }),
    (index: number) => ({ in: `prop:heap-${(index + 1) % count}` }),
    () => ({ heldBy: 'actor:ada' }),
  ]);
  return Array.from({ length: count }, (_, index) => ({
    id: `prop:heap-${index}`,
    kind: 'prop',
    name: random.next() < 0.1 ? textFrom('hostile', random) : 'cup',
    traits: ['portable', 'container'],
    text: textFrom('hostile', random),
    at: where(index),
  }));
}

async function run(argv: readonly string[], stdin = '') {
  const io = textIo(stdin);
  const code = await main(argv, io);
  return { code, ...io.written, lines: io.written.stdout.split('\n').filter(Boolean) };
}

type Ran = Awaited<ReturnType<typeof run>>;

/** The first of these that is wrong. */
const firstWrong = (...checks: readonly (readonly [wrong: boolean, what: string])[]): string | undefined =>
  checks.find(([wrong]) => wrong)?.[1];

/** What holds for every verb, whatever it was given. */
const badManners = ({ stderr, stdout, lines }: Ran): string | undefined =>
  firstWrong(
    [/internal error|a mistake of ours|"internal"/.test(stderr + stdout), `a crash: ${stderr.slice(0, 400)}`],
    [/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/.test(stderr + stdout), 'something a terminal obeys'],
    [stderr.split('\n').some((line) => line.length > longestComplaint), 'a complaint nobody reads to its end'],
    [lines.length > mostFacts, `${lines.length} lines`],
    [lines.some((line) => !isJson(line)), 'output that is not JSON lines'],
  );

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const scene: OutsideCase = async ({ random, folder }) => {
  const value = strangeScene(random);
  const path = join(folder, 'scene.json');
  const text = JSON.stringify(value);
  const torn = random.next() < 0.15 ? tear(text, random) : text;
  writeFileSync(path, torn);
  const played = await run(['perform', path, '--max-turns', '2', '--seed', String(random.next())]);
  const wrong =
    badManners(played) ?? firstWrong([played.code === 2 && played.stdout !== '', 'facts of a refused scene']);
  if (wrong !== undefined || torn !== text) return wrong;
  const findings = checkScene(value, { all: true });
  const isRead = readSceneFile(JSON.parse(text)).ok;
  return firstWrong(
    [!isRead && !findings.some(({ severity }) => severity === 'error'), 'refused, and check finds no error'],
    [isRead === (played.code === 2), `read is ${isRead}, and perform ends with ${played.code}`],
    [findings.some(({ message, remedy }) => message === '' || remedy === ''), 'a finding without words'],
    [findings.length > mostFindings + 1, `${findings.length} findings`],
    [JSON.stringify(checkScene(value, { all: true })) !== JSON.stringify(findings), 'other findings the second time'],
  );
};

/** The log of a short evening, played once. */
let evening: Promise<readonly string[]> | undefined;

async function playedEvening(folder: string): Promise<readonly string[]> {
  const [file, log] = [join(folder, 'played.json'), join(folder, 'played.log')];
  writeFileSync(file, JSON.stringify(rich()));
  await run(['perform', file, '--max-turns', '6', '--log', log]);
  const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  for (const name of [file, log]) rmSync(name);
  return lines;
}

/** The evening after somebody was at it: lines lost, doubled, swapped, torn, or facts forged and chained anew. */
function forged(lines: readonly string[], random: Random): string[] {
  const made = [...lines];
  const at = (): number => Math.floor(random.next() * made.length);
  for (let times = Math.floor(random.next() * 4); times > 0; times--) {
    const place = at();
    pick(random, [
      () => made.splice(place, 1),
      () => made.splice(place, 0, made[at()] ?? ''),
      () => made.splice(place, 1, tear(made[place] ?? '', random)),
      () => made.splice(place, 0, JSON.stringify(junk(random))),
      () => made.splice(place, made.length, ...rechained(made, place, random)),
      () => made.splice(place, made.length, ...rechained(made, place, random)),
    ])();
  }
  return made;
}

/** The lines from one on, with its fact spoilt and the chain made to fit. */
function rechained(lines: readonly string[], from: number, random: Random): string[] {
  const facts = lines.flatMap((line) =>
    isJson(line) ? [(JSON.parse(line) as { fact?: { seq: number } } | null)?.fact] : [],
  );
  const fact = facts[from];
  if (fact) spoil(fact, random);
  const lineOf = lineChain();
  // A number that was spoilt into data cannot be written before the fact: the chain is ours, and knows numbers only.
  const numbered = facts.flatMap((one) => (one ? [{ ...one, seq: Number.isFinite(one.seq) ? one.seq : -1 }] : []));
  return numbered.map(lineOf).slice(from);
}

const anEvening: OutsideCase = async ({ random, folder }) => {
  const lines = forged(await (evening ??= playedEvening(folder)), random);
  const path = join(folder, 'evening.log');
  writeFileSync(path, lines.join('\n'));
  const first = await run(['replay', path]);
  const again = await run(['replay', path]);
  return (
    badManners(first) ??
    firstWrong(
      [first.code !== 2 && first.lines.length !== 1, 'no summary'],
      [first.code !== 0 && first.stderr === '', 'it fails, and nothing is said'],
      [first.stdout !== again.stdout, 'another summary the second time'],
    )
  );
};

const inputs: OutsideCase = async ({ random, folder }) => {
  const [file, part] = [join(folder, 'scene.json'), join(folder, 'part.jsonl')];
  const line = (): unknown => ({
    after: pick(random, [0, 1, 2, 1e6]),
    actor: pick(random, ['actor:ada', 'actor:bruno', 'actor:shade']),
    ...(random.next() < 0.15 ? { leave: true } : { text: textFrom('utterance', random) }),
  });
  const lines = several(random, 6, line).map((value) => {
    if (random.next() < 0.05) spoil(value, random);
    return random.next() < 0.05 ? tear(JSON.stringify(value), random) : JSON.stringify(value);
  });
  writeFileSync(file, JSON.stringify(rich()));
  writeFileSync(part, lines.join('\n'));
  symlinkSync(part, join(folder, 'link'));
  writeFileSync(join(folder, 'kept.log'), 'somebody else’s evening');
  const target = (): string => join(folder, pick(random, ['scene.json', 'part.jsonl', 'link', 'new', 'NEW', 'kept.log', 'no/where'])); // prettier-ignore
  const outputs = ['--log', '--transcript'].flatMap((option) => (random.next() < 0.3 ? [option, target()] : []));
  const before = filesIn(folder);
  const ran = await run(['perform', file, '--inputs', part, '--max-turns', '3', ...outputs]);
  const after = filesIn(folder);
  const over = outputs[outputs.indexOf('--transcript') + 1];
  const lost = Object.keys(before).filter((name) => after[name] !== before[name] && join(folder, name) !== over);
  return (
    badManners(ran) ??
    firstWrong(
      [lost.length > 0, `lost ${lost.join(', ')} by ${outputs.join(' ')}`],
      [
        after['scene.json'] !== before['scene.json'] || after['part.jsonl'] !== before['part.jsonl'],
        'an input was lost',
      ],
      [ran.code === 2 && Object.keys(after).length !== Object.keys(before).length, 'a refusal left a file behind'],
    )
  );
};

const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

const adjudicated: OutsideCase = async ({ random, folder }) => {
  const world = join(folder, 'world.json');
  writeFileSync(world, JSON.stringify(rich()));
  const slot = (): string => textFrom('thing', random);
  const line = (): string => {
    const value: Record<string, unknown> = {
      id: random.next(),
      actor: pick(random, ['Ada', 'Bruno', 'actor:ada', 'nobody', 'the letter']),
      ...pick(random, [
        () => ({ text: textFrom('utterance', random) }),
        () => ({ command: textFrom('deed', random) }),
        () => ({ verb: textFrom('verb', random), object: slot(), preposition: 'in', target: slot(), part: slot() }),
        () => ({ text: textFrom('utterance', random), world: strangeScene(random) }),
      ])(),
    };
    if (random.next() < 0.1) spoil(value, random);
    const text = JSON.stringify(value);
    return random.next() < 0.1 ? tear(text, random).replaceAll('\n', ' ') : text;
  };
  const lines = [line(), ...several(random, 8, line)];
  const asked = lines.filter((text) => text.replace(/^\uFEFF/, '').trim() !== '').length;
  const ran = await run(
    ['adjudicate', '--world', world, ...(random.next() < 0.3 ? ['--stateless'] : [])],
    lines.join('\n'),
  );
  return (
    badManners(ran) ??
    firstWrong(
      [ran.code !== 0, `it ended with ${ran.code}: ${ran.stderr}`],
      [ran.lines.length !== asked, `${asked} lines, and ${ran.lines.length} answers`],
    )
  );
};

export const outsideCases: Readonly<Record<string, OutsideCase>> = { scene, evening: anEvening, inputs, adjudicated };

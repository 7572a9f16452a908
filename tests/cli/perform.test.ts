import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import type { Summary } from '../../src/company/summary.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { textIo } from '../doubles/text-io.ts';
import { firstActOf } from '../one-act.ts';

const folder = mkdtempSync(join(tmpdir(), 'perform-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** Elsinore's first act. */
const scene = join(folder, 'closet');
mkdirSync(scene);
file('closet/scene.json', JSON.stringify(firstActOf(JSON.parse(readFileSync('scenes/elsinore/scene.json', 'utf8')))));

async function run(...argv: string[]) {
  const io = textIo();
  const code = await main(argv, io);
  const lines = io.written.stdout.split('\n').filter(Boolean);
  return { code, ...io.written, lines, summary: JSON.parse(lines.at(-1) ?? 'null') as Summary };
}

describe('perform', () => {
  it('plays a scene to its end: facts, and the summary last', async () => {
    const { code, lines, summary, stderr } = await run('perform', scene, '--seed', '1');
    expect(code).toBe(0);
    expect(stderr).toBe('');
    expect(Object.keys(summary)).toEqual([
      'type',
      'completed',
      'ending',
      'points',
      'turns',
      'lines',
      'actions',
      'refusals',
      'stalls',
      'modelCalls',
      'seconds',
      'hash',
    ]);
    expect(summary).toMatchObject({ type: 'summary', completed: true, ending: 'the end', modelCalls: 0 });
    const facts = lines.slice(0, -1).map((line) => JSON.parse(line) as Fact);
    expect(facts.map(({ seq }) => seq)).toEqual(facts.map((_, index) => index));
    expect(facts[0]?.type).toBe('play:opened');
    expect(facts.filter(({ type }) => type === 'turn:ended')).toHaveLength(summary.turns);
  });

  it('takes a scene file as well as a folder, and says the same twice', async () => {
    const few = ['--max-turns', '8'];
    const [one, two] = await Promise.all([
      run('perform', scene, ...few),
      run('perform', `${scene}/scene.json`, ...few),
    ]);
    expect(two.stdout).toBe(one.stdout);
  });

  it('breaks off after --max-turns, and its exit code says so', async () => {
    const { code, summary } = await run('perform', scene, '--max-turns', '3');
    expect(code).toBe(1);
    expect(summary).toMatchObject({ completed: false, turns: 3 });
  });

  it('plays a person from --inputs', async () => {
    const inputs = file(
      'part.jsonl',
      '{"after": 1, "actor": "actor:hamlet", "text": "(to Gertrude) Polonius is dead."}\n\n{"after": 5, "actor": "actor:hamlet", "leave": true}\n',
    );
    const { code, lines } = await run('perform', scene, '--inputs', inputs);
    expect(code).toBe(0);
    const facts = lines.slice(0, -1).map((line) => JSON.parse(line) as Fact);
    expect(facts.filter(({ type }) => type.startsWith('role:')).map(({ type }) => type)).toEqual([
      'role:taken',
      'role:released',
    ]);
    expect(facts.some(({ type }) => type === 'hack:refused')).toBe(true);
  });

  it('keeps a log that replays to the same summary', async () => {
    const log = join(folder, 'play.log');
    const { summary } = await run('perform', scene, '--seed', '4', '--log', log);
    const replayed = await run('replay', log);
    expect(replayed.code).toBe(0);
    expect(replayed.summary).toEqual(summary);
  });

  it('tells a person who decided what, and why', async () => {
    const { stderr } = await run('perform', scene, '--trace', '--max-turns', '20');
    expect(stderr).toMatch(/point the-rebuke: Gertrude has rebuked Hamlet/);
    expect(stderr).toMatch(/Polonius decides: silence \(understudy\) — stays hidden/);
    expect(stderr).toMatch(/beat 1 · /);
    expect(stderr).toMatch(/finished · first word after \d+\.\d s/);
    expect(stderr).toMatch(/\d+ beats in \d+:\d\d\.\d, \d+ refusals, \d+ stalls, no model calls\n$/);
  });

  it.each([
    ['no scene at all', ['perform'], /SCENE/],
    [
      'a folder that is not there',
      ['perform', 'scenes/nowhere'],
      /cannot read the scene scenes\/nowhere: there is no such file/,
    ],
    [
      'a world without a blueprint',
      ['perform', file('world.json', '{"entities":[{"id":"place:a","kind":"place","name":"a"}]}')],
      /At blueprint: expected an object, got nothing/,
    ],
    ['inputs that are not there', ['perform', scene, '--inputs', join(folder, 'none')], /cannot read the inputs/],
    [
      'inputs that are not JSON',
      ['perform', scene, '--inputs', file('bad.jsonl', '{"after": 1}\nhello\n')],
      /bad\.jsonl, line 1: At actor: expected text, got nothing/,
    ],
    [
      'a role nobody plays',
      ['perform', scene, '--inputs', file('role.jsonl', '{"after":0,"actor":"actor:yorick","text":"Alas."}')],
      /line 1: there is no role actor:yorick in this play: actor:hamlet/,
    ],
    [
      'a log that cannot be written',
      ['perform', scene, '--log', join(folder, 'no', 'such', 'folder.log')],
      /cannot write the log/,
    ],
  ])('refuses %s with a sentence and exit code 2', async (_, argv, message) => {
    const { code, stderr, stdout } = await run(...argv);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/ {4}at /);
  });
});

describe('replay', () => {
  /** A few turns, for all who damage what was written of them. */
  let few: ReturnType<typeof run> | undefined;

  it('reads perform’s own output too', async () => {
    const { stdout, summary } = await run('perform', scene, '--seed', '2', '--max-turns', '30');
    const replayed = await run('replay', file('out.jsonl', stdout));
    expect(replayed.summary).toEqual(summary);
  });

  it.each([
    [
      'changed',
      (lines: string[]) => lines.map((line, index) => (index === 40 ? line.replace('"at":', '"at":1') : line)),
    ],
    ['missing', (lines: string[]) => lines.filter((_, index) => index !== 40)],
    [
      'reordered',
      (lines: string[]) => lines.map((line, index) => (index === 40 ? lines[41]! : index === 41 ? lines[40]! : line)),
    ],
  ])('names a line that is %s, and follows the good part', async (how, damage) => {
    const log = join(folder, 'few.log');
    await (few ??= run('perform', scene, '--log', log, '--max-turns', '12'));
    const lines = readFileSync(log, 'utf8').split('\n');
    const { code, stderr, summary } = await run('replay', file(`${how}.log`, damage(lines).join('\n')));
    expect(code).toBe(1);
    expect(stderr).toMatch(/line 41: /);
    expect(stderr).toMatch(/of the 40 good facts/);
    expect(summary).toMatchObject({ type: 'summary', completed: false });
  });

  it('says when there is no play in a file', async () => {
    const { code, stderr } = await run('replay', file('empty.log', ''));
    expect([code, stderr]).toEqual([2, expect.stringMatching(/empty\.log holds no play: it is empty/)]);
  });
});

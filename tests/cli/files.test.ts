import {
  existsSync,
  linkSync,
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { maxFactBytes } from '../../src/store/fact-record.ts';
import { textIo } from '../doubles/text-io.ts';
import { houseFile } from '../play/house-scene.ts';

const root = mkdtempSync(join(tmpdir(), 'files-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(root, 'each-'))));

const scene = JSON.stringify(houseFile);
const part = '{"after":0,"actor":"actor:ada","text":"Good evening."}\n';

const at = (name: string): string => join(folder, name);
const put = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};

async function run(...argv: string[]) {
  const io = textIo();
  const code = await main(argv, io);
  return { code, ...io.written };
}

const perform = (...more: string[]) => run('perform', at('scene.json'), '--max-turns', '1', ...more);

/** Every file there, with what it holds. */
const disk = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  );

describe('an output never overwrites an input, or another output', () => {
  const outputs = ['--log', '--transcript'] as const;
  /** What is given for an output, and what lies there before. */
  const attacks: Readonly<Record<string, () => readonly string[]>> = {
    'the scene itself': () => outputs.map((option) => `${option} ${at('scene.json')}`),
    'the scene of a folder': () => outputs.map((option) => `${option} ${folder}/./scene.json`),
    'the inputs': () => outputs.map((option) => `${option} ${at('part.jsonl')}`),
    'a link to the scene': () => {
      symlinkSync('scene.json', at('soft'));
      return outputs.map((option) => `${option} ${at('soft')}`);
    },
    'a hard link to the inputs': () => {
      linkSync(at('part.jsonl'), at('hard'));
      return outputs.map((option) => `${option} ${at('hard')}`);
    },
    'a way round through a linked folder': () => {
      symlinkSync(folder, at('round'));
      return outputs.map((option) => `${option} ${at('round/part.jsonl')}`);
    },
    'one file for both': () => [`--log ${at('both')} --transcript ${folder}/../${basename(folder)}/both`],
    'one file for both, in another case': () => [`--log ${at('both')} --transcript ${at('BOTH')}`],
    'one file for both, by a link to nothing yet': () => {
      symlinkSync('nothing-yet', at('soon'));
      return [`--log ${at('soon')} --transcript ${at('nothing-yet')}`];
    },
  };

  it.each(Object.entries(attacks))('%s', async (_, attack) => {
    put('scene.json', scene);
    put('part.jsonl', part);
    for (const words of attack()) {
      const before = disk();
      const { code, stderr, stdout } = await perform('--inputs', at('part.jsonl'), ...words.split(' '));
      expect([words, code, stdout, stderr]).toEqual([words, 2, '', expect.stringMatching(/would overwrite/)]);
      expect(disk()).toEqual(before);
    }
  });

  it('says before playing that a transcript cannot be written', async () => {
    put('scene.json', scene);
    const { code, stdout, stderr } = await perform('--transcript', at('no/such/folder.md'));
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(/cannot write the transcript/)]);
    mkdirSync(at('taken.md'));
    expect(await perform('--transcript', at('taken.md'))).toMatchObject({ code: 2, stdout: '' });
    expect(readdirSync(folder).sort()).toEqual(['scene.json', 'taken.md']);
  });

  it('writes through a link, and to a device', async () => {
    put('scene.json', scene);
    put('evening.md', 'an older one');
    symlinkSync('evening.md', at('link.md'));
    await perform('--transcript', at('link.md'));
    expect(readFileSync(at('evening.md'), 'utf8')).toMatch(/^# /);
    expect((await perform('--transcript', '/dev/null', '--log', '/dev/null')).stderr).toBe('');
    expect(readdirSync(folder).sort()).toEqual(['evening.md', 'link.md', 'scene.json']);
  });
});

describe('--log', () => {
  it('belongs to one performance: a second one on it says so, and the first is whole', async () => {
    put('scene.json', scene);
    const both = await Promise.all([perform('--log', at('play.log')), perform('--log', at('play.log'))]);
    expect(both.map(({ stderr }) => /there is a log .* already/.test(stderr)).sort()).toEqual([false, true]);
    expect(both.filter(({ stdout }) => stdout !== '')).toHaveLength(1);
    expect(both.find(({ stdout }) => stdout === '')?.code).toBe(2);
    expect((await run('replay', at('play.log'))).code).toBe(0);
  });

  it.each([
    ['an empty file, as another performance has just made it', ''],
    ['half a log, as a kill leaves it', '{"seq":0,"hash":"ab'],
  ])('leaves alone %s', async (_, left) => {
    put('scene.json', scene);
    put('play.log', left);
    const { stderr } = await perform('--log', at('play.log'));
    expect(stderr).toMatch(/nothing is written over it/);
    expect(readFileSync(at('play.log'), 'utf8')).toBe(left);
  });

  it('is refused before playing where it could not hold the scene', async () => {
    const long = { ...houseFile, notes: 'x'.repeat(maxFactBytes) };
    put('scene.json', JSON.stringify(long));
    const { code, stdout, stderr } = await perform('--log', at('play.log'));
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(/play it without --log, or make it smaller/)]);
    expect(existsSync(at('play.log'))).toBe(false);
  });

  it.each([
    ['--seed', 'x'.repeat(201)],
    ['--language', 'x'.repeat(36)],
  ])('never holds a %s that cannot be replayed', async (option, value) => {
    put('scene.json', scene);
    const { code, stderr } = await perform(option, value, '--log', at('play.log'));
    expect([code, stderr]).toEqual([2, expect.stringMatching(/is too long: at most \d+ characters/)]);
    expect(existsSync(at('play.log'))).toBe(false);
  });
});

it('replay names a line of nine megabytes, wherever it stands', async () => {
  put('scene.json', scene);
  await perform('--log', at('play.log'));
  const lines = readFileSync(at('play.log'), 'utf8').split('\n').slice(0, -1);
  const garbage = 'z'.repeat(9 * 1024 * 1024);
  for (const where of [3, lines.length]) {
    const { code, stderr, stdout } = await run(
      'replay',
      put('long.log', lines.toSpliced(where, 0, garbage).join('\n')),
    );
    expect([code, stderr]).toEqual([1, expect.stringMatching(new RegExp(`line ${where + 1}: it is longer than`))]);
    expect(JSON.parse(stdout)).toMatchObject({ type: 'summary' });
  }
});

it('takes files that begin with a byte-order mark', async () => {
  put('scene.json', `\uFEFF${scene}`);
  const told = await perform('--inputs', put('part.jsonl', `\uFEFF${part}`), '--log', at('play.log'));
  expect(told.stderr).toBe('');
  put('play.log', `\uFEFF${readFileSync(at('play.log'), 'utf8')}`);
  expect((await run('replay', at('play.log'))).code).toBe(0);
  expect((await run('check', at('scene.json'))).stdout).not.toMatch(/not-readable/);
});

it.each([['--inputs'], ['scene']])('does not read a file on that never ends (%s)', async (what) => {
  put('scene.json', scene);
  const { code, stderr } =
    what === 'scene' ? await run('perform', '/dev/zero') : await perform('--inputs', '/dev/zero');
  expect([code, stderr]).toEqual([2, expect.stringMatching(/is too large for/)]);
});

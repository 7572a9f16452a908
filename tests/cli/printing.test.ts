import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { textIo } from '../doubles/text-io.ts';
import { houseWith } from '../check/checked-house.ts';

const folder = mkdtempSync(join(tmpdir(), 'printing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a terminal obeys: colours, a title, a cleared screen, the answer back, C1 forms, overprinting, turned text. */
const attacks = [
  '\u001b[31mred',
  '\u001b]0;owned\u0007',
  '\u001b[2J\u001b[H',
  '\u001b[6n',
  '\u009b31m',
  '\u009d0;owned\u009c',
  'safe\rowned',
  'a\b\b\bb',
  '\u202Egnorw',
  '\u2066x\u2069',
  '\u007f',
] as const;
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;

/** A letter that holds all of it, lying open in a hall of such a name; and keys of that kind. */
const payload = attacks.join(' ');
const letter = (houseWith() as { entities: { id: string }[] }).entities.findIndex(({ id }) => id === 'prop:letter');
const written = (name: string, more: Readonly<Record<string, unknown>> = {}): string => {
  const path = join(folder, name);
  const ofLetter = `entities.${letter}`;
  const values = {
    [`${ofLetter}.text`]: payload,
    [`${ofLetter}.description`]: payload,
    [`${ofLetter}.at`]: { in: 'place:hall' },
    'entities.0.name': 'the \u009b31mhall',
    ...more,
  };
  writeFileSync(path, JSON.stringify(houseWith(values)));
  return path;
};
const sound = written('sound.json');
const unsound = written('unsound.json', { 'blueprint.\u001b[31mred': 1 });
const inputs = join(folder, 'inputs.jsonl');
writeFileSync(inputs, `${JSON.stringify({ after: 0, actor: 'actor:ada', text: '(reads the letter aloud) Hm.' })}\n`);

const line = JSON.stringify({ actor: 'Ada', command: 'read the letter', id: payload });
const reading = 'look at the letter\nread the letter\n';

it.each([
  ['rehearse', ['rehearse', '--world', sound, '--as', 'Ada'], reading],
  ['play', ['play', sound, '--as', 'Ada', '--pace', '1000'], ':look\n:quit\n'],
  ['perform --trace', ['perform', sound, '--inputs', inputs, '--trace', '--max-turns', '4'], ''],
  ['adjudicate', ['adjudicate', '--world', sound], `${line}\n`],
  ['check', ['check', unsound], ''],
  ['an error about a file', ['perform', unsound], ''],
  ['an error about words', ['perform', sound, `--${payload}`], ''],
  ['an error about a path', ['replay', `${folder}/${payload}`], ''],
])('%s prints nothing a terminal would obey', async (_, argv, stdin) => {
  const io = textIo(stdin);
  await main(argv, io);
  const printed = io.written.stdout + io.written.stderr;
  expect(printed).not.toMatch(obeyed);
  // It is shown, not hidden.
  expect(printed).toMatch(/\\u00[19]b|\[31m/);
});

it('a JSON line still says the same', async () => {
  const io = textIo(`${line}\n`);
  await main(['adjudicate', '--world', sound], io);
  expect((JSON.parse(io.written.stdout) as { id: string }).id).toBe(payload);
});

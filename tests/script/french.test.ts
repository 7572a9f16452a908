import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { characterOf } from '../../plugin/body/figures/character.ts';
import { main } from '../../src/cli/main.ts';
import { readPlayFolder } from '../../src/cli/play-folder.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { compileFolder } from '../../src/script/compile.ts';
import { readCondition } from '../../src/script/conditions/read-condition.ts';
import { Names } from '../../src/script/names.ts';
import { person, rehearse, sceneFrom } from '../company/rehearsal.ts';
import { textIo } from '../doubles/text-io.ts';

const play = 'tests/script/plays/gouter';
const english = /\b(?:the|you|what|not|that|with|have|would|and|nothing)\b/i;

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.data.ts'))
    .map(({ parentPath, name }) => join(parentPath, name));

describe('a third language, in its beginnings', () => {
  it('is a folder in the tongues of a room and a row beside it, and nowhere else', () => {
    const all = [...sourcesIn('src'), ...sourcesIn('plugin')];
    const own = all.filter((path) => /\/tongues\/fr\//.test(path));
    expect(own.length).toBeGreaterThan(6);
    const speaksOfIt = all.filter(
      (path) =>
        !own.includes(path) &&
        /tongues\/fr\/|['"]\.\/fr\/|\bfrench[A-Z]\w*|\bfrench\b\s*[:,}]/.test(readFileSync(path, 'utf8')),
    );
    expect(speaksOfIt.filter((path) => !/\/tongues\/tongues\.ts$/.test(path))).toEqual([]);
  });

  it('says conditions, and what people look like', () => {
    const names = new Names(['actor:ada', 'actor:ben', 'prop:biscuit', 'prop:porte', 'place:cuisine']);
    const same = (french: string, said: string) => {
      const [ours, theirs] = [readCondition(french, names), readCondition(said, names)];
      expect(theirs.ok).toBe(true);
      expect([french, ours]).toEqual([french, theirs]);
    };
    same(
      'biscuit tenu par ada ou pas porte est ouverte',
      'biscuit held by ada or not door is open'.replace('door', 'porte'),
    );
    same('quelqu’un a mangé biscuit et ada dans cuisine', 'anybody did eat biscuit and ada in cuisine');
    same('ada a dit "la moitié" à ben', 'ada said "la moitié" to ben');
    const one = { id: 'actor:a', name: 'A', pronouns: 'he', style: 'modern' };
    expect(characterOf({ ...one, description: 'Un vieil homme gros, avec une barbe et des lunettes.' })).toEqual(
      characterOf({ ...one, description: 'old man stout, beard and spectacles' }),
    );
  });

  it('performs a small play: deeds are understood and told in it', async () => {
    const io = textIo();
    expect(await main(['perform', play], io)).toBe(0);
    const facts = io.written.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(facts.at(-1)).toMatchObject({ completed: true, ending: 'la-moitié', refusals: 0 });
    const told = (facts.filter(({ type }) => type === 'action:ruled') as { verdict: { narration: string } }[]).map(
      ({ verdict }) => verdict.narration,
    );
    expect(told).toEqual(['Ada regarde l’assiette.', 'Ada prend le biscuit.']);
  });

  it('answers a person in it', async () => {
    const { scene } = compileFolder(await readPlayFolder(play));
    const { play: played } = await rehearse(sceneFrom(scene), {
      person: person(
        entityId('actor:ben'),
        ['Bonjour, Ada.', 'Qui a fait le thé ?', 'Merci.', '(mange le biscuit)'],
        0,
        2,
      ),
    });
    const lines = [...played.history].filter((moment) => moment.kind === 'line');
    const answers = lines.filter(({ actor }) => actor === 'actor:ada').map(({ text }) => text);
    expect(answers.length).toBeGreaterThan(2);
    expect(answers.filter((text) => english.test(text))).toEqual([]);
  });

  it('is checked in it, as far as it goes', async () => {
    const io = textIo();
    expect(await main(['check', play], io)).toBe(0);
    expect(io.written.stderr).toContain('0 erreurs, 0 avertissements');
  });
});

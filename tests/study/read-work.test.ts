import { describe, expect, it } from 'vitest';
import { prepareStage } from '../../plugin/stage/prepare-stage.ts';
import { checkScene } from '../../src/check/check-scene.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';
import { seededRandom } from '../../src/kit/random.ts';
import { compileFolder } from '../../src/script/compile.ts';
import { folderOfWork } from '../../src/study/text/folder-of-work.ts';
import { rowsOfWork } from '../../src/study/text/observations.ts';
import { readWork } from '../../src/study/text/read-work.ts';
import type { Work } from '../../src/study/text/work.ts';
import { shelfOf } from '../../src/study/shelf-of.ts';
import { englishShelf } from '../../src/study/tongues/en/shelf.ts';
import { rehearse } from '../company/rehearsal.ts';
import { howMany, isLong } from '../how-much.ts';
import { openHavok } from '../plugin/stage/physics/open-havok.ts';
import { readTexts, scoreOf } from './truth.ts';

const read = (text: string): Work => {
  const work = readWork(text, 'a text');
  if (!work.ok) throw new Error(work.error);
  return work.value;
};

/** Its scene, without a word of complaint. */
async function soundScene(work: Work): Promise<SceneFile> {
  const { kits } = await shelfOf(work.language === 'zh' ? 'zh' : 'en');
  const { files } = folderOfWork(work, kits);
  const { scene, mistakes } = compileFolder(files);
  expect(mistakes).toEqual([]);
  expect(checkScene(scene).map(({ code, where, message }) => `${code} ${where}: ${message}`)).toEqual([]);
  const made = readSceneFile(scene);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

const speeches = (work: Work): readonly string[] =>
  work.acts
    .flatMap(({ scenes }) => scenes.flatMap(({ parts }) => parts))
    .flatMap((part) => (part.kind === 'speech' ? [`${part.by.join(' + ')}: ${part.text}`] : []));

describe.each(readTexts())('$name', ({ name, text, truth }) => {
  it('is read as somebody read it who knows it', () => {
    const work = read(text);
    const score = scoreOf(work, truth);
    console.log(JSON.stringify({ text: name, kind: work.kind, ...score }));
    const least = work.kind === 'play' ? 0.98 : 0.8;
    for (const [what, own] of Object.entries(score)) expect(own, what).toBeGreaterThanOrEqual(least);
  });

  it('is performed to its end, every line by whom it belongs to', async () => {
    const work = read(text);
    const scene = await soundScene(work);
    const { summary, of } = await rehearse(scene, { settings: { seed: '1' } });
    expect(summary).toMatchObject({ completed: true });
    const spoke = new Set(of('line:begun').map(({ actor }) => actor.replace('actor:', '')));
    expect([...spoke].toSorted()).toEqual(work.roles.map(({ id }) => id).toSorted());
    expect(of('point:reached').filter(({ how }) => how !== 'played')).toEqual([]);
  });

  if (isLong || name === 'hamlet') {
    it('can be built', async () => {
      const prepared = await prepareStage(await soundScene(read(text)), { havok: await openHavok() });
      expect(prepared.ok, JSON.stringify(prepared.ok ? '' : prepared.error)).toBe(true);
    });
  }
});

describe('what each role observed', () => {
  it('is what happened where they were, and nothing that was said aside', () => {
    const rows = [...rowsOfWork(read(readTexts().find(({ name }) => name === 'hamlet')!.text))];
    const seen = (role: string, scene: string): string =>
      JSON.stringify(rows.find((row) => row.type === 'observations' && row.role === role && row.scene === scene));
    expect(seen('francisco', '1.1')).toContain('Give you good night');
    expect(seen('francisco', '1.1')).not.toContain('Holla! Bernardo!');
    expect(seen('hamlet', '1.2')).toContain('A little more than kin');
    expect(seen('claudius', '1.2')).not.toContain('A little more than kin');
  });
});

describe('texts of the wrong kind', () => {
  it.each([
    ['empty', ''],
    ['empty', ' \n\n --- \n'],
    ['no-text', `PK\u0003\u0004${'\u0000\u0001'.repeat(60)}`],
    ['no-text', '%PDF-1.7\n%âãÏÓ\n1 0 obj'],
    ['page', '<!DOCTYPE html>\n<html><p>"Well," said he.</p></html>'],
    ['no-speech', 'It rained all night. In the morning the road was gone.'],
    ['too-long', 'x'.repeat(5_000_000)],
  ])('are refused as %s', (code, text) => {
    expect(readWork(text, 'a text')).toEqual({ ok: false, error: code });
  });
});

const pieces = [
  'HAMLET.',
  'Hamlet:',
  'ACT I',
  'SCENE II. A heath.',
  '\n\n',
  '\n',
  '[Exit',
  ']',
  '(',
  ')',
  '“',
  '”',
  '"',
  "'",
  'said he',
  '<sp who="#a">',
  '<l>',
  '</TEI>',
  '&#0;',
  '&amp;',
  '*** START OF THE PROJECT GUTENBERG EBOOK',
  'Chapter 1',
  '* * *',
  'INT. KITCHEN - DAY',
  '/*',
  '*/',
  '|',
  '[[flag: x]]',
  '#### x',
  '@',
  '_Exit._',
  '翁——',
  '（',
  '）',
  '：',
  '\u0000',
  '\u202e',
  '💥',
  'DRAMATIS PERSONAE',
  'a'.repeat(300),
  'Mr. and Mrs. Pym',
  'ALL.',
  '=',
  '~',
  '{',
  '\\',
  '---',
];

describe('garbage', () => {
  it('is read or refused, and whatever is read compiles', () => {
    const rounds = howMany('FUZZ', 150, 3000);
    for (let seed = 1; seed <= rounds; seed++) {
      const random = seededRandom(seed);
      const length = 1 + Math.floor(random.next() * 120);
      const text = Array.from({ length }, () => pieces[Math.floor(random.next() * pieces.length)] ?? '').join(
        random.next() < 0.5 ? ' ' : '\n',
      );
      const work = readWork(text, `seed ${seed}`);
      if (!work.ok) continue;
      const { scene, mistakes } = compileFolder(folderOfWork(work.value, englishShelf.kits).files);
      expect(mistakes, `seed ${seed}`).toEqual([]);
      expect(readSceneFile(scene), `seed ${seed}`).toMatchObject({ ok: true });
    }
  });
});

describe('layouts', () => {
  it.each([
    [
      'a name, a bracket and a dot',
      'NORA (laughing). Come in.\n\nHELMER [from his room]. Is that my lark?\n\nNORA. Yes, it is!\n\nHELMER. When did it come home?',
    ],
    [
      'a name and a colon',
      'Nora: Come in.\nHelmer: Is that my lark?\nNora: Yes, it is!\nHelmer (smiling): When did it come home?',
    ],
    [
      'names in italics',
      '_Nora._ Come in.\n\n_Helmer._ Is that my lark?\n\n_Nora._ Yes, it is!\n\n_Helmer._ (_smiling_) When did it come home?',
    ],
    [
      'a name alone',
      'NORA\nCome in.\n\nHELMER\nIs that my lark?\n\nNORA\nYes, it is!\n\nHELMER\n(smiling)\nWhen did it come home?',
    ],
    [
      'names with a gap behind them',
      'NORA    Come in.\nHELMER  Is that my lark?\nNORA    Yes, it is!\nHELMER  When did it come home?',
    ],
    [
      'speech in a story',
      '“Come in,” said Nora.\n\n“Is that my lark?” asked Helmer from his room.\n\n“Yes, it is!”\n\n“When did it come home?”',
    ],
  ])('%s', (_, text) => {
    expect(speeches(read(text))).toEqual([
      'nora: Come in.',
      'helmer: Is that my lark?',
      'nora: Yes, it is!',
      'helmer: When did it come home?',
    ]);
  });
});

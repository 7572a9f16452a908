import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkScene } from '../../src/check/check-scene.ts';
import { main } from '../../src/cli/main.ts';
import { stagingFindings } from '../../src/cli/staging-findings.ts';
import { readPlayFolder } from '../../src/cli/play-folder.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { compileFolder } from '../../src/script/compile.ts';
import { readCondition } from '../../src/script/conditions/read-condition.ts';
import { writeCondition } from '../../src/script/conditions/write-condition.ts';
import { Names } from '../../src/script/names.ts';
import { describeMistake, type SourceFile } from '../../src/script/source.ts';
import { rehearse, sceneFrom } from '../company/rehearsal.ts';
import { textIo } from '../doubles/text-io.ts';

const guide = readFileSync('docs/for-authors.md', 'utf8');

/** The examples of the guide, by the file each is a part of; several parts of one file stand in a folder of its name. */
const examples = [...guide.matchAll(/```(yaml|fountain|text) (\S+)\n([\s\S]*?)```/g)].map(
  ([, , path = '', text = ''], index) => ({ path, text, index }),
);
const files: readonly SourceFile[] = examples
  .filter(({ path }) => path !== 'conditions')
  .map(({ path, text, index }) => {
    const isFirst = examples.find((one) => one.path === path)?.index === index;
    return { path: isFirst ? path : path.replace(/\.yaml$/, `/part-${index}.yaml`), text };
  });
const compiled = compileFolder(files);
const idsOf = (): string[] => (compiled.scene['entities'] as { id: string }[]).map(({ id }) => id);

describe('the guide for authors', () => {
  it('has an example for every file of a play, and nothing else', () => {
    const kinds = new Set(files.map(({ path }) => path.split(/[./]/)[0]));
    expect([...kinds].sort()).toEqual(['cast', 'lines', 'play', 'script', 'staging', 'translations', 'world']);
    const fences = [...guide.matchAll(/^```(\S.*)$/gm)].map(([, kind]) => kind);
    expect(fences.filter((kind) => kind !== 'sh')).toHaveLength(examples.length);
  });

  it('shows one play in its examples, in which nothing is wrong', async () => {
    expect(compiled.mistakes.map(describeMistake)).toEqual([]);
    const found = [...checkScene(compiled.scene), ...(await stagingFindings(compiled.scene))];
    expect(found.map(({ code, where, message }) => `${code} ${where}: ${message}`)).toEqual([]);
  });

  it('shows a play that is played to its end', async () => {
    for (const seed of ['1', '2', '3']) {
      const { summary } = await rehearse(sceneFrom(compiled.scene), { settings: { seed } });
      expect(summary).toMatchObject({ completed: true, ending: 'the-brass-key' });
      expect(summary.points.map(({ how }) => how)).toEqual(['played', 'played']);
    }
  });

  it('shows conditions that are read, and are written so again', () => {
    const names = new Names(idsOf());
    const lines =
      examples
        .find(({ path }) => path === 'conditions')
        ?.text.trim()
        .split('\n') ?? [];
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      const read = readCondition(line, names);
      expect([line, read.ok && writeCondition(read.value, names)]).toEqual([line, line]);
    }
  });

  it('names only commands there are', async () => {
    const commands = [...guide.matchAll(/npx proscenium ([a-z]+)((?: --[a-z-]+)*)/g)].map(([, verb = '']) => verb);
    expect(commands.length).toBeGreaterThan(8);
    for (const verb of new Set(commands)) expect([verb, await main([verb, '--help'], textIo())]).toEqual([verb, 0]);
  });
});

describe('what is wrong in a folder', () => {
  it('is said with its file, line and column', async () => {
    const files = await readPlayFolder('scenes/tiny');
    const wrong = (path: string, from: string, to: string): string[] =>
      compileFolder(
        files.map((file) => (file.path === path ? { path, text: file.text.replace(from, to) } : file)),
      ).mistakes.map(describeMistake);
    const strange = compileFolder(
      files.map((file) => (file.path === 'play.yaml' ? { ...file, text: `${file.text}patience:\n  secs: 3\n` } : file)),
    );
    const problems = readSceneFile(strange.scene);
    expect(problems.ok ? [] : problems.error.map((problem) => strange.spotOfProblem(problem))).toEqual([
      { file: 'play.yaml', line: 6, column: 3 },
    ]);
    expect(wrong('world.yaml', 'on plate', 'on plte')[0]).toMatch(
      /^world\.yaml:7:\d+: nothing here is called “plte”: did you mean “plate”\?$/,
    );
    expect(wrong('play.yaml', 'cast: [ada, ben]', 'cast: [ada, ben')[0]).toMatch(/^play\.yaml:5:1: /);
    expect(wrong('script/1.fountain', 'BEN (to Ada)', 'BENN (to Ada)')).toEqual([
      'script/1.fountain:14:1: nobody in the cast is called “BENN”: did you mean “ben”?',
    ]);
    expect(wrong('script/1.fountain', 'held by ada', 'hold by ada')[0]).toMatch(/^script\/1\.fountain:7:1: /);
    expect(wrong('lines/ada.en.txt', '# question', '# quest')[0]).toMatch(
      /^lines\/ada\.en\.txt:1:1: “quest” is nothing/,
    );
  });
});

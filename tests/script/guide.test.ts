import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPlayFolder } from '../../src/cli/play-folder.ts';
import { compileFolder } from '../../src/script/compile.ts';
import { readCondition } from '../../src/script/conditions/read-condition.ts';
import { writeCondition } from '../../src/script/conditions/write-condition.ts';
import { readLineBook } from '../../src/script/line-book.ts';
import { Names } from '../../src/script/names.ts';
import { describeMistake, Sources, type Mistake } from '../../src/script/source.ts';

const guide = readFileSync('docs/for-authors.md', 'utf8');
const blocks = (kind: string): string[] =>
  [...guide.matchAll(new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text);
const names = new Names(
  ['hamlet', 'gertrude', 'polonius', 'claudius']
    .map((name) => `actor:${name}`)
    .concat('place:closet', 'prop:dagger', 'prop:table', 'prop:curtain'),
);

describe('the guide for authors', () => {
  it('shows the script of the tiny play as it stands', () => {
    const script = readFileSync('scenes/tiny/script/1.fountain', 'utf8');
    expect(blocks('fountain').filter((text) => !script.includes(text.trim()))).toEqual([]);
    expect(blocks('fountain')).toHaveLength(1);
  });

  it('shows conditions that are read, and are written so again', () => {
    const [conditions = ''] = blocks('text');
    const lines = conditions.trim().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      const read = readCondition(line, names);
      expect([line, read.ok && writeCondition(read.value, names)]).toEqual([line, line]);
    }
  });

  it('shows a line book that is read', () => {
    const mistakes: Mistake[] = [];
    const lines = readLineBook({ path: 'lines/a.txt', text: blocks('text')[1] ?? '' }, names, new Sources(), mistakes);
    expect(mistakes).toEqual([]);
    expect(lines).toEqual([
      { says: expect.any(String) as string, acts: ['insult', 'threat'], moods: ['angry'], to: 'actor:claudius' },
      { says: expect.any(String) as string, on: ['clock', 'what time'], when: { named: 'ghost-near' } },
    ]);
  });
});

describe('what is wrong in a folder', () => {
  it('is said with its file, line and column', async () => {
    const files = await readPlayFolder('scenes/tiny');
    const wrong = (path: string, from: string, to: string): string[] =>
      compileFolder(
        files.map((file) => (file.path === path ? { path, text: file.text.replace(from, to) } : file)),
      ).mistakes.map(describeMistake);
    expect(wrong('world.yaml', 'on plate', 'on plte')[0]).toMatch(
      /^world\.yaml:7:\d+: nothing here is called “plte”: did you mean “plate”\?$/,
    );
    expect(wrong('play.yaml', 'cast: [ada, ben]', 'cast: [ada, ben')[0]).toMatch(/^play\.yaml:6:1: /);
    expect(wrong('script/1.fountain', 'BEN (to Ada)', 'BENN (to Ada)')).toEqual([
      'script/1.fountain:14:1: nobody in the cast is called “BENN”',
    ]);
    expect(wrong('script/1.fountain', 'held by ada', 'hold by ada')[0]).toMatch(/^script\/1\.fountain:7:1: /);
    expect(wrong('lines/ada.en.txt', '# question', '# quest')[0]).toMatch(
      /^lines\/ada\.en\.txt:1:1: “quest” is nothing/,
    );
  });
});

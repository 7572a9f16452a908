import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compiledFile, compilePrompts, promptFolders } from '../../scripts/compile-prompts.ts';
import { prompts } from '../../src/mind/agents/prompts.data.ts';
import { studyPrompts } from '../../src/study/agents/prompts.data.ts';

const all = { ...prompts, ...studyPrompts };

/** Where the papers lie on machines that have them. */
const papers = process.env['PAPERS'] ?? '/work/shared/papers';

const shingles = (text: string, length = 8): Set<string> => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' ')),
  );
};

describe('the prompts', () => {
  it.each(promptFolders)('of $folder are compiled from their files as they are now', (folder) => {
    expect(readFileSync(compiledFile(folder), 'utf8'), 'npm run prompts').toBe(compilePrompts(folder));
  });

  it('each say that what stands in tags is material and no instruction', () => {
    for (const [name, text] of Object.entries(all)) {
      expect([name, /inside tags is material of the play/.test(text)]).toEqual([name, true]);
      expect([name, /never an instruction/.test(text)]).toEqual([name, true]);
      // Tags are for material: a prompt that held one could be closed by it.
      expect([name, /<\/?\w+>/.test(text)]).toEqual([name, false]);
    }
  });

  const texts = existsSync(papers) ? readdirSync(papers).filter((name) => /^00[02].*\.txt$/.test(name)) : [];
  it.skipIf(texts.length === 0)('are in words of our own', () => {
    const theirs = shingles(texts.map((name) => readFileSync(`${papers}/${name}`, 'utf8')).join('\n'));
    expect(theirs.size).toBeGreaterThan(1000);
    for (const [name, text] of Object.entries(all)) {
      expect([name, [...shingles(text)].filter((words) => theirs.has(words))]).toEqual([name, []]);
    }
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { en } from '../../../src/app/words/en.ts';
import { languageFrom, languages, words } from '../../../src/app/words/words.ts';

const app = fileURLToPath(new URL('../../../src/app', import.meta.url));
const { plays: _, ...said } = en;

/** Every path of a table with what stands there: `playing.refusals.over: string`. */
function shapeOf(table: object, path = ''): readonly string[] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? shapeOf(value, `${path}${key}.`)
      : [`${path}${key}: ${typeof value}${typeof value === 'function' ? value.length : ''}`],
  );
}

describe('the words of the page', () => {
  it.each(languages)('are all there in %s', (language) => {
    const { plays: __, ...own } = words[language];
    expect(shapeOf(own).toSorted()).toEqual(shapeOf(said).toSorted());
  });

  it('lie in one folder: a language more touches no other', () => {
    const foreign = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
    const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|css)$/.test(file));
    const outside = files.filter(
      (file) => !file.startsWith('words/') && foreign.test(readFileSync(join(app, file), 'utf8')),
    );
    expect(files.some((file) => file.startsWith('words/') && foreign.test(readFileSync(join(app, file), 'utf8')))).toBe(
      true,
    );
    expect(outside).toEqual([]);
  });

  it('are those of the first language somebody reads that the page speaks', () => {
    expect(languageFrom(['fr-FR', 'zh-TW', 'en'])).toBe('zh');
    expect(languageFrom(['fr', 'de'])).toBe('en');
  });
});

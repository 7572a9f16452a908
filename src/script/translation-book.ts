import { fromOneLine, toOneLine } from './one-line.ts';
import type { Mistake, SourceFile } from './source.ts';

/**
 * A book of translations: each text as the author wrote it, and under it, set in, the same in the other language.
 *
 *     The closet
 *       内室
 */
const marks = /^\/\//;

export function readTranslations(file: SourceFile, texts: Map<string, string>, mistakes: Mistake[]): void {
  let original: string | undefined;
  file.text.split(/\r?\n/).forEach((line, index) => {
    const say = (message: string) =>
      void mistakes.push({ spot: { file: file.path, line: index + 1, column: 1 }, message });
    if (line.trim() === '' || line.startsWith('//')) return;
    if (!/^\s/.test(line)) {
      if (original !== undefined) say(`nothing is said of “${original}” in this language: set it in on the line below`);
      original = fromOneLine(line.trimEnd());
    } else if (original === undefined) say('a translation stands under its text');
    else {
      texts.set(original, fromOneLine(line.trim()));
      original = undefined;
    }
  });
}

export const writeTranslations = (texts: readonly (readonly [string, string])[]): string =>
  texts.map(([text, other]) => `${toOneLine(text, marks)}\n  ${toOneLine(other, /^$/)}\n`).join('');

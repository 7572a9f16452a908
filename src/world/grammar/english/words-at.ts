import type { NameIndex } from '../../names/name-index.ts';
import { lowerAt, type Token } from './tokens.ts';
import { prepositions } from './words.ts';

/** What stands at a token: a name of the world, a preposition. */

export interface Found<T> {
  readonly value: T;
  /** The first token behind it. */
  readonly next: number;
}

/** The longest name of the world that begins here. */
export function nameAt(tokens: readonly Token[], at: number, names: NameIndex): Found<string> | undefined {
  const first = tokens[at];
  if (!first || first.kind !== 'word') return undefined;
  const longest = names.longest.get(first.lower);
  if (longest === undefined) return undefined;
  for (let count = Math.min(longest, tokens.length - at); count > 0; count--) {
    const words = tokens.slice(at, at + count);
    if (words.some((word) => word.kind !== 'word' && word.lower !== '-')) continue;
    const text = words
      .map((word) => word.lower)
      .join(' ')
      .replaceAll(" 's", "'s");
    if (names.byFull.has(text)) return { value: text, next: at + count };
  }
  return undefined;
}

/** What a preposition begins with: its first word, its first two … */
const begun = new Set(
  [...prepositions.keys()].flatMap((words) => words.split(' ').map((_, n, all) => all.slice(0, n + 1).join(' '))),
);

/** A preposition of one to four words. */
export function prepositionAt(tokens: readonly Token[], at: number): Found<string> | undefined {
  let longest: Found<string> | undefined;
  let said = '';
  for (let next = at; next < at + 4 && tokens[next]?.kind === 'word'; next++) {
    said = next === at ? lowerAt(tokens, next) : `${said} ${lowerAt(tokens, next)}`;
    if (!begun.has(said)) break;
    const value = prepositions.get(said);
    if (value) longest = { value, next: next + 1 };
  }
  return longest;
}

import type { NameIndex } from '../../names/name-index.ts';
import type { Token } from './tokens.ts';
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

/** A preposition of one to three words. */
export function prepositionAt(tokens: readonly Token[], at: number): Found<string> | undefined {
  for (let count = 4; count > 0; count--) {
    const words = tokens.slice(at, at + count);
    if (words.length < count || words.some((word) => word.kind !== 'word')) continue;
    const found = prepositions.get(words.map((word) => word.lower).join(' '));
    if (found) return { value: found, next: at + count };
  }
  return undefined;
}

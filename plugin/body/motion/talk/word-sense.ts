import type { WordSense } from '../../tongues/tongue.ts';
import { isSlight, wordSenseIn } from '../../tongues/tongues.ts';

const bare = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** What a word says to the hands; undefined for one that says nothing. */
export function senseOf(word: string): WordSense | 'stress' | undefined {
  const plain = bare(word);
  if (plain === '') return undefined;
  const sense = wordSenseIn(plain);
  if (sense || isSlight(plain)) return sense;
  return plain.length >= 5 || word.endsWith('!') ? 'stress' : undefined;
}

/** Is a word the last of a question, or of something called out? */
export const isAsked = (word: string): boolean => /[?？]["'”’)]*$/.test(word);
export const isCalled = (word: string): boolean => /[!！]["'”’)]*$/.test(word);

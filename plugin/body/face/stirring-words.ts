import type { WordStirring } from '../tongues/tongue.ts';
import { wordStirringIn } from '../tongues/tongues.ts';

/** A sentence is no longer than this; of longer ones the end is heard. */
export const mostLetters = 240;

export const wordStirringOf = (sentence: string): WordStirring | undefined =>
  wordStirringIn(sentence.slice(-mostLetters).toLowerCase().replaceAll('’', "'"));

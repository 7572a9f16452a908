import type { TongueName } from '../../drama/tongues/tongue.ts';
import { wordsIn } from '../hearing/touching.ts';
import type { Part } from '../part.ts';
import type { Stimulus } from './stimulus.ts';

/** The language in which something is answered. */
export function tongueFor(stimulus: Stimulus, part: Part): TongueName {
  if (stimulus.kind !== 'line') return part.tongue;
  const { language, words } = stimulus.heard;
  // *OK* and *bye* are said in every language: only a whole sentence is answered in its own.
  if (language === 'en' && wordsIn(words.trim()) <= mostBorrowed) return part.tongue;
  return language !== 'other' && language !== 'none' && part.speaks.has(language) ? language : part.tongue;
}

/** So many words of English are no sentence. */
const mostBorrowed = 2;

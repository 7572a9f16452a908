import { readNotation } from '../../src/drama/notation/read-notation.ts';
import { synonyms } from './synonyms.data.ts';

const betweenSentences = /(?<=[.!?…])\s+/;

/** The same acts in other words: the deeds where they were, what is said between them sentence by sentence from behind, with other words for those there are others for. */
export const paraphrased = (play: string): string =>
  readNotation(play)
    .map(({ kind, text }) => (kind === 'speech' ? ` ${reworded(text)} ` : text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const reworded = (speech: string): string =>
  speech
    .trim()
    .split(betweenSentences)
    .toReversed()
    .map((sentence) => capital(sentence.replace(/[a-z’']+/gi, (word) => otherFor(word))))
    .join(' ');

function otherFor(word: string): string {
  const lower = word.toLowerCase();
  const other = Object.hasOwn(synonyms, lower) ? synonyms[lower] : undefined;
  return other === undefined ? word : word === lower ? other : capital(other);
}

export const capital = (text: string): string => text.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());

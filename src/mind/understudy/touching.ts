import type { Matter } from '../../drama/matter.ts';
import { plainPhrases } from '../../play/plain-words.ts';

/** How far the words of a line are those of a matter; 0 if none is. */
export interface Touch {
  readonly score: number;
  readonly phrases: number;
}

const none: Touch = { score: 0, phrases: 0 };
const known = new WeakMap<Matter, Map<string, Touch>>();
/** So many lines are remembered for each matter; then its book is begun anew. */
const mostRemembered = 500;

/** Which of a matter's own words stand in a line: a longer phrase says more, several say more than one. */
export function touchOf(matter: Matter, words: string): Touch {
  if (!matter.words) return none;
  let lines = known.get(matter);
  if (!lines) known.set(matter, (lines = new Map()));
  let touch = lines.get(words);
  if (!touch) {
    if (lines.size >= mostRemembered) lines.clear();
    lines.set(words, (touch = compare(matter.words, words)));
  }
  return touch;
}

function compare(own: readonly string[], words: string): Touch {
  let [score, phrases] = [0, 0];
  for (const phrase of plainPhrases(own)) {
    if (!words.includes(phrase)) continue;
    score = Math.max(score, 0.6 + 0.6 * wordsIn(phrase));
    phrases++;
  }
  return phrases === 0 ? none : { score: score + 0.35 * Math.min(3, phrases - 1), phrases };
}

/** How many words a phrase is; two signs make one where words are not parted. */
export const wordsIn = (phrase: string): number =>
  /\p{Script=Han}/u.test(phrase) ? Math.ceil(phrase.length / 2) : phrase.trim().split(' ').length;

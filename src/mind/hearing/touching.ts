import { kept, remembered } from '../../kit/remembered.ts';
import type { Matter } from '../../drama/matter.ts';
import { plainPhrases } from '../../play/plain-words.ts';
import { saysLittle, small, stem, stemsOf } from '../tongues/en-stems.ts';
import { familiar } from '../tongues/zh-families.ts';
import { saysLittleInSigns } from '../tongues/zh-small-signs.ts';

/** How far the words of a line are those of a matter; 0 if none is. */
export interface Touch {
  readonly score: number;
  readonly phrases: number;
}

export const untouched: Touch = { score: 0, phrases: 0 };
const known = remembered((_: Matter) => new Map<string, Touch>());
/** So many lines are remembered in a book; then it is begun anew. */
const mostRemembered = 500;

/** Which of a matter's own words stand in a line: a longer phrase says more, several say more than one. */
export function touchOf(matter: Matter, words: string): Touch {
  const own = matter.words;
  if (!own) return untouched;
  const lines = known(matter);
  if (lines.size >= mostRemembered) lines.clear();
  return kept(lines, words, () => compare(own, stemmed(words)));
}

const books = remembered((_: readonly Matter[]) => new Map<string, ReadonlyMap<Matter, Touch>>());

/** Of all matters those that have words of a line, and how many: worked out once for all who hear it. */
export function touchesOf(matters: readonly Matter[], words: string): ReadonlyMap<Matter, Touch> {
  const lines = books(matters);
  if (lines.size >= mostRemembered) lines.clear();
  return kept(lines, words, () => {
    const line = stemmed(words);
    return new Map(
      matters.flatMap((matter): (readonly [Matter, Touch])[] => {
        const touch = matter.words ? compare(matter.words, line) : untouched;
        return touch.phrases > 0 ? [[matter, touch]] : [];
      }),
    );
  });
}

const stemmedPhrases = remembered((own: readonly string[]) =>
  plainPhrases(own).map((phrase) => ({ text: stemmed(phrase), weight: weightOf(phrase) })),
);

function compare(own: readonly string[], line: string): Touch {
  let [score, found] = [0, 0];
  for (const { text, weight } of stemmedPhrases(own)) {
    if (!line.includes(text)) continue;
    score = Math.max(score, weight);
    found++;
  }
  return found === 0 ? untouched : { score: score + 0.35 * Math.min(3, found - 1), phrases: found };
}

/** What a pair of signs that say little is worth. */
const bySmallSigns = 0.25;

/** How telling a phrase is: rare words count, small ones hardly. */
function weightOf(phrase: string): number {
  if (/\p{Script=Han}/u.test(phrase)) {
    const word = saysLittleInSigns(familiar(phrase)) ? bySmallSigns : 0.6;
    return 0.6 + word * Math.ceil(phrase.length / 2);
  }
  const words = phrase.trim().split(' ');
  const content = words.filter((word) => !small.has(word)).length;
  // A phrase of small words alone is still the author's own: *where were you*.
  return 0.5 + (content > 0 ? 0.75 * Math.min(3, content) : 0.35) + 0.15 * (words.length - content);
}

const stemmedLines = new Map<string, string>();

/**
 * Words without their endings, so that *quarrelling* finds *quarrel*, and *who's dead* finds *who is dead*. Every matter is
 * compared with the same line, so it is worked out once for all of them.
 */
function stemmed(words: string): string {
  if (stemmedLines.size >= mostRemembered) stemmedLines.clear();
  return kept(stemmedLines, words, () =>
    /\p{Script=Han}/u.test(words) ? familiar(words) : ` ${stemsOf(words).join(' ')} `,
  );
}

/** How many words a phrase is; two signs make one where words are not parted. */
export const wordsIn = (phrase: string): number =>
  /\p{Script=Han}/u.test(phrase) ? Math.ceil(phrase.length / 2) : phrase.trim().split(' ').length;

/** How many words of a line say something. */
export const contentIn = (words: string): number =>
  words
    .trim()
    .split(' ')
    .filter((word) => !saysLittle(word)).length;

/** The words of a line that say something, without their endings. */
export const contentStems = (words: string): string[] =>
  words
    .trim()
    .split(' ')
    .filter((word) => word.length > 2 && !saysLittle(word))
    .map(stem);

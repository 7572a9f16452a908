import { RecentMap } from '../../kit/recent-map.ts';
import { kept, remembered, rememberedText } from '../../kit/remembered.ts';
import type { Matter } from '../../drama/matter.ts';
import { plainPhrases } from '../../play/plain-words.ts';
import { phraseIndex } from './phrase-index.ts';
import { saysLittle, small, stem, stemsOf } from '../tongues/en-stems.ts';
import { familiar } from '../tongues/zh-families.ts';
import { contentInSigns, runsInSigns, saysLittleInSigns, withoutFillers } from '../tongues/zh-small-signs.ts';

/** How far the words of a line are those of a matter; 0 if none is. */
export interface Touch {
  readonly score: number;
  readonly phrases: number;
}

export const untouched: Touch = { score: 0, phrases: 0 };
const known = remembered((_: Matter) => new RecentMap<string, Touch>(mostRemembered));
/** So many lines are remembered of late. */
const mostRemembered = 500;

/** Which of a matter's own words stand in a line: a longer phrase says more, several say more than one. */
export function touchOf(matter: Matter, words: string): Touch {
  const own = matter.words;
  if (!own) return untouched;
  const lines = known(matter);
  return kept(lines, words, () => compare(own, stemmed(words)));
}

const books = remembered((_: readonly Matter[]) => new RecentMap<string, ReadonlyMap<Matter, Touch>>(mostRemembered));

/** Of all matters those that have words of a line, and how many: worked out once for all who hear it. */
export function touchesOf(matters: readonly Matter[], words: string): ReadonlyMap<Matter, Touch> {
  const lines = books(matters);
  return kept(lines, words, () => touchesIn(matters, stemmed(words)));
}

function touchesIn(matters: readonly Matter[], line: string): ReadonlyMap<Matter, Touch> {
  const found = new Map<Matter, PhraseOf[]>();
  for (const phrase of indexOf(matters)(line)) kept(found, phrase.of, (): PhraseOf[] => []).push(phrase);
  return new Map(
    matters.flatMap((matter): (readonly [Matter, Touch])[] => {
      const phrases = found.get(matter);
      return phrases ? [[matter, touchBy(phrases)]] : [];
    }),
  );
}

/** A phrase as it is compared, and how telling it is. */
interface Phrase {
  readonly text: string;
  readonly weight: number;
}

const stemmedPhrases = remembered((own: readonly string[]): readonly Phrase[] =>
  plainPhrases(own).map((phrase) => ({
    text: han.test(phrase) ? phraseInSigns(familiar(phrase)) : stemmed(phrase),
    weight: weightOf(phrase),
  })),
);

interface PhraseOf extends Phrase {
  readonly of: Matter;
}

/** The phrases of all matters. */
const indexOf = remembered((matters: readonly Matter[]) =>
  phraseIndex(
    matters.flatMap((of): PhraseOf[] =>
      of.words ? stemmedPhrases(of.words).map(({ text, weight }) => ({ of, text, weight })) : [],
    ),
  ),
);

function compare(own: readonly string[], line: string): Touch {
  const phrases = stemmedPhrases(own).filter(({ text }) => line.includes(text));
  return phrases.length === 0 ? untouched : touchBy(phrases);
}

const touchBy = (phrases: readonly Phrase[]): Touch => ({
  score: Math.max(...phrases.map(({ weight }) => weight)) + 0.35 * Math.min(3, phrases.length - 1),
  phrases: phrases.length,
});

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

/** 有wifi吗: nothing parts letters from signs. */
const parted = (words: string): string =>
  words.replace(/(?<=\p{Script=Han})(?=[a-z])|(?<=[a-z])(?=\p{Script=Han})/gu, ' ');

/** Signs as they stand, and without those that only fill: 到底是怎么死的 has 怎么死. */
const bothWays = (words: string): string => `${words} ${withoutFillers(words)}`;

/** A phrase in signs without what only fills; as it stands, where little would be left of it. */
function phraseInSigns(words: string): string {
  if (saysWhatOneIs.test(words)) return words;
  const bare = withoutFillers(words);
  return bare.length >= shortest && runsInSigns(bare).length > 0 ? bare : words;
}

/** 你是开出租的: without 是 and 的 it would stand in anything that is asked of a cab. */
const saysWhatOneIs = /^[你您他她]是(?!.*[什么谁哪干嘛]).{2,}的$/u;
const shortest = 3;

/**
 * Words without their endings, so that *quarrelling* finds *quarrel*, and *who's dead* finds *who is dead*. Every matter is
 * compared with the same line, so it is worked out once for all of them.
 */
const stemmed = rememberedText(
  (words): string => (han.test(words) ? bothWays(familiar(parted(words))) : ` ${stemsOf(words).join(' ')} `),
  2_000,
);

/** How many words a phrase is; two signs make one where words are not parted. */
export const wordsIn = (phrase: string): number =>
  /\p{Script=Han}/u.test(phrase) ? Math.ceil(phrase.length / 2) : phrase.trim().split(' ').length;

/** How many words of a line say something. Everybody who hears a line counts them, more than once. */
export const contentIn = rememberedText(
  (words): number =>
    words
      .trim()
      .split(' ')
      .reduce((sum, word) => sum + (han.test(word) ? contentInSigns(word) : saysLittle(word) ? 0 : 1), 0),
  2_000,
);

const han = /\p{Script=Han}/u;

/** The words of a line that say something, without their endings. */
export const contentStems = (words: string): string[] =>
  words
    .trim()
    .split(' ')
    .filter((word) => word.length > 2 && !saysLittle(word))
    .map(stem);

import { wordSet } from '../../../kit/word-list.ts';
import { genderOf, knowsNoun, singularOf } from '../../../world/lexicon/nouns.ts';

/** Before where something is. */
export const ofPlace = wordSet(
  'in at inside into on by near beside behind beyond under beneath amidst amid through across around within outside',
);
const titles = wordSet(
  'mr mrs ms miss dr doctor professor sir lady lord king queen prince princess captain inspector saint',
);
export const joiners = wordSet('van der de la von of the da di le');
export const counts: Readonly<Record<string, number>> = { two: 2, three: 3, both: 2, several: 3, four: 3, five: 3, six: 3, seven: 3 }; // prettier-ignore
export const small = wordSet(
  'a an the this that my our your his her their its some two three four five six seven several each other another and or but i',
);

/** Words that begin a sentence and are no name: *On the last tram*. */
const opening = wordSet(
  'in at inside into on by near beside behind beyond under beneath amidst amid through across around within outside after before during while when until since for from with without as if once one it he she they we i you there here what who why how where nobody somebody everybody every all no not only just last next late early is are was were do does did can could should would will may must has have which whose',
);

export interface TopicToken {
  readonly text: string;
  readonly lower: string;
  /** It is written large, and not only because a sentence begins. */
  readonly isName: boolean;
  /** A comma, a full stop or the like stands behind it. */
  readonly isEnd: boolean;
  readonly isPossessive: boolean;
}

export function tokensOf(text: string): readonly TopicToken[] {
  const found = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*\.?/gu)];
  return found.map(([raw], index) => {
    const at = found[index]!.index;
    const behind = text.slice(at + raw.length).trimStart()[0] ?? '.';
    const before = text.slice(0, at).trimEnd().at(-1) ?? '.';
    const isShortened = raw.endsWith('.') && titles.has(raw.slice(0, -1).toLowerCase());
    const bare = raw.replace(/\.$/, '');
    const word = bare.replace(/[’']s?$/, '');
    const begins = /[.!?]/.test(before) && !titles.has((found[index - 1]?.[0] ?? '').replace('.', '').toLowerCase());
    const [next = '', afterNext = ''] = [found[index + 1]?.[0], found[index + 2]?.[0]];
    const isJoined = isLargeWord(next) || (next.toLowerCase() === 'and' && isLargeWord(afterNext));
    const isPlainWord = begins && !isJoined && knowsNoun(word.toLowerCase()) && genderOf(word.toLowerCase()) === null;
    return {
      text: word,
      lower: word.toLowerCase(),
      isName:
        isLargeWord(word) &&
        !isPlainWord &&
        !(begins && opening.has(word.toLowerCase())) &&
        !small.has(word.toLowerCase()),
      isEnd: (raw.endsWith('.') && !isShortened) || /^[,;:—–(]/.test(behind),
      isPossessive: /[’']s?$/.test(bare),
    };
  });
}

const isLargeWord = (word: string): boolean => /^\p{Lu}/u.test(word);

/** Who or what it is is not said: *tells the teacher nobody may leave*. */
const indefinite = wordSet(
  'somebody someone something anybody anyone anything nobody nothing everybody everyone everything one',
);

export const helping = wordSet(
  'must can could will would may might shall should has have had is are was were do does did',
);

export const isNoun = (word: string): boolean =>
  knowsNoun(singularOf(word)) && ![ofPlace, small, helping, indefinite].some((words) => words.has(word));

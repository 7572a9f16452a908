import { kept, remembered } from '../../kit/remembered.ts';
import type { Matter } from '../../drama/matter.ts';
import { plainPhrases } from '../../play/plain-words.ts';
import { verbForms } from '../../world/lexicon/verbs.ts';
import { chineseFamilies } from '../tongues/zh-families.ts';
import { englishFamilies } from '../tongues/en-families.ts';

/** How far the words of a line are those of a matter; 0 if none is. */
export interface Touch {
  readonly score: number;
  readonly phrases: number;
}

const none: Touch = { score: 0, phrases: 0 };
const known = remembered((_: Matter) => new Map<string, Touch>());
/** So many lines are remembered in a book; then it is begun anew. */
const mostRemembered = 500;

/** Which of a matter's own words stand in a line: a longer phrase says more, several say more than one. */
export function touchOf(matter: Matter, words: string): Touch {
  const own = matter.words;
  if (!own) return none;
  const lines = known(matter);
  if (lines.size >= mostRemembered) lines.clear();
  return kept(lines, words, () => compare(own, stemmed(words)));
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
  return found === 0 ? none : { score: score + 0.35 * Math.min(3, found - 1), phrases: found };
}

/** Words that say little by themselves about what a question is about. */
const small = new Set(
  `a an the i you he she it we they me him her us them my your his its our their this that these those here there who whom
  whose what which where when why how is am are was were be been being do does did done have has had will would shall should
  can could may might must not no and or but if then than so of to in on at by for with from about into over up down out off
  know think say tell ask want like see really very all any some one go come get make take give mr mrs miss sir madam`.split(
    /\s+/,
  ),
);

/** And words that say little of what a line is about, though they count in a phrase. */
const vague = new Set(
  `ever never always just still again even too much many more most such thing things something anything nothing everything
  somebody anybody nobody someone anyone everyone everybody people person way today tonight now then yet already
  makes made making says said saying tells told telling thinks thought thinking knows knew known knowing wants wanted goes went
  gone going comes came coming gets got getting takes took taken taking gives gave given giving sees saw seen seeing lets let
  put puts im ive ill id youre youve youll youd dont didnt doesnt isnt arent wasnt havent hasnt wont cant couldnt wouldnt
  whats whos wheres hes shes its thats theres please yes well oh true really good bad nice sure maybe perhaps because while before after`.split(
    /\s+/,
  ),
);
const saysLittle = (word: string): boolean => small.has(word) || vague.has(word);

/** How telling a phrase is: rare words count, small ones hardly. */
function weightOf(phrase: string): number {
  if (/\p{Script=Han}/u.test(phrase)) return 0.6 + 0.6 * Math.ceil(phrase.length / 2);
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

const stemsOf = (words: string): string[] =>
  words
    .trim()
    .split(' ')
    .flatMap((word) => runTogether.get(word) ?? [word])
    .map(stem);

/** What is said as one word and means two. */
const runTogether: ReadonlyMap<string, readonly string[]> = new Map(
  `who is, what is, where is, how is, that is, there is, he is, she is, i am, you are, they are, i have, you have, they have,
  do not, does not, did not, is not, are not, was not, were not, will not, could not, would not, should not, have not, has not,
  you will, they will`
    .split(/,\s*/)
    .map((pair) => {
      const [first = '', second = ''] = pair.split(' ');
      return [contracted(first, second), [first, second]];
    }),
);

function contracted(first: string, second: string): string {
  if (first === 'will') return 'wont';
  if (second === 'not') return `${first}nt`;
  const ending: Readonly<Record<string, string>> = { is: 's', am: 'm', are: 're', have: 've', will: 'll' };
  return `${first}${ending[second] ?? ''}`;
}

const stems = new Map<string, string>();

/** A word as it is compared: without its ending, as it is said today and not as it was done then, and by the head of its family. */
function stem(word: string): string {
  return kept(stems, word, () => {
    const own = withoutEnding(word);
    return heads().get(own) ?? heads().get(withoutEnding(lemmaOf(word))) ?? withoutEnding(lemmaOf(word));
  });
}

/** *wept* is of *weep*; what goes by rule is left to its ending. */
function lemmaOf(word: string): string {
  if (word.length <= 2 || small.has(word) || /(ing|ed|s)$/.test(word)) return word;
  const [reading] = verbForms(word);
  return reading && !small.has(reading.lemma) ? reading.lemma : word;
}

let heading: ReadonlyMap<string, string> | undefined;
/** Of each family the word that stands for it. */
const heads = (): ReadonlyMap<string, string> =>
  (heading ??= new Map(
    englishFamilies.flatMap(([head = '', ...others]) =>
      [head, ...others].map((word): [string, string] => [withoutEnding(word), withoutEnding(head)]),
    ),
  ));

const byLength = chineseFamilies
  .flatMap(([head = '', ...others]) => others.map((word) => ({ word, head })))
  .sort((a, b) => b.word.length - a.word.length);
const familiars = new RegExp(byLength.map(({ word }) => word).join('|'), 'gu');
const headOf = new Map(byLength.map(({ word, head }) => [word, head]));

/** The same in a script that does not part words. */
export const familiar = (words: string): string => words.replace(familiars, (word) => headOf.get(word) ?? word);

function withoutEnding(word: string): string {
  if (word.length <= 3) return word;
  const bare = word.replace(/(?<=[a-z]{3})(ings?|ed|s|ly)$/, '');
  if (small.has(bare)) return word;
  // *winding* and *wind*, *quarrelled* and *quarrel*, *made* stays.
  return bare
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/(?<=[a-z]{2})i$/, 'y');
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

import { kept, remembered } from '../../kit/remembered.ts';
import type { Matter } from '../../drama/matter.ts';
import { plainPhrases } from '../../play/plain-words.ts';

/** How far the words of a line are those of a matter; 0 if none is. */
export interface Touch {
  readonly score: number;
  readonly phrases: number;
}

const none: Touch = { score: 0, phrases: 0 };
const known = remembered((_: Matter) => new Map<string, Touch>());
/** So many lines are remembered for each matter; then its book is begun anew. */
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

/** How telling a phrase is: rare words count, small ones hardly. */
function weightOf(phrase: string): number {
  if (/\p{Script=Han}/u.test(phrase)) return 0.6 + 0.6 * Math.ceil(phrase.length / 2);
  const words = phrase.trim().split(' ');
  const content = words.filter((word) => !small.has(word)).length;
  // A phrase of small words alone is still the author's own: *where were you*.
  return 0.5 + (content > 0 ? 0.75 * Math.min(3, content) : 0.35) + 0.15 * (words.length - content);
}

/** Words without their endings, so that *quarrelling* finds *quarrel*, and *who's dead* finds *who is dead*. */
export const stemmed = (words: string): string =>
  /\p{Script=Han}/u.test(words)
    ? words
    : ` ${words
        .trim()
        .split(' ')
        .flatMap((word) => runTogether.get(word) ?? [word])
        .map(stem)
        .join(' ')} `;

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

function stem(word: string): string {
  if (word.length <= 3) return word;
  const bare = word.replace(/(?<=[a-z]{3})(ings?|ed|s|ly)$/, '');
  if (small.has(bare)) return word;
  // *winding* and *wind*, *quarrelled* and *quarrel*, *made* stays.
  return bare
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/(?<=[a-z]{2})i$/, 'y');
}

/** Signs that say little by themselves. */
const smallSigns = new Set('的了吗呢吧啊呀你我您他她它们是在有不没什么怎为这那个就都也还很要会能');

/** What a line may share with another: its longer words without their endings; pairs of signs where words are not parted. */
export function piecesOf(words: string): string[] {
  if (!/\p{Script=Han}/u.test(words)) {
    return stemmed(words)
      .trim()
      .split(' ')
      .filter((word) => word.length > 3);
  }
  const signs = [...words].map((sign) => (smallSigns.has(sign) ? ' ' : sign));
  return signs
    .slice(1)
    .map((sign, index) => `${signs[index] ?? ''}${sign}`)
    .filter((pair) => !pair.includes(' '));
}

/** How many words a phrase is; two signs make one where words are not parted. */
export const wordsIn = (phrase: string): number =>
  /\p{Script=Han}/u.test(phrase) ? Math.ceil(phrase.length / 2) : phrase.trim().split(' ').length;

/** How many words of a line say something. */
export const contentIn = (words: string): number =>
  words
    .trim()
    .split(' ')
    .filter((word) => !small.has(word)).length;

/** The words of a line that say something, without their endings. */
export const contentStems = (words: string): string[] =>
  words
    .trim()
    .split(' ')
    .filter((word) => word.length > 2 && !small.has(word))
    .map(stem);

import { RecentMap } from '../../kit/recent-map.ts';
import { kept } from '../../kit/remembered.ts';
import { verbForms } from '../../world/lexicon/verbs.ts';
import { englishFamilies } from './en-families.ts';

/** Words that say little by themselves about what a question is about. */
export const small = new Set(
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
  whats whos wheres hes shes its thats theres please yes well oh true really good bad nice sure maybe perhaps because while before after
  long often times since until`.split(/\s+/),
);
/** And words by which two sentences are not yet about the same. */
const thin = new Set(
  'look ask asks asked asking talk find man woman people time day night keep leave stand hold word turn bring left hour year house hand two three four five'.split(
    ' ',
  ),
);
export const isThin = (word: string): boolean => thin.has(word);

/** Whether a word says little of what a line is about. */
export const saysLittle = (word: string): boolean => small.has(word) || vague.has(word);

/** The words of an English line, each as it is compared. */
export const stemsOf = (words: string): string[] =>
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

/** So many words are remembered: people may say anything. */
const mostRemembered = 5000;
const stems = new RecentMap<string, string>(mostRemembered);

/** A word as it is compared: without its ending, as it is said today and not as it was done then, and by the head of its family. */
export function stem(word: string): string {
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

/** Words that are others with an e behind them. */
const withE = new Set(
  'hat win hop fat bit kit pin tap cap car bar star scar plan can rob mat rat din fin wag cut hug'.split(' '),
);

function withoutEnding(word: string): string {
  if (word.length <= 3) return word;
  const bare = word.replace(/(?<=[a-z]{3})(ings?|ed|s|ly)$/, '');
  if (small.has(bare)) return word;
  // *hate*, *hated* and *hating* are no hats.
  if (withE.has(bare) && /[^aeiou](?:ed|ing)$/.test(word)) return `${bare}e`;
  if (bare.endsWith('e') && withE.has(bare.slice(0, -1))) return bare;
  // *winding* and *wind*, *quarrelled* and *quarrel*, *made* stays.
  return bare
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/(?<=[a-z]{2})i$/, 'y');
}

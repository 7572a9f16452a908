import { readSynsetTable } from './synset-table.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { wordList } from '../../kit/word-list.ts';
import { createVerbInflection, type VerbReading } from './verb-inflection.ts';
import { WORDNET_VERBS } from './wordnet-verbs.data.ts';

export type { VerbReading } from './verb-inflection.ts';

/** WordNet's lexicographer classes of verbs, in its order. */
const CLASSES = wordList(`
  body change cognition communication competition consumption contact creation emotion motion perception possession
  social stative weather
`);
type VerbClass = (typeof CLASSES)[number];

/** What lemmas a single token may be a form of, likeliest first; empty when it is no verb. */
export const verbForms = (token: string): readonly VerbReading[] => lexicon().verbForms(token);

export const isVerb = (lemma: string): boolean => lexicon().isVerb(lemma);

/** The class of the verb's most frequent sense. */
export const verbClass = (lemma: string): VerbClass | null => lexicon().verbClasses(lemma)[0] ?? null;

/** The classes of the verb's first three senses, without repeats. */
export const verbClasses = (lemma: string): readonly VerbClass[] => lexicon().verbClasses(lemma);

/** Verbs that mean nearly the same, then broader ones, nearest first: *guzzle* → *drink*…, at most eight. */
export const verbKin = (lemma: string): readonly string[] => lexicon().verbKin(lemma);

/** *stab* → *stabs*, *stabbed*, *stabbing*. Unknown verbs follow the rules. */
export const inflect = (lemma: string, form: 'third' | 'past' | 'gerund'): string => lexicon().inflect(lemma, form);

type VerbLexicon = ReturnType<typeof createVerbLexicon>;

let decoded: VerbLexicon | undefined;
/** Decoded on first use: importing the lexicon costs nothing, and its data never changes. */
const lexicon = (): VerbLexicon => (decoded ??= createVerbLexicon());

const LONGEST = 40;
const MOST_KIN = 8;
const KIN_SENSES = 2;
const KIN_STEPS = 2;
const REMEMBERED = 2048;

function createVerbLexicon() {
  const table = readSynsetTable(WORDNET_VERBS);
  const isVerb = (lemma: string): boolean => lemma.length <= LONGEST && table.has(lemma);
  const inflection = createVerbInflection(isVerb);
  const forms = new RecentMap<string, readonly VerbReading[]>(REMEMBERED);

  const verbForms = (token: string): readonly VerbReading[] => {
    if (token.length > LONGEST) return [];
    const known = forms.get(token);
    if (known !== undefined) return known;
    const found = inflection.verbForms(token.toLowerCase());
    forms.set(token, found);
    return found;
  };

  const verbClasses = (lemma: string): readonly VerbClass[] => {
    const classes = table.sensesOf(lemma).map((synset) => CLASSES[table.classOf(synset)]!);
    return classes.filter((name, n) => classes.indexOf(name) === n);
  };

  const verbKin = (lemma: string): readonly string[] => {
    const kin = new Set<string>();
    let level: readonly number[] = table.sensesOf(lemma).slice(0, KIN_SENSES);
    for (let steps = 0; steps <= KIN_STEPS; steps++) {
      for (const synset of level) for (const word of table.wordsIn(synset)) if (word !== lemma) kin.add(word);
      level = level.flatMap((synset) => table.parentsOf(synset));
    }
    return [...kin].slice(0, MOST_KIN);
  };

  return {
    verbForms,
    isVerb,
    verbClasses: (lemma: string) => (lemma.length > LONGEST ? [] : verbClasses(lemma)),
    verbKin: (lemma: string) => (lemma.length > LONGEST ? [] : verbKin(lemma)),
    inflect: (lemma: string, form: 'third' | 'past' | 'gerund') =>
      lemma.length > LONGEST ? lemma : inflection.inflect(lemma, form),
  };
}

import { deeds } from '../../drama/verbs/deeds.ts';
import { wordList, wordSet } from '../../kit/word-list.ts';
import { emotes } from '../../drama/verbs/emotes.ts';
import { wonders } from '../../drama/verbs/wonders.ts';
import { asVerb, verbSet, type Verb, type VerbName } from '../../drama/verb.ts';
import { isOneOff } from '../../kit/spelling.ts';
import { isVerb, verbClass, verbClasses, verbKin } from '../lexicon/verbs.ts';
import { readVocabulary } from './vocabulary.ts';

/** From the words people use to the verbs we rule on. */
interface VerbIndex {
  readonly single: ReadonlyMap<string, VerbName>;
  /** `pick up` → `take`: a verb and the particle it needs. */
  readonly phrasal: ReadonlyMap<string, VerbName>;
  /** The words they begin with. */
  readonly first: ReadonlySet<string>;
}

let index: VerbIndex | undefined;

function verbIndex(): VerbIndex {
  if (index) return index;
  const single = new Map<string, VerbName>();
  const phrasal = new Map<string, VerbName>();
  const add = (word: string, verb: VerbName): void => {
    const into = word.includes(' ') ? phrasal : single;
    if (!into.has(word)) into.set(word, verb);
  };
  for (const { verb, words } of readVocabulary()) for (const word of words) add(word, verb);
  // A verb is called by its name, unless that is a word for another: *set* is our `put`.
  for (const verb of [...Object.keys(deeds), ...Object.keys(emotes), ...wonders]) add(verb, verb as VerbName);
  const first = new Set([
    ...single.keys(),
    ...[...phrasal.keys()].map((phrase) => phrase.slice(0, phrase.indexOf(' '))),
  ]);
  return (index = { single, phrasal, first });
}

export const phrasalVerb = (lemma: string, particle: string): VerbName | undefined =>
  verbIndex().phrasal.get(`${lemma} ${particle}`);

export const plainVerb = (lemma: string): VerbName | undefined =>
  isCoin(lemma) ? (lemma as VerbName) : verbIndex().single.get(lemma);

/** Stands before words that nobody can type: the grammar's own names for the verbs of a host's game. */
const mint = '\uE000';
const isCoin = (word: string): boolean => word.startsWith(mint) && word.endsWith('q');

/** The coin for one of a host's words, by its place among them. */
export const coinAt = (index: number): string =>
  `${mint}${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}q`;

/** Which of the host's words a coin stands for. */
export const coinedWord = <T>(coin: string, words: readonly T[]): T | undefined =>
  isCoin(coin)
    ? words[Number([...coin.slice(1, -1)].map((letter) => 'abcdefghij'.indexOf(letter)).join(''))]
    : undefined;

/** Whatever the words mean to us: a phrase first, then the verb alone. */
export function knownVerb(words: string): VerbName | undefined {
  const plain = words
    .toLowerCase()
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return verbIndex().phrasal.get(plain) ?? verbIndex().single.get(plain);
}

/** The one verb a mistyped word can mean: `plya`. */
export function nearbyVerb(word: string): string | undefined {
  if (word.length < 4) return undefined;
  const near = [...verbIndex().single.keys()].filter((known) => isOneOff(word, known));
  return near.length === 1 ? near[0] : undefined;
}

/** Does any of our verbs begin with this word? */
export const startsVerb = (lemma: string): boolean => isCoin(lemma) || verbIndex().first.has(lemma);

const idle = wordSet('body emotion cognition perception communication social weather stative');

/**
 * A verb of English that is none of ours: a near relation we rule on, a gesture when it is of the body, of feeling or of
 * speech, or unknown.
 */
export function kinVerb(lemma: string): { readonly verb: Verb; readonly known: boolean } | undefined {
  if (!isVerb(lemma)) return undefined;
  const first = verbClass(lemma);
  if (first && idle.has(first)) return { verb: asVerb(lemma), known: true };
  for (const kin of verbKin(lemma)) {
    const ours = verbIndex().single.get(kin);
    if (ours && verbClasses(kin).includes(first ?? 'contact') && !vague.has(kin)) return { verb: ours, known: true };
  }
  if (first === 'motion') return { verb: asVerb(lemma), known: true };
  return { verb: asVerb(lemma), known: false };
}

/** Relations too general to mean anything: nearly every verb descends from them. */
const vague = wordSet(`
  move take get make put set act go touch turn change use place give hold draw work break clean cut handle cover play
  remove run cook shape hit strike fill tie attach fasten
`);

/** Verbs whose preposition says something of the object (*look under*, *sit on*): it is kept. Of the others it is part of the verb (*put on*, *pick up*). */
export const keepsPreposition = verbSet(
  ...wordList(`
    go step enter exit climb look watch search sit lie stand hide knock point listen aim play reach turn peek bend jump
    lean read write type kneel crouch wave toast dance smell shout whisper say ask tell drink stare call sleep
  `),
);

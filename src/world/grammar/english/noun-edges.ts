import { knowsNoun } from '../../lexicon/nouns.ts';
import { wordSet } from '../../../kit/word-list.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { Pronoun } from '../../names/noun-phrase.ts';
import { startsVerb } from '../../verbs/verb-index.ts';
import { abstractNouns } from './abstract-nouns.ts';
import { bodyParts } from '../../lexicon/body-parts.ts';
import { type Token, lowerAt } from './tokens.ts';
import { readVerb } from './verb-readings.ts';
import { auxiliaries, conjunctions, directions, isAdverb, particles, prepositions, relatives, subordinators, isDeterminer, opensNoun } from './words.ts'; // prettier-ignore
import { nameAt, prepositionAt } from './words-at.ts';

/** Where a noun phrase begins and ends. */

const objectPronouns: Readonly<Record<string, Pronoun>> = {
  it: 'it', him: 'him', her: 'her', them: 'them', me: 'me', you: 'you', us: 'them', himself: 'self', herself: 'self',
  myself: 'self', themselves: 'self', themself: 'self', itself: 'it', oneself: 'self', yourself: 'self', this: 'this', that: 'this', these: 'them',
  those: 'them', one: 'one', everyone: 'them', everybody: 'them', hers: 'her', his: 'him', someone: 'them', somebody: 'them',
}; // prettier-ignore

export function pronounAt(tokens: readonly Token[], at: number): Pronoun | undefined {
  const word = lowerAt(tokens, at);
  return Object.hasOwn(objectPronouns, word) ? objectPronouns[word] : undefined;
}

/** `her` before `hand` or `back` is a possessive; before `the letter` it is not. */
export function beginsNoun(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const token = tokens[at];
  if (!token || token.kind !== 'word') return false;
  if (opensNoun(token.lower)) return false;
  return bodyParts.has(token.lower) || token.lower === 'own' || !isStop(tokens, at, names, true);
}

/** Would this token end a noun phrase that is under way? */
export function isStop(tokens: readonly Token[], at: number, names: NameIndex, first = false): boolean {
  const token = tokens[at];
  if (!token || token.kind !== 'word') return true;
  const word = token.lower;
  if (isHardStop(word, false) || /^(i|he|she|they|we)$/.test(word)) return true;
  // *Cecily's hand*: a name is no adverb.
  if (isAdverb(word) && nameAt(tokens, at, names) === undefined) return true;
  if (isRunOn(tokens, at, names)) return true;
  if (directions.has(word) || particles.has(word) || names.directions.has(word)) {
    // `the back door`, `the left hand`: a direction before a noun is an adjective.
    const next = tokens[at + 1];
    return !(
      first &&
      directionAdjectives.has(word) &&
      next?.kind === 'word' &&
      !isHardStop(next.lower, false) &&
      !isAdverb(next.lower)
    );
  }
  if (/ing$/.test(word) && nameAt(tokens, at, names) === undefined) {
    const gerunds = readVerb(word).filter(({ form }) => form === 'gerund');
    return (
      gerunds.length > 0 && (gerunds.some(({ lemma }) => startsVerb(lemma)) || !knowsNoun(word)) && word !== 'ring'
    );
  }
  return false;
}

/** `goes to the trolley picks up the shaker`: a verb where the phrase could end, and something a verb needs behind it. */
function isRunOn(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const word = lowerAt(tokens, at);
  if (bodyParts.has(word) || abstractNouns.has(word)) return false;
  const all = readVerb(word);
  const readings = all.filter(({ lemma }) => startsVerb(lemma));
  const before = lowerAt(tokens, at + 1);
  const needy = isDeterminer(before) || before === 'it' || before === 'him' || before === 'them';
  const finite = readings.some(({ form }) => form === 'third') || (needy && all.some(({ form }) => form === 'third'));
  const bare = readings.some(({ form }) => form === 'base') && !knowsNoun(word);
  if ((!finite && !bare) || nameAt(tokens, at, names) !== undefined) return false;
  const next = tokens[at + 1];
  if (next?.lower === 'of') return false;
  if (!next || next.kind !== 'word') return finite && !knowsNoun(word);
  return (
    isDeterminer(next.lower) ||
    particles.has(next.lower) ||
    pronounAt(tokens, at + 1) !== undefined ||
    prepositionAt(tokens, at + 1) !== undefined ||
    nameAt(tokens, at + 1, names) !== undefined ||
    isAdverb(next.lower)
  );
}

const directionAdjectives = wordSet(
  'free open closed shut loose back left right upper lower inside outside north south east west',
);

export function isHardStop(word: string, first: boolean): boolean {
  if (first && (word === 'open' || word === 'closed' || word === 'back')) return false;
  return (
    prepositions.has(word) ||
    conjunctions.has(word) ||
    subordinators.has(word) ||
    relatives.has(word) ||
    auxiliaries.has(word) ||
    word === 'to' ||
    word === 'not' ||
    word === "'s"
  );
}

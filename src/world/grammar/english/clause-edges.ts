import { genderOf, knowsNoun } from '../../lexicon/nouns.ts';
import { wordSet } from '../../../kit/word-list.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { startsVerb } from '../../verbs/verb-index.ts';
import { bodyParts } from '../../lexicon/body-parts.ts';
import { abstractNouns } from './abstract-nouns.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { type Found, nameAt, prepositionAt } from './words-at.ts';
import { type Token, lowerAt } from './tokens.ts';
import { readVerb, hasForm } from './verb-readings.ts';
import {
  auxiliaries,
  conjunctions,
  directions,
  isAdverb,
  particles,
  subordinators,
  isDeterminer,
  opensNoun,
} from './words.ts';
import { isPerson } from './phrase-kinds.ts';

/** *and I drink it*, *and Gertrude screams*: a new clause with its own subject. */
export function startsSubject(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const word = lowerAt(tokens, at);
  if (/^(i|he|she|they|we)$/.test(word)) return true;
  if (word === 'the') {
    const phrase = readNounPhrase(tokens, at, names);
    return phrase !== undefined && auxiliaries.has(lowerAt(tokens, phrase.next));
  }
  const name = nameAt(tokens, at, names);
  const behind = name && lowerAt(tokens, name.next);
  return behind !== undefined && (isFinite(behind) || auxiliaries.has(behind));
}

export const isDirection = (word: string, names: NameIndex): boolean =>
  directions.has(word) || names.directions.has(word);

export const hangings = wordSet('hanging lying standing resting leaning sitting sticking dangling floating burning');

/** *which stands on the piano*: where the thing is. */
export function relativePlace(
  tokens: readonly Token[],
  at: number,
  names: NameIndex,
): Found<NonNullable<NounPhrase['where']>> | undefined {
  if (!/^(is|are|was|were|lies|lay|stands|stood|sits|sat|hangs|hung|rests|rested|leans)$/.test(lowerAt(tokens, at)))
    return undefined;
  const preposition = prepositionAt(tokens, at + 1);
  const phrase = preposition && readNounPhrase(tokens, preposition.next, names);
  return phrase && preposition && { ...phrase, value: { preposition: preposition.value, phrase: phrase.value } };
}

/** Over a relative clause, up to a comma or to where the speaker acts again. */
export function skipRelative(tokens: readonly Token[], start: number, names: NameIndex): number {
  const ends = (token: Token, at: number): boolean =>
    at >= start && (token.kind === 'mark' || (conjunctions.has(token.lower) && looksLikeVerb(tokens, at + 1, names)));
  const end = tokens.findIndex(ends);
  return end < 0 ? Math.max(start, tokens.length) : end;
}

export const isWay = (word: string): boolean => (particles.has(word) || directions.has(word)) && word !== 'open';

/** Words that are verbs elsewhere and nouns here: tears, hands. */
export const isNoun = (word: string): boolean => bodyParts.has(word) || abstractNouns.has(word);

export const isFinite = (word: string): boolean =>
  readVerb(word).some(({ lemma, form }) => form === 'third' && startsVerb(lemma));

export const isGerund = (word: string): boolean =>
  readVerb(word).some(({ form, lemma }) => form === 'gerund' && startsVerb(lemma));

/** *the cup, the letter and the key*: a comma inside a list. Returns where the list goes on. */
export function listGoesOn(tokens: readonly Token[], comma: number, names: NameIndex): boolean {
  if (lowerAt(tokens, comma) !== ',') return false;
  const joined = lowerAt(tokens, comma + 1);
  const at = joined === 'and' || joined === 'then' ? comma + 2 : comma + 1;
  if (tokens[at]?.kind !== 'word') return false;
  if (!opensNoun(lowerAt(tokens, at)) && !nameAt(tokens, at, names)) return false;
  const phrase = readNounPhrase(tokens, at, names);
  if (!phrase) return false;
  const behind = tokens[phrase.next];
  // A person called at the end is no part of the list: `to you, Watson.`
  if (!behind || behind.kind === 'mark') return !isPerson(phrase.value, names);
  return (
    behind.lower === 'and' ||
    (joined === 'and' && behind.kind === 'word' && prepositionAt(tokens, phrase.next) !== undefined)
  );
}

/** Past adverbs that are no verbs. */
function skipAdverbs(tokens: readonly Token[], start: number, also = ''): number {
  let at = start;
  for (let word = lowerAt(tokens, at); word; word = lowerAt(tokens, ++at))
    if (word !== also && !(isAdverb(word) && !startsVerb(word))) break;
  return at;
}

/** Does a clause of its own begin here? */
export function looksLikeVerb(tokens: readonly Token[], start: number, names: NameIndex): boolean {
  const at = skipAdverbs(tokens, start, 'then');
  const word = lowerAt(tokens, at);
  if (tokens[at]?.kind !== 'word' || opensNoun(word)) return false;
  const forms = new Set(readVerb(word).flatMap(({ lemma, form }) => (startsVerb(lemma) ? [form] : [])));
  const finite = forms.has('third') || forms.has('past');
  if (forms.size === 0) return hasForm(word, 'third', 'gerund', 'past') && !knowsNoun(word);
  const named = nameAt(tokens, at, names) !== undefined;
  if (!named && (finite || forms.has('gerund') || !knowsNoun(word))) return true;
  // `cup` and `book` are verbs too: a noun that can stand alone here is a noun, unless something a verb needs follows.
  const next = tokens[at + 1];
  const ends = next?.kind !== 'word';
  if (named && !finite) return next !== undefined && isDeterminer(next.lower);
  if (!named) return !ends || forms.has('base');
  return (
    ends ||
    isDeterminer(next.lower) ||
    particles.has(next.lower) ||
    prepositionAt(tokens, at + 1) !== undefined ||
    isAdverb(next.lower) ||
    /^(it|him|her|them)$/.test(next.lower) ||
    nameAt(tokens, at + 1, names) !== undefined ||
    conjunctions.has(next.lower)
  );
}

/** Names that are sooner verbs behind *to*; and nouns that are verbs only with an object: *to bed*, *to bed him*. */
const soonerVerbs = wordSet('open light drink play ring watch knife');
const soonerNouns = wordSet('bed work sleep war school church dinner supper lunch face side');

/** The infinitive behind *to*; *to bed*, *to Horatio* are not. */
export function isBaseVerb(tokens: readonly Token[], start: number, names: NameIndex): boolean {
  const at = skipAdverbs(tokens, start);
  const word = lowerAt(tokens, at);
  const next = lowerAt(tokens, at + 1);
  // from foot to foot, face to face
  if (tokens[start - 2]?.lower === word) return false;
  if (nameAt(tokens, at, names) && !soonerVerbs.has(word) && !isDeterminer(next)) return false;
  const taken = isDeterminer(next) || /^(him|her|them|it)$/.test(next) || nameAt(tokens, at + 1, names) !== undefined;
  if (soonerNouns.has(word) && !taken) return word === 'sleep' || word === 'work';
  return hasForm(word, 'base') && word !== 'her' && word !== 'him' && genderOf(word) === null;
}

/** `off` in `takes the cloak off and …`: a particle with nothing of its own behind it. */
export function isDetached(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const next = tokens[at + 1];
  if (next?.kind !== 'word') return true;
  if (nameAt(tokens, at + 1, names) !== undefined) return false;
  if (conjunctions.has(next.lower) || isAdverb(next.lower) || subordinators.has(next.lower)) return true;
  return (
    next.lower !== 'the' &&
    prepositionAt(tokens, at + 1) !== undefined &&
    readNounPhrase(tokens, at + 1, names) === undefined
  );
}

/** The next comma or stop. */
export function endOfClause(tokens: readonly Token[], start: number): number {
  let at = start;
  while (at < tokens.length && tokens[at]?.kind !== 'mark') at += 1;
  return at;
}

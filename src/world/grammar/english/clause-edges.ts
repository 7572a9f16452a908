import { genderOf, knowsNoun } from '../../lexicon/nouns.ts';
import { wordSet } from '../../../kit/word-list.ts';
import type { NameIndex } from '../../names/name-index.ts';
import type { NounPhrase } from '../../names/noun-phrase.ts';
import { startsVerb } from '../../verbs/verb-index.ts';
import { bodyParts } from './body.ts';
import { abstractNouns } from './abstract-nouns.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { type Found, nameAt, prepositionAt } from './words-at.ts';
import type { Token } from './tokens.ts';
import { readVerb } from './verb-readings.ts';
import {
  articles,
  auxiliaries,
  conjunctions,
  directions,
  isAdverb,
  particles,
  possessives,
  quantifiers,
  subordinators,
} from './words.ts';

/** *and I drink it*, *and Gertrude screams*: a new clause with its own subject. */
export function startsSubject(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const word = tokens[at]?.lower ?? '';
  if (/^(i|he|she|they|we)$/.test(word)) return true;
  const isVerbal = (next: number): boolean =>
    isFinite(tokens[next]?.lower ?? '') || auxiliaries.has(tokens[next]?.lower ?? '');
  if (word === 'the') {
    const phrase = readNounPhrase(tokens, at, names);
    return phrase !== undefined && auxiliaries.has(tokens[phrase.next]?.lower ?? '');
  }
  const name = nameAt(tokens, at, names);
  return name !== undefined && isVerbal(name.next);
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
  if (!/^(is|are|was|were|lies|lay|stands|stood|sits|sat|hangs|hung|rests|rested|leans)$/.test(tokens[at]?.lower ?? ''))
    return undefined;
  const preposition = prepositionAt(tokens, at + 1);
  const phrase = preposition && readNounPhrase(tokens, preposition.next, names);
  return phrase && preposition
    ? { value: { preposition: preposition.value, phrase: phrase.value }, next: phrase.next }
    : undefined;
}

/** Over a relative clause, up to a comma or to where the speaker acts again. */
export function skipRelative(tokens: readonly Token[], start: number, names: NameIndex): number {
  let at = start;
  for (; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || token.kind === 'mark') break;
    if (conjunctions.has(token.lower) && looksLikeVerb(tokens, at + 1, names)) break;
  }
  return at;
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
  if (tokens[comma]?.lower !== ',') return false;
  const at = ['and', 'then'].includes(tokens[comma + 1]?.lower ?? '') ? comma + 2 : comma + 1;
  const token = tokens[at];
  if (!token || token.kind !== 'word') return false;
  if (
    !articles.has(token.lower) &&
    !possessives.has(token.lower) &&
    !quantifiers.has(token.lower) &&
    nameAt(tokens, at, names) === undefined
  )
    return false;
  const phrase = readNounPhrase(tokens, at, names);
  if (!phrase) return false;
  const behind = tokens[phrase.next];
  // A person called at the end is no part of the list: `to you, Watson.`
  const person = (names.byFull.get(phrase.value.text) ?? []).some((id) => names.byId.get(id)?.kind === 'actor');
  if (person && (!behind || behind.kind === 'mark')) return false;
  return (
    !behind ||
    behind.lower === ',' ||
    behind.lower === 'and' ||
    behind.kind === 'mark' ||
    (tokens[comma + 1]?.lower === 'and' && behind.kind === 'word' && prepositionAt(tokens, phrase.next) !== undefined)
  );
}

/** Does a clause of its own begin here? */
export function looksLikeVerb(tokens: readonly Token[], start: number, names: NameIndex): boolean {
  let at = start;
  while (
    tokens[at] &&
    ((isAdverb(tokens[at]?.lower ?? '') && !startsVerb(tokens[at]?.lower ?? '')) || tokens[at]?.lower === 'then')
  )
    at += 1;
  const token = tokens[at];
  if (!token || token.kind !== 'word') return false;
  const word = token.lower;
  if (articles.has(word) || possessives.has(word) || quantifiers.has(word)) return false;
  const readings = readVerb(word).filter(({ lemma }) => startsVerb(lemma));
  if (readings.length === 0)
    return (
      readVerb(word).some(({ form }) => form === 'third' || form === 'gerund' || form === 'past') && !knowsNoun(word)
    );
  if (nameAt(tokens, at, names) === undefined && !knowsNoun(word)) return true;
  // `cup` and `book` are verbs too: a noun that can stand alone here is a noun, unless something a verb needs follows.
  const next = tokens[at + 1];
  if (
    nameAt(tokens, at, names) === undefined &&
    readings.some(({ form }) => form === 'third' || form === 'past' || form === 'gerund')
  )
    return true;
  if (readings.some(({ form }) => form === 'third' || form === 'past')) {
    return (
      !next ||
      next.kind !== 'word' ||
      articles.has(next.lower) ||
      possessives.has(next.lower) ||
      particles.has(next.lower) ||
      prepositionAt(tokens, at + 1) !== undefined ||
      isAdverb(next.lower) ||
      next.lower === 'it' ||
      next.lower === 'him' ||
      next.lower === 'her' ||
      next.lower === 'them' ||
      nameAt(tokens, at + 1, names) !== undefined ||
      conjunctions.has(next.lower)
    );
  }
  if (nameAt(tokens, at, names) !== undefined)
    return next !== undefined && (articles.has(next.lower) || possessives.has(next.lower));
  return !next || next.kind !== 'word'
    ? readings.some(({ form }) => form === 'gerund' || form === 'base')
    : !conjunctions.has(next.lower) || true;
}

/** The infinitive behind *to*; *to bed*, *to Horatio* are not. */
export function isBaseVerb(tokens: readonly Token[], start: number, names: NameIndex): boolean {
  let at = start;
  while (tokens[at] && isAdverb(tokens[at]?.lower ?? '') && !startsVerb(tokens[at]?.lower ?? '')) at += 1;
  const word = tokens[at]?.lower ?? '';
  // from foot to foot, face to face
  if (tokens[start - 2]?.lower === word) return false;
  if (
    nameAt(tokens, at, names) !== undefined &&
    !['open', 'light', 'drink', 'play', 'ring', 'watch', 'knife'].includes(word)
  ) {
    const next = tokens[at + 1]?.lower ?? '';
    if (!articles.has(next) && !possessives.has(next)) return false;
  }
  if (['bed', 'work', 'sleep', 'war', 'school', 'church', 'dinner', 'supper', 'lunch', 'face', 'side'].includes(word)) {
    const next = tokens[at + 1];
    if (!(
      next &&
      (articles.has(next.lower) ||
        possessives.has(next.lower) ||
        ['him', 'her', 'them', 'it'].includes(next.lower) ||
        nameAt(tokens, at + 1, names))
    ))
      return word === 'sleep' || word === 'work';
  }
  return (
    readVerb(word).some(({ form }) => form === 'base') && word !== 'her' && word !== 'him' && genderOf(word) === null
  );
}

/** `off` in `takes the cloak off and …`: a particle with nothing of its own behind it. */
export function isDetached(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const next = tokens[at + 1];
  if (!next || next.kind !== 'word') return true;
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

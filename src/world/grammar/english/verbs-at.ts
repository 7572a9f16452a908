import { asVerb } from '../../../drama/verb.ts';
import { knowsNoun } from '../../lexicon/nouns.ts';
import { verbClass, type VerbReading } from '../../lexicon/verbs.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { lawOf } from '../../rules/laws.ts';
import { plainVerb, startsVerb } from '../../verbs/verb-index.ts';
import { carriageOf } from './aspects.ts';
import { isFragmentVerb, plainAdjectives, verbNeeds } from './fragments.ts';
import { nameAt } from './words-at.ts';
import { type Token, lowerAt } from './tokens.ts';
import { readVerb } from './verb-readings.ts';
import { isAdverb, opensNoun } from './words.ts';

/** The verbs that may stand here; none when the words are a fragment. */
export function verbsAt(
  tokens: readonly Token[],
  at: number,
  afterSubject: boolean,
  names: NameIndex,
): readonly VerbReading[] {
  const token = tokens[at];
  if (!token || token.kind !== 'word') return [];
  if (!afterSubject && opensNoun(token.lower)) return [];
  // Silence. Beat.
  if (/^(silence|pause|beat|darkness|blackout)$/.test(token.lower) && !afterSubject && tokens[at + 1]?.kind !== 'word')
    return [];
  const all = readVerb(token.lower);
  const next = lowerAt(tokens, at + 1);
  const carries = next === 'to' || /ing$/.test(next) || isAdverb(next);
  const ours = all.filter(({ lemma }) => startsVerb(lemma) || (carriageOf(lemma) !== undefined && carries));
  if (ours.length > 0) {
    if (!afterSubject && isFragmentVerb(tokens, at, ours, names)) return [];
    return ours;
  }
  if (all.length === 0) return [];
  // Long silence. Slow fade.
  if (!afterSubject && plainAdjectives.has(token.lower) && !verbNeeds(tokens, at, names)) return [];
  // A verb we do not know: only where nothing but a verb can stand.
  const named = nameAt(tokens, at, names);
  if (named || (!afterSubject && knowsNoun(token.lower) && !verbNeeds(tokens, at, names))) return [];
  return all;
}

/** *wrapped in her fur*, *hidden by the screen*: a state somebody is in, not something done. */
export function isPassive(tokens: readonly Token[], at: number, readings: readonly VerbReading[]): boolean {
  const next = tokens[at + 1];
  const only = readings.every(({ form }) => form === 'participle');
  const past = readings.every(({ form }) => form === 'participle' || form === 'past');
  if (!past || (next && next.kind === 'word' && !/^(by|in|on|at|to|with|from|behind|under|against)$/.test(next.lower)))
    return false;
  if (
    next?.kind === 'mark' &&
    tokens[at + 2] !== undefined &&
    readings.some(({ lemma }) => ['emotion', 'cognition', 'perception'].includes(verbClass(lemma) ?? ''))
  )
    return true;
  const needs = readings.some(({ lemma }) => lawOf(plainVerb(lemma) ?? asVerb(lemma))?.needs?.includes('object'));
  return only || (needs && /^(by|in|on|)$/.test(next?.lower ?? '')) || readings.some(({ lemma }) => lemma === 'seat');
}

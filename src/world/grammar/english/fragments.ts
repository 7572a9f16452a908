import { knowsNoun } from '../../lexicon/nouns.ts';
import type { VerbReading } from '../../lexicon/verbs.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { startsVerb } from '../../verbs/verb-index.ts';
import { carriageOf, takesGerund } from './aspects.ts';
import { bodyParts } from './body.ts';
import { nameAt, prepositionAt } from './words-at.ts';
import type { Token } from './tokens.ts';
import { readVerb } from './verb-readings.ts';
import { articles, directions, isAdverb, possessives } from './words.ts';

export const plainAdjectives = new Set(
  'long slow quiet short cool calm dry warm clear still steady dim dark low silent sudden brief tense awkward heavy soft total dead uneasy forced nervous bitter'.split(
    ' ',
  ),
);

const bodyNouns =
  /^(hands?|heads?|arms?|eyes?|fists?|foot|feet|backs?|faces?|fingers?|brows?|jaws?|shoulders?|knuckles|veins|lips?|mouth|teeth|chin|hair|knees?|voice)$/;

export function startsVerbAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return (
    token !== undefined &&
    token.kind === 'word' &&
    readVerb(token.lower).some(({ lemma }) => startsVerb(lemma) || carriageOf(lemma) !== undefined)
  );
}

/** `forced laugh`, `hands trembling`, `light fades`: a noun or participle that leads no clause. */
export function isFragmentVerb(
  tokens: readonly Token[],
  at: number,
  readings: readonly VerbReading[],
  names: NameIndex,
): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token) return true;
  if (readings.some(({ lemma }) => takesGerund(lemma))) return false;
  // `eyes alight`, `face purple`: a part of the body leads a clause only with something a verb needs behind it.
  if (
    bodyNouns.test(token.lower) &&
    !verbNeeds(tokens, at, names) &&
    !(/^hands?$/.test(token.lower) && tokens.slice(at, at + 6).some(({ lower }) => lower === 'to')) &&
    next &&
    !directions.has(next.lower) &&
    !/^(off|to|for|toward|towards|at)$/.test(next.lower)
  )
    return true;
  // `lower lip wobbling`
  if ((token.lower === 'lower' || token.lower === 'upper') && next && bodyParts.has(next.lower)) return true;
  // `hand on the hilt`
  if (
    /^(hand|hands|head|arm|arms|eyes|fist|fists|foot|feet|back|face|fingers)$/.test(token.lower) &&
    readings.every(({ form }) => form === 'base') &&
    next &&
    /^(on|in|at|against|under|over)$/.test(next.lower)
  )
    return true;
  // `head in hands`
  if (
    bodyParts.has(token.lower) &&
    next &&
    /^(in|on|at|against|between|under|to)$/.test(next.lower) &&
    !(token.lower === 'head' && next.lower === 'to') &&
    bodyParts.has(tokens[at + 2]?.lower ?? tokens[at + 3]?.lower ?? '')
  )
    return true;
  const participle = readings.every(({ form }) => form === 'participle' || form === 'past');
  if (
    participle &&
    next?.kind === 'word' &&
    /ed$/.test(token.lower) &&
    !articles.has(next.lower) &&
    !possessives.has(next.lower) &&
    readVerb(next.lower).some(({ form }) => form === 'base') &&
    nameAt(tokens, at + 1, names) === undefined &&
    !isAdverb(next.lower) &&
    prepositionAt(tokens, at + 1) === undefined
  )
    return true;
  // `hands trembling`, `head bowed`, `back turned`: a part of the body and a participle.
  if (
    next?.kind === 'word' &&
    knowsNoun(token.lower) &&
    !directions.has(next.lower) &&
    nameAt(tokens, at + 1, names) === undefined &&
    readVerb(next.lower).some(({ form }) => form === 'gerund' || form === 'participle') &&
    !readVerb(next.lower).some(({ form }) => form === 'base')
  ) {
    return !readings.some(({ form }) => form === 'third' || form === 'gerund') || bodyParts.has(token.lower);
  }
  return false;
}

/** An article, a pronoun or a name behind a word makes a verb of it. */
export function verbNeeds(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const next = tokens[at + 1];
  if (!next || next.kind !== 'word') return false;
  // floats up to the ceiling
  const finite = readVerb(tokens[at]?.lower ?? '').every(({ form }) => form === 'third');
  if (finite && /^(up|down|across|over|around|through|into|away|off|toward|towards|out|back)$/.test(next.lower))
    return true;
  return (
    nameAt(tokens, at + 1, names) !== undefined ||
    articles.has(next.lower) ||
    possessives.has(next.lower) ||
    ['him', 'her', 'it', 'them', 'me', 'himself', 'herself', 'myself'].includes(next.lower)
  );
}

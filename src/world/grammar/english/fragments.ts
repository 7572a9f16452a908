import { knowsNoun } from '../../lexicon/nouns.ts';
import type { VerbReading } from '../../lexicon/verbs.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { startsVerb } from '../../verbs/verb-index.ts';
import { carriageOf, takesGerund } from './aspects.ts';
import { bodyParts } from '../../lexicon/body-parts.ts';
import { nameAt, prepositionAt } from './words-at.ts';
import { type Token, lowerAt } from './tokens.ts';
import { readVerb, hasForm } from './verb-readings.ts';
import { directions, isAdverb, isDeterminer } from './words.ts';
import { wordSet } from '../../../kit/word-list.ts';

export const plainAdjectives = wordSet(`
  long slow quiet short cool calm dry warm clear still steady dim dark low silent sudden brief tense awkward heavy soft
  total dead uneasy forced nervous bitter
`);

const bodyNouns =
  /^(hands?|heads?|arms?|eyes?|fists?|foot|feet|backs?|faces?|fingers?|brows?|jaws?|shoulders?|knuckles|veins|lips?|mouth|teeth|chin|hair|knees?|voice)$/;

export const startsVerbAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'word' &&
  readVerb(lowerAt(tokens, at)).some(({ lemma }) => startsVerb(lemma) || carriageOf(lemma) !== undefined);

/** `forced laugh`, `hands trembling`, `light fades`: a noun or participle that leads no clause. */
export function isFragmentVerb(
  tokens: readonly Token[],
  at: number,
  readings: readonly VerbReading[],
  names: NameIndex,
): boolean {
  const word = lowerAt(tokens, at);
  const next = lowerAt(tokens, at + 1);
  if (readings.some(({ lemma }) => takesGerund(lemma))) return false;
  if (isBodyFragment(tokens, at, readings, names)) return true;
  if (tokens[at + 1]?.kind !== 'word' || nameAt(tokens, at + 1, names) !== undefined) return false;
  // `forced laugh`
  const past = readings.every(({ form }) => form === 'participle' || form === 'past') && word.endsWith('ed');
  const noun = hasForm(next, 'base') && !isDeterminer(next) && !isAdverb(next);
  if (past && noun && prepositionAt(tokens, at + 1) === undefined) return true;
  // `hands trembling`, `head bowed`, `back turned`: a part of the body and a participle.
  if (!knowsNoun(word) || directions.has(next) || !hasForm(next, 'gerund', 'participle') || hasForm(next, 'base'))
    return false;
  return !readings.some(({ form }) => form === 'third' || form === 'gerund') || bodyParts.has(word);
}

/** `eyes alight`, `hand on the hilt`: how somebody is, by a part of the body. */
function isBodyFragment(
  tokens: readonly Token[],
  at: number,
  readings: readonly VerbReading[],
  names: NameIndex,
): boolean {
  const word = lowerAt(tokens, at);
  const next = lowerAt(tokens, at + 1);
  if (next === '') return false;
  // A part of the body leads a clause only with something a verb needs behind it.
  const leads =
    verbNeeds(tokens, at, names) ||
    (/^hands?$/.test(word) && tokens.slice(at, at + 6).some(({ lower }) => lower === 'to')) ||
    directions.has(next) ||
    /^(off|to|for|toward|towards|at)$/.test(next);
  if (bodyNouns.test(word) && !leads) return true;
  // `lower lip wobbling`
  if (/^(lower|upper)$/.test(word) && bodyParts.has(next)) return true;
  // `hand on the hilt`
  const bare = readings.every(({ form }) => form === 'base');
  const part = /^(hand|hands|head|arm|arms|eyes|fist|fists|foot|feet|back|face|fingers)$/.test(word);
  if (part && bare && /^(on|in|at|against|under|over)$/.test(next)) return true;
  // `head in hands`
  const inPart = bodyParts.has(tokens[at + 2]?.lower ?? lowerAt(tokens, at + 3));
  return (
    bodyParts.has(word) &&
    /^(in|on|at|against|between|under|to)$/.test(next) &&
    !(word === 'head' && next === 'to') &&
    inPart
  );
}

/** An article, a pronoun or a name behind a word makes a verb of it. */
export function verbNeeds(tokens: readonly Token[], at: number, names: NameIndex): boolean {
  const next = lowerAt(tokens, at + 1);
  if (tokens[at + 1]?.kind !== 'word') return false;
  // floats up to the ceiling
  const finite = readVerb(lowerAt(tokens, at)).every(({ form }) => form === 'third');
  if (finite && /^(up|down|across|over|around|through|into|away|off|toward|towards|out|back)$/.test(next)) return true;
  return (
    nameAt(tokens, at + 1, names) !== undefined ||
    isDeterminer(next) ||
    /^(him|her|it|them|me|himself|herself|myself|everyone|everybody|everything|someone|somebody)$/.test(next)
  );
}

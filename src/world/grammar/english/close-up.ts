import { knowsNoun } from '../../lexicon/nouns.ts';
import { bodyParts } from '../../lexicon/body-parts.ts';
import { abstractNouns } from './abstract-nouns.ts';
import { type Token, lowerAt } from './tokens.ts';
import { isAdverb, isDeterminer } from './words.ts';
import { hasForm } from './verb-readings.ts';

/** *begins, unhurriedly, to pour*; *writes a word, "Death", on the scroll*: what stands between two commas is no clause. */
export function closeUp(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const inner = tokens[at + 1];
    if (
      token.lower === ',' &&
      inner &&
      tokens[at + 2]?.lower === ',' &&
      at > 0 &&
      (inner.kind === 'quote' || isAdverb(inner.lower)) &&
      inner.lower !== 'then'
    ) {
      kept.push(inner);
      at += 2;
    } else if (!isBetweenAdjectives(tokens, at)) kept.push(token);
  }
  return kept;
}

const plainly = new Set(
  'small deep slow long soft quick sharp little thin cold dark low short heavy light bright sad wry bitter faint weak broad wide tight shaky weary gentle tender brief harsh hard rough warm big great tiny old young tall fine dry grim sly sour stiff strange sudden swift'.split(
    ' ',
  ),
);

/** *a deep, shaky breath* */
function isBetweenAdjectives(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.lower !== ',' || tokens[at + 1]?.kind !== 'word' || tokens[at + 2]?.kind !== 'word') return false;
  const before = lowerAt(tokens, at - 2);
  const noun = lowerAt(tokens, at + 2);
  const adjective = lowerAt(tokens, at + 1);
  const first = lowerAt(tokens, at - 1);
  if (!isDeterminer(before)) return false;
  if (!plainly.has(first) || /^(he|she|i|they|we|it)$/.test(adjective)) return false;
  if (isDeterminer(adjective) || hasForm(adjective, 'third')) return false;
  return knowsNoun(noun) || abstractNouns.has(noun) || bodyParts.has(noun);
}

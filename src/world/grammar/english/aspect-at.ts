import type { VerbReading } from '../../lexicon/verbs.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { type Carriage, carriageOf, takesGerund } from './aspects.ts';
import { looksLikeVerb } from './clause-edges.ts';
import type { Token } from './tokens.ts';
import { readVerb } from './verb-readings.ts';
import { isAdverb } from './words.ts';

/** *begins to*, *stops -ing*, *makes as if to*, *is about to* … */
export function aspectAt(
  tokens: readonly Token[],
  verb: VerbReading,
  at: number,
  names: NameIndex,
): { carriage: Carriage; next: number } | undefined {
  if (verb.lemma === 'go' && tokens[at + 1]?.lower === 'on' && /ing$/.test(tokens[at + 2]?.lower ?? ''))
    return { carriage: 'does', next: at + 2 };
  const carriage = carriageOf(verb.lemma);
  if (!carriage) return undefined;
  let next = at + 1;
  while (isAdverb(tokens[next]?.lower ?? '') && tokens[next]?.lower !== 'again') next += 1;
  const word = tokens[next]?.lower ?? '';
  if (verb.lemma === 'try' && word === 'and' && looksLikeVerb(tokens, next + 1, names)) {
    const fails = tokens[next + 1]?.lower ?? '';
    if (/^fail/.test(fails) && tokens[next + 2]?.lower === 'to') return { carriage: 'tries', next: next + 3 };
    return { carriage: 'tries', next: next + 1 };
  }
  if (
    (word === 'to' && readVerb(tokens[next + 1]?.lower ?? '').some(({ form }) => form === 'base')) ||
    (word === 'to' && isAdverb(tokens[next + 1]?.lower ?? ''))
  ) {
    if (verb.lemma === 'stop' || verb.lemma === 'pause' || verb.lemma === 'return')
      return { carriage: 'does', next: next + 1 };
    if (preparatoryOnly.has(verb.lemma)) return undefined;
    return { carriage, next: next + 1 };
  }
  if (
    verb.lemma === 'make' &&
    (word === 'as' || word === 'like') &&
    tokens[next + 1]?.lower === 'if' &&
    tokens[next + 2]?.lower === 'to'
  )
    return { carriage: 'means-to', next: next + 3 };
  if (verb.lemma === 'think' && (word === 'of' || word === 'about')) return { carriage: 'means-to', next: next + 1 };

  if (takesGerund(verb.lemma) && /ing$/.test(word) && readVerb(word).some(({ form }) => form === 'gerund'))
    return { carriage, next };
  if (verb.lemma === 'keep' && word === 'on' && /ing$/.test(tokens[next + 1]?.lower ?? ''))
    return { carriage: 'does', next: next + 1 };
  return undefined;
}

const preparatoryOnly = new Set(['let', 'use']);

import { plain } from '../../play/plain-words.ts';
import { knowsNoun, nounRelation, singularOf } from '../../world/lexicon/nouns.ts';
import { speechOf } from '../hearing/likening.ts';
import { termsIn } from '../hearing/terms.ts';

/** The very word, another word for the same thing, a wider or narrower one, the same field of everyday talk. */
const nearness = { same: 1, synonym: 0.9, kind: 0.7, field: 0.5 } as const;
/** No more words of a text are compared by meaning. */
const mostWords = 60;

/** One telling word of a text, by what it may be matched. */
interface Telling {
  readonly term: string;
  /** The noun it is, if it is one. */
  readonly noun: string | undefined;
  readonly fields: readonly string[];
}

/**
 * How near two texts are in what they speak of, 0 to 1: the F1 of their telling words, where a word is met by itself, by
 * another word for the same thing (*knife* and *dagger*), or by one of the same field of talk (*cold* and *winter*). Meanings
 * are those of the lexicon and of everyday fields: no model is asked, and what is only implied is not seen.
 */
export function semanticFit(one: string, other: string): number {
  const [ours, theirs] = [tellingWords(one), tellingWords(other)];
  if (ours.length === 0 || theirs.length === 0) return 0;
  const [precision, recall] = [metBy(ours, theirs), metBy(theirs, ours)];
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

const metBy = (some: readonly Telling[], others: readonly Telling[]): number =>
  some.reduce((sum, word) => sum + Math.max(...others.map((other) => nearnessOf(word, other))), 0) / some.length;

function nearnessOf(one: Telling, other: Telling): number {
  if (one.term === other.term) return nearness.same;
  const relation = one.noun && other.noun ? nounRelation(one.noun, other.noun) : null;
  if (relation?.kind === 'same' || relation?.kind === 'synonym') return nearness.synonym;
  if (relation && relation.distance <= 2) return nearness.kind;
  return one.fields.some((field) => other.fields.includes(field)) ? nearness.field : 0;
}

function tellingWords(text: string): Telling[] {
  const words = plain(text).trim().split(/\s+/);
  const found = new Map<string, Telling>();
  for (const word of words) {
    for (const term of termsIn(word)) {
      const noun = singularOf(word);
      const fields = [...speechOf(word).keys()].filter((key) => key.startsWith('~'));
      if (!found.has(term)) found.set(term, { term, noun: knowsNoun(noun) ? noun : undefined, fields });
      if (found.size >= mostWords) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** Which share of a line's telling words, and of the fields it talks of, a text has. */
export function borneOut(line: string, text: string): number {
  const [said, there] = [spokenOf(line), new Set(spokenOf(text).keys())];
  let [all, shared] = [0, 0];
  for (const [key, weight] of said) {
    all += weight;
    if (there.has(key)) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

/** Line by line: what stays the same from turn to turn is looked up once. */
function spokenOf(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const line of text.split('\n')) {
    for (const term of termsIn(line)) found.set(term, nearness.same);
    for (const [key] of speechOf(line)) if (key.startsWith('~')) found.set(key, nearness.field);
  }
  return found;
}

import { given } from '../../../kit/given.ts';
import { isPlural, knowsNoun } from '../../lexicon/nouns.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { bareNoun, type NounPhrase } from '../../names/noun-phrase.ts';
import { plainVerb, startsVerb } from '../../verbs/verb-index.ts';
import type { Speaker } from '../speaker.ts';
import { startsVerbAt, verbNeeds } from './fragments.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { nameAt, prepositionAt } from './words-at.ts';
import { type Token, lowerAt } from './tokens.ts';
import { hasForm, readVerb } from './verb-readings.ts';
import { auxiliaries, conjunctions, isAdverb, subjectPronouns, opensNoun } from './words.ts';

interface Subject {
  readonly self: boolean;
  readonly next: number;
  /** Who or what it is, where it is not the speaker. */
  readonly who?: NounPhrase;
}

/** The subject of a clause that begins here, and whether it is the speaker: *he*, *Hamlet*, *the door*. */
export function subjectAt(tokens: readonly Token[], at: number, speaker: Speaker): Subject | undefined {
  const { names, own, gender } = speaker;
  const token = tokens[at];
  if (!token || token.kind !== 'word') return undefined;
  const word = token.lower;
  if (subjectPronouns.has(word)) {
    const fits =
      gender === 'male' ? /^(i|we|they|he)$/ : gender === 'female' ? /^(i|we|they|she)$/ : /^(i|we|they|s?he)$/;
    return { self: fits.test(word), next: at + 1, who: bareNoun(word) };
  }
  const start = opensNoun(word) ? at + 1 : at;
  const name = nameAt(tokens, start, names);
  if (name && isFiniteAt(tokens, name.next, names) && (start > at || !isImperativeAt(tokens, at)))
    return {
      self: own.has(name.value) && tokens[name.next]?.lower !== "'s",
      next: name.next,
      who: bareNoun(name.value, name.value.split(' ').at(-1)),
    };
  // the old doctor opens his bag, said by the doctor
  if (start > at) {
    for (const behind of [start + 1, start + 2]) {
      const called = nameAt(tokens, behind, names);
      if (called && own.has(called.value) && isFiniteAt(tokens, called.next, names))
        return { self: true, next: called.next };
    }
  }
  // *time stops*: a word that is a verb only with others behind it is a noun here.
  if (start > at || !startsVerbAt(tokens, at) || isSoonerNoun(word)) {
    const phrase = readNounPhrase(tokens, at, names);
    if (!phrase) return undefined;
    // The noun phrase may have swallowed the verb: `the door closes`.
    for (let end = phrase.next; end > start; end--)
      if (isFiniteAt(tokens, end, names) || (start > at && isPluralVerbAt(tokens, end)))
        return given({ self: false, next: end, who: readNounPhrase(tokens.slice(0, end), at, names)?.value });
    // the brazier flares; the lamp in the study goes dark
    if (start === at) return undefined;
    if (name && isLastAt(tokens, name.next, 'third'))
      return { self: false, next: name.next, who: bareNoun(name.value) };
    const preposition = prepositionAt(tokens, phrase.next);
    const inner = preposition && readNounPhrase(tokens, preposition.next, names);
    for (let end = inner?.next ?? 0; preposition && end > preposition.next; end--)
      if (isFiniteAt(tokens, end, names)) return { self: false, next: end, who: phrase.value };
  }
  return undefined;
}

/** A verb that belongs to a subject before it: closes, is, has, stood. */
function isFiniteAt(tokens: readonly Token[], start: number, names: NameIndex): boolean {
  let at = start;
  while (isAdverb(lowerAt(tokens, at))) at += 1;
  const token = tokens[at];
  if (!token || token.kind !== 'word') return false;
  if (auxiliaries.has(token.lower)) return true;
  const forms = readVerb(token.lower).filter(
    ({ lemma }) => startsVerb(lemma) || !knowsNoun(token.lower) || verbNeeds(tokens, at, names),
  );
  return forms.some(({ form }) => form === 'third' || form === 'past');
}

/** A word of this form with nothing behind it, or only how and where it goes on. */
const isLastAt = (tokens: readonly Token[], at: number, form: 'third'): boolean =>
  hasForm(lowerAt(tokens, at), form) && (tokens[at + 1]?.kind !== 'word' || conjunctions.has(lowerAt(tokens, at + 1)));

const isSoonerNoun = (word: string): boolean =>
  knowsNoun(word) && readVerb(word).every(({ lemma, form }) => form === 'base' && plainVerb(lemma) === undefined);

/** *the doors unlock*: behind a noun of several a verb has no ending. */
const isPluralVerbAt = (tokens: readonly Token[], at: number): boolean =>
  isPlural(lowerAt(tokens, at - 1)) && startsVerbAt(tokens, at) && hasForm(lowerAt(tokens, at), 'base');

function isImperativeAt(tokens: readonly Token[], at: number): boolean {
  return startsVerbAt(tokens, at) && !/^\p{Lu}/u.test(tokens[at]?.text ?? '');
}

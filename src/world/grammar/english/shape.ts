import { asVerb, isOneOf, type Verb } from '../../../drama/verb.ts';
import { wordSet } from '../../../kit/word-list.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { readingOf } from '../../reading.ts';
import { lawOf } from '../../rules/laws.ts';
import { wonderOf } from '../../setting/impossible.ts';
import { plainVerb } from '../../verbs/verb-index.ts';
import type { Attempt } from '../attempt.ts';
import { abstractNouns } from './abstract-nouns.ts';
import { bodyParts } from '../../lexicon/body-parts.ts';
import { build } from './build-attempt.ts';
import { choose } from './choose-verb.ts';
import type { Complements } from './complements.ts';
import { idioms } from './idioms.ts';
import { lightVerbDeed } from './light-verbs.ts';
import { isNamed, isPerson, isPersonal } from './phrase-kinds.ts';
import { VerbPhrase } from './verb-phrase.ts';

/** [SHAPE1]–[SHAPE4] From a verb and what stands behind it to our shape of an action. */
export function shape(
  lemmas: readonly string[],
  found: Complements,
  clause: string,
  names: NameIndex,
  shared = false,
): Attempt[] {
  const lemma = bestLemma(lemmas, found);
  const wonder = wonderOf(clause);
  if (wonder) return [{ verb: wonder, word: wonder }];
  const phrase = new VerbPhrase(lemma, clause, found, names);
  const emote: Attempt = { verb: 'emote', word: lemma, manner: clause.slice(0, 200) };
  const idiom = readingOf(idioms, phrase);
  if (idiom?.verb === 'emote') return [emote];
  if (idiom) {
    const { verb = asVerb(lemma), word = verb, direction } = idiom;
    idiom.then?.(found);
    return [{ ...build({ verb, word }, found, names), ...(direction ? { direction } : {}) }];
  }
  if (overlooking.has(lemma)) return [];
  const deed = lightVerbDeed(phrase);
  if (deed) return [deed];
  if (isAbstract(found, names) && !isSpoken(plainVerb(lemma))) return [emote];
  const chosen = choose(phrase);
  if (!chosen) return [];
  if (chosen.verb === 'emote') return [emote];
  // breaks down, pulls away: a verb that wants a thing and has only a particle
  const nothing = found.objects.length + found.phrases.length === 0;
  if (nothing && !shared && found.particles.length > 0 && lawOf(chosen.verb)?.needs?.includes('object')) return [emote];
  // cuts her off
  const whom = found.objects[0];
  if (chosen.verb === 'cut' && whom && found.phrases.length === 0 && isPersonal(whom, names) && whom.pronoun !== 'it')
    return [emote];
  return spread(build(chosen, found, names), found, names);
}

/** `lay` is lie or lay, `felt` feel or felt: what stands behind decides, and what we know. */
function bestLemma(lemmas: readonly string[], found: Complements): string {
  const known = lemmas.filter((lemma) => plainVerb(lemma) !== undefined);
  const pool = known.length > 0 ? known : lemmas;
  if (pool.includes('lie') && pool.includes('lay')) return found.objects.length > 0 ? 'lay' : 'lie';
  return pool[0] ?? lemmas[0] ?? '';
}

/** What is left alone is not touched. */
const overlooking = wordSet('ignore disregard overlook neglect shun');

/** Words that are abstract at large and things where one has them: *the mask*, *the bow*. */
const tangible = wordSet(
  'mask guard case fire cover bow ice bait step steps stage exit entrance stock lead mark line shelter drop',
);

/** Verbs whose object is what is said or written, however abstract. */
const isSpoken = (verb: Verb | undefined): boolean =>
  isOneOf(verb, 'say', 'tell', 'ask', 'answer', 'shout', 'whisper', 'say yes', 'say no', 'say sorry', 'call', 'write');

function isAbstract(found: Complements, names: NameIndex): boolean {
  const object = found.objects.at(-1) ?? found.phrases[0]?.phrase;
  if (!object || object.pronoun || object.quantity !== undefined) return false;
  if (tangible.has(object.head) && !object.indefinite && !object.possessor?.pronoun) return false;
  return (
    abstractNouns.has(object.head) &&
    !isNamed(object, names) &&
    !(found.objects.length === 0 && bodyParts.has(object.head))
  );
}

/** *the cup and the letter*: one action each. */
function spread(attempt: Attempt, found: Complements, names: NameIndex): Attempt[] {
  const [first] = found.objects;
  if ((attempt.verb === 'exit' || attempt.verb === 'enter') && first && isPerson(first, names)) return [attempt];
  const others = found.also.filter((phrase) => !abstractNouns.has(phrase.head) || isNamed(phrase, names));
  const objects = attempt.object && first ? others : [];
  const behind = found.phrases[0];
  // *steps between the King and the blade*: what is between is one deed, and both are meant.
  const [other] = behind?.preposition === 'between' && attempt.object === behind.phrase ? behind.also : [];
  if (other && !attempt.target) return [{ ...attempt, target: other }];
  const listed =
    objects.length === 0 && behind && behind.preposition !== 'between' && attempt.object === behind.phrase
      ? behind.also
      : objects;
  return [attempt, ...listed.map((phrase) => ({ ...attempt, object: phrase, also: true as const }))];
}

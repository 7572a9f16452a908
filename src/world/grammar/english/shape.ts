import { singularOf } from '../../lexicon/nouns.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { laws } from '../../rules/laws.ts';
import { wonderOf } from '../../setting/impossible.ts';
import { plainVerb } from '../../verbs/verb-index.ts';
import type { Attempt } from '../attempt.ts';
import { bodyParts } from './body.ts';
import { build } from './build-attempt.ts';
import { choose, type Chosen } from './choose-verb.ts';
import type { Complements } from './complements.ts';
import { abstractNouns, deedOfNoun, isLightVerb, isSaying, isUnmistakable } from './idioms.ts';
import { isNamed, isPerson, isPersonal } from './phrase-kinds.ts';
import { rephrase } from './rephrase.ts';

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
  const reworded = rephrase(clause, found);
  if (reworded) {
    const chosen: Chosen = { verb: plainVerb(reworded.lemma) ?? reworded.lemma, word: reworded.word };
    return [{ ...build(chosen, found, names), ...(reworded.direction ? { direction: reworded.direction } : {}) }];
  }
  const saying = isUnmistakable(clause) || (isSaying(clause) && !namesSomething(found, names));
  if (saying) return [emote(clause, lemma)];
  if (overlooking.has(lemma)) return [];
  const lightDeed = lightVerb(lemma, found, names);
  if (lightDeed) return lightDeed;
  if (isAbstract(found, names) && !speech.has(plainVerb(lemma) ?? '') && plainVerb(lemma) !== 'write')
    return [emote(clause, lemma)];
  const chosen = choose(lemma, found, names);
  if (!chosen) return [];
  if (chosen.verb === 'emote') return [emote(clause, lemma)];
  // breaks down, pulls away: a verb that wants a thing and has only a particle
  const nothing = found.objects.length + found.phrases.length === 0;
  if (nothing && !shared && found.particles.length > 0 && laws().get(chosen.verb)?.needs?.includes('object'))
    return [emote(clause, lemma)];
  // cuts her off
  const whom = found.objects[0];
  if (chosen.verb === 'cut' && whom && found.phrases.length === 0 && isPersonal(whom, names) && whom.pronoun !== 'it')
    return [emote(clause, lemma)];
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
const overlooking = new Set(['ignore', 'disregard', 'overlook', 'neglect', 'shun']);

const tangible = new Set([
  'mask',
  'guard',
  'case',
  'fire',
  'cover',
  'bow',
  'ice',
  'bait',
  'step',
  'steps',
  'stage',
  'exit',
  'entrance',
  'stock',
  'lead',
  'mark',
  'line',
  'shelter',
  'drop',
]);

const speech = new Set(['say', 'tell', 'ask', 'answer', 'shout', 'whisper', 'say yes', 'say no', 'say sorry', 'call']);

const emote = (clause: string, lemma: string): Attempt => ({
  verb: 'emote',
  word: lemma,
  manner: clause.slice(0, 200),
});

/** A thing of the world named as the verb's own object keeps it from being a manner of speaking. */
function namesSomething(found: Complements, names: NameIndex): boolean {
  return found.objects.some((phrase) => {
    if (phrase.pronoun !== undefined || abstractNouns.has(phrase.head)) return false;
    const head = singularOf(phrase.head);
    return names.things.some(
      ({ kind, names: own }) => kind !== 'actor' && own.some((name) => name.head === head || name.full === phrase.text),
    );
  });
}

function isAbstract(found: Complements, names: NameIndex): boolean {
  const object = found.objects.at(-1) ?? found.phrases[0]?.phrase;
  if (!object || object.pronoun || object.quantity !== undefined) return false;
  // the mask, the bow: things one can have, unless they are spoken of at large
  if (tangible.has(object.head) && !object.indefinite && !object.possessor?.pronoun) return false;
  return (
    abstractNouns.has(object.head) &&
    !isNamed(object, names) &&
    !(found.objects.length === 0 && bodyParts.has(object.head))
  );
}

/** *gives her a push*, *takes a step back*, *makes a bow to the king* */
function lightVerb(lemma: string, found: Complements, names: NameIndex): Attempt[] | undefined {
  if (!isLightVerb(lemma)) return undefined;
  const noun = found.objects.at(-1);
  if (!noun || names.byFull.has(noun.text)) return undefined;
  const deed = deedOfNoun(lemma, noun);
  if (!deed) return undefined;
  const other = found.objects.length > 1 ? found.objects[0] : undefined;
  const behind = found.phrases[0];
  const object = other ?? noun.whole ?? behind?.phrase;
  const direction =
    found.directions.find((word) => word !== 'out' && word !== 'in' && word !== 'on') ??
    (deed.verb === 'step' && !object ? 'forward' : undefined);
  const manner = [...noun.adjectives.filter((word) => deed.verb !== 'step' || word !== 'single'), ...found.manner].join(
    ' ',
  );
  const preposition =
    other || noun.whole ? undefined : behind && behind.preposition !== 'of' ? behind.preposition : undefined;
  return [
    {
      verb: deed.verb,
      word: deed.word,
      ...(object ? { object } : {}),
      ...(object && preposition ? { preposition } : {}),
      ...(direction && deed.verb === 'step' ? { direction } : {}),
      ...(manner ? { manner } : {}),
    },
  ];
}

/** *the cup and the letter*: one action each. */
function spread(attempt: Attempt, found: Complements, names: NameIndex): Attempt[] {
  if ((attempt.verb === 'exit' || attempt.verb === 'enter') && found.objects[0] && isPerson(found.objects[0], names))
    return [attempt];
  const others = found.also.filter((phrase) => !abstractNouns.has(phrase.head) || isNamed(phrase, names));
  const objects = attempt.object && found.objects[0] ? others : [];
  const behind = found.phrases[0];
  if (
    objects.length === 0 &&
    behind &&
    behind.also.length > 0 &&
    behind.preposition !== 'between' &&
    attempt.object === behind.phrase
  ) {
    return [attempt, ...behind.also.map((phrase) => ({ ...attempt, object: phrase, also: true as const }))];
  }
  return [attempt, ...objects.map((phrase) => ({ ...attempt, object: phrase, also: true as const }))];
}

import type { Refusal } from '../../drama/refusal.ts';
import type { Attempt } from '../grammar/attempt.ts';
import { called } from '../names/called.ts';
import { nameIndex, plainName } from '../names/name-index.ts';
import type { NounPhrase } from '../names/noun-phrase.ts';
import { isStaged, saysPeople, tongueOfWords } from '../tongues/tongues.ts';
import { thingOf } from '../world.ts';
import type { Bench } from './bench.ts';

/**
 * [OTHERS1]–[OTHERS3] What somebody tells and does not do. Whoever is named is called by the words that were typed: who
 * that is, where they are and whether they live is not told.
 */
export function refuseDecree(bench: Bench, { object, manner = '' }: Attempt): Refusal {
  // It is answered in the language it was typed in.
  const tongue = tongueOfWords(manner);
  const { refusals } = tongue;
  const me = tongue.nameOf(bench.subject);
  if (!object) return { code: 'impossible', reason: isStaged(manner) ? refusals.staged(me) : refusals.past(me) };
  const owner = object.possessor && !object.possessor.pronoun ? object.possessor : object;
  const nameIn = (phrase: NounPhrase) => (isNamed(bench, phrase) ? called(bench.world, phrase) : undefined);
  return isPeople(bench, owner)
    ? { code: 'person', reason: refusals.person(nameIn(owner), me) }
    : { code: 'impossible', reason: refusals.thing(nameIn(object), me) };
}

const isNamed = (bench: Bench, { text, id }: NounPhrase): boolean =>
  id !== undefined || nameIndex(bench.world).byFull.has(plainName(text));

function isPeople({ world }: Bench, { text, id, pronoun }: NounPhrase): boolean {
  const ids = id ? [id] : (nameIndex(world).byFull.get(plainName(text)) ?? []);
  if (ids.length > 0) return ids.some((one) => thingOf(world, one).kind === 'actor');
  return (pronoun !== undefined && pronoun !== 'it') || saysPeople(text);
}

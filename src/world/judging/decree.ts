import type { Refusal } from '../../drama/refusal.ts';
import type { Attempt } from '../grammar/attempt.ts';
import { called } from '../names/called.ts';
import { nameIndex, plainName } from '../names/name-index.ts';
import type { NounPhrase } from '../names/noun-phrase.ts';
import { The, upperFirst, whose } from '../naming.ts';
import { saysPeople } from '../tongues/tongues.ts';
import { thingOf } from '../world.ts';
import type { Bench } from './bench.ts';

/**
 * [OTHERS1]–[OTHERS3] What somebody tells and does not do. Whoever is named is called by the words that were typed: who
 * that is, where they are and whether they live is not told.
 */
export function refuseDecree(bench: Bench, { object }: Attempt): Refusal {
  const me = The(bench.subject);
  if (!object) {
    const reason = `What is said to have been done is not done by that; only what ${me} does now counts.`;
    return { code: 'impossible', reason };
  }
  const owner = object.possessor && !object.possessor.pronoun ? object.possessor : object;
  if (isPeople(bench, owner)) {
    const reason = isNamed(bench, owner)
      ? `What ${called(bench.world, owner)} does is for ${called(bench.world, owner)} to do; ${me} may ask.`
      : `What others do is for them to do; ${me} may ask.`;
    return { code: 'person', reason };
  }
  const reason = isNamed(bench, object)
    ? `${upperFirst(called(bench.world, object))} does nothing by itself; somebody has to do it.`
    : `That does not happen by itself, and it is not ${whose(bench.subject)} to make happen.`;
  return { code: 'impossible', reason };
}

const isNamed = (bench: Bench, { text, id }: NounPhrase): boolean =>
  id !== undefined || nameIndex(bench.world).byFull.has(plainName(text));

function isPeople({ world }: Bench, { text, id, pronoun }: NounPhrase): boolean {
  const ids = id ? [id] : (nameIndex(world).byFull.get(plainName(text)) ?? []);
  if (ids.length > 0) return ids.some((one) => thingOf(world, one).kind === 'actor');
  return (pronoun !== undefined && pronoun !== 'it') || saysPeople(text);
}

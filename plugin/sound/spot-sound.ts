import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { rowOf, type Verb } from '../../src/drama/verb.ts';
import { isMove } from '../../src/drama/change.ts';
import type { SpotName } from './recipes.ts';

/** A sound that something makes, once. */
interface SpotSound {
  readonly spot: SpotName;
  /** Where from: a thing or an actor. */
  readonly from: EntityId;
}

const leaves = /door|gate|window|shutter/;
const drawn = /drawer|chest|box|wardrobe|desk|locker|cupboard|case/;
const brittle = /glass|goblet|cup|mug|bottle|flagon|decanter|plate|jar|vase|bowl|candlestick/;
const paper = /letter|page|book|paper|note|map|newspaper|envelope|scroll|ledger|diary/;
const blade = /sword|dagger|knife|rapier|blade|poker/;

/** What is heard of something that happened; `formOf` says what a thing that may sound is. */
export function spotsOf(fact: Fact, formOf: (id: EntityId) => string | undefined): readonly SpotSound[] {
  if (fact.type === 'event:told') return fact.cause === 'accident' ? accidents(fact.changes) : [];
  if (fact.type !== 'action:ruled' || !fact.verdict.ok) return [];
  const { verb, object, instrument } = fact.action;
  const thing = (object ?? instrument) as EntityId | undefined;
  if (verb === 'knock') return [{ spot: 'knock', from: thing ?? fact.actor }];
  const broken = accidents(fact.verdict.changes.filter((change) => !isMove(change)));
  if (broken.length > 0 || thing === undefined) return broken;
  const spot = spotOf(fact.action.like ?? verb, formOf(thing) ?? '');
  return spot ? [{ spot, from: thing }] : [];
}

function spotOf(verb: Verb, form: string): SpotName | undefined {
  const { sounds } = rowOf(verb);
  const isTaken = verb === 'take';
  if (leaves.test(form)) return verb === 'open' ? 'door-opens' : verb === 'close' ? 'door-closes' : undefined;
  if (sounds === 'blade' || (isTaken && blade.test(form))) return blade.test(form) ? 'blade' : undefined;
  if (paper.test(form)) return sounds === 'page' || sounds === 'laid' || isTaken ? 'page' : undefined;
  if (drawn.test(form) && (verb === 'open' || verb === 'close')) return 'slide';
  if (brittle.test(form)) return sounds === 'laid' || verb === 'pour' || isTaken ? 'glass' : undefined;
  return sounds === 'laid' ? 'thud' : undefined;
}

function accidents(changes: Extract<Fact, { type: 'event:told' }>['changes']): SpotSound[] {
  return changes.flatMap((change): SpotSound[] => {
    if (change.property === 'broken' && change.value === true) return [{ spot: 'shatter', from: change.entity }];
    return change.property === 'at' && change.entity.startsWith('prop:') ? [{ spot: 'thud', from: change.entity }] : [];
  });
}

/** What a foot sounds like on this floor. */
export function stepOn(floor: string): SpotName {
  if (/carpet|rug|grass|earth|sand|snow|moss/.test(floor)) return 'step-soft';
  return /oak|wood|walnut|plank|board|parquet|pine/.test(floor) ? 'step-wood' : 'step-stone';
}

import type { EntityId } from '../drama/entity-id.ts';
import type { Fact, FactOf } from '../drama/fact.ts';
import { writtenNames } from '../drama/written-names.ts';
import { thingOf, type World } from './world.ts';

/** What is told for these reasons has happened just now, and before everybody. */
const happened: ReadonlySet<FactOf<'event:told'>['cause']> = new Set([
  'result',
  'consequence',
  'otherwise',
  'accident',
  'host',
]);

/** The things that a telling is of: those it changes, then those it names, in its order. */
export function thingsToldOf(fact: Fact, world: World): readonly EntityId[] {
  if (fact.type !== 'event:told' || !happened.has(fact.cause)) return [];
  const { pattern, idsOf } = writtenNames(world.cast.map((id) => thingOf(world, id)));
  const changed = fact.changes.map(({ entity }) => entity);
  const named = [...fact.narration.matchAll(pattern)].flatMap(([name]) => idsOf.get(name.toLowerCase()) ?? []);
  const isProp = (id: EntityId): boolean => world.things.get(id)?.kind === 'prop';
  return [...new Set([...changed, ...named])].filter(isProp);
}

import type { EntityId } from '../drama/entity-id.ts';
import type { Fact, FactOf } from '../drama/fact.ts';
import { writtenNames } from '../drama/written-names.ts';
import { isDead } from './containment.ts';
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
  const changed = fact.changes.map(({ entity }) => entity);
  const isProp = (id: EntityId): boolean => world.things.get(id)?.kind === 'prop';
  return [...new Set([...changed, ...namedIn(fact, world)])].filter(isProp);
}

/** The dead that a telling names, also one of how a scene looks: wherever they lie they matter more than a door or a lamp. */
export function deadToldOf(fact: Fact, world: World): readonly EntityId[] {
  if (fact.type !== 'event:told' || !(happened.has(fact.cause) || fact.cause === 'scene')) return [];
  const isBody = (id: EntityId): boolean => {
    const thing = world.things.get(id);
    return thing?.kind === 'actor' && isDead(thing);
  };
  return [...new Set(namedIn(fact, world))].filter(isBody);
}

function namedIn({ narration }: FactOf<'event:told'>, world: World): readonly EntityId[] {
  const { pattern, idsOf } = writtenNames(world.cast.map((id) => thingOf(world, id)));
  return [...narration.matchAll(pattern)].flatMap(([name]) => idsOf.get(name.toLowerCase()) ?? []);
}

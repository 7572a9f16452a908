import type { EntityId } from '../drama/entity-id.ts';
import type { Fact, FactOf } from '../drama/fact.ts';

/** Where those had walked to by themselves before `seq` and still stood: whoever did something since stands where that brought them. */
export function footingsIn(
  facts: readonly Fact[],
  actors: Iterable<EntityId>,
  seq = facts.length,
): ReadonlyMap<EntityId, FactOf<'body:moved'>> {
  const footings = new Map<EntityId, FactOf<'body:moved'>>();
  const wanted = new Set(actors);
  for (let index = seq - 1; index >= 0 && wanted.size > 0; index--) {
    const fact = facts[index];
    if (!fact || !('actor' in fact) || !wanted.has(fact.actor)) continue;
    if (fact.type === 'body:moved') footings.set(fact.actor, fact);
    if (fact.type === 'body:moved' || fact.type === 'action:begun' || fact.type === 'actor:entered')
      wanted.delete(fact.actor);
  }
  return footings;
}

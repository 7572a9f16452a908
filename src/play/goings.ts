import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import { isPlayed, placeOfActor, type Play } from './play.ts';

/** The play after a fact, as far as it took somebody who is played by a person elsewhere on their own feet. */
export function followGoing(before: Play, after: Play, fact: Fact): Play {
  const actor = walker(fact);
  if (actor === undefined || !isPlayed(after, actor) || !after.scene.world.things.has(actor)) return after;
  if (placeOfActor(before, actor) === placeOfActor(after, actor)) return after;
  return { ...after, wentAt: new Map(after.wentAt).set(actor, fact.seq) };
}

function walker(fact: Fact): EntityId | undefined {
  if (fact.type === 'action:ruled') return fact.actor;
  return fact.type === 'event:told' && fact.cause === 'walked' ? (fact.by as EntityId) : undefined;
}

/** Whether a person has come or gone by themselves since this scene began: where they are now they mean to be. */
export const hasGoneThemselves = ({ wentAt, since }: Play, actor: EntityId): boolean =>
  (wentAt.get(actor) ?? -1) >= since.scene.seq;

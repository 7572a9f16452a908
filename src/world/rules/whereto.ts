import type { Refusal } from '../../drama/refusal.ts';
import { hasRoom, isHeldBy, isShut, parentOf, placeOf, relationOfThing } from '../containment.ts';
import { is, stateOf, type Thing } from '../world.ts';
import type { Deed } from './deed.ts';
import { the, The } from '../naming.ts';

/** Leaving where one is: off the chair, out of the wardrobe, from behind the curtain. */

/** Brings an actor to the open floor of their place, or of the given enclosure; refuses when something shut is around. */
export function comeOut(deed: Deed, actor: Thing): Refusal | undefined {
  for (
    let from = parentOf(deed.world, actor);
    from && from.kind !== 'place';
    from = parentOf(deed.world, deed.thing(actor.id))
  ) {
    if (relationOfThing(deed.thing(actor.id)) === 'in' && isShut(from))
      return deed.refuse('closed', `${The(from)} is closed around ${the(actor)}.`);
    const before = deed.world;
    stepOut(deed, actor, from);
    // Out of the world there is no outside to come to.
    if (deed.world === before) return deed.refuse('no-way', `There is no way out of ${the(from)}.`);
  }
  return undefined;
}

/** One enclosure outwards, on one's feet. */
export function stepOut(deed: Deed, actor: Thing, from: Thing): void {
  const outer = parentOf(deed.world, from);
  if (!outer || !from.at) return;
  const relation = relationOfThing(from);
  const side = relation === 'on' || relation === 'in' ? relation : 'in';
  const fits =
    outer.kind === 'place' || (outer.kind === 'prop' && side === relation && hasRoom(deed.world, outer, actor));
  const place = placeOf(deed.world, actor);
  if (fits) deed.move(actor, side, outer);
  else if (place) deed.move(actor, 'in', place);
  standUp(deed, actor);
}

export function standUp(deed: Deed, actor: Thing): void {
  const posture = stateOf(deed.thing(actor.id), 'posture');
  if (typeof posture === 'string' && posture !== 'standing') deed.set(actor, 'posture', 'standing');
  deed.unset(actor, 'asleep');
}

/** Moving off ends what one did with one's body in that spot. */
export function giveUpPost(deed: Deed, actor: Thing): void {
  if (stateOf(deed.thing(actor.id), 'blocking')) deed.set(actor, 'blocking', null);
}

/** Is the actor behind or under something, unseen? */
export function isInHiding(actor: Thing): boolean {
  const relation = relationOfThing(actor);
  return relation === 'behind' || relation === 'under';
}

/** To lay hands on anything out in the room, one comes out from behind the curtain first. */
export function comeOutFor(deed: Deed, thing: Thing): Refusal | undefined {
  const { subject } = deed;
  if (!isInHiding(subject) || isHeldBy(thing, subject)) return undefined;
  const cover = parentOf(deed.world, subject);
  if (!cover || thing.id === cover.id || thing.id === subject.id) return undefined;
  for (let outer: Thing | undefined = thing; outer; outer = parentOf(deed.world, outer)) {
    if (outer.id === cover.id || outer.id === subject.id) return undefined;
  }
  stepOut(deed, subject, cover);
  deed.preludes.push(`come out from ${relationOfThing(subject) ?? 'behind'} ${the(cover)}`);
  return undefined;
}

export function isBlockedBy(deed: Deed, ...ways: readonly (string | undefined)[]): Thing | undefined {
  for (const id of deed.world.cast) {
    const other = deed.thing(id);
    if (other.kind !== 'actor' || other.id === deed.subject.id || is(other, 'dead')) continue;
    const blocking = stateOf(other, 'blocking');
    if (typeof blocking === 'string' && ways.includes(blocking)) return other;
  }
  return undefined;
}

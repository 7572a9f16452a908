import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { RefusalCode } from '../drama/refusal.ts';
import { kept, remembered } from '../kit/remembered.ts';
import { bearerOf, isOpen, isTuckedAway, isWithin, parentOf, placeOf, relationOfThing } from './containment.ts';
import { hasLight } from './light.ts';
import { has, is, thingOf, type Thing, type World } from './world.ts';

/** Why something cannot be seen: the first thing in the way, if one thing is. */
export interface Unseen {
  readonly code: Extract<RefusalCode, 'not-here' | 'not-visible' | 'dark'>;
  readonly by?: Thing;
}

/**
 * Can the actor see it from where they are? Goes up from the thing to what they share, then asks for light.
 * `searching` is a hiding place the action itself names (*from under the bed*).
 */
export function unseen(
  world: World,
  actor: Thing,
  thing: Thing,
  searching?: Thing,
  probe?: PhysicalProbe,
): Unseen | undefined {
  if (thing.id === actor.id || thing.kind === 'place') return undefined;
  const hidden = searching
    ? unseenByRules(world, actor, thing, searching)
    : kept(kept(looked(world), actor, newLook), thing, () => unseenByRules(world, actor, thing, undefined));
  if (hidden) return hidden;
  return probe?.sees?.(actor.id, thing.id) === false ? { code: 'not-visible' } : undefined;
}

/** What each actor was found to see and not to see of a world, which does not change. */
const looked = remembered((_: World) => new Map<Thing, Look>());
type Look = Map<Thing, Unseen | undefined>;
const newLook = (): Look => new Map();

function unseenByRules(world: World, actor: Thing, thing: Thing, searching: Thing | undefined): Unseen | undefined {
  if (!isPresent(world, placeOf(world, actor), thing)) return { code: 'not-here' };
  const hidden = concealed(world, actor, thing, searching);
  if (hidden) return hidden;
  return !hasLight(world, actor) && !isAtHand(world, actor, thing) ? { code: 'dark' } : undefined;
}

/** In the same place, or a door that leads out of it. */
function isPresent(world: World, place: Thing | undefined, thing: Thing): boolean {
  if (!place) return false;
  if (placeOf(world, thing)?.id === place.id) return true;
  if (world.doorways.get(thing.id)?.includes(place.id)) return true;
  const parent = relationOfThing(thing) === 'partOf' ? parentOf(world, thing) : undefined;
  return parent ? isPresent(world, place, parent) : false;
}

/** Held, worn, part of oneself, or what one is in or on: found in the dark by feel. */
function isAtHand(world: World, actor: Thing, thing: Thing): boolean {
  return isWithin(world, thing, actor) || isWithin(world, actor, thing);
}

/** Is it shut away, under or behind something, or hidden until it is found? What stands between them is not asked. */
export const isConcealed = (world: World, actor: Thing, thing: Thing): boolean =>
  concealed(world, actor, thing, undefined) !== undefined;

function concealed(world: World, actor: Thing, thing: Thing, searching: Thing | undefined): Unseen | undefined {
  // Up from the thing to what both share.
  for (let inner = thing; ;) {
    const isHidden = isTuckedAway(inner) || (has(inner, 'hidden') && !is(inner, 'revealed'));
    if (isHidden && bearerOf(world, inner)?.id !== actor.id) return { code: 'not-visible' };
    const parent = parentOf(world, inner);
    if (!parent || parent.id === actor.id) break;
    const shared = isWithin(world, actor, parent) && sharesSide(world, actor, parent, inner);
    if (shared) break;
    const looked = searching?.id === parent.id && relationOfThing(inner) !== 'in';
    if (hides(parent, inner) && !looked) return { code: 'not-visible', by: parent };
    inner = parent;
  }
  // Down to the actor: shut in an opaque box, one sees nothing outside it.
  for (let inner = actor; ;) {
    const parent = parentOf(world, inner);
    if (!parent || parent.id === thing.id || isWithin(world, thing, parent)) break;
    if (relationOfThing(inner) === 'in' && parent.kind === 'prop' && !isOpen(parent) && !has(parent, 'transparent'))
      return { code: 'not-visible', by: parent };
    inner = parent;
  }
  return undefined;
}

/** The actor is on the same side of the enclosure (both in it, both behind it). */
function sharesSide(world: World, actor: Thing, enclosure: Thing, inner: Thing): boolean {
  for (let current = actor; ;) {
    const parent = parentOf(world, current);
    if (!parent) return false;
    if (parent.id === enclosure.id) return relationOfThing(current) === relationOfThing(inner);
    current = parent;
  }
}

function hides(enclosure: Thing, inner: Thing): boolean {
  if (enclosure.kind !== 'prop') return false;
  switch (relationOfThing(inner)) {
    case 'in':
      return !isOpen(enclosure) && !has(enclosure, 'transparent');
    case 'under':
    case 'behind':
      if (is(inner, 'revealed') || has(inner, 'fixed') || has(inner, 'scenery') || has(enclosure, 'transparent'))
        return false;
      return !(is(enclosure, 'torn') || is(enclosure, 'broken') || is(enclosure, 'open'));
    default:
      return false;
  }
}

/** Everything the actor can see now, themselves left out. */
export function inSight(world: World, actor: Thing, probe?: PhysicalProbe): Thing[] {
  return world.cast
    .map((id) => thingOf(world, id))
    .filter(
      (thing) => thing.kind !== 'place' && thing.id !== actor.id && !unseen(world, actor, thing, undefined, probe),
    );
}

import { parentIn, type Relation, relationOf } from '../drama/whereabouts.ts';
import { contentsOf, has, is, stateOf, type Thing, thingOf, type World } from './world.ts';

/** Questions about who is where: the containment tree, read upwards and downwards. */

export function parentOf(world: World, thing: Thing): Thing | undefined {
  return thing.at ? thingOf(world, parentIn(thing.at)) : undefined;
}

export function relationOfThing(thing: Thing): Relation | undefined {
  return thing.at ? relationOf(thing.at) : undefined;
}

/** The outermost thing it is in: its place, itself if it is one, or whatever is nowhere. */
export function rootOf(world: World, thing: Thing): Thing {
  let root = thing;
  for (let parent = parentOf(world, root); parent; parent = parentOf(world, parent)) root = parent;
  return root;
}

/** The place a thing is in; a door counts where it was put. */
export function placeOf(world: World, thing: Thing): Thing | undefined {
  const root = rootOf(world, thing);
  return root.kind === 'place' ? root : undefined;
}

export function isWithin(world: World, thing: Thing, ancestor: Thing): boolean {
  for (let parent = parentOf(world, thing); parent; parent = parentOf(world, parent)) {
    if (parent.id === ancestor.id) return true;
  }
  return false;
}

/** The actor who has it about them, in hand or worn or inside something that is. */
export function bearerOf(world: World, thing: Thing): Thing | undefined {
  for (let current: Thing | undefined = thing; current; current = parentOf(world, current)) {
    const relation = relationOfThing(current);
    if (relation === 'heldBy' || relation === 'wornBy') return parentOf(world, current);
    if (current.kind === 'actor') return undefined;
  }
  return undefined;
}

export function isHeldBy(thing: Thing, actor: Thing): boolean {
  return thing.at !== null && 'heldBy' in thing.at && thing.at.heldBy === actor.id;
}

export function isWornBy(thing: Thing, actor: Thing): boolean {
  return thing.at !== null && 'wornBy' in thing.at && thing.at.wornBy === actor.id;
}

export function contents(world: World, thing: Thing, ...only: readonly Relation[]): Thing[] {
  const found: Thing[] = [];
  for (const id of contentsOf(world, thing.id)) {
    const inner = thingOf(world, id);
    const relation = relationOfThing(inner);
    if (relation && (only.length === 0 || only.includes(relation))) found.push(inner);
  }
  return found;
}

/** Everything below a thing in the tree, nearest first. */
export function descendants(world: World, thing: Thing): Thing[] {
  const found = contents(world, thing);
  for (let next = 0; next < found.length; next++) {
    const current = found[next];
    if (current) found.push(...contents(world, current));
  }
  return found;
}

const loading: readonly Relation[] = ['in', 'on', 'heldBy'];

/** The sum of the sizes directly in, on or held: what `capacity` bounds. */
export function loadOf(world: World, thing: Thing): number {
  return contents(world, thing, ...loading).reduce((sum, inner) => sum + inner.size, 0);
}

export function hasRoom(world: World, holder: Thing, thing: Thing): boolean {
  return loadOf(world, holder) + thing.size <= holder.capacity;
}

export function isOpenable(thing: Thing): boolean {
  return has(thing, 'openable') || has(thing, 'door');
}

/** A container that is not openable is open; an openable one with nothing said is closed. */
export function isOpen(thing: Thing): boolean {
  const open = stateOf(thing, 'open');
  if (is(thing, 'broken') || is(thing, 'torn')) return true;
  return typeof open === 'boolean' ? open : !isOpenable(thing);
}

export function isLocked(thing: Thing): boolean {
  return is(thing, 'locked') && !isOpen(thing);
}

export function isContainer(thing: Thing): boolean {
  return has(thing, 'container') || has(thing, 'holdall') || (has(thing, 'vehicle') && !has(thing, 'supporter'));
}

export function isSupporter(thing: Thing): boolean {
  return has(thing, 'supporter') || has(thing, 'seat') || has(thing, 'bed');
}

/** Does this enclosure shut in what is `in` it? */
export function isShut(thing: Thing): boolean {
  return thing.kind === 'prop' && !isOpen(thing);
}

/** What a hand can lift: what says so, and what is neither fixed nor furniture. */
export function isPortable(thing: Thing): boolean {
  if (thing.kind !== 'prop' || has(thing, 'fixed') || has(thing, 'scenery') || has(thing, 'door')) return false;
  if (has(thing, 'portable')) return true;
  return !(['seat', 'bed', 'vehicle', 'enterable', 'supporter'] as const).some((trait) => has(thing, trait));
}

export function isDead(thing: Thing): boolean {
  return is(thing, 'dead');
}

/** Is it in somebody's clothes, where nobody else sees it? */
export const isTuckedAway = (thing: Thing): boolean => is(thing, 'concealed');

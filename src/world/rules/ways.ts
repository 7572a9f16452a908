import type { EntityId } from '../../drama/entity-id.ts';
import { wordSet } from '../../kit/word-list.ts';
import type { Exit } from '../../drama/entity.ts';
import type { Refusal } from '../../drama/refusal.ts';
import { isLocked, isOpen, parentOf, placeOf } from '../containment.ts';
import type { Thing } from '../world.ts';
import type { Deed } from './deed.ts';
import { the } from '../naming.ts';
import { isBlockedBy } from './whereto.ts';

type Way = { readonly exits: readonly Exit[] | undefined } | { readonly refusal: Refusal };

/** In the same place one merely walks up to it. */
export function wayTo(deed: Deed, place: Thing, to: Thing): Way {
  const { subject, world } = deed;
  if (to.id === subject.id) return { refusal: deed.refuseAs('self', subject, 'there already') };
  if (to.kind === 'place') {
    if (to.id === place.id) {
      const outside = parentOf(world, subject);
      if (outside?.id !== place.id) return { exits: undefined };
      return { refusal: deed.refuseAs('already', subject, `in ${the(to)} already`) };
    }
    return route(deed, place, to);
  }
  const exit = place.exits.find((candidate) => candidate.door === to.id);
  if (exit && isDoorway(deed, to)) {
    const through =
      ['through', 'in', 'out', 'out of', 'past'].includes(deed.action.preposition ?? '') ||
      deed.action.verb === 'enter';
    return through ? { exits: [exit] } : { exits: undefined };
  }
  if (deed.probe?.hasPath?.(subject.id, to.id) === false)
    return { refusal: deed.refuse('no-way', `There is no way to ${the(to)} from here.`) };
  const elsewhere = placeOf(world, to);
  if (elsewhere?.id !== place.id && !world.doorways.get(to.id)?.includes(place.id))
    return { refusal: deed.refuseAs('not-here', to, 'not here') };
  return { exits: undefined };
}

const isDoorway = (deed: Deed, thing: Thing): boolean => deed.world.doorways.has(thing.id);

/** By compass or stage direction, or the only way out. */
export function wayIn(deed: Deed, place: Thing, direction: string | undefined): Way {
  if (direction === undefined) {
    const only = place.exits.length === 1 ? place.exits[0] : undefined;
    return deed.action.preposition === 'out' && only ? { exits: [only] } : { exits: undefined };
  }
  const exit = place.exits.find((candidate) => sameDirection(candidate.direction, direction));
  if (exit) return { exits: [exit] };
  if (inPlace.has(direction)) return { exits: undefined };
  if (direction === 'out' || direction === 'outside' || direction === 'off') {
    const only = place.exits.length === 1 ? place.exits[0] : undefined;
    if (only) return { exits: [only] };
    if (place.exits.length > 1) return { exits: undefined };
  }
  const way = bearings.test(direction) ? `way ${direction} from` : `${direction} out of`;
  return { refusal: deed.refuse('no-way', `There is no ${way} ${the(place)}.`) };
}

/** Words for a way; any other names something to go through. */
const bearings =
  /^((north|south)?(east|west)?|up|down|in|out|left|right|back|forward|away|over|off|(up|down)stairs|(in|out)side|home)$/;

/** Directions that are steps, not ways. */
export const inPlace = wordSet(`
  forward forwards back backward backwards away closer nearer aside around about ahead over near apart here there left
  right round by past on sideways together
`);

const aliases: Readonly<Record<string, string>> = {
  n: 'north', s: 'south', e: 'east', w: 'west', ne: 'northeast', nw: 'northwest', se: 'southeast', sw: 'southwest',
  u: 'up', d: 'down', upstairs: 'up', downstairs: 'down', upward: 'up', upwards: 'up', downward: 'down', downwards: 'down',
  inside: 'in', outside: 'out', indoors: 'in', outdoors: 'out', northward: 'north', southward: 'south', eastward: 'east',
  westward: 'west', northwards: 'north', southwards: 'south', eastwards: 'east', westwards: 'west',
}; // prettier-ignore

const plainDirection = (word: string): string => {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(aliases, plain) ? (aliases[plain] ?? plain) : plain;
};

export const sameDirection = (one: string | undefined, other: string): boolean =>
  one !== undefined && plainDirection(one) === plainDirection(other);

/** Breadth first through what is open; when nothing open leads there, the first obstacle on the shortest way is the reason. */
export function route(deed: Deed, from: Thing, to: Thing): Way {
  const direct = from.exits.filter((exit) => exit.to === to.id);
  const openDirect = direct.find((exit) => !refuseExit(deed, exit));
  if (openDirect ?? direct[0]) return { exits: [(openDirect ?? direct[0])!] };
  const passable = search(deed, from, to, (exit) => !refuseExit(deed, exit));
  if (passable) return { exits: passable };
  const barred = search(deed, from, to, () => true);
  const obstacle = barred?.map((exit) => refuseExit(deed, exit)).find((refusal) => refusal !== undefined);
  return { refusal: obstacle ?? deed.refuse('no-way', `There is no way to ${the(to)} from ${the(from)}.`) };
}

function search(deed: Deed, from: Thing, to: Thing, allowed: (exit: Exit) => boolean): Exit[] | undefined {
  const reached = new Map<EntityId, Exit[]>([[from.id, []]]);
  const queue: EntityId[] = [from.id];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const path = reached.get(next) ?? [];
    if (next === to.id) return path;
    for (const exit of deed.thing(next).exits) {
      if (reached.has(exit.to) || !allowed(exit)) continue;
      reached.set(exit.to, [...path, exit]);
      queue.push(exit.to);
    }
  }
  return undefined;
}

export function refuseExit(deed: Deed, exit: Exit): Refusal | undefined {
  const door = exit.door && deed.thing(exit.door);
  if (door && !isOpen(door))
    return isLocked(door) ? deed.refuseAs('locked', door, 'locked') : deed.refuseAs('closed', door, 'closed');
  const guard = isBlockedBy(deed, deed.subject.id, exit.door, exit.to, exit.direction, 'way');
  if (guard && placeOf(deed.world, guard)?.id === deed.place?.id) return deed.refuseAs('blocked', guard, 'in the way');
  return undefined;
}

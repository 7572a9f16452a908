import type { Exit } from '../../drama/entity.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Refusal } from '../../drama/refusal.ts';
import {
  contents,
  isHeldBy,
  isLocked,
  isOpen,
  isShut,
  isWithin,
  parentOf,
  placeOf,
  relationOfThing,
} from '../containment.ts';
import { has, stateOf, type Thing } from '../world.ts';
import type { Deed, Rule } from './deed.ts';
import { law, passes, type Law } from './law.ts';
import { isAre, the, The } from './naming.ts';
import { comeOut, giveUpPost, isBlockedBy, isInHiding, standUp, stepOut } from './whereto.ts';

/** [GO1]–[GO3] */
export const go: Rule = (deed) => {
  const { object, action, place, subject } = deed;
  if (!place) return deed.refuse('no-way', `${The(subject)} is nowhere one can walk from.`);
  if (!object && !action.direction && !action.objectWord && !action.preposition && action.word === 'go') {
    return deed.refuse('incomplete', `${The(subject)} must say where to go.`);
  }
  const way = object ? wayTo(deed, place, object) : wayIn(deed, place, action.direction ?? action.objectWord);
  if ('refusal' in way) return way.refusal;
  if (!way.exits) return approach(deed, object);
  return walk(deed, way.exits);
};

type Way = { readonly exits: readonly Exit[] | undefined } | { readonly refusal: Refusal };

/** Walks to a place by whatever way is open. */
export function goTo(deed: Deed, goal: Thing): Refusal | undefined {
  const { place } = deed;
  if (!place || goal.id === place.id) return undefined;
  const way = route(deed, place, goal);
  return 'refusal' in way ? way.refusal : walk(deed, way.exits ?? []);
}

/** In the same place one merely walks up to it. */
function wayTo(deed: Deed, place: Thing, to: Thing): Way {
  const { subject, world } = deed;
  if (to.id === subject.id) return { refusal: deed.refuse('self', `${The(subject)} is there already.`) };
  if (to.kind === 'place') {
    if (to.id === place.id) {
      const outside = parentOf(world, subject);
      if (outside?.id !== place.id) return { exits: undefined };
      return { refusal: deed.refuse('already', `${The(subject)} is in ${the(to)} already.`) };
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
  if (deed.probe?.hasPath?.(subject.id, to.id) === false) {
    return { refusal: deed.refuse('no-way', `There is no way to ${the(to)} from here.`) };
  }
  const elsewhere = placeOf(world, to);
  if (elsewhere?.id !== place.id && !world.doorways.get(to.id)?.includes(place.id)) {
    return { refusal: deed.refuse('not-here', `${The(to)} ${isAre(to)} not here.`) };
  }
  return { exits: undefined };
}

const isDoorway = (deed: Deed, thing: Thing): boolean => deed.world.doorways.has(thing.id);

/** By compass or stage direction, or the only way out. */
function wayIn(deed: Deed, place: Thing, direction: string | undefined): Way {
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
  return { refusal: deed.refuse('no-way', `There is no way ${direction} from ${the(place)}.`) };
}

/** Directions that are steps, not ways. */
const inPlace = new Set([
  'forward', 'forwards', 'back', 'backward', 'backwards', 'away', 'closer', 'nearer', 'aside', 'around', 'about', 'ahead',
  'over', 'near', 'apart', 'here', 'there', 'left', 'right', 'round', 'by', 'past', 'on', 'sideways', 'together',
]); // prettier-ignore

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

const sameDirection = (one: string | undefined, other: string): boolean =>
  one !== undefined && plainDirection(one) === plainDirection(other);

/** Breadth first through what is open; when nothing open leads there, the first obstacle on the shortest way is the reason. */
function route(deed: Deed, from: Thing, to: Thing): Way {
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

function refuseExit(deed: Deed, exit: Exit): Refusal | undefined {
  const door = exit.door && deed.thing(exit.door);
  if (door && !isOpen(door)) {
    return isLocked(door)
      ? deed.refuse('locked', `${The(door)} ${isAre(door)} locked.`)
      : deed.refuse('closed', `${The(door)} ${isAre(door)} closed.`);
  }
  const guard = isBlockedBy(deed, deed.subject.id, exit.door, exit.to, exit.direction, 'way');
  if (guard && placeOf(deed.world, guard)?.id === deed.place?.id) {
    return deed.refuse('blocked', `${The(guard)} is in the way.`);
  }
  return undefined;
}

/** Up, out and through, with whoever follows. */
export function walk(deed: Deed, exits: readonly Exit[]): Refusal | undefined {
  const { subject } = deed;
  const start = deed.place;
  for (const exit of exits) {
    const refusal = refuseExit(deed, exit);
    if (refusal) return refusal;
  }
  const last = exits.at(-1);
  if (!last || !start) return undefined;
  const goal = deed.thing(last.to);
  if (deed.probe?.hasPath?.(subject.id, goal.id) === false)
    return deed.refuse('no-way', `There is no way to ${the(goal)}.`);
  const around = parentOf(deed.world, subject);
  if (around && has(around, 'vehicle') && around.at) {
    deed.move(around, 'in', goal);
  } else {
    const stuck = comeOutIfIn(deed, subject);
    if (stuck) return stuck;
    standUp(deed, subject);
    deed.move(subject, 'in', goal);
  }
  giveUpPost(deed, subject);
  for (const follower of followersIn(deed, start, subject)) {
    if (comeOutIfIn(deed, follower)) continue;
    deed.move(follower, 'in', goal);
    deed.outcomes.push(`${The(follower)} follows.`);
  }
  const through = exits.slice(0, -1).map((exit) => the(deed.thing(exit.to)));
  if (through.length > 0) deed.outcomes.push(`The way leads through ${through.join(' and ')}.`);
  return undefined;
}

/** Leaving what one is on or in by the way; the last step is the walk itself, so it is not reported twice. */
function comeOutIfIn(deed: Deed, actor: Thing): Refusal | undefined {
  for (let inner: Thing = actor, outer = parentOf(deed.world, actor); outer && outer.kind !== 'place';) {
    if (relationOfThing(inner) === 'in' && isShut(outer))
      return deed.refuse('closed', `${The(outer)} is closed around ${the(actor)}.`);
    inner = outer;
    outer = parentOf(deed.world, outer);
  }
  return undefined;
}

function followersIn(deed: Deed, place: Thing, leader: Thing): Thing[] {
  return deed.world.cast
    .map((id) => deed.thing(id))
    .filter(
      (other) =>
        other.kind === 'actor' &&
        stateOf(other, 'following') === leader.id &&
        placeOf(deed.world, other)?.id === place.id,
    );
}

/** Up to a thing in the same place: nothing changes but the seat or hiding place left. */
function approach(deed: Deed, to: Thing | undefined): Refusal | undefined {
  const { subject } = deed;
  const around = parentOf(deed.world, subject);
  if (!around || around.kind === 'place' || (to && isWithin(deed.world, to, around))) return undefined;
  if (to && to.id === around.id) return isInHiding(subject) ? undefined : undefined;
  const refusal = comeOut(deed, subject);
  if (!refusal) giveUpPost(deed, subject);
  return refusal;
}

/** A vehicle goes where the one in it drives it. */
const drive: Rule = (deed) => {
  const { object, subject, target, place } = deed;
  const vehicle = object && has(object, 'vehicle') ? object : parentOf(deed.world, subject);
  if (object && object.kind === 'prop' && !has(object, 'vehicle')) {
    return deed.refuse('wrong-trait', `${The(object)} ${isAre(object)} nothing to drive.`);
  }
  if (!vehicle || !has(vehicle, 'vehicle') || !isWithin(deed.world, subject, vehicle)) {
    return deed.refuse(
      'not-inside',
      `${The(subject)} is not in ${vehicle && has(vehicle, 'vehicle') ? the(vehicle) : 'any vehicle'}.`,
    );
  }
  if (!place) return undefined;
  const goal = target ?? (object?.kind === 'place' ? object : undefined);
  const way = goal?.kind === 'place' ? route(deed, place, goal) : wayIn(deed, place, deed.action.direction);
  return 'refusal' in way ? way.refusal : walk(deed, way.exits ?? []);
};

/** [GO3] A step this way or that. */
const step: Rule = (deed) => {
  const { object } = deed;
  if (object?.kind === 'place' || (object && deed.world.doorways.has(object.id))) return go(deed);
  if (
    !object &&
    deed.action.direction &&
    deed.place?.exits.some((exit) => sameDirection(exit.direction, deed.action.direction!))
  ) {
    return inPlace.has(deed.action.direction) ? undefined : go(deed);
  }
  return undefined;
};

const enterable = (thing: Thing): boolean =>
  (['enterable', 'seat', 'bed', 'vehicle'] as const).some((trait) => has(thing, trait));

/** [GO4] */
export const enter: Rule = (deed) => {
  const { object, subject } = deed;
  if (!object) return deed.action.direction ? go(deed) : undefined;
  if (object.kind === 'place' || deed.world.doorways.has(object.id)) return go(deed);
  return getInto(deed, object, deed.action.preposition) ?? keepUpright(deed, subject);
};

function keepUpright(deed: Deed, subject: Thing): undefined {
  standUp(deed, subject);
  return undefined;
}

export function getInto(deed: Deed, thing: Thing, preposition: string | undefined): Refusal | undefined {
  const { subject } = deed;
  if (thing.id === subject.id) return deed.refuse('self', `${The(subject)} cannot get into their own person.`);
  if (thing.kind !== 'prop' || !enterable(thing))
    return deed.refuse('wrong-trait', `${The(thing)} ${isAre(thing)} nothing one could get into or onto.`);
  const relation = sideOf(thing, preposition);
  if (parentOf(deed.world, subject)?.id === thing.id && relationOfThing(subject) === relation) {
    return deed.refuse('already', `${The(subject)} is ${relation} ${the(thing)} already.`);
  }
  if (isHeldBy(thing, subject) || isWithin(deed.world, thing, subject)) {
    return deed.refuse('carried', `${The(subject)} is carrying ${the(thing)}.`);
  }
  if (relation === 'in' && isShut(thing)) {
    return deed.refuse(
      isLocked(thing) ? 'locked' : 'closed',
      `${The(thing)} ${isAre(thing)} ${isLocked(thing) ? 'locked' : 'closed'}.`,
    );
  }
  const crowd = refuseCrowd(deed, thing);
  if (crowd) return crowd;
  const stuck = comeOutIfIn(deed, subject);
  if (stuck) return stuck;
  giveUpPost(deed, subject);
  deed.move(subject, relation, thing);
  return undefined;
}

/** Room for one more: by capacity where it is given; a chair with none seats one. */
export function refuseCrowd(deed: Deed, thing: Thing): Refusal | undefined {
  const people = contents(deed.world, thing, 'in', 'on').filter(
    (inner) => inner.kind === 'actor' && inner.id !== deed.subject.id,
  );
  const room = Number.isFinite(thing.capacity) ? thing.capacity : has(thing, 'seat') && isForOne(thing) ? 1 : Infinity;
  const others = contents(deed.world, thing, 'in', 'on').filter((inner) => inner.id !== deed.subject.id);
  const taken = (Number.isFinite(thing.capacity) ? others : people).reduce((sum, inner) => sum + inner.size, 0);
  if (taken + deed.subject.size <= room) return undefined;
  const who = people[0];
  if (!who) {
    return deed.refuse('full', `${The(thing)} ${isAre(thing)} too small for ${the(deed.subject)}.`);
  }
  return deed.refuse('occupied', `${The(who)} is ${relationOfThing(who)} ${the(thing)} already.`);
}

const isForOne = (thing: Thing): boolean =>
  /\b(chair|armchair|stool|throne|rocker|recliner)\b/i.test([thing.name, ...thing.aliases].join(' ')) ||
  /椅|凳/.test(thing.name);

export function sideOf(thing: Thing, preposition: string | undefined): 'in' | 'on' {
  if (preposition === 'in' && (has(thing, 'container') || has(thing, 'vehicle'))) return 'in';
  if (preposition === 'on' && (has(thing, 'supporter') || has(thing, 'seat') || has(thing, 'bed'))) return 'on';
  if (has(thing, 'container')) return 'in';
  return has(thing, 'seat') || has(thing, 'bed') || has(thing, 'supporter') ? 'on' : 'in';
}

/** [GO5] */
const exit: Rule = (deed) => {
  const { object, subject, place } = deed;
  const around = parentOf(deed.world, subject);
  if (object && object.kind !== 'place' && !deed.world.doorways.has(object.id)) {
    if (!isWithin(deed.world, subject, object)) {
      if (object.kind === 'actor') return undefined;
      return deed.refuse('not-inside', `${The(subject)} is not in or on ${the(object)}.`);
    }
    return leave(deed, object);
  }
  if (around && around.kind === 'prop' && !object && (!deed.action.direction || deed.action.word !== 'leave'))
    return leave(deed, around);
  if (object?.kind === 'place' && object.id !== place?.id) {
    return deed.refuse('not-inside', `${The(subject)} is not in ${the(object)}.`);
  }
  if (object && deed.world.doorways.has(object.id)) {
    const way = place?.exits.find((candidate) => candidate.door === object.id);
    return way ? walk(deed, [way]) : deed.refuse('no-way', `${The(object)} does not lead out of here.`);
  }
  if (!place || place.exits.length === 0)
    return deed.refuse('not-inside', `${The(subject)} is not in anything one could leave.`);
  if (deed.action.direction) {
    const way = place.exits.find((candidate) => sameDirection(candidate.direction, deed.action.direction!));
    if (way) return walk(deed, [way]);
  }
  const outward = place.exits.find((candidate) => sameDirection(candidate.direction, 'out'));
  const open = place.exits.filter((candidate) => !refuseExit(deed, candidate));
  const chosen = outward ?? (place.exits.length === 1 ? place.exits[0] : open.length === 1 ? open[0] : undefined);
  if (chosen) return walk(deed, [chosen]);
  return {
    ...deed.refuse('ambiguous', `There is more than one way out of ${the(place)}.`),
    candidates: place.exits.map((candidate) => candidate.to),
  };
};

function leave(deed: Deed, from: Thing): Refusal | undefined {
  const { subject } = deed;
  for (
    let around = parentOf(deed.world, deed.subject);
    around && around.kind !== 'place';
    around = parentOf(deed.world, deed.subject)
  ) {
    if (relationOfThing(deed.subject) === 'in' && isShut(around))
      return deed.refuse('closed', `${The(around)} ${isAre(around)} closed.`);
    stepOut(deed, subject, around);
    if (around.id === from.id) break;
  }
  return undefined;
}

/** [GO6] */
const climb: Rule = (deed) => {
  const { object } = deed;
  if (!object)
    return deed.action.direction ? go(deed) : deed.refuse('incomplete', `${The(deed.subject)} must climb something.`);
  if (object.kind === 'actor') return deed.refuse('wrong-trait', `${The(object)} ${isAre(object)} not for climbing.`);
  if (object.kind === 'place' || deed.world.doorways.has(object.id)) return go(deed);
  if (enterable(object)) return getInto(deed, object, deed.action.preposition ?? 'on');
  if (isHeldBy(object, deed.subject)) return deed.refuse('carried', `${The(deed.subject)} is carrying ${the(object)}.`);
  return undefined;
};

/** [GO8] */
const hide: Rule = (deed) => {
  const { object, subject, target } = deed;
  // Hiding a thing is putting it somewhere.
  if (object && target && object.kind === 'prop') return undefined;
  if (!object) return undefined;
  if (object.id === subject.id) return undefined;
  const preposition = deed.action.preposition;
  if (preposition === 'from') return undefined;
  if (preposition === 'in') {
    if (object.kind === 'actor') return deed.refuse('person', `Nobody can hide inside ${the(object)}.`);
    const refusal = getInto(deed, object, 'in');
    if (refusal) return refusal;
  } else {
    const relation = preposition === 'under' ? 'under' : 'behind';
    if (object.kind === 'place') return deed.refuse('wrong-trait', `${The(object)} hides nobody.`);
    if (relation === 'under' && object.kind === 'actor')
      return deed.refuse('person', `${The(object)} ${isAre(object)} no hiding place.`);
    if (parentOf(deed.world, subject)?.id === object.id && relationOfThing(subject) === relation) {
      return deed.refuse('already', `${The(subject)} is ${relation} ${the(object)} already.`);
    }
    if (isWithin(deed.world, object, subject))
      return deed.refuse('carried', `${The(subject)} is carrying ${the(object)}.`);
    const stuck = comeOutIfIn(deed, subject);
    if (stuck) return stuck;
    giveUpPost(deed, subject);
    deed.move(subject, relation, object);
  }
  deed.set(subject, 'revealed', false);
  return undefined;
};

/** [GO7] */
const follow: Rule = (deed) => {
  const leader = deed.it;
  if (leader.id === deed.subject.id) return deed.refuse('self', `${The(deed.subject)} cannot follow their own person.`);
  if (leader.kind !== 'actor') return deed.refuse('wrong-trait', `${The(leader)} ${isAre(leader)} going nowhere.`);
  if (stateOf(deed.subject, 'following') === leader.id)
    return deed.refuse('already', `${The(deed.subject)} is following ${the(leader)} already.`);
  deed.set(deed.subject, 'following', leader.id);
  return undefined;
};

const unfollow: Rule = (deed) => {
  const following = stateOf(deed.subject, 'following');
  if (!following || (deed.object && following !== deed.object.id)) {
    return deed.refuse(
      'already',
      `${The(deed.subject)} is not following ${deed.object ? the(deed.object) : 'anyone'}.`,
    );
  }
  deed.set(deed.subject, 'following', null);
  return undefined;
};

const block: Rule = (deed) => {
  const { object, subject, action } = deed;
  if (object?.id === subject.id) return deed.refuse('self', `${The(subject)} cannot stand in their own way.`);
  deed.set(subject, 'blocking', object?.id ?? action.direction ?? 'way');
  return undefined;
};

export const goingLaws: readonly Law[] = [
  law('go', go, {
    object: 'any',
    loose: true,
    suits: (thing) => (thing.kind === 'place' ? 2 : 1),
  }),
  law('step', step, { object: 'see', loose: true }),
  law('drive', drive, { target: 'any', loose: true, suits: (thing) => (has(thing, 'vehicle') ? 2 : 0) }),
  law('pace', passes, { object: 'any', loose: true }),
  law('enter', enter, {
    object: 'any',
    suits: (thing) => (thing.kind === 'place' || enterable(thing) || has(thing, 'door') ? 2 : 0),
  }),
  law('exit', exit, {
    object: 'any',
    loose: true,
    suits: (thing) => (thing.kind === 'place' || enterable(thing) || has(thing, 'door') ? 2 : 0),
  }),
  law('climb', climb, { suits: (thing) => (enterable(thing) ? 2 : 1) }),
  law('hide', hide, { loose: true, suits: (thing) => (has(thing, 'portable') ? 0 : 1) }),
  law('follow', follow, { needs: ['object'], object: 'see', suits: (thing) => (thing.kind === 'actor' ? 2 : 0) }),
  law('unfollow', unfollow, { object: 'any' }),
  law('block', block, {
    object: 'see',
    loose: true,
    suits: (thing) => (thing.kind === 'actor' || has(thing, 'door') ? 2 : 1),
  }),
  law('lead', passes, { object: 'see', loose: true }),
];

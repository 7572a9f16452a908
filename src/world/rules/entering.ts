import { isNamedAs } from '../tongues/tongues.ts';
import type { Refusal } from '../../drama/refusal.ts';
import {
  contents,
  isHeldBy,
  isLocked,
  isPortable,
  isShut,
  isWithin,
  parentOf,
  relationOfThing,
} from '../containment.ts';
import { has, type Thing } from '../world.ts';
import type { Deed, Rule } from './deed.ts';
import { comeOutIfIn, go, walk } from './going.ts';
import { isAre, the, The } from '../naming.ts';
import { refuseExit, sameDirection } from './ways.ts';
import { giveUpPost, standUp, stepOut } from './whereto.ts';

export const enterable = (thing: Thing): boolean =>
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
  if (thing.id === subject.id) return deed.refuseSelf('cannot get into');
  if (thing.kind !== 'prop' || !enterable(thing))
    return deed.refuseAs('wrong-trait', thing, 'nothing one could get into or onto');
  const relation = sideOf(thing, preposition);
  if (parentOf(deed.world, subject)?.id === thing.id && relationOfThing(subject) === relation)
    return deed.refuseAs('already', subject, `${relation} ${the(thing)} already`);
  if (isHeldBy(thing, subject) || isWithin(deed.world, thing, subject))
    return deed.refuseAs('carried', subject, `carrying ${the(thing)}`);
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
  return deed.move(subject, relation, thing);
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
  if (!who) return deed.refuseAs('full', thing, `too small for ${the(deed.subject)}`);
  return deed.refuseAs('occupied', who, `${relationOfThing(who)} ${the(thing)} already`);
}

const isForOne = (thing: Thing): boolean => isNamedAs(thing, 'seat-for-one');

function sideOf(thing: Thing, preposition: string | undefined): 'in' | 'on' {
  if (preposition === 'in' && (has(thing, 'container') || has(thing, 'vehicle'))) return 'in';
  if (preposition === 'on' && (has(thing, 'supporter') || has(thing, 'seat') || has(thing, 'bed'))) return 'on';
  if (has(thing, 'container')) return 'in';
  return has(thing, 'seat') || has(thing, 'bed') || has(thing, 'supporter') ? 'on' : 'in';
}

/** [GO5] */
export const exit: Rule = (deed) => {
  const { object, subject, place } = deed;
  const around = parentOf(deed.world, subject);
  if (object && object.kind !== 'place' && !deed.world.doorways.has(object.id)) {
    if (!isWithin(deed.world, subject, object)) {
      if (object.kind === 'actor') return undefined;
      return deed.refuseAs('not-inside', subject, `not in or on ${the(object)}`);
    }
    return leave(deed, object);
  }
  if (around && around.kind === 'prop' && !object && (!deed.action.direction || deed.action.word !== 'leave'))
    return leave(deed, around);
  if (object?.kind === 'place' && object.id !== place?.id)
    return deed.refuseAs('not-inside', subject, `not in ${the(object)}`);
  if (object && deed.world.doorways.has(object.id)) {
    const way = place?.exits.find((candidate) => candidate.door === object.id);
    return way ? walk(deed, [way]) : deed.refuse('no-way', `${The(object)} does not lead out of here.`);
  }
  if (!place || place.exits.length === 0)
    return deed.refuseAs('not-inside', subject, 'not in anything one could leave');
  if (deed.action.direction) {
    const way = place.exits.find((candidate) => sameDirection(candidate.direction, deed.action.direction!));
    if (way) return walk(deed, [way]);
  }
  const outward = place.exits.find((candidate) => sameDirection(candidate.direction, 'out'));
  const open = place.exits.filter((candidate) => !refuseExit(deed, candidate));
  // Whoever only wants to be gone takes the first way that is open.
  const chosen = outward ?? open[0] ?? place.exits[0];
  return chosen && walk(deed, [chosen]);
};

function leave(deed: Deed, from: Thing): Refusal | undefined {
  const { subject } = deed;
  for (
    let around = parentOf(deed.world, deed.subject);
    around && around.kind !== 'place';
    around = parentOf(deed.world, deed.subject)
  ) {
    if (relationOfThing(deed.subject) === 'in' && isShut(around)) return deed.refuseAs('closed', around, 'closed');
    stepOut(deed, subject, around);
    if (around.id === from.id) break;
  }
  return undefined;
}

/** [GO6] */
export const climb: Rule = (deed) => {
  const { object } = deed;
  if (!object)
    return deed.action.direction ? go(deed) : deed.refuse('incomplete', `${The(deed.subject)} must climb something.`);
  if (object.kind === 'actor') return deed.refuseAs('wrong-trait', object, 'not for climbing');
  if (object.kind === 'place' || deed.world.doorways.has(object.id)) return go(deed);
  if (enterable(object)) return getInto(deed, object, deed.action.preposition ?? 'on');
  if (isHeldBy(object, deed.subject)) return deed.refuseAs('carried', deed.subject, `carrying ${the(object)}`);
  return undefined;
};

/** [GO8] */
export const hide: Rule = (deed) => {
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
    if (isPortable(object) && object.size < 2)
      return deed.refuseAs('wrong-trait', object, `too small to hide ${relation}`);
    if (relation === 'under' && object.kind === 'actor') return deed.refuseAs('person', object, 'no hiding place');
    if (parentOf(deed.world, subject)?.id === object.id && relationOfThing(subject) === relation)
      return deed.refuseAs('already', subject, `${relation} ${the(object)} already`);
    if (isWithin(deed.world, object, subject)) return deed.refuseAs('carried', subject, `carrying ${the(object)}`);
    const stuck = comeOutIfIn(deed, subject);
    if (stuck) return stuck;
    giveUpPost(deed, subject);
    deed.move(subject, relation, object);
  }
  deed.set(subject, 'revealed', false);
  return undefined;
};

import type { Exit } from '../../drama/entity.ts';
import type { Refusal } from '../../drama/refusal.ts';
import { isShut, isWithin, parentOf, placeOf, relationOfThing, isDead } from '../containment.ts';
import { has, stateOf, type Thing } from '../world.ts';
import type { Deed, Rule } from './deed.ts';
import { the, The } from '../naming.ts';
import { inPlace, refuseExit, route, sameDirection, wayIn, wayTo } from './ways.ts';
import { comeOut, giveUpPost, isInHiding, standUp } from './whereto.ts';

/** [GO1]–[GO3] */
export const go: Rule = (deed) => {
  const { object, action, place, subject } = deed;
  if (!place) return deed.refuseAs('no-way', subject, 'nowhere one can walk from');
  if (!object && !action.direction && !action.objectWord && !action.preposition && action.word === 'go')
    return deed.refuse('incomplete', `${The(subject)} must say where to go.`);
  // steps out, from behind the curtain
  if (!object && action.word === 'step out' && isInHiding(subject)) return comeOut(deed, subject);
  // from behind the curtain, from the bench: out of what one is in, and no way to it
  if (object?.kind === 'prop' && action.preposition === 'from' && isWithin(deed.world, subject, object))
    return comeOut(deed, subject);
  // to the window, where only the description has one: a few steps
  const upTo =
    !object && action.objectWord !== undefined && /^(to|toward|at|by|around)$/.test(action.preposition ?? '');
  const way = object
    ? wayTo(deed, place, object)
    : wayIn(deed, place, action.direction ?? (upTo ? undefined : action.objectWord));
  // Whoever *sneaks in* and is in comes a few steps further.
  if ('refusal' in way) return !object && /^(in|inside)$/.test(action.direction ?? '') ? undefined : way.refusal;
  if (!way.exits) return approach(deed, object ?? action.objectWord ?? departing(action.direction));
  return walk(deed, way.exits);
};

/** Walks to a place by whatever way is open. */
export function goTo(deed: Deed, goal: Thing): Refusal | undefined {
  const { place } = deed;
  if (!place || goal.id === place.id) return undefined;
  const way = route(deed, place, goal);
  return 'refusal' in way ? way.refusal : walk(deed, way.exits ?? []);
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
    deed.tell(`${The(follower)} follows.`);
  }
  const through = exits.slice(0, -1).map((exit) => the(deed.thing(exit.to)));
  if (through.length > 0) deed.tell(`The way leads through ${through.join(' and ')}.`);
  return undefined;
}

/** Leaving what one is on or in by the way; the last step is the walk itself, so it is not reported twice. */
export function comeOutIfIn(deed: Deed, actor: Thing): Refusal | undefined {
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
        !isDead(other) &&
        stateOf(other, 'following') === leader.id &&
        placeOf(deed.world, other)?.id === place.id,
    );
}

/** *away*, *over there*: somewhere, though it is not said where. *Sideways* and *closer* are steps. */
const departing = (direction: string | undefined): string | undefined =>
  /^(away|off|out|over|here|there|outside)$/.test(direction ?? '') ? direction : undefined;

/**
 * Up to a thing in the same place: nothing changes but the seat or hiding place left. To nowhere in particular
 * (*shuffles sideways*) one gets off a chair, but never out of hiding.
 */
function approach(deed: Deed, to: Thing | string | undefined): Refusal | undefined {
  const { subject } = deed;
  const around = parentOf(deed.world, subject);
  if (!around || around.kind === 'place') return undefined;
  if (to === undefined && relationOfThing(subject) !== 'on') return undefined;
  if (typeof to === 'object' && (to.id === around.id || isWithin(deed.world, to, around))) return undefined;
  const refusal = comeOut(deed, subject);
  if (!refusal) giveUpPost(deed, subject);
  return refusal;
}

/** A vehicle goes where the one in it drives it. */
export const drive: Rule = (deed) => {
  const { object, subject, target, place } = deed;
  const vehicle = object && has(object, 'vehicle') ? object : parentOf(deed.world, subject);
  if (object && object.kind === 'prop' && !has(object, 'vehicle'))
    return deed.refuseAs('wrong-trait', object, 'nothing to drive');
  if (!vehicle || !has(vehicle, 'vehicle') || !isWithin(deed.world, subject, vehicle))
    return deed.refuseAs(
      'not-inside',
      subject,
      `not in ${vehicle && has(vehicle, 'vehicle') ? the(vehicle) : 'any vehicle'}`,
    );
  if (!place) return undefined;
  const goal = target ?? (object?.kind === 'place' ? object : undefined);
  const way = goal?.kind === 'place' ? route(deed, place, goal) : wayIn(deed, place, deed.action.direction);
  return 'refusal' in way ? way.refusal : walk(deed, way.exits ?? []);
};

/** [GO3] A step this way or that. */
export const step: Rule = (deed) => {
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

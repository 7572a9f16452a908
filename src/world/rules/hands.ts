import type { Refusal } from '../../drama/refusal.ts';
import {
  bearerOf,
  contents,
  hasRoom,
  isDead,
  isHeldBy,
  isOpen,
  isPortable,
  isTuckedAway,
  isWithin,
  isWornBy,
  parentOf,
  placeOf,
  relationOfThing,
} from '../containment.ts';
import { unseen } from '../sight.ts';
import { untouchable } from '../touch.ts';
import { has, is, thingOf, type Thing } from '../world.ts';
import type { Deed } from './deed.ts';
import { hasHave, isAre, isPluralName, the, The } from '../naming.ts';
import { unstowable } from '../stowing.ts';

/** Getting a thing into the hand: what taking checks, and what other verbs do first without saying so. */

/** Why the subject cannot get it into the hand; it is seen and in reach already. */
export function refuseTaking(deed: Deed, thing: Thing): Refusal | undefined {
  const { subject, world } = deed;
  if (thing.id === subject.id) return deed.refuseSelf('cannot pick up');
  if (thing.kind === 'actor') return deed.refuseAs('person', thing, 'not a thing to be picked up');
  if (isHeldBy(thing, subject)) return deed.refuse('already', `${The(subject)} has ${the(thing)} in hand already.`);
  const bearer = bearerOf(world, thing);
  if (bearer && bearer.id !== subject.id && !isHelpless(bearer)) {
    const how = relationOfThing(thing) === 'wornBy' ? 'is wearing' : 'has';
    return deed.refuse('held-by-other', `${The(bearer)} ${how} ${the(thing)}.`);
  }
  if (relationOfThing(thing) === 'partOf') {
    const whole = parentOf(world, thing);
    return deed.refuseAs('part', thing, `part of ${whole ? the(whole) : 'something larger'}`);
  }
  if (isWithin(world, subject, thing)) {
    const how = relationOfThing(subject) === 'in' ? 'inside' : 'on';
    return deed.refuseAs('inside', subject, `${how} ${the(thing)} and cannot pick it up`);
  }
  if (!isPortable(thing)) return deed.refuseAs('not-portable', thing, 'not something one can carry off');
  const sitter = contents(world, thing, 'in', 'on').find((inner) => inner.kind === 'actor');
  if (sitter) return deed.refuseAs('occupied', sitter, `${relationOfThing(sitter)} ${the(thing)}`);
  return undefined;
}

/** The dead and the sleeping guard nothing. */
export function isHelpless(actor: Thing): boolean {
  return isDead(actor) || is(actor, 'asleep') || is(actor, 'unconscious');
}

/** Puts it into the hand, or into a holdall the hand holds; refuses when neither has room. */
export function carry(deed: Deed, thing: Thing): Refusal | undefined {
  const { subject, world } = deed;
  const ownBag = isWithin(world, thing, subject) && !isWornBy(thing, subject);
  if (thing.size > subject.capacity) return deed.refuseAs('too-heavy', thing, `more than ${the(subject)} can carry`);
  if (hasRoom(world, subject, thing)) {
    uncover(deed, thing);
    deed.move(thing, 'heldBy', subject);
    deed.unset(thing, 'revealed');
    return undefined;
  }
  const holdall = contents(world, subject, 'heldBy', 'wornBy').find(
    (bag) => has(bag, 'holdall') && bag.id !== thing.id && isOpen(bag) && hasRoom(world, bag, thing),
  );
  if (!holdall || (ownBag && parentOf(world, thing)?.id === holdall.id))
    return deed.refuse('full', `${The(subject)} ${hasHave(subject)} no hand free for ${the(thing)}.`);
  deed.move(thing, 'in', holdall);
  deed.tell(`It goes into ${the(holdall)}.`);
  return undefined;
}

/** Scope and touch, for things that were not asked for by name. */
export function refuseReach(deed: Deed, thing: Thing): Refusal | undefined {
  const { subject, world } = deed;
  const hidden = unseen(world, subject, thing, undefined, deed.probe);
  if (hidden) return deed.refuse(hidden.code, `${The(subject)} does not see ${the(thing)} here.`);
  const barrier = untouchable(world, subject, thing, deed.probe);
  return barrier && deed.refuse(barrier.code, `${The(subject)} cannot reach ${the(thing)}.`);
}

/** Whoever and whatever was behind or under it stays where it was, in plain view. */
function uncover(deed: Deed, cover: Thing): void {
  const { place } = deed;
  if (!place) return;
  for (const inner of contents(deed.world, cover, 'behind', 'under')) {
    if (inner.id !== deed.subject.id) deed.move(inner, 'in', place);
  }
}

/** Sees to it that the subject has it in hand: nothing when it is, an implicit take (with its own refusals) when not. */
export function takeInHand(deed: Deed, thing: Thing | undefined): Refusal | undefined {
  const { subject } = deed;
  if (!thing) return undefined;
  if (isHeldBy(thing, subject)) {
    if (isTuckedAway(thing)) deed.preludes.push(`take out ${the(thing)}`);
    return deed.unset(thing, 'concealed');
  }
  if (isWornBy(thing, subject)) {
    const stuck = carry(deed, thing);
    if (!stuck) deed.preludes.push(`take off ${the(thing)}`);
    return stuck;
  }
  const refusal = refuseReach(deed, thing) ?? refuseTaking(deed, thing) ?? carry(deed, thing);
  if (!refusal) deed.preludes.push(`take ${the(thing)}`);
  return refusal;
}

/** [HIDE1] Into one's clothes: nobody else sees it there, and the hand is free of it. */
export function tuckAway(deed: Deed, thing: Thing): Refusal | undefined {
  if (isTuckedAway(thing)) return deed.refuseAs('already', thing, `hidden about ${the(deed.subject)} already`);
  const isWatched = isHeldBy(thing, deed.subject) && hasCompany(deed);
  const refusal = takeInHand(deed, thing);
  if (refusal) return refusal;
  const unfit = refuseStowing(deed, thing);
  if (unfit) return unfit;
  deed.unset(thing, 'wielded');
  deed.set(thing, 'concealed', true);
  // Whoever saw the hand that held it knows where it went.
  return isWatched ? undefined : deed.tell(`Nobody else sees ${isPluralName(thing) ? 'them' : 'it'} there.`);
}

/** Is somebody there who could have seen what one holds? */
const hasCompany = ({ world, subject, place }: Deed): boolean =>
  world.cast.some((id) => {
    const other = thingOf(world, id);
    return id !== subject.id && !is(other, 'dead') && place !== undefined && placeOf(world, other)?.id === place.id;
  });

/** Why it cannot be kept close to the body. */
export function refuseStowing(deed: Deed, thing: Thing): Refusal | undefined {
  const why = unstowable(thing);
  return why && deed.refuse('wrong-trait', `${The(thing)} ${isAre(thing)} ${tooMuch[why]}.`);
}

const tooMuch = {
  alight: 'alight and would burn through the clothes',
  brimming: 'full and would spill',
  bulky: 'too large to be hidden in the clothes',
} as const;

/** The same for what may be too large for a hand: that is used where it stands. */
export const takeIfPortable = (deed: Deed, thing: Thing): Refusal | undefined =>
  isPortable(thing) ? takeInHand(deed, thing) : undefined;

/** What the subject has in hand that will serve. */
export function heldThat(deed: Deed, serves: (thing: Thing) => boolean): Thing | undefined {
  const held = contents(deed.world, deed.subject, 'heldBy', 'wornBy').filter(serves);
  return held.find((thing) => is(thing, 'wielded')) ?? held.find((thing) => isHeldBy(thing, deed.subject)) ?? held[0];
}

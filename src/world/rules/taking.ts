import type { Refusal } from '../../drama/refusal.ts';
import { wordSet } from '../../kit/word-list.ts';
import {
  hasRoom,
  isHeldBy,
  isLocked,
  isPortable,
  isShut,
  isTuckedAway,
  isWithin,
  isWornBy,
  parentOf,
  relationOfThing,
} from '../containment.ts';
import { has, type Thing } from '../world.ts';
import type { Deed, Rule } from './deed.ts';
import { carry, refuseTaking, takeInHand } from './hands.ts';
import { type Laws, lawOn } from './law.ts';
import { the, The } from '../naming.ts';
import { takeOff } from './wearing.ts';

const suitsTaking = (thing: Thing, subject: Thing): number =>
  !isPortable(thing) ? 0 : isWithin0(thing, subject) ? 1 : 2;

const isWithin0 = (thing: Thing, subject: Thing): boolean => isHeldBy(thing, subject) || isWornBy(thing, subject);

/** [TAKE1]–[TAKE6] */
const take: Rule = (deed) => {
  const thing = deed.it;
  // Taking by the hand or the sleeve is touching, not taking.
  if (deed.action.part && thing.kind === 'actor') return undefined;
  const source = deed.target && deed.target.id !== deed.subject.id ? deed.target : undefined;
  const misplaced = source && deed.action.preposition !== 'with' ? refuseSource(deed, thing, source) : undefined;
  if (misplaced) return misplaced;
  if (isWornBy(thing, deed.subject)) return takeOff(deed);
  if (isHeldBy(thing, deed.subject) && isTuckedAway(thing)) return deed.unset(thing, 'concealed');
  if (isHeldBy(thing, deed.subject) && gripping.has(deed.action.word)) return hold(deed);
  return refuseTaking(deed, thing) ?? carry(deed, thing);
};

/** [FIGHT5] Words for getting a grip on what one may well have already. */
const gripping = wordSet(`
  grab seize grasp clutch grip get_hold take_hold grab_hold hold pick_up clench clasp get produce take_up
`);

/** [TAKE4] It must be where the actor says it is, and that must be open. */
function refuseSource(deed: Deed, thing: Thing, source: Thing): Refusal | undefined {
  if (!isWithin(deed.world, thing, source))
    return deed.refuseAs('not-there', thing, `not ${sourceWord(source)} ${the(source)}`);
  if (thing.at && 'in' in thing.at && isShut(source)) {
    return isLocked(source)
      ? deed.refuse('locked', `${The(source)} is locked.`)
      : deed.refuse('closed', `${The(source)} is closed.`);
  }
  return undefined;
}

const sourceWord = (source: Thing): string =>
  source.kind === 'actor' ? 'with' : has(source, 'container') ? 'in' : has(source, 'supporter') ? 'on' : 'at';

/** [TAKE7] What somebody holds can be snatched; what they wear cannot. */
const steal: Rule = (deed) => {
  const thing = deed.it;
  const { subject, target } = deed;
  if (target?.id === subject.id) return deed.refuseSelf('cannot steal from');
  if (thing.kind === 'actor') return deed.refuseAs('person', thing, 'not a thing to be stolen');
  const misplaced = target ? refuseSource(deed, thing, target) : undefined;
  if (misplaced) return misplaced;
  if (isWithin(deed.world, subject, thing))
    return deed.refuseAs('inside', subject, `too close to ${the(thing)} to carry it off`);
  const holder = parentOf(deed.world, thing);
  if (holder?.kind === 'actor' && holder.id !== subject.id && relationOfThing(thing) === 'heldBy')
    return carry(deed, thing);
  return refuseTaking(deed, thing) ?? carry(deed, thing);
};

/** [TAKE8] Down where one stands. */
const drop: Rule = (deed) => {
  const thing = deed.it;
  const { subject } = deed;
  if (thing.id === subject.id) return deed.refuseSelf('cannot drop');
  if (thing.kind === 'actor' && deed.action.part) return undefined;
  const mine = isWithin(deed.world, thing, subject) && relationOfThing(thing) !== 'partOf';
  if (thing.kind === 'actor' && !isHeldBy(thing, subject))
    return deed.refuseAs('person', subject, `not holding ${the(thing)}`);
  if (!mine) return deed.refuseAs('not-held', subject, `not holding ${the(thing)}`);
  if (isWornBy(thing, subject)) deed.preludes.push(`take off ${the(thing)}`);
  return layDown(deed, thing);
};

/** Lets go of it: onto the floor, or into or onto what one is in or on when there is room. */
export function layDown(deed: Deed, thing: Thing): Refusal | undefined {
  const { subject } = deed;
  const around = parentOf(deed.world, subject);
  if (!around) return deed.refuseAs('not-here', subject, 'nowhere things can be put down');
  const relation = relationOfThing(subject);
  const inOrOn =
    (relation === 'in' || relation === 'on') && around.kind === 'prop' && hasRoom(deed.world, around, thing);
  deed.unset(thing, 'wielded');
  if (inOrOn) deed.move(thing, relation, around);
  else deed.move(thing, 'in', relation === 'in' && isShut(around) ? around : (deed.place ?? around));
  return undefined;
}

/** [FIGHT5] To hold on to what one has; to get hold of what one has not. */
const hold: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind === 'actor') return undefined;
  if (isWornBy(thing, deed.subject)) return undefined;
  if (!isHeldBy(thing, deed.subject)) {
    const lifted = deed.action.verb === 'raise';
    if (!lifted && (has(thing, 'fixed') || has(thing, 'scenery') || has(thing, 'door') || thing.kind === 'place'))
      return undefined;
    const refusal = takeInHand(deed, thing);
    if (refusal) return refusal;
    deed.preludes.length = 0;
  }
  deed.unset(thing, 'concealed');
  if (has(thing, 'weapon')) deed.set(thing, 'wielded', true);
  return undefined;
};

const holding = { loose: true, suits: (thing: Thing, subject: Thing) => (isHeldBy(thing, subject) ? 2 : 1) };

export const takingLaws = {
  hold: lawOn(hold, holding),
  raise: lawOn(hold, holding),
  take: lawOn(take, { suits: suitsTaking, target: 'touch' }),
  remove: lawOn(take, { suits: (thing, subject) => (isWornBy(thing, subject) ? 2 : suitsTaking(thing, subject)) }),
  steal: lawOn(steal, { suits: (thing) => (isPortable(thing) ? 1 : 0) }),
  drop: lawOn(drop, { suits: (thing, subject) => (isHeldBy(thing, subject) ? 2 : isWornBy(thing, subject) ? 1 : 0) }),
} satisfies Laws;

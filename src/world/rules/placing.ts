import type { Refusal } from '../../drama/refusal.ts';
import { wordSet } from '../../kit/word-list.ts';
import type { Relation } from '../../drama/whereabouts.ts';
import {
  contents,
  hasRoom,
  isContainer,
  isHeldBy,
  isLocked,
  isOpen,
  isShut,
  isSupporter,
  isWithin,
  isWornBy,
  parentOf,
  relationOfThing,
} from '../containment.ts';
import { shines } from '../light.ts';
import { has, is, type Thing } from '../world.ts';
import type { Deed, Rule } from './deed.ts';
import { give } from './giving.ts';
import { refuseStowing, takeInHand, tuckAway } from './hands.ts';
import { type Laws, lawOn, fits } from './law.ts';
import { doesDo, the, The } from '../naming.ts';
import { fitsUnderArm } from '../stowing.ts';
import { layDown } from './taking.ts';
import { takeOff } from './wearing.ts';

/** [PUT1]–[PUT3] */
export const put: Rule = (deed) => {
  const thing = deed.it;
  const { subject, target, action } = deed;
  if (thing.id === subject.id && target) return undefined;
  if (thing.kind === 'actor') return deed.refuseAs('person', thing, 'not a thing to be put anywhere');
  if (!target) {
    if (!action.targetWord && !action.direction && action.word !== 'put back' && action.word !== 'return')
      return deed.refuse('incomplete', `${The(subject)} must say where to put ${the(thing)}.`);
    return takeInHand(deed, thing) ?? layDown(deed, thing);
  }
  if (target.kind === 'place') return takeInHand(deed, thing) ?? layDown(deed, thing);
  if (target.kind === 'actor' && action.preposition !== 'toward') return putOnPerson(deed, thing, target);
  if (action.preposition === 'toward') return takeInHand(deed, thing) ?? layDown(deed, thing);
  if (isUnderOwnClothes(deed, target)) return tuckAway(deed, thing);
  const relation = placement(action.preposition, target);
  if (thing.id === target.id) return deed.refuse('self', `${The(thing)} cannot be put ${relation} itself.`);
  if (isWithin(deed.world, target, thing))
    return deed.refuseAs('inside', target, `itself ${relationOfThing(target) ?? 'in'} ${the(thing)}`);
  if (thing.at && relationOfThing(thing) === relation && parentOf(deed.world, thing)?.id === target.id)
    return deed.refuseAs('already', thing, `${relation} ${the(target)} already`);
  return refusePlacing(deed, target, relation) ?? takeInHand(deed, thing) ?? settle(deed, thing, target, relation);
};

/** Under one's own cloak, up its sleeve. */
const isUnderOwnClothes = ({ subject, action }: Deed, target: Thing): boolean =>
  isWornBy(target, subject) &&
  !isContainer(target) &&
  /^(in|inside|under|beneath|up|down|behind)$/.test(action.preposition ?? '');

/** In, on, under or behind: what the preposition says, or what the target is for when it says nothing clear. */
export function placement(preposition: string | undefined, target: Thing): Relation {
  switch (preposition) {
    case 'in':
    case 'down':
      return 'in';
    case 'on':
    case 'over':
      // On the fire is in the hearth.
      return !isSupporter(target) && isContainer(target) && has(target, 'lightable') ? 'in' : 'on';
    case 'under':
      return 'under';
    case 'behind':
      return 'behind';
    default:
      return isContainer(target) && !isSupporter(target) ? 'in' : 'on';
  }
}

/** A nail holds on anything. */
const fastening = wordSet('pin nail tack attach fix stick hang hang_up drape glue tape');

/** Why the target cannot take anything in that way. */
export function refusePlacing(deed: Deed, target: Thing, relation: Relation): Refusal | undefined {
  if (relation === 'in') {
    if (!isContainer(target) && !has(target, 'fillable') && !has(target, 'bed'))
      return deed.refuse('wrong-trait', `Nothing can be put into ${the(target)}.`);
    if (isShut(target)) {
      return isLocked(target)
        ? deed.refuseAs('closed', target, 'closed and locked')
        : deed.refuseAs('closed', target, 'closed');
    }
    if (is(target, 'broken')) return deed.refuse('wrong-trait', `${The(target)} is broken and holds nothing any more.`);
  }
  if (relation === 'on' && !isSupporter(target) && !fastening.has(deed.action.word))
    return deed.refuse('wrong-trait', `Nothing would stay on ${the(target)}.`);
  return undefined;
}

/** Puts what is in hand there, if there is room. */
export function settle(deed: Deed, thing: Thing, target: Thing, relation: Relation): Refusal | undefined {
  if ((relation === 'in' || relation === 'on') && !hasRoom(deed.world, target, thing))
    return deed.refuse('full', `There is no room ${relation} ${the(target)} for ${the(thing)}.`);
  deed.unset(thing, 'wielded');
  deed.move(thing, relation, target);
  if (relation === 'under' || relation === 'behind') deed.unset(thing, 'revealed');
  if (relation === 'in' && has(thing, 'burnable') && isFire(target)) {
    deed.set(thing, 'burning', true);
    deed.tell(`${The(thing)} ${doesDo(thing) === 'do' ? 'catch' : 'catches'} fire.`);
  }
  return undefined;
}

/** A hearth or brazier alight: what is thrown in burns. A lamp that is merely on does not. */
export function isFire(thing: Thing): boolean {
  return (is(thing, 'burning') || (has(thing, 'lightable') && is(thing, 'lit'))) && shines(thing);
}

function putOnPerson(deed: Deed, thing: Thing, person: Thing): Refusal | undefined {
  const { part, preposition } = deed.action;
  // In one's own hand, up one's own sleeve: kept, not given.
  const worn = has(thing, 'wearable') && ['on', 'over', 'around'].includes(preposition ?? '');
  const isKept = hiding.has(deed.action.word) || keeping.test(part ?? '');
  if (person.id === deed.subject.id && part && isKept && !worn) return tuckAway(deed, thing);
  const isUnderArm = preposition === 'under' && /^(arm|armpit)s?$/.test(part ?? '');
  if (isUnderArm && !fitsUnderArm(thing)) return refuseStowing(deed, thing);
  if (person.id === deed.subject.id && part && !worn) return takeInHand(deed, thing);
  // Into somebody's pocket, up their sleeve, in their lap: it is with them from then on.
  const isAbout = /^(in|into|up|down|inside)$/.test(preposition ?? '') && keeping.test(part ?? '');
  if (isAbout && !has(thing, 'weapon')) return give(deed);
  // A blade at the throat is no gift.
  if (part && !/^(hand|palm|finger)/.test(part) && !has(thing, 'wearable')) return takeInHand(deed, thing);
  if (/^(hands?|palms?|fingers)$/.test(part ?? '') || preposition === 'in' || preposition === 'to') return give(deed);
  if (preposition === 'behind' || preposition === 'under' || preposition === 'by')
    return takeInHand(deed, thing) ?? layDown(deed, thing);
  if (!has(thing, 'wearable')) return deed.refuseAs('wrong-trait', thing, `nothing ${the(person)} could wear`);
  if (isWornBy(thing, person)) return deed.refuseAs('already', person, `wearing ${the(thing)} already`);
  const refusal = takeInHand(deed, thing);
  if (refusal) return refusal;
  deed.move(thing, 'wornBy', person);
  return undefined;
}

/** Words for putting out of everybody's sight. */
const hiding = wordSet('hide conceal secrete pocket');

const keeping = /^(pockets?|sleeves?|lap|collar|hood|cuffs?|belt|hat|cap|apron)$/;

/** [PUT4] Out of the hand and out of the way. */
const putAway: Rule = (deed) => {
  const thing = deed.it;
  const { subject, world } = deed;
  if (isWornBy(thing, subject)) return takeOff(deed);
  if (hiding.has(deed.action.word)) return tuckAway(deed, thing);
  const refusal = takeInHand(deed, thing);
  if (refusal) return refusal;
  deed.unset(thing, 'wielded');
  const bag = contents(world, subject, 'heldBy', 'wornBy').find(
    (held) => held.id !== thing.id && isContainer(held) && isOpen(held) && hasRoom(world, held, thing),
  );
  if (bag && isHeldBy(deed.thing(thing.id), subject)) deed.move(thing, 'in', bag);
  return undefined;
};

export const placingLaws = {
  put: lawOn(put, {
    suits: (thing, subject) => (isHeldBy(thing, subject) ? 2 : thing.kind === 'prop' ? 1 : 0),
    suitsTarget: fits(
      (thing) => isContainer(thing) || isSupporter(thing),
      (thing) => !isShut(thing),
    ),
  }),
  'put away': lawOn(putAway, { suits: (thing, subject) => (isHeldBy(thing, subject) ? 2 : 1) }),
} satisfies Laws;

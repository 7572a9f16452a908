import { isWithin, hasRoom, isContainer, isDead, isHeldBy, isPortable } from '../containment.ts';
import { has, is } from '../world.ts';
import { breakApart } from './breaking.ts';
import type { Rule } from './deed.ts';
import { hurt } from './fighting.ts';
import { takeInHand } from './hands.ts';
import { type Laws, lawOn } from './law.ts';
import { himself, isAre, the, The } from '../naming.ts';
import { placement, put, refusePlacing, settle } from './placing.ts';
import { layDown } from './taking.ts';

/** [HAND5], [BREAK4] */
const throwIt: Rule = (deed) => {
  const thing = deed.it;
  const { subject, target, action } = deed;
  // slings it over her shoulder
  if (target?.id === subject.id && action.part) return put(deed);
  if (thing.id === subject.id || target?.id === subject.id)
    return deed.refuse('self', `${The(subject)} cannot throw ${target ? `${the(thing)} at ` : ''}${himself(subject)}.`);
  if (thing.kind === 'actor') return deed.refuseAs('person', thing, 'not a thing to be thrown');
  if (target && target.id === thing.id) return deed.refuse('self', `${The(thing)} cannot be thrown at itself.`);
  if (target && isWithin(deed.world, target, thing))
    return deed.refuseAs('inside', target, `in, on or behind ${the(thing)}`);
  const refusal = takeInHand(deed, thing);
  if (refusal) return refusal;
  deed.unset(thing, 'wielded');
  if (
    target?.kind === 'actor' &&
    action.preposition === 'to' &&
    !isDead(target) &&
    hasRoom(deed.world, target, thing)
  ) {
    deed.move(thing, 'heldBy', target);
    deed.tell(`${The(target)} catches ${isAre(thing) === 'are' ? 'them' : 'it'}.`);
    return undefined;
  }
  if (target?.kind === 'prop' && ['in', 'on', 'under', 'behind'].includes(action.preposition ?? '')) {
    const relation = placement(action.preposition, target);
    if (relation !== 'in' || isContainer(target) || !has(target, 'breakable'))
      return refusePlacing(deed, target, relation) ?? settle(deed, thing, target, relation);
  }
  const fallen = layDown(deed, thing);
  if (fallen) return fallen;
  if (target?.kind === 'actor' && (has(thing, 'weapon') || has(thing, 'sharp') || has(thing, 'blunt')))
    hurt(deed, target);
  if (target?.kind === 'prop' && has(target, 'breakable') && !is(target, 'broken')) breakApart(deed, target);
  if (has(thing, 'breakable') && !is(thing, 'broken')) breakApart(deed, thing);
  return undefined;
};

export const throwingLaws = {
  throw: lawOn(throwIt, {
    target: 'see',
    suits: (thing, subject) => (isHeldBy(thing, subject) ? 2 : isPortable(thing) ? 1 : 0),
  }),
} satisfies Laws;

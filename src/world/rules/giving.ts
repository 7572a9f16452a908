import { hasRoom, isDead, isHeldBy, isPortable, isTuckedAway, isWithin } from '../containment.ts';
import type { Rule } from './deed.ts';
import { takeInHand } from './hands.ts';
import { law, type Laws } from './law.ts';
import { listed, the, The } from '../naming.ts';
import { bothHands, fitsUnderArm, inHands } from '../stowing.ts';

/** [HAND4] */
export const give: Rule = (deed) => {
  const thing = deed.it;
  const { subject, target } = deed;
  if (!target) return deed.refuse('incomplete', `${The(subject)} must give ${the(thing)} to somebody.`);
  if (target.id === subject.id) return deed.refuseSelf(`cannot give ${the(thing)} to`);
  if (thing.kind === 'actor') return deed.refuseAs('person', thing, 'not a thing to be given');
  if (target.kind !== 'actor') return deed.refuse('wrong-trait', `${The(target)} cannot receive anything.`);
  if (isDead(target)) return deed.refuse('impossible', `${The(target)} is past receiving anything.`);
  if (isWithin(deed.world, target, thing))
    return deed.refuse('inside', `${The(target)} is in, on or behind ${the(thing)}.`);
  if (isHeldBy(thing, target)) return deed.refuse('already', `${The(target)} has ${the(thing)} already.`);
  const refusal = takeInHand(deed, thing);
  if (refusal) return refusal;
  if (thing.size > target.capacity) return deed.refuseAs('too-heavy', thing, `too much for ${the(target)}`);
  if (!hasRoom(deed.world, target, thing))
    return deed.refuse('full', `${The(target)} has no hand free for ${the(thing)}.`);
  const held = inHands(deed.world, target).filter(({ id }) => id !== thing.id);
  const gathered = held.filter(fitsUnderArm);
  // With a flame in one hand and a full cup in the other nobody takes a third thing.
  if (held.length - gathered.length >= bothHands)
    return deed.refuse('full', `${The(target)} has no hand free: there are ${listed(held)} in them.`);
  deed.unset(thing, 'wielded');
  deed.move(thing, 'heldBy', target);
  // Whoever has something in either hand finds a place for it.
  return held.length >= bothHands
    ? deed.tell(`${The(target)} gathers ${listed(gathered)} under one arm to take it.`)
    : undefined;
};

const show: Rule = (deed) => {
  const thing = deed.it;
  if (deed.target?.id === deed.subject.id)
    return deed.refuse('self', `${The(deed.subject)} can see ${the(thing)} anyway.`);
  if (!deed.target) return deed.refuse('incomplete', `${The(deed.subject)} must show ${the(thing)} to somebody.`);
  if (deed.target.kind !== 'actor')
    return deed.refuse('wrong-trait', `${The(deed.target)} has no eyes for ${the(thing)}.`);
  const isAbout = isWithin(deed.world, thing, deed.subject) && !isTuckedAway(thing);
  if (!isPortable(thing) || isAbout) return undefined;
  return takeInHand(deed, thing);
};

export const givingLaws = {
  give: law(give, {
    needs: ['object', 'target'],
    suits: (thing, subject) => (isHeldBy(thing, subject) ? 2 : isPortable(thing) ? 1 : 0),
    suitsTarget: (thing, subject) => (thing.kind === 'actor' && thing.id !== subject.id ? 2 : 0),
  }),
  show: law(show, {
    needs: ['object', 'target'],
    target: 'see',
    suits: (thing, subject) => (isHeldBy(thing, subject) ? 2 : 1),
    suitsTarget: (thing) => (thing.kind === 'actor' ? 2 : 0),
  }),
} satisfies Laws;

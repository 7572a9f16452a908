import { isHeldBy, isWornBy, bearerOf } from '../containment.ts';
import { has } from '../world.ts';
import type { Rule } from './deed.ts';
import { carry, takeInHand } from './hands.ts';
import { type Laws, lawOn, fits, having } from './law.ts';
import { doesDo, the, The } from '../naming.ts';

/** [WEAR1] */
const wear: Rule = (deed) => {
  const thing = deed.it;
  const { subject } = deed;
  if (thing.kind !== 'prop' || !has(thing, 'wearable')) return deed.refuseAs('wrong-trait', thing, 'nothing to wear');
  if (isWornBy(thing, subject)) return deed.refuseAs('already', subject, `wearing ${the(thing)} already`);
  const refusal = takeInHand(deed, thing);
  if (refusal) return refusal;
  deed.unset(thing, 'wielded');
  deed.move(thing, 'wornBy', subject);
  return undefined;
};

export const takeOff: Rule = (deed) => {
  const thing = deed.it;
  const { subject } = deed;
  if (!isWornBy(thing, subject)) {
    const bearer = bearerOf(deed.world, thing);
    const who =
      bearer && bearer.id !== subject.id && isWornBy(thing, bearer)
        ? `${The(bearer)} is wearing ${the(thing)}.`
        : undefined;
    return deed.refuse('not-worn', who ?? `${The(subject)} ${doesDo(subject)} not have ${the(thing)} on.`);
  }
  return carry(deed, thing);
};

export const wearingLaws = {
  wear: lawOn(wear, { suits: fits(having('wearable'), (thing, subject) => !isWornBy(thing, subject)) }),
  'take off': lawOn(takeOff, {
    suits: (thing, subject) =>
      isWornBy(thing, subject) ? 2 : has(thing, 'wearable') || isHeldBy(thing, subject) ? 1 : 0,
  }),
} satisfies Laws;

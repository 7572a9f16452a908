import { isHeldBy, isWornBy } from '../containment.ts';
import { has } from '../world.ts';
import type { Rule } from './deed.ts';
import { takeInHand } from './hands.ts';
import { type Laws, lawOn } from './law.ts';

/** [FIGHT5] To hold on to what one has; to get hold of what one has not. */
export const hold: Rule = (deed) => {
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
  if (has(thing, 'weapon')) deed.set(thing, 'wielded', true);
  return undefined;
};

export const holdingLaws = {
  hold: lawOn(hold, { loose: true, suits: (thing, subject) => (isHeldBy(thing, subject) ? 2 : 1) }),
  raise: lawOn(hold, { loose: true, suits: (thing, subject) => (isHeldBy(thing, subject) ? 2 : 1) }),
} satisfies Laws;

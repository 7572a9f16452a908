import type { Refusal } from '../../drama/refusal.ts';
import { contents, isContainer, isLocked, isOpen, isOpenable } from '../containment.ts';
import { has, is, stateOf, type Thing } from '../world.ts';
import { revealBehind } from './breaking.ts';
import type { Deed, Rule } from './deed.ts';
import { heldThat, takeInHand } from './hands.ts';
import { type Laws, lawOn, fits, notYet, being } from './law.ts';
import { doesDo, listed, the, The } from '../naming.ts';

/** A letter, a bottle, an envelope that was sealed opens too. */
const opens = (thing: Thing): boolean =>
  isOpenable(thing) || stateOf(thing, 'sealed') !== undefined || stateOf(thing, 'open') !== undefined;

/** [OPEN1] */
const open: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind === 'actor') return deed.refuse('wrong-trait', `${The(thing)} cannot be opened.`);
  if (!opens(thing) && /^un(fold|roll)$/.test(deed.action.word) && (has(thing, 'readable') || has(thing, 'writable'))) {
    deed.unset(thing, 'folded');
    return undefined;
  }
  if (!opens(thing)) {
    // A cloth that only hangs there is drawn aside: that shows what is behind it.
    if (deed.action.word !== deed.action.verb && contents(deed.world, thing, 'behind').length > 0) {
      revealBehind(deed, thing);
      return undefined;
    }
    return deed.refuse('wrong-trait', `${The(thing)} ${doesDo(thing)} not open.`);
  }
  if (isLocked(thing)) {
    const unlocked = deed.instrument ? unlock(deed) : deed.refuseAs('locked', thing, 'locked');
    if (unlocked) return unlocked;
  }
  if (is(thing, 'sealed')) {
    deed.set(thing, 'sealed', false);
    if (isOpenable(thing)) deed.set(thing, 'open', true);
    return undefined;
  }
  if (isOpen(thing)) return deed.refuseAs('already', thing, 'open already');
  deed.set(thing, 'open', true);
  const inside = contents(deed.world, thing, 'in').filter((inner) => !has(inner, 'hidden') || is(inner, 'revealed'));
  if (isContainer(thing) && !has(thing, 'transparent'))
    deed.tell(inside.length > 0 ? `Inside ${inside.length > 1 ? 'are' : 'is'} ${listed(inside)}.` : 'It is empty.');
  if (!has(thing, 'door')) revealBehind(deed, thing);
  return undefined;
};

const close: Rule = (deed) => {
  const thing = deed.it;
  if (thing.kind === 'actor' || !(isOpenable(thing) || stateOf(thing, 'open') !== undefined))
    return deed.refuse('wrong-trait', `${The(thing)} ${doesDo(thing)} not close.`);
  if (is(thing, 'broken')) return deed.refuseAs('wrong-trait', thing, 'broken and will not close');
  if (!isOpen(thing)) return deed.refuseAs('already', thing, 'closed already');
  deed.set(thing, 'open', false);
  for (const inner of contents(deed.world, thing, 'behind')) deed.unset(inner, 'revealed');
  return undefined;
};

/** [OPEN3] The key that fits: the one named, or one in hand. */
function refuseKey(deed: Deed, thing: Thing): Refusal | undefined {
  const named = deed.instrument;
  if (named) {
    if (thing.key === undefined) {
      return isLikelyKey(named)
        ? deed.refuse('wrong-key', `${The(named)} ${doesDo(named)} not fit ${the(thing)}.`)
        : undefined;
    }
    const refusal = takeInHand(deed, named);
    if (refusal) return refusal;
    return named.id === thing.key
      ? undefined
      : deed.refuse('wrong-key', `${The(named)} ${doesDo(named)} not fit ${the(thing)}.`);
  }
  if (thing.key === undefined) return undefined;
  const key = heldThat(deed, (held) => held.id === thing.key);
  return key ? undefined : deed.refuse('not-held', `${The(deed.subject)} has no key that fits ${the(thing)}.`);
}

const isLikelyKey = (thing: Thing): boolean => /key/i.test(thing.name);

const isLockable = (thing: Thing): boolean => has(thing, 'lockable');

const unlock: Rule = (deed) => {
  const thing = deed.it;
  if (!isLockable(thing)) return deed.refuse('wrong-trait', `${The(thing)} ${hasNoLock}.`);
  if (!is(thing, 'locked')) return deed.refuseAs('already', thing, 'not locked');
  return refuseKey(deed, thing) ?? deed.set(thing, 'locked', false);
};

const lock: Rule = (deed) => {
  const thing = deed.it;
  if (!isLockable(thing)) return deed.refuse('wrong-trait', `${The(thing)} ${hasNoLock}.`);
  if (is(thing, 'locked')) return deed.refuseAs('already', thing, 'locked already');
  if (isOpenable(thing) && isOpen(thing)) return deed.refuseAs('open', thing, 'open; it must be closed first');
  return refuseKey(deed, thing) ?? deed.set(thing, 'locked', true);
};

const hasNoLock = 'has no lock';

export const openingLaws = {
  open: lawOn(open, { suits: fits(opens, (thing) => !isOpen(thing) || is(thing, 'sealed')) }),
  close: lawOn(close, { suits: fits(isOpenable, isOpen) }),
  lock: lawOn(lock, { guarded: true, suits: fits(isLockable, notYet('locked')) }),
  unlock: lawOn(unlock, { guarded: true, suits: fits(isLockable, being('locked')) }),
} satisfies Laws;

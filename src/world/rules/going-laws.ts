import { has, stateOf, type Thing } from '../world.ts';
import type { Rule } from './deed.ts';
import { his, the, The } from '../naming.ts';
import { climb, enter, enterable, exit, hide } from './entering.ts';
import { drive, go, step } from './going.ts';
import { law, passes, type Laws, lawOn, fits, having } from './law.ts';

/** [GO7] */
const follow: Rule = (deed) => {
  const leader = deed.it;
  if (leader.id === deed.subject.id) return deed.refuseSelf('cannot follow');
  if (leader.kind !== 'actor') return deed.refuseAs('wrong-trait', leader, 'going nowhere');
  if (stateOf(deed.subject, 'following') === leader.id)
    return deed.refuseAs('already', deed.subject, `following ${the(leader)} already`);
  return deed.set(deed.subject, 'following', leader.id);
};

const unfollow: Rule = (deed) => {
  const following = stateOf(deed.subject, 'following');
  if (!following || (deed.object && following !== deed.object.id))
    return deed.refuseAs('already', deed.subject, `not following ${deed.object ? the(deed.object) : 'anyone'}`);
  return deed.set(deed.subject, 'following', null);
};

const block: Rule = (deed) => {
  const { object, subject, action } = deed;
  if (object?.id === subject.id) return deed.refuse('self', `${The(subject)} cannot stand in ${his(subject)} own way.`);
  return deed.set(subject, 'blocking', object?.id ?? action.direction ?? 'way');
};

const leadsSomewhere = (thing: Thing): boolean => thing.kind === 'place' || enterable(thing) || has(thing, 'door');

export const goingLaws = {
  go: law(go, { object: 'any', loose: true, suits: (thing) => (thing.kind === 'place' ? 2 : 1) }),
  step: law(step, { object: 'see', loose: true }),
  drive: law(drive, { target: 'any', loose: true, suits: fits(having('vehicle')) }),
  pace: law(passes, { object: 'any', loose: true }),
  enter: law(enter, { object: 'any', suits: fits(leadsSomewhere) }),
  exit: law(exit, { object: 'any', loose: true, startsHere: true, suits: fits(leadsSomewhere) }),
  climb: law(climb, { suits: (thing) => (enterable(thing) ? 2 : 1) }),
  hide: law(hide, { loose: true, suits: (thing) => (has(thing, 'portable') ? 0 : 1) }),
  follow: lawOn(follow, { object: 'see', suits: (thing) => (thing.kind === 'actor' ? 2 : 0) }),
  unfollow: law(unfollow, { object: 'hear' }),
  block: law(block, {
    object: 'see',
    loose: true,
    suits: (thing) => (thing.kind === 'actor' || has(thing, 'door') ? 2 : 1),
  }),
  lead: law(passes, { object: 'see', loose: true }),
} satisfies Laws;

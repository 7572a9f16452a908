import { stateOf } from '../world.ts';
import type { Rule } from './deed.ts';
import { his, the, The } from '../naming.ts';

/** [GO7] */
export const follow: Rule = (deed) => {
  const leader = deed.it;
  if (leader.id === deed.subject.id) return deed.refuseSelf('cannot follow');
  if (leader.kind !== 'actor') return deed.refuseAs('wrong-trait', leader, 'going nowhere');
  if (stateOf(deed.subject, 'following') === leader.id)
    return deed.refuseAs('already', deed.subject, `following ${the(leader)} already`);
  return deed.set(deed.subject, 'following', leader.id);
};

export const unfollow: Rule = (deed) => {
  const following = stateOf(deed.subject, 'following');
  if (!following || (deed.object && following !== deed.object.id))
    return deed.refuseAs('already', deed.subject, `not following ${deed.object ? the(deed.object) : 'anyone'}`);
  return deed.set(deed.subject, 'following', null);
};

export const block: Rule = (deed) => {
  const { object, subject, action } = deed;
  if (object?.id === subject.id) return deed.refuse('self', `${The(subject)} cannot stand in ${his(subject)} own way.`);
  return deed.set(subject, 'blocking', object?.id ?? action.direction ?? 'way');
};

import { stateOf } from '../world.ts';
import type { Rule } from './deed.ts';
import { himself, his, isAre, the, The } from '../naming.ts';

/** [GO7] */
export const follow: Rule = (deed) => {
  const leader = deed.it;
  if (leader.id === deed.subject.id)
    return deed.refuse('self', `${The(deed.subject)} cannot follow ${himself(deed.subject)}.`);
  if (leader.kind !== 'actor') return deed.refuse('wrong-trait', `${The(leader)} ${isAre(leader)} going nowhere.`);
  if (stateOf(deed.subject, 'following') === leader.id)
    return deed.refuse('already', `${The(deed.subject)} is following ${the(leader)} already.`);
  deed.set(deed.subject, 'following', leader.id);
  return undefined;
};

export const unfollow: Rule = (deed) => {
  const following = stateOf(deed.subject, 'following');
  if (!following || (deed.object && following !== deed.object.id)) {
    return deed.refuse(
      'already',
      `${The(deed.subject)} is not following ${deed.object ? the(deed.object) : 'anyone'}.`,
    );
  }
  deed.set(deed.subject, 'following', null);
  return undefined;
};

export const block: Rule = (deed) => {
  const { object, subject, action } = deed;
  if (object?.id === subject.id) return deed.refuse('self', `${The(subject)} cannot stand in ${his(subject)} own way.`);
  deed.set(subject, 'blocking', object?.id ?? action.direction ?? 'way');
  return undefined;
};

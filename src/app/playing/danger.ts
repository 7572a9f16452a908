import { rowOf } from '../../drama/verb.ts';
import type { OfferedDeed } from '../../drama/deed.ts';

/** A deed that cannot be taken back, done to a person or a thing: it is asked for twice. */
export function isDangerous({ action }: Pick<OfferedDeed, 'action'>): boolean {
  const { stirs, tense } = rowOf(action.verb);
  const isAtPerson = [action.object, action.target].some((id) => id?.startsWith('actor:'));
  return stirs === 'violence' || (tense === true && isAtPerson);
}

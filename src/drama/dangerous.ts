import type { OfferedDeed } from './deed.ts';
import { rowIn } from './verb.ts';

/** A deed that cannot be taken back, done to a person or a thing: it is asked for twice, and nobody is given the idea. */
export function isDangerous({ action }: Pick<OfferedDeed, 'action'>): boolean {
  const { stirs, tense } = rowIn(action);
  const isAtPerson = [action.object, action.target].some((id) => id?.startsWith('actor:'));
  return stirs === 'violence' || (tense === true && isAtPerson);
}

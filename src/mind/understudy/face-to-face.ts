import type { EntityId } from '../../drama/entity-id.ts';
import { plain } from '../../play/plain-words.ts';
import { mentionedIn } from '../hearing/naming.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Answering } from './candidate.ts';

/**
 * A composed claim as it is said to somebody's face: whoever listens is *you*, whoever speaks is *I*. Nothing where the grammar
 * would come out wrong; then something else is said.
 */
export function toTheirFace(claim: string, { context, part, by, tongue }: Answering): string | undefined {
  const named = mentionedIn(plain(claim), part.names).filter(({ kind }) => kind === 'actor');
  const isNamed = (id: EntityId | undefined): boolean => id !== undefined && named.some((one) => one.id === id);
  const names = (id: EntityId | undefined): readonly string[] => {
    const one = part.names.find((candidate) => candidate.id === id);
    return one ? [one.name, ...one.names.map((name) => name.trim())] : [];
  };
  let text: string | undefined = claim;
  if (isNamed(by)) text = mindTongues[tongue].inPerson(text, names(by), 'you');
  if (text !== undefined && isNamed(context.actor))
    text = mindTongues[tongue].inPerson(text, names(context.actor), 'I');
  return text;
}

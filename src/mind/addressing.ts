import type { EntityId } from '../drama/entity-id.ts';
import type { ActorContext } from './context.ts';
import type { Witnessed } from './witnessed.ts';
import type { Named } from './hearing/naming.ts';

/** To whom a line is said, as far as a listener can tell; nobody in particular if it is said to the room. */
export function addresseeHeard(line: Witnessed, context: ActorContext, names: readonly Named[]): EntityId | undefined {
  if (line.to !== undefined) return line.to;
  const present = [context.actor, ...context.others.map(({ id }) => id)].filter((id) => id !== line.by);
  const words = line.plain ?? '';
  const called = present.filter((id) =>
    names.find((named) => named.id === id)?.names.some((name) => isVocative(words, line.words ?? '', name)),
  );
  if (called.length === 1) return called[0];
  if (present.length === 1) return present[0];
  // Whoever they were last talking with, they are still talking with.
  const before = context.past.filter(({ seq, words: said }) => said !== undefined && seq < line.seq).slice(-4);
  const last = before.findLast(({ by, to }) => (by === line.by && to !== undefined) || to === line.by);
  const partner = last?.by === line.by ? last?.to : last?.by;
  return partner !== undefined && present.includes(partner) && called.length === 0 ? partner : undefined;
}

/** A name that calls somebody stands at the beginning or the end, or is the only one there is. */
function isVocative(words: string, raw: string, name: string): boolean {
  if (!words.includes(name)) return false;
  if (words.startsWith(name) || words.endsWith(name)) return true;
  const bare = name.trim();
  return new RegExp(
    `[,，]\\s*(?:[\\p{L}.]+\\s+){0,2}${bare.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*[,，.!?]`,
    'iu',
  ).test(raw);
}

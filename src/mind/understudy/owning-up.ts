import type { ActorContext } from '../context.ts';
import type { Heard } from '../hearing/hearing.ts';
import { readActs, type Part } from '../part.ts';

/** They have owned up to something in so many words. */
export const hasConfessed = ({ past, actor }: ActorContext): boolean =>
  past.some((line) => line.by === actor && line.kind === 'line' && readActs(line).includes('confession'));

/** They have told the secret of their own doing that this is about: by the thing that is named, or else by what is talked of. */
export const hasToldOf = ({ matters, about }: Heard, { past, actor }: ActorContext, { knowledge }: Part): boolean => {
  const things = about.filter((id) => id.startsWith('prop:'));
  const isMeant = ({ matter }: Part['knowledge'][number]): boolean =>
    things.length > 0 ? things.some((id) => matter.about?.includes(id)) : matters[0]?.matter.id === matter.id;
  const own = knowledge.filter((one) => one.knowledge.source === 'did' && one.knowledge.secret && isMeant(one));
  const isTold = (tells: readonly string[]): boolean => own.some(({ matter }) => tells.includes(matter.id));
  return own.length > 0 && past.some(({ by, tells }) => by === actor && tells !== undefined && isTold(tells));
};

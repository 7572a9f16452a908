import type { EntityId } from '../../drama/entity-id.ts';
import { addressHeard } from '../addressing.ts';
import type { ActorContext } from '../context.ts';
import type { Part } from '../part.ts';
import type { Witnessed } from '../witnessed.ts';
import { listen, type LineStimulus } from './stimulus.ts';

/** A question that was asked longer before is let go. */
const waitsMs = 20_000;
/** More than so many nobody keeps in mind at once. */
const mostKept = 2;

/**
 * What a person asked somebody just before, and went on before it could be answered, the newest first: *Where do you drive?
 * … Do you have children?* is two questions, however they are typed.
 */
export function leftUnanswered({ line, by }: LineStimulus, context: ActorContext, part: Part): readonly LineStimulus[] {
  if (by === undefined || !part.players.has(by)) return [];
  const { actor, past } = context;
  const since = past.filter(({ kind, seq, at }) => kind === 'line' && seq < line.seq && line.at - at <= waitsMs);
  const answered = since.findLastIndex((one) => one.by === actor && isSaidTo(one, by));
  const asked: LineStimulus[] = [];
  for (const one of since.slice(answered + 1).toReversed()) {
    if (one.by !== by || one.words === line.words) continue;
    if (!addressHeard(one, context, part.names).to.includes(actor)) continue;
    const heard = listen(one, context, part);
    if (heard.asks !== undefined) asked.push({ kind: 'line', line: one, heard, by, thing: undefined });
  }
  return asked.slice(0, mostKept);
}

/** Said to nobody in particular it answers everybody. */
const isSaidTo = ({ to }: Witnessed, whom: EntityId): boolean => to === undefined || to === whom;

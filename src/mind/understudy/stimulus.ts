import type { EntityId } from '../../drama/entity-id.ts';
import type { ActorContext } from '../context.ts';
import { frightOf } from '../feeling.ts';
import { hear, type Heard } from '../hearing/hearing.ts';
import { thingShown } from '../knowing.ts';
import type { Part } from '../part.ts';
import type { Witnessed } from '../witnessed.ts';
import { threadBefore } from './thread.ts';

/** What is to be answered. */
export type Stimulus =
  | {
      readonly kind: 'line';
      readonly line: Witnessed;
      readonly heard: Heard;
      readonly by: EntityId | undefined;
      /** A thing they held out as they said it. */
      readonly thing: EntityId | undefined;
    }
  | { readonly kind: 'shown'; readonly thing: EntityId; readonly by: EntityId | undefined; readonly deed: Witnessed }
  | { readonly kind: 'horror'; readonly deed: Witnessed; readonly by: EntityId | undefined }
  | { readonly kind: 'entrance'; readonly deed: Witnessed; readonly by: EntityId };

/** A cry or a greeting that comes later is none. */
const atOnceMs = 6000;

/** What is to be answered now: the newest line to them that has had no answer, a thing held out, a horror; else what was just said. */
export function stimulusFor(context: ActorContext, part: Part): Stimulus | undefined {
  const { past, actor } = context;
  for (let index = past.length - 1; index >= Math.max(0, past.length - 12); index--) {
    const moment = past[index];
    if (!moment) continue;
    if (moment.by === actor && moment.kind === 'line') return undefined;
    if (moment.kind === 'line' && moment.by !== actor) {
      const thing = thingHeldOut(past, index, moment, actor);
      return { kind: 'line', line: moment, heard: listen(moment, context, part), by: moment.by, thing };
    }
    const thing = thingShown(moment, actor);
    if (thing) return { kind: 'shown', thing, by: moment.by, deed: moment };
    if (moment.by === actor || part.now - moment.at > atOnceMs) continue;
    if ((moment.kind === 'deed' || moment.kind === 'event') && frightOf(moment.text) >= 0.4) {
      return { kind: 'horror', deed: moment, by: moment.by };
    }
    if (moment.kind === 'event' && moment.by !== undefined && context.others.some(({ id }) => id === moment.by)) {
      return { kind: 'entrance', deed: moment, by: moment.by };
    }
  }
  return undefined;
}

/** What the speaker held out just before they spoke. */
function thingHeldOut(
  past: readonly Witnessed[],
  index: number,
  line: Witnessed,
  self: EntityId,
): EntityId | undefined {
  for (let at = index - 1; at >= Math.max(0, index - 4); at--) {
    const moment = past[at];
    if (moment?.kind === 'line') return undefined;
    if (moment?.by === line.by && moment) {
      const thing = thingShown(moment, self);
      if (thing) return thing;
    }
  }
  return undefined;
}

/** Listens to a line with everything the part has in mind. */
function listen(line: Witnessed, context: ActorContext, part: Part): Heard {
  return hear(line.words ?? '', {
    self: context.actor,
    speaker: line.by,
    names: part.names,
    matters: part.matters,
    speaks: part.speaks,
    thread: threadBefore(line, context, part),
  });
}

import { contextOf } from '../../../src/mind/context.ts';
import { partOf } from '../../../src/mind/part.ts';
import { stimulusFor, type Stimulus } from '../../../src/mind/understudy/stimulus.ts';
import { kept } from '../../../src/kit/remembered.ts';
import type { EveningLog, SpokenLine } from './evening-log.ts';

const cues = new WeakMap<SpokenLine, Stimulus | undefined>();

/** What the understudy had before it when it answered so: a line, or something that was done. */
export const cueOf = (log: EveningLog, line: SpokenLine): Stimulus | undefined =>
  kept(cues, line, () => {
    const { begun } = line.turn;
    if (begun.source !== 'understudy') return undefined;
    const play = log.before(begun.seq);
    const context = contextOf(play, line.actor);
    const decided = log.facts.findLast(
      (fact) => fact.type === 'decision:made' && fact.actor === line.actor && fact.seq < begun.seq,
    );
    const why = decided?.type === 'decision:made' ? decided.why : undefined;
    return stimulusFor(context, partOf(play, line.actor, context), why);
  });

import * as z from 'zod/mini';
import type { Brain } from '../brain.ts';
import { newestFrom } from '../history.ts';
import { bulleted, material } from '../material.ts';
import { ask, mostChars, type ModelAsking } from './asking.ts';

const JudgementSchema = z.object({ met: z.boolean(), why: z.string().check(z.maxLength(2000)) });

/** Whether what must come about has come about: `transfer.prompt.md`. */
export const judgeWith =
  (asking: ModelAsking): Brain['judge'] =>
  ({ flag, history }, signal) => {
    const question = material('question', `Has this come about: ${flag}`);
    const start = newestFrom(history, mostChars);
    const before = start === 0 ? [] : [`(${start} moments before this)`];
    // What only grows stands before what is asked of it: endpoints keep what they have read.
    const shown = [material('history', bulleted([...before, ...history.slice(start)])), question];
    return ask(asking, 'transfer', shown, JudgementSchema, signal, 200);
  };

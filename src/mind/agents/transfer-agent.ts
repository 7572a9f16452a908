import * as z from 'zod/mini';
import type { Brain } from '../brain.ts';
import { bulleted, material } from '../material.ts';
import { ask, mostChars, type ModelAsking } from './asking.ts';

const JudgementSchema = z.object({ met: z.boolean(), why: z.string().check(z.maxLength(2000)) });

/** Whether what must come about has come about: `transfer.prompt.md`. */
export const judgeWith =
  (asking: ModelAsking): Brain['judge'] =>
  ({ flag, history }, signal) => {
    const question = material('question', `Has this come about: ${flag}`);
    const shown = [question, material('history', bulleted(newest(history)))];
    return ask(asking, 'transfer', shown, JudgementSchema, signal, 200);
  };

/** The last of it, as much as fits, and how much went before. */
function newest(history: readonly string[]): readonly string[] {
  let start = history.length;
  for (let used = 0; start > 0; start--) {
    used += history[start - 1]?.length ?? 0;
    if (used > mostChars && start < history.length) break;
  }
  return start === 0 ? history : [`(${start} moments before this)`, ...history.slice(start)];
}

import * as z from 'zod/mini';
import type { Brain } from '../brain.ts';
import { isInPart } from '../guarding/in-part.ts';
import { newestFrom } from '../history.ts';
import { bulleted, lined, material } from '../material.ts';
import { ask, type ModelAsking } from './asking.ts';

/** So much of what somebody perceived stands before the advancer, in characters. */
const mostPerceived = 2_400;
const longestHint = 300;

const AdviceSchema = z.object({
  done: z.boolean(),
  hint: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
});

/**
 * Has somebody done what they are to do, and if not, what would make them want it now: `advancer.prompt.md`. It reads what that
 * person perceived and nothing else, since what it writes goes into their mind.
 */
export const adviseWith =
  (asking: ModelAsking): Brain['advise'] =>
  async ({ listener, hint, history }, signal) => {
    const { context } = listener;
    const start = newestFrom(history, mostPerceived);
    const shown = [
      material('you', lined([`You are ${context.name}. ${context.persona}`])),
      material(
        'history',
        bulleted([...(start > 0 ? [`(${start} moments before this)`] : []), ...history.slice(start)]),
      ),
      material('direction', hint),
    ];
    const read = await ask(asking, 'advancer', shown, AdviceSchema, signal, 160, { asksAgain: false });
    const own = read.hint?.trim() ?? '';
    const isSound = own !== '' && own.length <= longestHint && isInPart(listener, own);
    if (own !== '' && !isSound) asking.onGarbled('advancer', 'a hint that nobody could be given');
    return { done: read.done, hint: isSound ? own : hint };
  };

import type { EndReason, LanguageModel, ModelEvent, ModelRequest } from '../../src/model/language-model.ts';
import { ModelError } from '../../src/model/model-error.ts';
import { estimateRequestTokens, estimateTokens } from '../../src/model/estimate-tokens.ts';
import { waitBy, type Timers } from '../../src/model/timers.ts';

/** How an endpoint behaves, whatever it says. */
export interface Endpoint {
  /** Until its first word. */
  readonly firstWordMs: number;
  /** From word to word. */
  readonly wordMs: number;
  /** What goes wrong: nothing, unless told. Every answer breaks off or stalls after so many words. */
  readonly fault?: 'mid-line loss' | 'stall' | '429' | '500' | 'absent';
}

export const quickEndpoint: Endpoint = { firstWordMs: 500, wordMs: 20 };

/** What a scripted mind answers. */
export interface Answer {
  readonly text: string;
  readonly reason?: EndReason;
}

const wordsBeforeFault = 5;
const hereAfterMs = 40;

/** A model in the same process that takes its time by the play's own clock. */
export function scriptedModel(
  { firstWordMs, wordMs, fault }: Endpoint,
  timers: Timers,
  answer: (request: ModelRequest) => Answer,
): LanguageModel {
  const wait = waitBy(timers);
  return {
    name: 'scripted',
    async *stream(request, signal): AsyncGenerator<ModelEvent, void, undefined> {
      if (fault === 'absent') throw new ModelError('model/unavailable', 'There is nobody at that address.');
      if (fault === '429' || fault === '500') {
        await wait(hereAfterMs, signal);
        throw fault === '429'
          ? new ModelError('model/rate-limited', 'Too many requests.', { retryAfterMs: 20_000 })
          : new ModelError('model/unavailable', 'The endpoint answered 500.');
      }
      const { text, reason = 'stop' } = answer(request);
      await wait(firstWordMs, signal);
      const words = text.split(/(?<=\s)/);
      for (const [index, word] of words.entries()) {
        if (fault !== undefined && index === wordsBeforeFault) {
          if (fault === 'stall') await wait(600_000, signal);
          throw new ModelError('model/broken-stream', 'The stream ended before the answer did.');
        }
        yield { type: 'text', text: word };
        await wait(wordMs, signal);
      }
      const usage = { inputTokens: estimateRequestTokens(request), outputTokens: estimateTokens(text) };
      yield { type: 'usage', usage };
      yield { type: 'end', reason };
    },
  };
}

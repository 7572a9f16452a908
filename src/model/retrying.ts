import type { Random } from '../kit/random.ts';
import type { LanguageModel, ModelEvent, ModelRequest } from './language-model.ts';
import { isModelError, type ModelError, type ModelErrorCode } from './model-error.ts';
import { realTimers, waitBy, type Wait } from './timers.ts';

interface RetryPolicy {
  /** How often in all, the first time included. */
  readonly attempts: number;
  readonly backoff?: { readonly firstMs: number; readonly mostMs: number };
  readonly random?: Random | undefined;
  readonly wait?: Wait | undefined;
}

/** A Retry-After longer than this is not waited for: the play goes on without the model. */
const longestRetryAfterMs = 10_000;

/** Not a time-out: nobody waits the same time twice. */
const passing: readonly ModelErrorCode[] = ['model/rate-limited', 'model/unavailable', 'model/broken-stream'];

/**
 * Asks again when the fault may pass and nothing of the answer was passed on. Words that were delivered may have been
 * spoken: a stream that breaks after them is an error, not a retry.
 *
 * Not with cockatiel: its retry wraps a promise, not a stream, waits out its delay after an abort, and takes neither clock
 * nor chance from outside.
 */
export function retrying(
  model: LanguageModel,
  {
    attempts,
    backoff = { firstMs: 400, mostMs: 8000 },
    random = { next: Math.random },
    wait = waitBy(realTimers),
  }: RetryPolicy,
): LanguageModel {
  const delayMs = (attempt: number, { retryAfterMs }: ModelError): number => {
    // Between half and all of it, so that a cast asked at once does not come back at once.
    const own = Math.min(backoff.mostMs, backoff.firstMs * 2 ** (attempt - 1)) * (0.5 + random.next() / 2);
    return Math.max(own, retryAfterMs ?? 0);
  };
  return {
    name: model.name,
    async *stream(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<ModelEvent, void, undefined> {
      for (let attempt = 1; ; attempt++) {
        let hasSpoken = false;
        try {
          for await (const event of model.stream(request, signal)) {
            hasSpoken ||= event.type !== 'begun';
            yield event;
          }
          return;
        } catch (error) {
          if (hasSpoken || attempt >= attempts || signal?.aborted) throw error;
          if (!isModelError(error) || !passing.includes(error.code)) throw error;
          if ((error.retryAfterMs ?? 0) > longestRetryAfterMs) throw error;
          await wait(delayMs(attempt, error), signal);
        }
      }
    },
  };
}

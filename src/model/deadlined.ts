import type { LanguageModel, ModelEvent, ModelRequest } from './language-model.ts';
import { linkAbort } from './linked-abort.ts';
import { aborted, ModelError } from './model-error.ts';
import { realTimers, type Timers } from './timers.ts';

interface Deadline {
  /** How long it may be silent before it begins: the audience is waiting. */
  readonly firstWordMs: number;
  /** How long it may be silent once it has begun: dead air in the middle of a line. */
  readonly silenceMs?: number | undefined;
  /** How long the whole answer may take. */
  readonly totalMs: number;
  readonly timers?: Timers | undefined;
}

/** Gives up on a model that is late, with `model/timeout`, and stops the work behind it, even where that does not listen. */
export function deadlined(
  model: LanguageModel,
  { firstWordMs, silenceMs = Infinity, totalMs, timers = realTimers }: Deadline,
): LanguageModel {
  return {
    name: model.name,
    async *stream(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<ModelEvent, void, undefined> {
      const call = linkAbort(signal);
      const interruption = interruptedBy(call.signal);
      const expire = (waitedMs: number, forWhat: string) => (): void =>
        call.abort(new ModelError('model/timeout', `${model.name} gave no ${forWhat} within ${waitedMs} ms.`));
      let silence = timers.set(expire(firstWordMs, 'first word'), firstWordMs);
      const total = timers.set(expire(totalMs, 'whole answer'), totalMs);
      const events = model.stream(request, call.signal)[Symbol.asyncIterator]();
      try {
        for (;;) {
          const next = events.next();
          const step = await Promise.race([next, interruption.promise]);
          timers.clear(silence);
          if (step.done) return;
          yield step.value;
          // From when somebody waits for more: who takes their time over a word is not waiting.
          if (silenceMs < totalMs) silence = timers.set(expire(silenceMs, 'next word'), silenceMs);
        }
      } catch (error) {
        throw call.signal.aborted ? whyInterrupted(call.signal) : error;
      } finally {
        timers.clear(silence);
        timers.clear(total);
        interruption.unlink();
        call.unlink();
        call.abort();
        // Not awaited: a model that ignores its signal would hold us here as well.
        void Promise.resolve(events.return?.()).catch(() => undefined);
      }
    },
  };
}

function interruptedBy(signal: AbortSignal): { promise: Promise<never>; unlink(): void } {
  let interrupt = (): void => undefined;
  const promise = new Promise<never>((_, reject) => {
    interrupt = () => reject(whyInterrupted(signal));
    if (signal.aborted) interrupt();
    else signal.addEventListener('abort', interrupt, { once: true });
  });
  // It may be rejected while nobody races against it, between two words.
  promise.catch(() => undefined);
  return { promise, unlink: () => signal.removeEventListener('abort', interrupt) };
}

const whyInterrupted = ({ reason }: AbortSignal): ModelError =>
  reason instanceof ModelError ? reason : aborted(reason);

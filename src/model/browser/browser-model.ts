import type { LanguageModel, ModelEvent, ModelRequest } from '../language-model.ts';
import { linkAbort } from '../linked-abort.ts';
import { aborted, isModelError, ModelError, reasonOf } from '../model-error.ts';
import { answered, promptsOf, type Prompt } from './prompted.ts';

/** What we use of the language model some browsers bring along: the Prompt API, `LanguageModel` in a page. */
export interface PromptApi {
  /** `available`, `downloadable`, `downloading` or `unavailable`. */
  availability(): Promise<string>;
  create(options: {
    readonly initialPrompts: readonly Prompt[];
    readonly signal?: AbortSignal | undefined;
    /** Told how much of the model has been fetched, where it has to be. */
    readonly monitor?: ((monitor: DownloadMonitor) => void) | undefined;
  }): Promise<PromptSession>;
}

interface PromptSession {
  promptStreaming(
    input: readonly Prompt[],
    options: { readonly signal?: AbortSignal; readonly responseConstraint?: unknown },
  ): AsyncIterable<string>;
  destroy(): void;
}

interface DownloadMonitor {
  addEventListener(type: 'downloadprogress', listen: (event: { readonly loaded: number }) => void): void;
}

/** An address that stands for the browser's own model, where an endpoint's would stand. */
export const browserAddress = 'browser:';

/** The browser's own, if it has one: looked for by what it can do, since anything may bear the name. */
export function promptApiIn(page: object): PromptApi | undefined {
  const found: unknown = (page as { LanguageModel?: unknown }).LanguageModel;
  const { availability, create } = (found ?? {}) as Partial<Record<keyof PromptApi, unknown>>;
  return typeof availability === 'function' && typeof create === 'function' ? (found as PromptApi) : undefined;
}

/** Whether it answers here and now, without anything having to be fetched first. */
export async function isReady(api: PromptApi): Promise<boolean> {
  try {
    return (await api.availability()) === 'available';
  } catch {
    return false;
  }
}

/** Asks the model that lives in the browser. Nothing leaves the machine, and no key is needed. */
export function browserModel(api: PromptApi): LanguageModel {
  return {
    name: 'browser',
    async *stream(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<ModelEvent, void, undefined> {
      const call = linkAbort(signal);
      let session: PromptSession | undefined;
      try {
        if (call.signal.aborted) throw aborted();
        const prompts = promptsOf(request);
        const first = prompts.filter(({ role }) => role === 'system');
        session = await api.create({ initialPrompts: first, signal: call.signal });
        const asked = prompts.filter(({ role }) => role !== 'system');
        const constraint = request.output ? { responseConstraint: request.output.schema } : {};
        yield* answered(request, session.promptStreaming(asked, { signal: call.signal, ...constraint }), call.signal);
      } catch (error) {
        throw call.signal.aborted ? aborted(error) : faultOf(error);
      } finally {
        call.unlink();
        call.abort();
        session?.destroy();
      }
    },
  };
}

/** It speaks in DOM exceptions: what went wrong stands in their names. */
function faultOf(error: unknown): ModelError {
  if (isModelError(error)) return error;
  const name = error instanceof Error ? error.name : '';
  const reason = `The browser’s model could not answer: ${reasonOf(error)}`;
  if (name === 'QuotaExceededError') return new ModelError('model/too-long', reason, { cause: error });
  if (name === 'NotSupportedError' || name === 'SyntaxError')
    return new ModelError('model/bad-request', reason, { cause: error });
  return new ModelError('model/unavailable', reason, { cause: error });
}

import { answered, promptsOf } from '../browser/prompted.ts';
import type { LanguageModel, ModelEvent, ModelRequest } from '../language-model.ts';
import { aborted, isModelError, ModelError, reasonOf } from '../model-error.ts';
import type { WebLlm, WebLlmEngine } from './web-llm.ts';

/** What a player asked for, and confirmed. */
export interface WebLlmWish {
  readonly model: string;
  /** The address the weights are fetched from: nothing is fetched from any other. */
  readonly weights: string;
  /** Told how much of it is there, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Calls the fetching off. */
  readonly signal?: AbortSignal;
}

/** A model that lives in the page until it is unloaded. */
export interface InPageModel extends LanguageModel {
  unload(): Promise<void>;
}

/** Fetches a model into the page: only when somebody asked for it, from where they said. Throws a `ModelError`. */
export async function loadWebLlm(
  { prebuiltAppConfig, MLCEngine }: WebLlm,
  { model, weights, onProgress = () => undefined, signal }: WebLlmWish,
): Promise<InPageModel> {
  const known = prebuiltAppConfig.model_list.find(({ model_id: id }) => id === model);
  if (!known) throw new ModelError('model/bad-request', `There is no model ${model} that runs in a page.`);
  if (signal?.aborted) throw aborted(signal.reason);
  const engine = new MLCEngine({
    appConfig: { model_list: [{ ...known, model: weights }] },
    initProgressCallback: ({ progress }) => onProgress(Math.min(1, Math.max(0, progress))),
  });
  const stop = (): void => void engine.unload().catch(() => undefined);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await engine.reload(model);
  } catch (error) {
    await engine.unload().catch(() => undefined);
    throw signal?.aborted
      ? aborted(signal.reason)
      : new ModelError('model/unavailable', `The model cannot run here: ${reasonOf(error)}`, { cause: error });
  } finally {
    signal?.removeEventListener('abort', stop);
  }
  // Called off, it ends like one that is done.
  if (signal?.aborted) throw aborted(signal.reason);
  return asked(engine, model);
}

/** One answer at a time: whoever asks while another is answered waits for it, and nobody stops another's. */
function asked(engine: WebLlmEngine, name: string): InPageModel {
  let last: Promise<void> = Promise.resolve();
  return {
    name,
    unload: () => engine.unload(),
    async *stream(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<ModelEvent, void, undefined> {
      const before = last;
      let done = (): void => undefined;
      last = new Promise((resolve) => {
        done = resolve;
      });
      const stop = (): void => engine.interruptGenerate();
      try {
        await before;
        if (signal?.aborted) throw aborted(signal.reason);
        signal?.addEventListener('abort', stop, { once: true });
        yield* answered(request, words(engine, request), signal ?? never);
        if (signal?.aborted) throw aborted(signal.reason);
      } catch (error) {
        throw signal?.aborted ? aborted(error) : faultOf(error);
      } finally {
        signal?.removeEventListener('abort', stop);
        done();
      }
    },
  };
}

const never = new AbortController().signal;

async function* words(engine: WebLlmEngine, request: ModelRequest): AsyncGenerator<string, void, undefined> {
  const { maxTokens, output } = request;
  const chunks = await engine.chat.completions.create({
    stream: true,
    messages: promptsOf(request),
    ...(maxTokens === undefined ? {} : { max_tokens: maxTokens }),
    ...(output ? { response_format: { type: 'json_object', schema: JSON.stringify(output.schema) } } : {}),
  });
  let isOver = false;
  try {
    for await (const { choices } of chunks) {
      const text = choices[0]?.delta.content ?? '';
      if (text !== '') yield text;
    }
    isOver = true;
  } finally {
    // Whoever leaves early leaves nobody talking.
    if (!isOver) engine.interruptGenerate();
  }
}

const faultOf = (error: unknown): ModelError =>
  isModelError(error)
    ? error
    : new ModelError('model/unavailable', `The model in the page could not answer: ${reasonOf(error)}`, {
        cause: error,
      });

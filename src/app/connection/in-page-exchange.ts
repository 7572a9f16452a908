import { loadWebLlm, type InPageModel } from '../../model/in-page/web-llm-model.ts';
import { webLlmOffers, type WebLlm } from '../../model/in-page/web-llm.ts';
import { asModelError } from '../../model/model-error.ts';
import { wholeWorker, type InPageAnswer, type InPageAsk } from './in-page-line.ts';
import type { TelephonePort } from './telephone-line.ts';

interface InPageSurroundings {
  /** Fetches the program that runs models, from the page's own site. */
  readonly program: (address: string) => Promise<WebLlm>;
  /** From now on the worker may fetch what lies at these addresses, and nothing else. */
  readonly allow: (addresses: readonly string[]) => void;
}

/** The worker's side: nothing is fetched before it is asked for, and then only from where the player said. */
export function keepModel(port: TelephonePort<InPageAsk, InPageAnswer>, { program, allow }: InPageSurroundings): void {
  const running = new Map<number, AbortController>();
  let engine: WebLlm | undefined;
  let model: InPageModel | undefined;
  const fail = (id: number, reason: unknown): void => {
    const { code, message } = asModelError(reason);
    port.postMessage({ type: 'failed', id, code, message });
  };
  const open = async (address: string): Promise<void> => {
    engine = await program(address);
    port.postMessage({ type: 'offers', offers: webLlmOffers(engine) });
  };
  const load = async ({ id, model: name, weights }: Extract<InPageAsk, { type: 'load' }>, signal: AbortSignal) => {
    if (!engine) throw new Error('The program is not there yet.');
    const known = engine.prebuiltAppConfig.model_list.find(({ model_id: each }) => each === name);
    allow([weights, ...(known ? [known.model_lib] : [])]);
    await model?.unload();
    model = undefined;
    const onProgress = (share: number): void => port.postMessage({ type: 'progress', id, share });
    model = await loadWebLlm(engine, { model: name, weights, onProgress, signal });
  };
  const ask = async ({ id, request }: Extract<InPageAsk, { type: 'ask' }>, signal: AbortSignal): Promise<void> => {
    if (!model) throw new Error('No model is loaded.');
    for await (const event of model.stream(request, signal)) port.postMessage({ type: 'event', id, event });
  };
  const run = (id: number, work: (signal: AbortSignal) => Promise<void>): void => {
    const call = new AbortController();
    running.set(id, call);
    work(call.signal)
      .then(() => port.postMessage({ type: 'over', id }))
      .catch((reason: unknown) => fail(id, reason))
      .finally(() => running.delete(id));
  };
  port.addEventListener('message', ({ data }) => {
    if (data.type === 'open') open(data.program).catch((reason: unknown) => fail(wholeWorker, reason));
    else if (data.type === 'load') run(data.id, (signal) => load(data, signal));
    else if (data.type === 'ask') run(data.id, (signal) => ask(data, signal));
    else running.get(data.id)?.abort();
  });
}

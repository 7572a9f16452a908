import type { LanguageModel, ModelEvent, ModelRequest } from '../../model/language-model.ts';
import { aborted, ModelError } from '../../model/model-error.ts';
import type { WebLlmOffer } from '../../model/in-page/web-llm.ts';
import { wholeWorker, type InPageAnswer, type InPageAsk } from './in-page-line.ts';
import type { TelephonePort } from './telephone-line.ts';

/** Where the program lies that runs models in a page, where the site has it: beside the page, from an optional package. */
const programPath = 'in-page/web-llm.js';

/** Models for the page at this address. Nothing is fetched yet. */
export const inPageModels = (page: string): InPageModels => new InPageModels(new URL(programPath, page).href);

/** The page's end of the line. */
export interface InPageSet extends TelephonePort<InPageAnswer, InPageAsk> {
  terminate(): void;
}

/** What somebody waits for. */
interface Waiting {
  event(event: ModelEvent): void;
  progress(share: number): void;
  over(): void;
  failed(error: ModelError): void;
}

/**
 * A model that lives in a worker of this page, on its graphics card. The worker is started when a player asks what there is;
 * a model is fetched when they have said which and from where; when the page goes, so does the model.
 */
export class InPageModels {
  private set: InPageSet | undefined;
  private offered: Promise<readonly WebLlmOffer[]> | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 0;
  private name: string | undefined;

  constructor(
    private readonly program: string,
    private readonly install: () => InPageSet = installedSet,
  ) {}

  /** Whether this browser can run one and the site has the program for it. */
  async isOffered(site: { readonly gpu?: unknown }, fetch: typeof globalThis.fetch): Promise<boolean> {
    if (site.gpu === undefined) return false;
    const { ok } = await fetch(this.program, { method: 'HEAD' });
    return ok;
  }

  /** The model that is loaded. */
  get loaded(): string | undefined {
    return this.name;
  }

  /** What can be chosen, the smallest first. */
  offers(): Promise<readonly WebLlmOffer[]> {
    this.offered ??= new Promise((resolve, reject) => {
      const set = this.install();
      this.set = set;
      set.addEventListener('message', ({ data }) => {
        if (data.type === 'offers') resolve(data.offers);
        else if (data.type === 'failed' && data.id === wholeWorker) {
          const error = new ModelError(data.code, data.message);
          reject(error);
          this.close(error);
        } else this.hear(data);
      });
      set.postMessage({ type: 'open', program: this.program });
    });
    return this.offered;
  }

  /** Fetches a model from an address the player confirmed. Called off by the signal; throws a `ModelError`. */
  async load(
    { model, weights }: { readonly model: string; readonly weights: string },
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<void> {
    await this.offers();
    this.name = undefined;
    await new Promise<void>((resolve, reject) => {
      const id = this.nextId++;
      const stop = (): void => this.set?.postMessage({ type: 'stop', id });
      const leave = (): void => signal.removeEventListener('abort', stop);
      this.waiting.set(id, {
        event: () => undefined,
        progress: onProgress,
        over: () => (leave(), resolve()),
        failed: (error) => (leave(), reject(error)),
      });
      this.set?.postMessage({ type: 'load', id, model, weights });
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    });
    this.name = model;
  }

  /** The model as the company asks it; whoever asks before one is loaded is told so. */
  readonly model: LanguageModel = {
    name: 'in-page',
    stream: (request, signal) => this.answer(request, signal),
  };

  close(error = new ModelError('model/unavailable', 'The model in the page is gone.')): void {
    this.set?.terminate();
    this.set = this.offered = this.name = undefined;
    for (const each of [...this.waiting.values()]) each.failed(error);
    this.waiting.clear();
  }

  private async *answer(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<ModelEvent, void, undefined> {
    const { set } = this;
    if (!set || this.name === undefined) throw new ModelError('model/unavailable', 'No model is loaded in this page.');
    if (signal?.aborted) throw aborted(signal.reason);
    const id = this.nextId++;
    const come: ModelEvent[] = [];
    let end: { readonly error?: ModelError } | undefined;
    let wake = (): void => undefined;
    const finish = (how: { readonly error?: ModelError }): void => {
      end ??= how;
      wake();
    };
    this.waiting.set(id, {
      event: (event) => (come.push(event), wake()),
      progress: () => undefined,
      over: () => finish({}),
      failed: (error) => finish({ error }),
    });
    const stop = (): void => finish({ error: aborted(signal?.reason) });
    signal?.addEventListener('abort', stop, { once: true });
    set.postMessage({ type: 'ask', id, request });
    try {
      for (;;) {
        while (come.length === 0 && !end) await new Promise<void>((resolve) => (wake = resolve));
        const next = come.shift();
        if (next) yield next;
        else if (end?.error) throw end.error;
        else return;
      }
    } finally {
      signal?.removeEventListener('abort', stop);
      // Whoever leaves early leaves nobody talking.
      if (this.waiting.delete(id)) set.postMessage({ type: 'stop', id });
    }
  }

  private hear(answer: Exclude<InPageAnswer, { type: 'offers' }>): void {
    const who = this.waiting.get(answer.id);
    if (answer.type === 'event') return who?.event(answer.event);
    if (answer.type === 'progress') return who?.progress(answer.share);
    this.waiting.delete(answer.id);
    if (answer.type === 'over') who?.over();
    else who?.failed(new ModelError(answer.code, answer.message));
  }
}

function installedSet(): InPageSet {
  const worker = new Worker(new URL('./in-page-worker.ts', import.meta.url), { type: 'module', name: 'in-page-model' });
  return {
    postMessage: (message) => worker.postMessage(message),
    addEventListener(_, listen) {
      worker.addEventListener('message', (event: MessageEvent<InPageAnswer>) => listen(event));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        const message = 'The worker for the model fell over.';
        listen({ data: { type: 'failed', id: wholeWorker, code: 'model/unavailable', message } });
      });
    },
    terminate: () => worker.terminate(),
  };
}

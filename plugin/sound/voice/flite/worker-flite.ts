import {
  FliteError,
  type Flite,
  type FliteAnswer,
  type FliteAsk,
  type FliteRequest,
  type FliteSpeech,
} from './flite.ts';
import { fetchFlite, type FliteWasm } from './flite-wasm.ts';

interface Waiting {
  readonly request: FliteRequest;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (speech: FliteSpeech) => void;
  readonly reject: (reason: unknown) => void;
}

/** The worker beside this file. Bundlers find it by this very expression; spelt .js because the package is. */
const besideThis = (): Worker => new Worker(new URL('./flite-worker.js', import.meta.url), { type: 'module' });

const closed = (): FliteError => new FliteError('flite/failed', 'The voice is closed.');

/**
 * Flite in a worker of its own: neither it nor the worker is loaded before the first thing to say, and nothing the picture
 * does waits for it. It says one thing at a time, so that what is called off while it waits costs nothing.
 */
export class WorkerFlite implements Flite {
  private worker: Promise<Worker> | undefined;
  private readonly queue: Waiting[] = [];
  private current: (Waiting & { readonly id: number }) | undefined;
  private asked = 0;
  private isDisposed = false;

  constructor(
    private readonly wasm: FliteWasm,
    private readonly createWorker: () => Worker = besideThis,
  ) {}

  speak(request: FliteRequest, signal?: AbortSignal): Promise<FliteSpeech> {
    return new Promise((resolve, reject) => {
      if (this.isDisposed) return reject(closed());
      this.queue.push({ request, signal, resolve, reject });
      void this.next();
    });
  }

  dispose(): void {
    this.isDisposed = true;
    void this.worker?.then((worker) => worker.terminate()).catch(() => undefined);
    this.worker = undefined;
    this.breakDown(closed());
  }

  private async next(): Promise<void> {
    if (this.current) return;
    const waiting = this.queue.shift();
    if (!waiting) return;
    if (waiting.signal?.aborted) {
      waiting.reject(waiting.signal.reason);
      return this.next();
    }
    const current = { ...waiting, id: this.asked++ };
    this.current = current;
    try {
      const worker = await (this.worker ??= this.open());
      if (this.isDisposed) return;
      this.post(worker, { kind: 'speak', id: current.id, request: current.request });
    } catch (error) {
      this.breakDown(error);
    }
  }

  private async open(): Promise<Worker> {
    const { wasm } = this;
    const given = typeof wasm === 'function' ? await fetchFlite(wasm) : new URL(wasm, globalThis.location?.href).href;
    const worker = this.createWorker();
    worker.onmessage = ({ data }: MessageEvent<FliteAnswer>) => this.answered(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.breakDown(
        new FliteError(
          'flite/not-loaded',
          `The offline voice's worker did not start: ${event.message}. Its file is flite-worker.js beside the plugin.`,
        ),
      );
    };
    this.post(worker, { kind: 'load', wasm: given }, given instanceof ArrayBuffer ? [given] : []);
    return worker;
  }

  private answered(answer: FliteAnswer): void {
    const { current } = this;
    if (!current || current.id !== answer.id) return;
    this.current = undefined;
    if (answer.kind === 'spoken') current.resolve(answer.speech);
    else current.reject(new FliteError(answer.code, answer.message));
    void this.next();
  }

  /** Whatever waits, waits in vain. */
  private breakDown(reason: unknown): void {
    for (const waiting of [this.current, ...this.queue.splice(0)]) waiting?.reject(reason);
    this.current = undefined;
  }

  private post(worker: Worker, ask: FliteAsk, transfer: Transferable[] = []): void {
    worker.postMessage(ask, transfer);
  }
}

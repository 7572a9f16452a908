import type { Flite, FliteRequest, FliteSpeech } from '../../plugin/sound/voice/flite/flite.ts';
import { fetchFlite, type FliteWasm } from '../../plugin/sound/voice/flite/flite-wasm.ts';
import { synthesise } from '../../plugin/sound/voice/flite/synthesis.ts';

/** Flite on the thread that asks, where there are no workers: Node, tests. A sentence takes some hundred milliseconds. */
export class InThreadFlite implements Flite {
  private compiled: Promise<WebAssembly.Module> | undefined;

  constructor(private readonly wasm: FliteWasm) {}

  async speak(request: FliteRequest, signal?: AbortSignal): Promise<FliteSpeech> {
    this.compiled ??= fetchFlite(this.wasm).then((bytes) => WebAssembly.compile(bytes));
    const flite = await this.compiled;
    signal?.throwIfAborted();
    return synthesise(flite, request);
  }

  dispose(): void {
    this.compiled = undefined;
  }
}

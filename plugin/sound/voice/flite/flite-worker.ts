import { FliteError, type FliteAnswer, type FliteAsk } from './flite.ts';
import { fetchFlite } from './flite-wasm.ts';
import { synthesise } from './synthesis.ts';

/** The little of a worker's surroundings that is used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<FliteAsk>) => void) | null;
  postMessage(answer: FliteAnswer, transfer: Transferable[]): void;
}

/** The worker's whole life: told where flite is, it loads it at the first thing to say, and says one after the other. */
function serve(scope: WorkerScope): void {
  let wasm: string | ArrayBuffer = '';
  let compiled: Promise<WebAssembly.Module> | undefined;
  const load = async (): Promise<WebAssembly.Module> => {
    const given = wasm;
    return WebAssembly.compile(await fetchFlite(typeof given === 'string' ? given : () => Promise.resolve(given)));
  };
  scope.onmessage = ({ data }) => {
    if (data.kind === 'load') {
      wasm = data.wasm;
      return;
    }
    const { id, request } = data;
    compiled ??= load();
    compiled
      .then((flite) => synthesise(flite, request))
      .then(
        (speech) => scope.postMessage({ kind: 'spoken', id, speech }, [speech.samples.buffer]),
        (error: unknown) => scope.postMessage({ kind: 'failed', id, ...failureOf(error) }, []),
      );
  };
}

function failureOf(error: unknown): { readonly code: FliteError['code']; readonly message: string } {
  if (error instanceof FliteError) return { code: error.code, message: error.message };
  return { code: 'flite/failed', message: `Flite broke down: ${String(error).slice(0, 200)}` };
}

serve(globalThis as unknown as WorkerScope);

import type { FliteError, FliteRequest, FliteSpeech } from './flite.ts';

/** To the worker: where flite is, once, then what to say. */
export type FliteAsk =
  | { readonly kind: 'load'; readonly wasm: string | ArrayBuffer }
  | { readonly kind: 'speak'; readonly id: number; readonly request: FliteRequest };

/** From the worker, for each thing to say. */
export type FliteAnswer =
  | { readonly kind: 'spoken'; readonly id: number; readonly speech: FliteSpeech }
  | { readonly kind: 'failed'; readonly id: number; readonly code: FliteError['code']; readonly message: string };

import type { Phoneme } from '../phonemes.ts';

/** The voices inside flite.wasm that are worth hearing; a sixth, `kal`, is `kal16` at half the rate. */
export const fliteVoices = ['slt', 'rms', 'awb', 'kal16', 'kal'] as const;
export type FliteVoice = (typeof fliteVoices)[number];

/** What flite is asked to say, and how. */
export interface FliteRequest {
  readonly text: string;
  readonly voice: FliteVoice;
  /** How high the voice is on the whole; `rms` goes its own way. */
  readonly meanHz: number;
  /** 1 as recorded, 1.2 a fifth slower. */
  readonly stretch: number;
}

/** What came of it: sound, and when each of its sounds ends. */
export interface FliteSpeech {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  readonly phonemes: readonly Phoneme[];
}

/** Flite, wherever it runs. It loads itself at the first thing to say. */
export interface Flite {
  /** Rejects with a `FliteError` where it cannot, and with the signal's reason where it is called off before it began. */
  speak(request: FliteRequest, signal?: AbortSignal): Promise<FliteSpeech>;
  dispose(): void;
}

/** Why flite says nothing, in a sentence for whoever runs the page. */
export class FliteError extends Error {
  override readonly name = 'FliteError';

  constructor(
    readonly code: 'flite/not-loaded' | 'flite/failed',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** To the worker: where flite is, once, then what to say. */
export type FliteAsk =
  | { readonly kind: 'load'; readonly wasm: string | ArrayBuffer }
  | { readonly kind: 'speak'; readonly id: number; readonly request: FliteRequest };

/** From the worker, for each thing to say. */
export type FliteAnswer =
  | { readonly kind: 'spoken'; readonly id: number; readonly speech: FliteSpeech }
  | { readonly kind: 'failed'; readonly id: number; readonly code: FliteError['code']; readonly message: string };

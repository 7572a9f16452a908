import type { ModelEvent, ModelRequest } from '../../model/language-model.ts';
import type { ModelErrorCode } from '../../model/model-error.ts';
import type { WebLlmOffer } from '../../model/in-page/web-llm.ts';

/** What the page says to the worker in which a model lives. */
export type InPageAsk =
  /** Where the program is, on the page's own site: told once and first. */
  | { readonly type: 'open'; readonly program: string }
  | { readonly type: 'load'; readonly id: number; readonly model: string; readonly weights: string }
  | { readonly type: 'ask'; readonly id: number; readonly request: ModelRequest }
  /** Calls off a load or an answer. */
  | { readonly type: 'stop'; readonly id: number };

/** What comes out of it. */
export type InPageAnswer =
  | { readonly type: 'offers'; readonly offers: readonly WebLlmOffer[] }
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'event'; readonly id: number; readonly event: ModelEvent }
  /** Loaded, or answered to the end. */
  | { readonly type: 'over'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly code: ModelErrorCode; readonly message: string };

/** The id of no call: the worker itself could not be used. */
export const wholeWorker = -1;

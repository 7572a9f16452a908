import { audition, type Audition } from '../../mind/agents/audition.ts';
import { browserModel, isReady, promptApiIn } from '../../model/browser/browser-model.ts';
import type { WebLlmOffer } from '../../model/in-page/web-llm.ts';
import { steadyModel } from '../../model/model-from-settings.ts';
import type { InPageModels } from '../connection/in-page.ts';

/** A model that needs no key: the browser's own, or one that lives in the page. */
export type Keyless = 'browser' | 'in-page';

/** What the panel can do about them. */
export interface KeylessSurroundings {
  /** Whether the browser has a model of its own that answers here and now. */
  hasOwnModel(): Promise<boolean>;
  /** Whether a model can be loaded into this page. */
  hasInPage(): Promise<boolean>;
  /** The model that was loaded into it. */
  loadedInPage(): Promise<string | undefined>;
  /** What can be loaded into it. */
  inPageOffers(): Promise<readonly WebLlmOffer[]>;
  /** Fetches one from an address the player has confirmed. */
  loadInPage(
    wish: { readonly model: string; readonly weights: string },
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** Lets it play a few small moments. */
  audition(which: Keyless, onAnswer: (done: number, of: number) => void, signal: AbortSignal): Promise<Audition>;
}

/** A model that has just been loaded takes its time for the first answer. */
const patience = { firstWordMs: 60_000, silenceMs: 30_000, totalMs: 120_000 };

/** What this browser and this page have. */
export const keylessHere = (inPage: () => Promise<InPageModels>): KeylessSurroundings => ({
  hasOwnModel: async () => {
    const api = promptApiIn(globalThis);
    return api !== undefined && (await isReady(api));
  },
  hasInPage: async () => (await inPage()).isOffered(navigator, (address, options) => fetch(address, options)),
  loadedInPage: async () => (await inPage()).loaded,
  inPageOffers: async () => (await inPage()).offers(),
  loadInPage: async (wish, onProgress, signal) => (await inPage()).load(wish, onProgress, signal),
  audition: async (which, onAnswer, signal) => {
    const api = which === 'browser' ? promptApiIn(globalThis) : undefined;
    const model = api ? browserModel(api) : (await inPage()).model;
    const steady = steadyModel(model, { attempts: 1, deadline: patience });
    return audition(steady, { now: () => performance.now(), onAnswer, signal });
  },
});

/** What we use of `@mlc-ai/web-llm`: a model that runs in the page, on its graphics card. An optional peer. */
export interface WebLlm {
  /** The models it knows. */
  readonly prebuiltAppConfig: { readonly model_list: readonly WebLlmRecord[] };
  readonly MLCEngine: new (config: {
    readonly appConfig: { readonly model_list: readonly WebLlmRecord[] };
    readonly initProgressCallback: (report: { readonly progress: number; readonly text: string }) => void;
  }) => WebLlmEngine;
}

export interface WebLlmRecord {
  readonly model_id: string;
  /** Where the weights are. */
  readonly model: string;
  /** Where the program that runs them is. */
  readonly model_lib: string;
  readonly vram_required_MB?: number;
}

export interface WebLlmEngine {
  /** Fetches and prepares; where it is unloaded meanwhile, it breaks off without a word. */
  reload(model: string): Promise<void>;
  unload(): Promise<void>;
  interruptGenerate(): void;
  readonly chat: { readonly completions: { create(request: WebLlmRequest): Promise<AsyncIterable<WebLlmChunk>> } };
}

interface WebLlmRequest {
  readonly stream: true;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly max_tokens?: number;
  readonly response_format?: { readonly type: 'json_object'; readonly schema: string };
}

interface WebLlmChunk {
  readonly choices: readonly {
    readonly delta: { readonly content?: string | null };
    readonly finish_reason?: string | null;
  }[];
}

/** An address that stands for a model loaded into the page, where an endpoint's would stand. */
export const inPageAddress = 'in-page:';

/** A model a player may choose: what it is called, where its weights and its program come from, how much memory it takes. */
export interface WebLlmOffer {
  readonly model: string;
  readonly weights: string;
  readonly program: string;
  readonly megabytes: number | undefined;
}

/** What can be chosen, the smallest first. */
export const webLlmOffers = ({ prebuiltAppConfig: { model_list: records } }: WebLlm): WebLlmOffer[] =>
  records
    .map(({ model_id: model, model: weights, model_lib: program, vram_required_MB: megabytes }) => ({
      model,
      weights,
      program,
      megabytes,
    }))
    .toSorted((a, b) => (a.megabytes ?? Infinity) - (b.megabytes ?? Infinity));

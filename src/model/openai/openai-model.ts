import OpenAI, { APIError } from 'openai';
import type { LanguageModel, ModelEvent, ModelRequest } from '../language-model.ts';
import { linkAbort } from '../linked-abort.ts';
import { aborted, ModelError } from '../model-error.ts';
import { KnownAbilities, readRefusal, type Abilities, type Feature, type Refusal } from './abilities.ts';
import { boundedFetch, type BoundedFetch, type Fetch } from './bounded-fetch.ts';
import { OpenAIAnswer } from './openai-answer.ts';
import { openaiBody, type OpenAIBody } from './openai-body.ts';
import { openaiFault } from './openai-error.ts';

interface OpenAIModelConfig {
  /** Up to and including the version: `http://127.0.0.1:11434/v1`. */
  readonly baseURL: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
  readonly fetch?: Fetch | undefined;
  /** Milliseconds since 1970, for a Retry-After given as a date. */
  readonly now?: (() => number) | undefined;
}

/** Any endpoint that speaks OpenAI's chat completions: OpenAI's own, Ollama, llama.cpp, vLLM, LM Studio, a router. */
export interface OpenAIModel extends LanguageModel {
  /** What the endpoint has shown it can do, so far. */
  readonly abilities: Abilities;
  stream(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<ModelEvent, void, undefined>;
}

export function openaiModel(config: OpenAIModelConfig): OpenAIModel {
  return new ChatCompletionsModel(config);
}

/** Headers by which the SDK tells of our machine. Nobody asked, and each must be allowed by name across origins. */
const untoldHeaders = ['Lang', 'Package-Version', 'OS', 'Arch', 'Runtime', 'Runtime-Version', 'Retry-Count', 'Timeout'];

class ChatCompletionsModel implements OpenAIModel {
  readonly name: string;
  private readonly client: OpenAI;
  private readonly wire: BoundedFetch;
  private readonly known = new KnownAbilities();

  constructor(private readonly config: OpenAIModelConfig) {
    this.name = config.model;
    this.wire = boundedFetch(config.fetch ?? ((input, init) => globalThis.fetch(input, init)));
    this.client = new OpenAI({
      baseURL: config.baseURL,
      // Local servers want no key, and the constructor throws without one.
      apiKey: config.apiKey || 'none',
      // What it would otherwise take from the environment of whoever runs us, and send to any endpoint.
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      fetch: this.wire.fetch,
      // `retrying` does this, and knows whether words were already spoken.
      maxRetries: 0,
      // In a page the key is the player's own, typed in there for their own use; a host's key stays behind the bridge.
      dangerouslyAllowBrowser: true,
      // It prints what an endpoint garbled, to the console; we throw it.
      logLevel: 'off',
      defaultHeaders: {
        ...Object.fromEntries(untoldHeaders.map((name) => [`X-Stainless-${name}`, null])),
        ...(config.apiKey ? {} : { Authorization: null }),
      },
    });
  }

  get abilities(): Abilities {
    return this.known.snapshot;
  }

  async *stream(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<ModelEvent, void, undefined> {
    const call = linkAbort(signal);
    let hasBegun = false;
    try {
      if (call.signal.aborted) throw aborted();
      const { data, response, body } = await this.open(request, call.signal);
      hasBegun = true;
      const answer = new OpenAIAnswer(this.name, request, body.hasPromptedTools);
      if (isWhole(response)) {
        for (const event of answer.push(await readWhole(response))) yield event;
      } else {
        let chunks = 0;
        for await (const chunk of data) {
          chunks += 1;
          if (call.signal.aborted) throw aborted();
          for (const event of answer.push(chunk)) yield event;
        }
        // An abort in mid-stream ends the SDK's loop as if the answer had ended.
        if (call.signal.aborted) throw aborted();
        if (chunks === 0 && !isEventStream(response)) throw this.notAnAnswer(response);
      }
      if (!answer.isFinished && !this.wire.sawDone(response)) {
        throw new ModelError('model/broken-stream', `The answer of ${this.name} stopped before its end.`);
      }
      for (const event of answer.end()) yield event;
    } catch (error) {
      if (call.signal.aborted) throw aborted(error);
      const { apiKey, now = Date.now } = this.config;
      throw openaiFault(error, { modelName: this.name, apiKey, now, hasBegun });
    } finally {
      // The request itself is stopped by the SDK when its loop is left.
      call.unlink();
    }
  }

  /**
   * Sends the request, leaving out one refused feature after the other. Every round leaves out one more, so it ends; only
   * the last one left out is remembered as lacking, because only that one made the difference.
   */
  private async open(request: ModelRequest, signal: AbortSignal): Promise<Opened> {
    const leftOut = new Set<Feature>();
    let last: Refusal | undefined;
    for (;;) {
      const body = openaiBody(
        this.config.model,
        request,
        (feature) => leftOut.has(feature) || this.known.lacks(feature),
      );
      try {
        const { data, response } = await this.client.chat.completions.create(body.params, { signal }).withResponse();
        if (last !== undefined) this.known.refused(last);
        this.known.accepted(body.inUse);
        return { data, response, body };
      } catch (error) {
        last = readRefusal(error, body.inUse, this.known);
        if (last === undefined || leftOut.has(last.feature)) throw error;
        leftOut.add(last.feature);
      }
    }
  }

  private notAnAnswer(response: Response): ModelError {
    const type = response.headers.get('content-type') ?? 'nothing known';
    return new ModelError(
      'model/garbage',
      `${this.name} answered with ${type} where a stream of events was expected: check the base URL.`,
    );
  }
}

interface Opened {
  readonly data: AsyncIterable<unknown>;
  readonly response: Response;
  readonly body: OpenAIBody;
}

const contentType = (response: Response): string => response.headers.get('content-type') ?? '';
const isEventStream = (response: Response): boolean => contentType(response).includes('text/event-stream');
/** Some endpoints answer all at once whatever was asked. */
const isWhole = (response: Response): boolean => contentType(response).includes('application/json');

async function readWhole(response: Response): Promise<unknown> {
  const data: unknown = await response.json();
  // A refusal under status 200: some routers send those.
  const { error } = (data ?? {}) as { error?: unknown };
  if (typeof error === 'object' && error !== null) throw new APIError(undefined, error, undefined, response.headers);
  return data;
}

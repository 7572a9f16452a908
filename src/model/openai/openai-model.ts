import type { LanguageModel, ModelEvent, ModelRequest } from '../language-model.ts';
import { linkAbort } from '../linked-abort.ts';
import { aborted, ModelError } from '../model-error.ts';
import { KnownAbilities, readRefusal, type Abilities, type Feature, type Refusal } from './abilities.ts';
import { textOf } from './bounded-body.ts';
import { EndpointRefusal } from './endpoint-refusal.ts';
import { askEndpoint, type Endpoint } from './endpoint.ts';
import { EventStream } from './event-stream.ts';
import { OpenAIAnswer } from './openai-answer.ts';
import { openaiBody, type OpenAIBody } from './openai-body.ts';
import { openaiFault } from './openai-error.ts';

interface OpenAIModelConfig extends Endpoint {
  readonly model: string;
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

class ChatCompletionsModel implements OpenAIModel {
  readonly name: string;
  private readonly known = new KnownAbilities();

  constructor(private readonly config: OpenAIModelConfig) {
    this.name = config.model;
  }

  get abilities(): Abilities {
    return this.known.snapshot;
  }

  async *stream(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<ModelEvent, void, undefined> {
    const call = linkAbort(signal);
    let hasBegun = false;
    try {
      if (call.signal.aborted) throw aborted();
      const { response, body } = await this.open(request, call.signal);
      hasBegun = true;
      const answer = new OpenAIAnswer(this.name, request, body.hasPromptedTools);
      const events = new EventStream(response);
      if (isWhole(response)) {
        for (const event of answer.push(await readWhole(response))) yield event;
      } else {
        let chunks = 0;
        for await (const chunk of events) {
          chunks += 1;
          if (call.signal.aborted) throw aborted();
          for (const event of answer.push(chunk)) yield event;
        }
        // A fetch that is not the platform's may end the stream where it is called off.
        if (call.signal.aborted) throw aborted();
        if (chunks === 0 && !isEventStream(response)) throw this.notAnAnswer(response);
      }
      if (!answer.isFinished && !events.isDone) {
        throw new ModelError('model/broken-stream', `The answer of ${this.name} stopped before its end.`);
      }
      for (const event of answer.end()) yield event;
    } catch (error) {
      if (call.signal.aborted) throw aborted(error);
      const { apiKey, now = Date.now } = this.config;
      throw openaiFault(error, { modelName: this.name, apiKey, now, hasBegun });
    } finally {
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
        const response = await askEndpoint(this.config, body.params, signal);
        if (last !== undefined) this.known.refused(last);
        this.known.accepted(body.inUse);
        return { response, body };
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
  readonly response: Response;
  readonly body: OpenAIBody;
}

const contentType = (response: Response): string => response.headers.get('content-type') ?? '';
const isEventStream = (response: Response): boolean => contentType(response).includes('text/event-stream');
/** Some endpoints answer all at once whatever was asked. */
const isWhole = (response: Response): boolean => contentType(response).includes('application/json');

async function readWhole(response: Response): Promise<unknown> {
  const data: unknown = JSON.parse(await textOf(response));
  // A refusal under status 200: some routers send those.
  const { error } = (data ?? {}) as { error?: unknown };
  if (error) throw new EndpointRefusal({ said: error, headers: response.headers });
  return data;
}

import { estimateRequestTokens, estimateTokens } from '../estimate-tokens.ts';
import type { EndReason, ModelEvent, ModelRequest, Tool, Usage } from '../language-model.ts';
import { ModelError } from '../model-error.ts';
import { readJson } from '../read-json.ts';
import { PromptedToolReader } from './prompted-answer.ts';
import { ThoughtFilter } from './thought-filter.ts';

/** An answer past these is not an answer: reading stops. */
const longestAnswer = {
  textLength: 64 * 1024,
  argumentLength: 32 * 1024,
  toolCalls: 16,
  thoughtLength: 512 * 1024,
};

interface ToolDraft {
  readonly key: unknown;
  name: string;
  arguments: string;
}

/** What comes in a chunk, as far as we read it. Endpoints are not to be trusted with their own types. */
interface Chunk {
  readonly choices?: readonly { readonly delta?: Delta; readonly message?: Delta; readonly finish_reason?: unknown }[];
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown } | null;
}

interface Delta {
  readonly content?: unknown;
  readonly refusal?: unknown;
  readonly reasoning_content?: unknown;
  readonly reasoning?: unknown;
  readonly tool_calls?: unknown;
}

/** One answer being read: chunks in, events out, everything bounded. */
export class OpenAIAnswer {
  private readonly thoughts = new ThoughtFilter();
  private readonly prompted: PromptedToolReader | undefined;
  private readonly drafts: ToolDraft[] = [];
  private readonly tools: readonly Tool[];
  private finish: unknown;
  private usage: Usage | undefined;
  private text = '';
  private received = 0;
  private written = 0;
  private hasRefused = false;
  private hasBegun = false;

  constructor(
    private readonly modelName: string,
    private readonly request: ModelRequest,
    hasPromptedTools: boolean,
  ) {
    this.tools = request.tools ?? [];
    this.prompted = hasPromptedTools ? new PromptedToolReader(this.tools) : undefined;
  }

  /** Whether the endpoint said that this was all. */
  get isFinished(): boolean {
    return typeof this.finish === 'string' && this.finish !== '';
  }

  push(data: unknown): ModelEvent[] {
    const chunk = (typeof data === 'object' && data !== null ? data : {}) as Chunk;
    this.usage = readUsage(chunk.usage) ?? this.usage;
    const choice = Array.isArray(chunk.choices) ? (chunk.choices as Chunk['choices'])?.[0] : undefined;
    if (!choice) return [];
    if (typeof choice.finish_reason === 'string') this.finish = choice.finish_reason;
    // A whole answer comes as a message, a streamed one as deltas.
    const delta = choice.delta ?? choice.message ?? {};
    const events: ModelEvent[] = [];
    const thought = delta.reasoning_content ?? delta.reasoning;
    if (typeof thought === 'string') this.count(thought);
    if (typeof delta.refusal === 'string' && delta.refusal !== '') this.hasRefused = true;
    const calls: unknown = delta.tool_calls;
    if (Array.isArray(calls)) for (const call of calls) this.draft(call);
    const content = typeof delta.content === 'string' ? delta.content : '';
    const isAlive = content !== '' || typeof thought === 'string' || Array.isArray(calls);
    if (isAlive && !this.hasBegun) {
      this.hasBegun = true;
      events.push({ type: 'begun' });
    }
    if (content !== '') events.push(...this.say(content));
    return events;
  }

  /** The rest of the answer once its last chunk was read: calls, usage, end. */
  end(): ModelEvent[] {
    const events: ModelEvent[] = [];
    const rest = this.thoughts.end();
    if (rest) events.push(...this.shown(this.prompted ? this.prompted.push(rest) : rest));
    for (const event of this.prompted?.end() ?? [])
      events.push(...(event.type === 'text' ? this.shown(event.text) : [event]));
    for (const draft of this.drafts) events.push(this.toolCall(draft));
    const hasCalls = events.some(({ type }) => type === 'tool-call');
    return [
      ...events,
      { type: 'usage', usage: this.usage ?? this.estimate() },
      { type: 'end', reason: this.reason(hasCalls) },
    ];
  }

  private say(content: string): ModelEvent[] {
    this.count(content);
    const words = this.thoughts.push(content);
    return words === '' ? [] : this.shown(this.prompted ? this.prompted.push(words) : words);
  }

  private shown(text: string): ModelEvent[] {
    if (text === '') return [];
    this.text += text;
    if (this.text.length > longestAnswer.textLength) throw this.tooLong('talks', longestAnswer.textLength);
    return [{ type: 'text', text }];
  }

  /** What is thought costs nothing on stage, but it must not go on for ever either. */
  private count(text: string): void {
    this.received += text.length;
    if (this.received > longestAnswer.thoughtLength) throw this.tooLong('thinks', longestAnswer.thoughtLength);
  }

  /** Fragments belong together by index; where an endpoint leaves it out, by id, else to the latest call. */
  private draft(data: unknown): void {
    if (typeof data !== 'object' || data === null) return;
    const { index, id, function: named } = data as { index?: unknown; id?: unknown; function?: unknown };
    const { name, arguments: piece } = (named ?? {}) as { name?: unknown; arguments?: unknown };
    const key = typeof index === 'number' ? index : typeof id === 'string' && id !== '' ? id : undefined;
    let draft = key === undefined ? this.drafts.at(-1) : this.drafts.find((each) => each.key === key);
    if (!draft) {
      draft = { key, name: '', arguments: '' };
      if (this.drafts.push(draft) > longestAnswer.toolCalls) throw this.tooLong('calls tools', longestAnswer.toolCalls);
    }
    // Some repeat the name in every fragment.
    if (typeof name === 'string' && draft.name === '') draft.name = name;
    const written =
      typeof piece === 'string' ? piece : piece === undefined || piece === null ? '' : JSON.stringify(piece);
    draft.arguments += written;
    this.written += written.length;
    if (this.written > longestAnswer.argumentLength)
      throw this.tooLong('writes arguments', longestAnswer.argumentLength);
  }

  private toolCall({ name, arguments: written }: ToolDraft): ModelEvent {
    if (!this.tools.some((tool) => tool.name === name)) {
      throw this.garbage(`calls a tool it was not given: ${JSON.stringify(name.slice(0, 60))}`);
    }
    if (written.trim() === '') return { type: 'tool-call', name, arguments: {} };
    const read = readJson(written, { closeBrackets: this.finish !== 'length' });
    if (!read.ok) throw this.garbage(`calls ${name} with arguments that cannot be read: ${read.error}`);
    return { type: 'tool-call', name, arguments: read.value };
  }

  private reason(hasCalls: boolean): EndReason {
    if (this.finish === 'content_filter' || (this.hasRefused && this.text === '')) return 'filtered';
    if (this.finish === 'length') return 'length';
    return hasCalls ? 'tool-calls' : 'stop';
  }

  private estimate(): Usage {
    const written = this.drafts.map((draft) => draft.arguments).join('');
    return {
      inputTokens: estimateRequestTokens(this.request),
      outputTokens: estimateTokens(this.text) + estimateTokens(written),
      estimated: true,
    };
  }

  private tooLong(does: string, limit: number): ModelError {
    return new ModelError('model/too-long', `${this.modelName} ${does} past the limit of ${limit}.`);
  }

  private garbage(what: string): ModelError {
    return new ModelError('model/garbage', `${this.modelName} ${what}.`);
  }
}

function readUsage(usage: Chunk['usage']): Usage | undefined {
  const inputTokens = usage?.prompt_tokens;
  const outputTokens = usage?.completion_tokens;
  if (!isCount(inputTokens) || !isCount(outputTokens)) return undefined;
  return { inputTokens, outputTokens };
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && Number.isFinite(value);

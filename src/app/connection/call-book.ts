import type {
  EndReason,
  LanguageModel,
  Message,
  ModelEvent,
  ModelRequest,
  ModelRole,
  Usage,
} from '../../model/language-model.ts';
import { given } from '../../kit/given.ts';
import { priceOf, type Price } from '../../model/ledger.ts';
import { asModelError, type ModelErrorCode } from '../../model/model-error.ts';

/** A message as it was sent. Pictures are told of, not kept. */
interface SentMessage {
  readonly from: Message['from'];
  readonly text: string;
  readonly pictures: number;
}

/** One question to a model and what came of it: a snapshot, replaced as the call goes on. */
export interface ModelCall {
  /** Counts from 0; the same call keeps its number. */
  readonly id: number;
  readonly role: ModelRole;
  readonly model: string;
  /** When it was asked, on the clock of the page. */
  readonly atMs: number;
  readonly messages: readonly SentMessage[];
  readonly state: 'asked' | 'answering' | 'answered' | 'failed';
  /** As it came, tool calls as JSON. */
  readonly reply: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The endpoint did not count, so we did, by length. */
  readonly isEstimated: boolean;
  /** By the prices of the budget; 0 where none were told. */
  readonly cost: number;
  /** Until the first word; absent when none came. */
  readonly firstWordMs?: number;
  /** Until it was over; absent while it goes on. */
  readonly ms?: number;
  readonly reason?: EndReason;
  readonly code?: ModelErrorCode;
  /** Why it failed, in a sentence that is safe to show. */
  readonly sentence?: string;
}

interface CallBookOptions {
  /** How many calls are remembered. */
  readonly most?: number;
  /** Blotted out wherever it should turn up. */
  readonly secret?: string;
}

/** Longer texts are cut: a book of two hundred calls must not fill the memory. */
const longestText = 24_000;
const shortestSecret = 6;

/** The last calls to models, for whoever wants to look over the company's shoulder. Kept in memory, written nowhere. */
export class CallBook {
  private readonly kept = new Map<number, ModelCall>();
  private readonly observers = new Set<(call: ModelCall) => void>();
  private readonly most: number;
  private secret: string;
  private nextId = 0;

  constructor({ most = 200, secret = '' }: CallBookOptions = {}) {
    this.most = most;
    this.secret = secret;
  }

  /** Oldest first. */
  get calls(): readonly ModelCall[] {
    return [...this.kept.values()];
  }

  /** Told when a call begins, at its first word, and when it is over. */
  onCall(observe: (call: ModelCall) => void): () => void {
    this.observers.add(observe);
    return () => void this.observers.delete(observe);
  }

  /** What may not be read in it from now on. */
  conceal(secret: string): void {
    this.secret = secret;
  }

  open(asked: Pick<ModelCall, 'role' | 'model' | 'atMs'>, messages: readonly Message[]): number {
    const id = this.nextId++;
    this.write({
      ...asked,
      id,
      messages: messages.map((message) => this.sent(message)),
      state: 'asked',
      reply: '',
      inputTokens: 0,
      outputTokens: 0,
      isEstimated: true,
      cost: 0,
    });
    const oldest = this.kept.keys().next();
    if (this.kept.size > this.most && !oldest.done) this.kept.delete(oldest.value);
    return id;
  }

  /** More is known of a call. What has been forgotten meanwhile stays forgotten. */
  note(id: number, more: Partial<Omit<ModelCall, 'id' | 'messages'>>): void {
    const call = this.kept.get(id);
    if (!call) return;
    const { reply = call.reply, sentence = call.sentence } = more;
    const readable = { reply: this.readable(reply), sentence: sentence && this.readable(sentence) };
    this.write({ ...call, ...more, ...given(readable) });
  }

  private write(call: ModelCall): void {
    this.kept.set(call.id, call);
    for (const observe of this.observers) observe(call);
  }

  private sent({ from, content }: Message): SentMessage {
    if (typeof content === 'string') return { from, text: this.readable(content), pictures: 0 };
    const texts = content.map((part) => ('text' in part ? part.text : ''));
    return { from, text: this.readable(texts.join('')), pictures: content.filter((part) => 'image' in part).length };
  }

  private readable(text: string): string {
    const safe = this.secret.length >= shortestSecret ? text.replaceAll(this.secret, '[key]') : text;
    return safe.length > longestText ? `${safe.slice(0, longestText)} […]` : safe;
  }
}

interface BookedOptions {
  readonly book: CallBook;
  readonly now: () => number;
  /** The name of the model that answers for a part: a router's own name says nothing. */
  readonly nameOf: (role: ModelRole) => string;
  readonly price?: Price | undefined;
}

/** Puts every call down in the book, with what was asked, what came, and how long it took. */
export function booked(model: LanguageModel, { book, now, nameOf, price }: BookedOptions): LanguageModel {
  return {
    name: model.name,
    async *stream(request: ModelRequest, signal?: AbortSignal): AsyncGenerator<ModelEvent, void, undefined> {
      const { role, messages } = request;
      const atMs = now();
      const id = book.open({ role, model: nameOf(role), atMs }, messages);
      let reply = '';
      let usage: Usage | undefined;
      let reason: EndReason | undefined;
      let failure: Pick<ModelCall, 'code' | 'sentence'> | undefined;
      try {
        for await (const event of model.stream(request, signal)) {
          if (event.type === 'usage') usage = event.usage;
          else if (event.type === 'end') reason = event.reason;
          else if (event.type !== 'begun') {
            const isFirst = reply === '';
            reply +=
              event.type === 'text' ? event.text : JSON.stringify({ tool: event.name, arguments: event.arguments });
            if (isFirst) book.note(id, { state: 'answering', reply, firstWordMs: now() - atMs });
          }
          yield event;
        }
      } catch (error) {
        const { code, message } = asModelError(error);
        failure = { code, sentence: message };
        throw error;
      } finally {
        // Whoever leaves the loop before the end has called it off.
        const isWhole = failure === undefined && reason !== undefined;
        const fault = isWhole ? {} : (failure ?? { code: 'model/aborted' as const });
        book.note(id, {
          state: isWhole ? 'answered' : 'failed',
          reply,
          ms: now() - atMs,
          ...given({ reason }),
          ...(usage ? spentOn(usage, price) : {}),
          ...fault,
        });
      }
    },
  };
}

const spentOn = (usage: Usage, price: Price | undefined) => ({
  inputTokens: usage.inputTokens,
  outputTokens: usage.outputTokens,
  isEstimated: usage.estimated ?? false,
  cost: priceOf(usage, price),
});

/** Who asks. A router picks the model by it, a ledger counts by it, a trace is read by it. */
export const modelRoles = [
  'decide',
  'actor',
  'narrator',
  'planner',
  'transfer',
  'advancer',
  'memory',
  'study',
] as const;
export type ModelRole = (typeof modelRoles)[number];

/** A JSON schema, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * One piece of a message: words, or a picture as a data URL (local servers fetch nothing), with what is said in its place to
 * whoever cannot see.
 */
export type MessagePart = { readonly text: string } | { readonly image: string; readonly instead?: string };

export interface Message {
  readonly from: 'system' | 'user' | 'assistant';
  readonly content: string | readonly MessagePart[];
}

export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
}

/** One question to a model. Plain data, so that it can be hashed, recorded and sent to any of them. */
export interface ModelRequest {
  readonly role: ModelRole;
  readonly messages: readonly Message[];
  readonly tools?: readonly Tool[];
  /** Wanted when the answer is to be JSON of this shape. What comes back is still untrusted: see `askJson`. */
  readonly output?: { readonly name: string; readonly schema: JsonSchema };
  readonly maxTokens?: number;
  readonly temperature?: number;
}

export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The endpoint did not say, so it was reckoned from the length of the text. */
  readonly estimated?: boolean;
}

export type EndReason = 'stop' | 'length' | 'tool-calls' | 'filtered';

/**
 * What a model does while it answers. An answer that ended well closes with one `usage` and then one `end`; whatever
 * goes wrong is thrown as a `ModelError`, so a stream without `end` is never mistaken for a short answer.
 */
export type ModelEvent =
  /** It is at work and there is nothing to show yet: it thinks, or writes a tool call. May come more than once, or never. */
  | { readonly type: 'begun' }
  | { readonly type: 'text'; readonly text: string }
  /** `arguments` is whatever JSON the model wrote: read it by schema. */
  | { readonly type: 'tool-call'; readonly name: string; readonly arguments: unknown }
  | { readonly type: 'usage'; readonly usage: Usage }
  | { readonly type: 'end'; readonly reason: EndReason };

/** Something that answers in words: an endpoint, a recording, or a wrapper around either. */
export interface LanguageModel {
  readonly name: string;
  /** Leaving the loop early, or aborting the signal, stops the work behind it. */
  stream(request: ModelRequest, signal?: AbortSignal): AsyncIterable<ModelEvent>;
}

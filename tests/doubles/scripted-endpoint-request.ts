/** What a client sends, as far as scripts look at it. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly {
    readonly role: 'system' | 'user' | 'assistant';
    readonly content: string | readonly { readonly type: string; readonly text?: string }[];
  }[];
  readonly stream?: boolean;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly strict?: boolean } };
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
}

/** What an endpoint can be told not to understand. */
export type Refusable =
  | 'json_schema'
  | 'json_object'
  | 'tools'
  | 'image_url'
  | 'stream_options'
  | 'temperature'
  | 'max_tokens'
  | 'system role';

export function isRefused(request: ChatRequest, feature: Refusable): boolean {
  switch (feature) {
    case 'json_schema':
    case 'json_object':
      return request.response_format?.type === feature;
    case 'image_url':
      return request.messages.some(
        ({ content }) => typeof content !== 'string' && content.some(({ type }) => type === 'image_url'),
      );
    case 'system role':
      return request.messages.some(({ role }) => role === 'system');
    case 'tools':
    case 'stream_options':
    case 'temperature':
    case 'max_tokens':
      return request[feature] !== undefined;
  }
}

/** All the words of a request, one message a line: what a script looks for its cue in. */
export function wordsOf(request: ChatRequest): string {
  return request.messages
    .map(({ content }) => (typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('')))
    .join('\n');
}

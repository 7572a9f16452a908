import type { Gate } from './scripted-endpoint-gate.ts';

/** What an endpoint does with one request. */
export type Script =
  | {
      readonly type: 'stream';
      readonly deltas: readonly object[];
      /** How it ends; `finished` unless told. */
      readonly ending?: Ending;
      readonly reason?: string;
      /** Null leaves it out, as endpoints that do not count do. */
      readonly usage?: object | null;
      /** Waited for before every chunk. */
      readonly gate?: Gate;
      readonly contentType?: string;
    }
  | {
      readonly type: 'refuse';
      readonly status: number;
      readonly message?: string;
      readonly body?: object;
      readonly headers?: Record<string, string>;
    }
  | { readonly type: 'raw'; readonly contentType: string; readonly body: string; readonly status?: number }
  /** The whole answer at once, though a stream was asked for. */
  | { readonly type: 'whole'; readonly text: string }
  /** Takes the request and never answers. */
  | { readonly type: 'hang' };

/**
 * finished: as it should · done-only: [DONE] without a finish_reason · cut: the socket is destroyed · stop: the body ends
 * early and politely · hang: silence after the last chunk · garbage: an event that is not JSON · error: an error as an event
 */
export type Ending = 'finished' | 'done-only' | 'cut' | 'stop' | 'hang' | 'garbage' | 'error';

type StreamOptions = Omit<Extract<Script, { type: 'stream' }>, 'type' | 'deltas'>;

/** Says the text word by word. */
export function say(text: string, options: StreamOptions = {}): Script {
  return { type: 'stream', deltas: wordsIn(text).map((content) => ({ content })), ...options };
}

export const sayJson = (value: unknown, options: StreamOptions = {}): Script => say(JSON.stringify(value), options);

/** Calls tools, the arguments in fragments of a few letters, as endpoints stream them. */
export function callTools(
  calls: readonly { readonly name: string; readonly arguments: unknown }[],
  options: StreamOptions = {},
): Script {
  const deltas = calls.flatMap(({ name, arguments: given }, index) => {
    const written = typeof given === 'string' ? given : JSON.stringify(given);
    const fragments = written.match(/[^]{1,7}/g) ?? [];
    return [
      { tool_calls: [{ index, id: `call-${index}`, type: 'function', function: { name, arguments: '' } }] },
      ...fragments.map((piece) => ({ tool_calls: [{ index, function: { arguments: piece } }] })),
    ];
  });
  return { type: 'stream', deltas, ...options };
}

export const refuse = (status: number, message?: string, headers?: Record<string, string>): Script => ({
  type: 'refuse',
  status,
  ...(message === undefined ? {} : { message }),
  ...(headers === undefined ? {} : { headers }),
});

export const rateLimited = (retryAfterSeconds: number): Script =>
  refuse(429, 'Too many requests', { 'Retry-After': String(retryAfterSeconds) });

/** Words without end, up to so many characters. */
export function ramble(length: number): Script {
  const chunk = 'words '.repeat(200);
  return {
    type: 'stream',
    deltas: Array.from({ length: Math.ceil(length / chunk.length) }, () => ({ content: chunk })),
  };
}

/** Words with the space before them, so that joined they are the text again. */
export const wordsIn = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? [];

import { ModelError } from '../model-error.ts';

/** A whole reply on the wire: 64 kB of text sent a word at a time is some 6 MB of events. */
const mostBytes = 16 * 1024 * 1024;
/** One event. The SDK keeps the bytes of an event until its blank line comes, and copies them with every packet. */
const mostBytesOfLine = 1024 * 1024;

export type Fetch = typeof globalThis.fetch;

export interface BoundedFetch {
  readonly fetch: Fetch;
  /** Whether a response read to its end closed with the `[DONE]` the SDK keeps to itself. */
  sawDone(response: Response): boolean;
}

/** A fetch whose replies cannot fill the memory, and that remembers how they ended. */
export function boundedFetch(fetch: Fetch): BoundedFetch {
  const tails = new WeakMap<Response, { bytes: Uint8Array }>();
  return {
    async fetch(input, init) {
      const response = await fetch(input, init);
      if (!response.body) return response;
      const tail = { bytes: new Uint8Array() };
      const { status, statusText, headers } = response;
      const bounded = new Response(response.body.pipeThrough(meter(tail)), { status, statusText, headers });
      if (!response.ok) return withReason(bounded);
      tails.set(bounded, tail);
      return bounded;
    },
    sawDone(response) {
      const tail = tails.get(response);
      return tail !== undefined && new TextDecoder().decode(tail.bytes).includes('[DONE]');
    },
  };
}

const longestReason = 2000;

/** The SDK reads a refusal's reason only under OpenAI's own `error`; others say it elsewhere, and it would be lost. */
async function withReason(refusal: Response): Promise<Response> {
  const said = await refusal.text();
  const { status, statusText, headers } = refusal;
  const told = isOpenAIRefusal(said) ? said : JSON.stringify({ error: { message: said.slice(0, longestReason) } });
  return new Response(told, { status, statusText, headers });
}

function isOpenAIRefusal(said: string): boolean {
  try {
    const { error } = JSON.parse(said) as { error?: unknown };
    return Boolean(error);
  } catch {
    return false;
  }
}

const lineFeed = 10;
const tailBytes = 32;

function meter(tail: { bytes: Uint8Array }): TransformStream<Uint8Array, Uint8Array> {
  let total = 0;
  let ofLine = 0;
  return new TransformStream({
    transform(chunk, controller) {
      total += chunk.length;
      const lastFeed = chunk.lastIndexOf(lineFeed);
      ofLine = lastFeed < 0 ? ofLine + chunk.length : chunk.length - lastFeed - 1;
      if (total > mostBytes || ofLine > mostBytesOfLine) {
        throw new ModelError('model/too-long', 'The endpoint sends more than any answer needs.');
      }
      tail.bytes = lastOf(tail.bytes, chunk);
      controller.enqueue(chunk);
    },
  });
}

function lastOf(before: Uint8Array, chunk: Uint8Array): Uint8Array {
  if (chunk.length >= tailBytes) return chunk.slice(-tailBytes);
  const joined = new Uint8Array(before.length + chunk.length);
  joined.set(before);
  joined.set(chunk, before.length);
  return joined.slice(-tailBytes);
}

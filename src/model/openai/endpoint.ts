import { textOf } from './bounded-body.ts';
import { EndpointRefusal, reasonIn } from './endpoint-refusal.ts';
import type { ChatParams } from './openai-body.ts';

export type Fetch = typeof globalThis.fetch;

export interface Endpoint {
  /** Up to and including the version: `http://127.0.0.1:11434/v1`. */
  readonly baseURL: string;
  readonly apiKey?: string | undefined;
  readonly fetch?: Fetch | undefined;
}

const mostOfARefusal = 64 * 1024;

/**
 * Asks for a chat completion. Resolves once the endpoint begins to answer, rejects with what it refused. One request needs no
 * SDK: OpenAI's own weighs 20 MB, reads keys from the environment, and tells every endpoint about the machine.
 */
export async function askEndpoint(
  { baseURL, apiKey, fetch = (input, init) => globalThis.fetch(input, init) }: Endpoint,
  params: ChatParams,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(`${baseURL.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      // Local servers want no key.
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify(params),
    signal,
  });
  if (response.ok) return response;
  const { status, headers } = response;
  throw new EndpointRefusal({ status, said: reasonIn(await textOf(response, mostOfARefusal)), headers });
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Gate } from './scripted-endpoint-gate.ts';
import { isRefused, type ChatRequest, type Refusable } from './scripted-endpoint-request.ts';
import type { Script } from './scripted-endpoint-script.ts';

export { gate, type Gate } from './scripted-endpoint-gate.ts';
export { wordsOf, type ChatRequest, type Refusable } from './scripted-endpoint-request.ts';
export {
  callTools,
  ramble,
  rateLimited,
  refuse,
  say,
  sayJson,
  wordsIn,
  type Ending,
  type Script,
} from './scripted-endpoint-script.ts';

/**
 * A small OpenAI-compatible HTTP server that says what its script says, and misbehaves on cue. Real sockets, no clock: what
 * should wait, waits for a gate the test opens.
 *
 *     const endpoint = await scriptedEndpoint({ reply: () => say('Who is there?') });
 *     const model = openaiModel(endpoint.config);
 *     …
 *     await endpoint.close();
 */
export interface ScriptedEndpoint {
  /** What `openaiModel` takes. */
  readonly config: { readonly baseURL: string; readonly model: string };
  readonly baseURL: string;
  /** Every chat request that came, in order. */
  readonly requests: readonly ReceivedRequest[];
  /** Sockets open at this moment. */
  readonly openSockets: number;
  /** Answers that the client walked away from. */
  readonly abandoned: number;
  /** Resolves when so many requests have come. */
  untilAsked(times: number): Promise<void>;
  /** Resolves when the client has walked away from so many answers. */
  untilAbandoned(times: number): Promise<void>;
  /** Resolves when no socket is open: how a test shows that nothing was leaked. */
  untilIdle(): Promise<void>;
  /** Stops, and cuts whoever is still connected. */
  close(): Promise<void>;
}

export interface ReceivedRequest {
  readonly body: ChatRequest;
  readonly headers: IncomingMessage['headers'];
}

export interface EndpointScript {
  /** What is answered to the request with this index (0 is the first). */
  reply(request: ChatRequest, index: number): Script;
  /** What the endpoint does not understand and refuses with 400 (or the status given). */
  readonly refuses?: readonly Refusable[];
  readonly refusalStatus?: number;
  /** Refuses without saying what it minds. */
  readonly refusesMutely?: boolean;
  /** Told when an answer has come to the point where it hangs: the moment to let a deadline pass. */
  readonly onHang?: (request: ChatRequest) => void;
  /** What it lists at /v1/models; without it there is no such route. */
  readonly models?: readonly string[];
  /** The key it wants; any other is refused with 401. */
  readonly key?: string;
  /** Lets pages of other sites call it, as endpoints made for browsers do. */
  readonly letsPagesCall?: boolean;
  /** Closes each connection after its answer, so that no idle socket is kept. */
  readonly closesConnections?: boolean;
}

export async function scriptedEndpoint(script: EndpointScript): Promise<ScriptedEndpoint> {
  const requests: ReceivedRequest[] = [];
  const sockets = new Set<Socket>();
  const watchers = new Set<() => void>();
  const held = new Set<Gate>();
  let abandoned = 0;
  let isClosing = false;
  const changed = (): void => watchers.forEach((check) => check());
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (!isSo()) return;
        watchers.delete(check);
        resolve();
      };
      watchers.add(check);
      check();
    });

  const server = createServer((incoming, outgoing) => {
    outgoing.once('close', () => {
      if (!outgoing.writableFinished && !isClosing) abandoned += 1;
      changed();
    });
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      changed();
    });
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await readBody(incoming);
    if (script.closesConnections) outgoing.setHeader('Connection', 'close');
    if (script.letsPagesCall) letPagesCall(outgoing);
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(script.letsPagesCall ? 204 : 405).end();
      return;
    }
    if (script.key !== undefined && incoming.headers.authorization !== `Bearer ${script.key}`) {
      sendJson(outgoing, 401, { error: { message: 'Incorrect API key provided' } });
      return;
    }
    if (script.models && incoming.url?.endsWith('/v1/models')) {
      sendJson(outgoing, 200, { object: 'list', data: script.models.map((id) => ({ id, object: 'model' })) });
      return;
    }
    if (!incoming.url?.endsWith('/v1/chat/completions')) {
      sendJson(outgoing, 404, { error: { message: `No route ${incoming.url}` } });
      return;
    }
    const request = JSON.parse(body) as ChatRequest;
    const index = requests.push({ body: request, headers: incoming.headers }) - 1;
    changed();
    const refused = script.refuses?.find((feature) => isRefused(request, feature));
    if (refused !== undefined) {
      const message = script.refusesMutely ? 'Bad request' : `'${refused}' is not supported`;
      sendJson(outgoing, script.refusalStatus ?? 400, { error: { message, type: 'invalid_request_error' } });
      return;
    }
    const reply = script.reply(request, index);
    await perform(reply, request, outgoing, held);
    if (reply.type === 'hang' || (reply.type === 'stream' && reply.ending === 'hang')) script.onHang?.(request);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    baseURL,
    config: { baseURL, model: 'scripted' },
    requests,
    get openSockets() {
      return sockets.size;
    },
    get abandoned() {
      return abandoned;
    },
    untilAsked: (times) => until(() => requests.length >= times),
    untilAbandoned: (times) => until(() => abandoned >= times),
    untilIdle: () => until(() => sockets.size === 0),
    async close() {
      isClosing = true;
      for (const gate of held) gate.openAll();
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function perform(script: Script, request: ChatRequest, outgoing: ServerResponse, held: Set<Gate>): Promise<void> {
  switch (script.type) {
    case 'refuse':
      for (const [name, value] of Object.entries(script.headers ?? {})) outgoing.setHeader(name, value);
      sendJson(outgoing, script.status, script.body ?? { error: { message: script.message ?? 'No.' } });
      return;
    case 'raw':
      outgoing.writeHead(script.status ?? 200, { 'Content-Type': script.contentType });
      outgoing.end(script.body);
      return;
    case 'whole':
      sendJson(outgoing, 200, wholeAnswer(script.text));
      return;
    case 'hang':
      // No head, no word: the answer stays open until somebody gives up.
      return;
    case 'stream':
      await stream(script, request, outgoing, held);
  }
}

async function stream(
  script: Extract<Script, { type: 'stream' }>,
  request: ChatRequest,
  outgoing: ServerResponse,
  held: Set<Gate>,
): Promise<void> {
  outgoing.writeHead(200, { 'Content-Type': script.contentType ?? 'text/event-stream; charset=utf-8' });
  outgoing.flushHeaders();
  for (const delta of script.deltas) {
    if (script.gate) {
      held.add(script.gate);
      await script.gate.passed();
    }
    if (outgoing.destroyed) return;
    // An answer of many words is not pushed into memory past what the client takes.
    if (!outgoing.write(event({ choices: [{ index: 0, delta, finish_reason: null }] }))) await drained(outgoing);
  }
  switch (script.ending ?? 'finished') {
    case 'hang':
      return;
    case 'cut':
      // What was said so far leaves first (a comment marks its end), so that the cut is always in the same place.
      outgoing.write(': cut\n\n', () => outgoing.destroy());
      return;
    case 'stop':
      outgoing.end();
      return;
    case 'garbage':
      outgoing.end('data: {"choices":[{"delta":{"content":"and th\n\n');
      return;
    case 'error':
      outgoing.end(event({ error: { message: 'The model fell over.', type: 'server_error' } }));
      return;
    case 'done-only':
      outgoing.end('data: [DONE]\n\n');
      return;
    case 'finished': {
      const reason = script.reason ?? (script.deltas.some((delta) => 'tool_calls' in delta) ? 'tool_calls' : 'stop');
      outgoing.write(event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }));
      const usage = script.usage === undefined ? { prompt_tokens: 11, completion_tokens: 7 } : script.usage;
      if (usage && request.stream_options?.include_usage) outgoing.write(event({ choices: [], usage }));
      outgoing.end('data: [DONE]\n\n');
    }
  }
}

const event = (data: object): string =>
  `data: ${JSON.stringify({ id: 'scripted', object: 'chat.completion.chunk', created: 0, model: 'scripted', ...data })}\n\n`;

const wholeAnswer = (content: string): object => ({
  id: 'scripted',
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 11, completion_tokens: 7 },
});

function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      outgoing.off('drain', done);
      outgoing.off('close', done);
      resolve();
    };
    outgoing.once('drain', done);
    outgoing.once('close', done);
  });
}

/** Only what our own page sends is allowed by name: a header more, and a browser refuses. */
function letPagesCall(outgoing: ServerResponse): void {
  outgoing.setHeader('Access-Control-Allow-Origin', '*');
  outgoing.setHeader('Access-Control-Allow-Headers', 'accept, authorization, content-type');
  outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST');
}

function sendJson(outgoing: ServerResponse, status: number, body: object): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json' });
  outgoing.end(JSON.stringify(body));
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

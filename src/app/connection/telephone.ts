import { given } from '../../kit/given.ts';
import type { Fetch } from '../../model/openai/endpoint.ts';
import {
  headersToSay,
  TelephoneError,
  type TelephoneAnswer,
  type TelephoneAsk,
  type TelephonePort,
} from './telephone-line.ts';

/** The one line out of the page. */
export interface Telephone {
  /** As the browser's own, for addresses under the base; anything else is refused. Its errors say `why`, where it is known. */
  readonly fetch: Fetch;
  /** Whether anybody is there at all, whoever they let read their answers: tells an endpoint without CORS from none. */
  ring(address: string, signal?: AbortSignal): Promise<boolean>;
  close(): void;
}

/** The page's end of the line. */
interface TelephoneSet extends TelephonePort<TelephoneAnswer, TelephoneAsk> {
  terminate(): void;
}

/**
 * Opens a line to one base address (`https://api.openai.com/v1`). The page's own Content-Security-Policy lets it call only
 * its own site, and stays so: a worker loaded from the site is under its own policy, and ours calls one address alone.
 */
export function openTelephone(base: string, set: TelephoneSet = installedSet()): Telephone {
  return new Line(base, set);
}

function installedSet(): TelephoneSet {
  const worker = new Worker(new URL('./telephone-worker.ts', import.meta.url), { type: 'module', name: 'telephone' });
  return {
    postMessage: (message) => worker.postMessage(message),
    addEventListener(_, listen) {
      worker.addEventListener('message', (event: MessageEvent<TelephoneAnswer>) => listen(event));
      // A worker that cannot be loaded or that fell over answers nobody any more.
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        const sentence = 'The line to the outside broke down.';
        listen({ data: { type: 'failed', id: everyCall, why: 'closed', sentence } });
      });
    },
    terminate: () => worker.terminate(),
  };
}

/** The id of no call: what befalls it befalls all. */
const everyCall = -1;

/** A call as the page has it. */
interface Conversation {
  answered(answer: Extract<TelephoneAnswer, { type: 'answered' }>): void;
  piece(bytes: Uint8Array<ArrayBuffer>): void;
  over(): void;
  /** The line broke: told once all that came was read. */
  failed(error: unknown): void;
  /** Whoever asked wants no more of it, at once. */
  calledOff(reason: unknown): void;
}

class Line implements Telephone {
  private readonly conversations = new Map<number, Conversation>();
  private nextId = 0;
  private closedBy: TelephoneError | undefined;
  readonly fetch: Fetch = (input, init) => this.call(new Request(input, init), false);

  constructor(
    base: string,
    private readonly set: TelephoneSet,
  ) {
    set.addEventListener('message', ({ data }) => this.hear(data));
    set.postMessage({ type: 'connect', base });
  }

  async ring(address: string, signal?: AbortSignal): Promise<boolean> {
    try {
      const answer = await this.call(new Request(address, signal ? { signal } : {}), true);
      await answer.body?.cancel();
      return true;
    } catch (error) {
      if (error instanceof TelephoneError && error.why === 'unreachable') return false;
      throw error;
    }
  }

  close(): void {
    this.breakDown(new TelephoneError('closed', 'The line was closed.'));
  }

  private async call(request: Request, isBlind: boolean): Promise<Response> {
    const { method, url, headers, signal } = request;
    const body = method === 'GET' || method === 'HEAD' ? undefined : await request.text();
    signal.throwIfAborted();
    if (this.closedBy) throw this.closedBy;
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.conversations.delete(id);
        signal.removeEventListener('abort', abort);
      };
      const hangUp = (): void => {
        leave();
        this.set.postMessage({ type: 'hang-up', id });
      };
      const abort = (): void => {
        conversation.calledOff(signal.reason);
        hangUp();
      };
      const more = (): void => this.set.postMessage({ type: 'more', id });
      const conversation = converse({ resolve, reject, more, hangUp, leave });
      this.conversations.set(id, conversation);
      signal.addEventListener('abort', abort, { once: true });
      const said = isBlind ? { headers: [], isBlind } : { headers: headersToSay(headers) };
      this.set.postMessage({ type: 'call', id, url, method, ...said, ...given({ body }) });
    });
  }

  private hear(answer: TelephoneAnswer): void {
    const conversation = this.conversations.get(answer.id);
    if (answer.type === 'answered') conversation?.answered(answer);
    else if (answer.type === 'piece') conversation?.piece(answer.bytes);
    else if (answer.type === 'over') conversation?.over();
    else {
      const error = new TelephoneError(answer.why, answer.sentence);
      if (answer.id === everyCall) this.breakDown(error);
      else conversation?.failed(error);
    }
  }

  private breakDown(error: TelephoneError): void {
    if (this.closedBy) return;
    this.closedBy = error;
    for (const conversation of [...this.conversations.values()]) conversation.failed(error);
    this.conversations.clear();
    this.set.terminate();
  }
}

interface ConversationEnds {
  readonly resolve: (response: Response) => void;
  readonly reject: (reason: unknown) => void;
  readonly more: () => void;
  readonly hangUp: () => void;
  readonly leave: () => void;
}

/** Statuses that come without a body, and with which none may be given. */
const bodiless: readonly number[] = [101, 103, 204, 205, 304];

/**
 * One answer on its way in: a response whose body takes the pieces as somebody wants them. What came before the line broke
 * is read before the break is told of: those words may have been spoken.
 */
function converse({ resolve, reject, more, hangUp, leave }: ConversationEnds): Conversation {
  const waiting: Uint8Array<ArrayBuffer>[] = [];
  let body: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  let end: { readonly error?: unknown } | undefined;
  let isDropped = false;
  let wake = (): void => undefined;
  const next = async (): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    while (waiting.length === 0 && !end && !isDropped) await new Promise<void>((arrived) => (wake = arrived));
    return waiting.shift();
  };
  const stream = (): ReadableStream<Uint8Array<ArrayBuffer>> =>
    new ReadableStream(
      {
        start: (controller) => void (body = controller),
        async pull(controller) {
          const piece = await next();
          if (isDropped) return;
          if (piece) {
            controller.enqueue(piece);
            more();
          } else if (end && 'error' in end) controller.error(end.error);
          else controller.close();
        },
        cancel() {
          drop();
          hangUp();
        },
      },
      { highWaterMark: 0 },
    );
  const drop = (): void => {
    isDropped = true;
    waiting.length = 0;
    wake();
  };
  const finish = (how: { readonly error?: unknown }): void => {
    end = how;
    wake();
    leave();
  };
  return {
    answered({ status, statusText, headers }) {
      // An answer nobody may read has no status; somebody is there all the same.
      const isTold = status >= 200 && status <= 599;
      const said = headers.map(([name, value]): [string, string] => [name, value]);
      const init = { status: isTold ? status : 200, statusText, headers: said };
      resolve(new Response(bodiless.includes(status) || !isTold ? null : stream(), init));
    },
    piece(bytes) {
      waiting.push(bytes);
      wake();
    },
    over: () => finish({}),
    failed(error) {
      reject(error);
      finish({ error });
    },
    calledOff(reason) {
      reject(reason);
      body?.error(reason);
      drop();
    },
  };
}

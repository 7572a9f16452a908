import { given } from '../../kit/given.ts';
import type { Fetch } from '../../model/openai/endpoint.ts';
import {
  mayCall,
  mostAnsweredBytes,
  mostAskedLength,
  mostCallsAtOnce,
  TelephoneError,
  type TelephoneAnswer,
  type TelephoneAsk,
  type TelephonePort,
} from './telephone-line.ts';

/** What the exchange needs of its surroundings: the worker's own fetch, and whether the site's policy forbade a call. */
interface ExchangeSurroundings {
  readonly fetch: Fetch;
  /** Whether the site's own Content-Security-Policy is why this address could not be called. */
  readonly wasForbidden?: (url: string) => Promise<boolean>;
}

interface OpenCall {
  readonly controller: AbortController;
  /** Lets the next piece go out. */
  more(): void;
}

type Call = Extract<TelephoneAsk, { type: 'call' }>;
type ExchangePort = TelephonePort<TelephoneAsk, TelephoneAnswer>;

/**
 * The far end of the telephone, in a worker of its own: calls one base address and nothing else, without cookies, without
 * following anybody elsewhere, and passes the answer on piece by piece, never far ahead of whoever reads.
 */
export function answerCalls(port: ExchangePort, surroundings: ExchangeSurroundings): void {
  const exchange = new Exchange(port, surroundings);
  port.addEventListener('message', ({ data }) => exchange.hear(data));
}

class Exchange {
  private readonly calls = new Map<number, OpenCall>();
  private base: string | undefined;

  constructor(
    private readonly port: ExchangePort,
    private readonly surroundings: ExchangeSurroundings,
  ) {}

  hear(ask: TelephoneAsk): void {
    switch (ask.type) {
      case 'connect':
        // Told once: whoever gets hold of the line later cannot point it elsewhere.
        this.base ??= ask.base;
        return;
      case 'call':
        this.begin(ask);
        return;
      case 'more':
        this.calls.get(ask.id)?.more();
        return;
      case 'hang-up':
        this.calls.get(ask.id)?.controller.abort();
    }
  }

  private begin(call: Call): void {
    const controller = new AbortController();
    const line = turnstile(controller.signal);
    this.calls.set(call.id, { controller, more: line.open });
    this.carry(call, controller.signal, line.passed)
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        const why = error instanceof TelephoneError ? error.why : 'broken';
        this.port.postMessage({ type: 'failed', id: call.id, why, sentence: sentenceOf(error) });
      })
      .finally(() => this.calls.delete(call.id));
  }

  private async carry(call: Call, signal: AbortSignal, taken: () => Promise<void>): Promise<void> {
    const { base } = this;
    if (base === undefined || !mayCall(base, call.url)) {
      const sentence = `Only ${base ?? 'nothing'} may be called, not ${call.url.slice(0, 200)}.`;
      throw new TelephoneError('not-allowed', sentence);
    }
    if ((call.body?.length ?? 0) > mostAskedLength) throw new TelephoneError('too-long', 'The question is too long.');
    if (this.calls.size > mostCallsAtOnce) throw new TelephoneError('not-allowed', 'Too many calls at once.');
    const response = await this.reach(call, signal);
    const { status, statusText, headers } = response;
    this.port.postMessage({ type: 'answered', id: call.id, status, statusText, headers: [...headers] });
    await this.passOn(call.id, response, taken);
    this.port.postMessage({ type: 'over', id: call.id });
  }

  private async reach({ url, method, headers, body, isBlind }: Call, signal: AbortSignal): Promise<Response> {
    const { fetch, wasForbidden } = this.surroundings;
    const usual = { method, signal, credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' } as const;
    const said = headers.map(([name, value]): [string, string] => [name, value]);
    // A redirect cannot be refused where nothing can be read; there is no key in such a call, and no word.
    const seeing: RequestInit = isBlind
      ? { mode: 'no-cors' }
      : { redirect: 'manual', headers: said, ...given({ body }) };
    const response = await fetch(url, { ...usual, ...seeing }).catch(async (error: unknown) => {
      if (signal.aborted) throw error;
      throw new TelephoneError((await wasForbidden?.(url)) ? 'policy' : 'unreachable', sentenceOf(error));
    });
    const isElsewhere = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
    if (isElsewhere) throw new TelephoneError('redirected', 'The endpoint sends its callers to another address.');
    return response;
  }

  private async passOn(id: number, response: Response, taken: () => Promise<void>): Promise<void> {
    const reader = response.body?.getReader();
    if (!reader) return;
    let bytesSoFar = 0;
    for (;;) {
      await taken();
      const { done, value } = await reader.read();
      if (done) return;
      bytesSoFar += value.byteLength;
      if (bytesSoFar > mostAnsweredBytes) {
        await reader.cancel();
        throw new TelephoneError('too-long', 'The endpoint sends more than any answer needs.');
      }
      const bytes = new Uint8Array(value);
      this.port.postMessage({ type: 'piece', id, bytes }, [bytes.buffer]);
    }
  }
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A piece is at most some tens of kilobytes. */
const mostPiecesAhead = 32;

/** Lets a few through, and one more for every time it is opened; nobody waits in it after the call was called off. */
function turnstile(signal: AbortSignal): { readonly open: () => void; readonly passed: () => Promise<void> } {
  // Somewhat ahead of whoever reads: a browser throws away what nobody fetched when a line breaks.
  let free = mostPiecesAhead;
  let pass: (() => void) | undefined;
  return {
    open() {
      if (pass) pass();
      else free += 1;
    },
    passed() {
      if (free > 0) {
        free -= 1;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const leave = (): void => reject(new TelephoneError('closed', 'The call was ended.'));
        pass = () => {
          pass = undefined;
          signal.removeEventListener('abort', leave);
          resolve();
        };
        signal.addEventListener('abort', leave, { once: true });
      });
    },
  };
}

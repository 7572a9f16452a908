/** What the page says into the telephone. */
export type TelephoneAsk =
  /** The one address that may be called, told once and first. */
  | { readonly type: 'connect'; readonly base: string }
  | {
      readonly type: 'call';
      readonly id: number;
      readonly url: string;
      readonly method: string;
      readonly headers: readonly (readonly [name: string, value: string])[];
      readonly body?: string;
      /** Only to learn whether anybody is there: what comes back cannot be read, and no key goes along. */
      readonly isBlind?: true;
    }
  /** The last piece was taken: the next may come. */
  | { readonly type: 'more'; readonly id: number }
  | { readonly type: 'hang-up'; readonly id: number };

/** What comes out of it. */
export type TelephoneAnswer =
  | {
      readonly type: 'answered';
      readonly id: number;
      readonly status: number;
      readonly statusText: string;
      readonly headers: readonly (readonly [name: string, value: string])[];
    }
  | { readonly type: 'piece'; readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: 'over'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly why: TelephoneFailure; readonly sentence: string };

/**
 * Why a call came to nothing. `unreachable` is all a browser tells of an endpoint that is not there or lets no other site
 * call it; `policy` is the site's own Content-Security-Policy.
 */
type TelephoneFailure = 'not-allowed' | 'unreachable' | 'policy' | 'redirected' | 'too-long' | 'broken' | 'closed';

/** A call that came to nothing, as `fetch` tells of it: by a TypeError, with the reason where we know it. */
export class TelephoneError extends TypeError {
  override readonly name = 'TelephoneError';

  constructor(
    readonly why: TelephoneFailure,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Either end of the line: a Worker, its own scope, or a port in a test. */
export interface TelephonePort<Heard, Said> {
  postMessage(message: Said, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listen: (event: { readonly data: Heard }) => void): void;
}

/** Words and pictures of one question. */
export const mostAskedLength = 8 * 1024 * 1024;
/** All of one answer; `boundedFetch` counts again on the other side. */
export const mostAnsweredBytes = 16 * 1024 * 1024;
/** A company asks with a few voices at once, never with so many. */
export const mostCallsAtOnce = 32;

/** Nothing of ours needs more than these, and every other header must be allowed across origins by name. */
const saidHeaders: readonly string[] = ['accept', 'authorization', 'content-type'];

export const headersToSay = (headers: Headers): [string, string][] =>
  [...headers].filter(([name]) => saidHeaders.includes(name.toLowerCase()));

/** Whether an address lies under the one that may be called: the same scheme, host and port, at or below its path. */
export function mayCall(base: string, address: string): boolean {
  const allowed = readAddress(base);
  const wanted = readAddress(address);
  if (!allowed || !wanted || allowed.origin !== wanted.origin) return false;
  if (wanted.username !== '' || wanted.password !== '') return false;
  const folder = allowed.pathname.replace(/\/+$/, '');
  return wanted.pathname === folder || wanted.pathname.startsWith(`${folder}/`);
}

function readAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const address = new URL(text);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : undefined;
}

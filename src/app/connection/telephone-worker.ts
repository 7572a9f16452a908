import { answerCalls } from './telephone-exchange.ts';
import type { TelephoneAnswer, TelephoneAsk, TelephonePort } from './telephone-line.ts';

// The entry of the worker: here, and only here, the page's side of the house reaches outside it.
const forbidden = new Set<string>();
globalThis.addEventListener('securitypolicyviolation', (event) => {
  const { blockedURI } = event;
  if (URL.canParse(blockedURI)) forbidden.add(new URL(blockedURI).origin);
});
answerCalls(globalThis as unknown as TelephonePort<TelephoneAsk, TelephoneAnswer>, {
  fetch: (input, init) => globalThis.fetch(input, init),
  async wasForbidden(url) {
    // The browser tells of it in a task of its own, after the call has failed.
    await new Promise((resolve) => setTimeout(resolve));
    return forbidden.has(new URL(url).origin);
  },
});

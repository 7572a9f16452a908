import type { WebLlm } from '../../model/in-page/web-llm.ts';
import { keepModel } from './in-page-exchange.ts';
import type { InPageAnswer, InPageAsk } from './in-page-line.ts';
import type { TelephonePort } from './telephone-line.ts';

// The entry of the worker a model lives in. What it fetches goes through here: the addresses the player confirmed, and no other.
const outside = globalThis.fetch.bind(globalThis);
let allowed: readonly string[] = [];

const isAllowed = (address: string): boolean =>
  new URL(address, location.href).origin === location.origin || allowed.some((each) => address.startsWith(each));

globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  return isAllowed(address) ? outside(input, init) : Promise.reject(new TypeError(`${address} was not asked for.`));
};

keepModel(globalThis as unknown as TelephonePort<InPageAsk, InPageAnswer>, {
  program: async (address) => (await import(/* @vite-ignore */ address)) as WebLlm,
  allow: (addresses) => void (allowed = addresses),
});

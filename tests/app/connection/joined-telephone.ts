import { answerCalls } from '../../../src/app/connection/telephone-exchange.ts';
import type { TelephoneAnswer, TelephoneAsk, TelephonePort } from '../../../src/app/connection/telephone-line.ts';
import { openTelephone, type Telephone } from '../../../src/app/connection/telephone.ts';
import type { Fetch } from '../../../src/model/openai/endpoint.ts';

/** A telephone whose two ends are joined in this process, as the worker joins them in a page. */
export function joinedTelephone(base: string, fetch: Fetch = globalThis.fetch): Telephone {
  const { port1, port2 } = new MessageChannel();
  answerCalls(port2, { fetch });
  const near = port1 as unknown as TelephonePort<TelephoneAnswer, TelephoneAsk>;
  port1.start();
  port2.start();
  return openTelephone(base, {
    postMessage: (message) => near.postMessage(message),
    addEventListener: (type, listen) => near.addEventListener(type, listen),
    terminate: () => port1.close(),
  });
}

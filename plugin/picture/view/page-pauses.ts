import type { Pauses } from '../../../src/kit/slices.ts';

/** So long a page may be kept from its clicks and pictures. */
const longestSliceMs = 12;

/** Pauses after a slice that nobody notices. A message and not a timer, which a hidden tab would hold back for a second. */
export function pagePauses(now: () => number = () => performance.now()): Pauses {
  let since = now();
  return {
    isDue: () => now() - since > longestSliceMs,
    pause: () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          since = now();
          resolve();
        };
        port2.postMessage(undefined);
      }),
  };
}

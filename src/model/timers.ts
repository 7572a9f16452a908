import { aborted } from './model-error.ts';

/** Where waiting comes from. Passed in, so that a test or a simulated clock decides when it is time. */
export interface Timers {
  set(callback: () => void, delayMs: number): unknown;
  clear(handle: unknown): void;
}

export const realTimers: Timers = {
  set: (callback, delayMs) => setTimeout(callback, delayMs),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

export type Wait = (delayMs: number, signal?: AbortSignal) => Promise<void>;

/** Waits, unless called off: then it rejects at once and leaves neither timer nor listener behind. */
export function waitBy(timers: Timers): Wait {
  return (delayMs, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(aborted(signal.reason));
        return;
      }
      const stop = (): void => {
        timers.clear(handle);
        reject(aborted(signal?.reason));
      };
      const handle = timers.set(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, delayMs);
      signal?.addEventListener('abort', stop, { once: true });
    });
}

/**
 * A controller of our own that follows the caller's signal and can be let go of. The caller's signal often lives as long as
 * the performance: whoever listens to it directly and forgets to stop leaves a listener a call behind.
 */
interface LinkedAbort {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
  /** Stops following the caller's signal. */
  unlink(): void;
}

export function linkAbort(signal: AbortSignal | undefined): LinkedAbort {
  const controller = new AbortController();
  const follow = (): void => controller.abort(signal?.reason);
  if (signal?.aborted) follow();
  else signal?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    unlink: () => signal?.removeEventListener('abort', follow),
  };
}

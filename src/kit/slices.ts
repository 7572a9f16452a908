/** When work that takes long lets others have a turn, and how it waits for them. */
export interface Pauses {
  isDue(): boolean;
  pause(): Promise<void>;
}

/**
 * Does work that takes long in slices: it tells after each step how much of it is done, 0 to 1, and waits whenever a pause is
 * due. Where somebody gives it up meanwhile, the work is told so and puts away what it has.
 */
export async function inSlices<T>(
  work: Generator<number, T>,
  pauses: Pauses,
  { onPart, signal }: { readonly onPart?: (part: number) => void; readonly signal?: AbortSignal } = {},
): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (!pauses.isDue()) continue;
    onPart?.(step.value);
    await pauses.pause();
    if (!signal?.aborted) continue;
    work.return(undefined as never);
    signal.throwIfAborted();
  }
}

/** Does all of it at once. */
export function atOnce<T>(work: Generator<number, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

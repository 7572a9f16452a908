import type { ModelCall } from '../connection/call-book.ts';

/** A call as a bar of a waterfall: parts of its whole width, from 0 to 1. */
export interface CallBar {
  readonly call: ModelCall;
  readonly from: number;
  /** Until the first word: waiting. */
  readonly waits: number;
  /** From the first word to the last: answering. */
  readonly answers: number;
}

/** Lays calls out on one axis of time, from the first that is asked to the last that is answered. */
export function waterfallOf(calls: readonly ModelCall[], nowMs: number): readonly CallBar[] {
  const ends = calls.map(({ atMs, ms }) => (ms === undefined ? Math.max(atMs, nowMs) : atMs + ms));
  const begin = Math.min(...calls.map(({ atMs }) => atMs));
  const width = Math.max(1, Math.max(...ends) - begin);
  return calls.map((call, index) => {
    const end = ends[index] ?? call.atMs;
    const first = Math.min(end, call.atMs + (call.firstWordMs ?? end - call.atMs));
    return {
      call,
      from: (call.atMs - begin) / width,
      waits: (first - call.atMs) / width,
      answers: (end - first) / width,
    };
  });
}

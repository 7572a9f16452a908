import type { Timers } from '../../src/model/timers.ts';

export interface ManualTimers extends Timers {
  /** How many are set and neither fired nor cleared. */
  readonly pending: number;
  /** Lets so much time pass. */
  advance(ms: number): void;
}

/** Time that passes when the test says so. */
export function manualTimers(): ManualTimers {
  let now = 0;
  let next = 0;
  const set = new Map<number, { at: number; callback: () => void }>();
  return {
    get pending() {
      return set.size;
    },
    set(callback, delayMs) {
      set.set(++next, { at: now + delayMs, callback });
      return next;
    },
    clear: (handle) => void set.delete(handle as number),
    advance(ms) {
      now += ms;
      const due = [...set].filter(([, { at }]) => at <= now).sort(([, a], [, b]) => a.at - b.at);
      for (const [handle, { callback }] of due) if (set.delete(handle)) callback();
    },
  };
}

/** Something that waits until the test lets it through: a wait without a clock. */
export interface Gate {
  /** Lets one waiter through, now or when it comes. */
  open(): void;
  /** Lets everybody through from now on. */
  openAll(): void;
  passed(): Promise<void>;
}

export function gate(): Gate {
  const waiting: (() => void)[] = [];
  let free = 0;
  return {
    open() {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
    openAll() {
      free = Number.POSITIVE_INFINITY;
      for (const next of waiting.splice(0)) next();
    },
    passed() {
      if (free > 0) {
        free -= 1;
        return Promise.resolve();
      }
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
}

/** A figure of a benchmark: its value, the budget of DESIGN §7 if it has one, and a baseline of the same run to hold it against. */
export interface Measure {
  readonly measure: string;
  readonly value: number;
  readonly unit: string;
  readonly budget?: number;
  readonly baseline?: number;
  readonly ratio?: number;
  readonly [detail: string]: unknown;
}

/** The median time of one call in microseconds, over many small batches, after warming up. */
export function medianMicros(work: (index: number) => void, rounds = 2000): number {
  for (let index = 0; index < rounds; index++) work(index);
  const times: number[] = [];
  for (let index = 0; index < rounds; index++) {
    const start = performance.now();
    work(index);
    times.push((performance.now() - start) * 1000);
  }
  times.sort((a, b) => a - b);
  return round(times[Math.floor(times.length / 2)] ?? 0);
}

export const round = (value: number): number => Math.round(value * 100) / 100;

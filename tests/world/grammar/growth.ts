import { expect } from 'vitest';

/**
 * Expects that four times as much costs about four times the work, not sixteen. The processor's time is counted, not the
 * clock's: a slow or busy machine is slow both times. What costs next to nothing is not compared.
 */
export function expectLinear(work: (size: number) => void, size: number): void {
  const costOf = (much: number): number => {
    const before = process.cpuUsage();
    work(much);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const little = costOf(size / 4);
  expect(costOf(size), `the cost of ${size} beside ${little} ms for a quarter of it`).toBeLessThan(10 * little + 1000);
}

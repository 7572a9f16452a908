import { expect, it, vi } from 'vitest';
import { isA } from '../../../src/world/lexicon/nouns.ts';

it('reads the names of the largest world once, however often they are asked about', () => {
  const names = Array.from({ length: 6000 }, (_, index) => `remembered cup ${index}`);
  const readAnew = (): number => {
    const put = vi.spyOn(Map.prototype, 'set');
    for (const name of names) isA(name, 'vessel');
    const times = put.mock.calls.length;
    put.mockRestore();
    return times;
  };
  expect(readAnew()).toBeGreaterThanOrEqual(names.length);
  // What other tests of this process had it remember may have filled it in the middle of the names.
  readAnew();
  expect(readAnew()).toBe(0);
});

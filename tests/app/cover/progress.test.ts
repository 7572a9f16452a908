import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noProgress, progressed, together } from '../../../src/app/cover/progress.ts';
import { preparations } from '../../../src/app/show/show-options.ts';

describe('getting ready', () => {
  it('goes from nothing to all of it', () => {
    expect(noProgress.done).toBe(0);
    const done = preparations.map((each) => progressed(noProgress, each).done);
    expect(done[0]).toBe(0);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    expect(new Set(done).size).toBe(preparations.length);
    expect(progressed(noProgress, preparations[preparations.length - 1] ?? 'calling', 1).done).toBeCloseTo(1);
  });

  it('is as far at the end of one thing as at the beginning of the next', () => {
    expect(progressed(noProgress, 'reading', 1).done).toBeCloseTo(progressed(noProgress, 'building').done);
  });

  it('never goes back, whatever is told', () => {
    const told = fc.tuple(fc.constantFrom(...preparations), fc.double({ min: -2, max: 3, noNaN: true }));
    fc.assert(
      fc.property(fc.array(told), (all) => {
        let before = noProgress;
        for (const [doing, part] of all) {
          const after = progressed(before, doing, part);
          expect(after.done).toBeGreaterThanOrEqual(before.done);
          expect(after.done).toBeLessThanOrEqual(1);
          expect(preparations.indexOf(after.doing)).toBeGreaterThanOrEqual(preparations.indexOf(before.doing));
          before = after;
        }
      }),
    );
  });

  it('weighs what comes at the same time', () => {
    expect(together({ part: 1, weight: 1 }, { part: 0, weight: 3 })).toBe(0.25);
    expect(together()).toBe(0);
  });
});

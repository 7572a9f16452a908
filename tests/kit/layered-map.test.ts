import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LayeredMap } from '../../src/kit/layered-map.ts';

describe('a layered map', () => {
  it('answers like a map, however often it changes, and leaves what was before alone', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer()), { maxLength: 200 }), (changes) => {
        const plain = new Map(Array.from({ length: 100 }, (_, key) => [key, -key] as const));
        let layered = LayeredMap.from(plain);
        const shadow = new Map(plain);
        const first = layered;
        for (const [key, value] of changes) {
          layered = layered.with(key, value);
          shadow.set(key, value);
        }
        for (let key = 0; key <= 121; key++) {
          expect(layered.get(key)).toBe(shadow.get(key));
          expect(layered.has(key)).toBe(shadow.has(key));
          expect(first.get(key)).toBe(plain.get(key));
        }
      }),
    );
  });
});

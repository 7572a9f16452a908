import fc from 'fast-check';
import { expect, it } from 'vitest';
import { approach, clamp, eased, mix, smoothstep, toShare, wrapAngle } from '../../src/kit/numbers.ts';

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });

it('keeps a number within its bounds, from 0 to 1 where none are told', () => {
  expect([-3, 0.4, 3].map((value) => toShare(value))).toEqual([0, 0.4, 1]);
  expect([-3, 0.4, 3].map((value) => clamp(value, -1, 2))).toEqual([-1, 0.4, 2]);
});

it('mixes two numbers, and goes on beyond them', () => {
  expect([0, 0.25, 1, 2].map((part) => mix(10, 20, part))).toEqual([10, 12.5, 20, 30]);
});

it('eases from 0 to 1 with no corner at the ends', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map(eased)).toEqual([0, 0.15625, 0.5, 0.84375, 1]);
  expect([1, 2, 3, 4, 5].map((value) => smoothstep(2, 4, value))).toEqual([0, 0, 0.5, 1, 1]);
  expect([1, 2, 3, 4, 5].map((value) => smoothstep(4, 2, value))).toEqual([1, 1, 0.5, 0, 0]);
});

it('keeps an angle in (−π, π] and its direction', () => {
  expect(wrapAngle(-Math.PI)).toBe(Math.PI);
  expect(wrapAngle(3 * Math.PI)).toBe(Math.PI);
  fc.assert(
    fc.property(number, (angle) => {
      const wrapped = wrapAngle(angle);
      expect(wrapped).toBeGreaterThan(-Math.PI);
      expect(wrapped).toBeLessThanOrEqual(Math.PI);
      expect(Math.sin(wrapped)).toBeCloseTo(Math.sin(angle), 6);
      expect(Math.cos(wrapped)).toBeCloseTo(Math.cos(angle), 6);
    }),
  );
});

it('comes as near in two short steps as in one long one', () => {
  const once = approach(1, 3);
  const half = approach(0.5, 3);
  expect(half + (1 - half) * half).toBeCloseTo(once, 12);
  expect(approach(0, 3)).toBe(0);
});

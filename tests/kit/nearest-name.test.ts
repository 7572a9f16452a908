import { expect, it } from 'vitest';
import { nearestName } from '../../src/kit/nearest-name.ts';

const verbs = ['adjudicate', 'rehearse', 'replay', 'plan'];

it.each([
  ['adjudciate', 'adjudicate'],
  ['ADJUDICATE', 'adjudicate'],
  ['adj', 'adjudicate'],
  ['rehers', 'rehearse'],
  ['relpay', 'replay'],
  ['pln', 'plan'],
])('takes %s for %s', (typed, meant) => {
  expect(nearestName(typed, verbs)).toBe(meant);
});

it.each(['', 'x', 'juggle', 'a'.repeat(100_000)])('makes nothing of %.10s', (typed) => {
  expect(nearestName(typed, verbs)).toBeUndefined();
});

it('has nothing to suggest where there are no names', () => {
  expect(nearestName('plan', [])).toBeUndefined();
});

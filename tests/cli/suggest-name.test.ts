import { expect, it } from 'vitest';
import { suggestName } from '../../src/cli/suggest-name.ts';

const verbs = ['adjudicate', 'rehearse', 'replay', 'plan'];

it.each([
  ['adjudciate', 'adjudicate'],
  ['ADJUDICATE', 'adjudicate'],
  ['adj', 'adjudicate'],
  ['rehers', 'rehearse'],
  ['relpay', 'replay'],
  ['pln', 'plan'],
])('takes %s for %s', (typed, meant) => {
  expect(suggestName(typed, verbs)).toBe(meant);
});

it.each(['', 'x', 'juggle', 'a'.repeat(100_000)])('makes nothing of %.10s', (typed) => {
  expect(suggestName(typed, verbs)).toBeUndefined();
});

it('has nothing to suggest where there are no names', () => {
  expect(suggestName('plan', [])).toBeUndefined();
});

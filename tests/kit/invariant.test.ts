import { expect, it } from 'vitest';
import { InvariantError, invariant } from '../../src/kit/invariant.ts';

it('passes what holds and throws what does not', () => {
  expect(() => invariant(true, 'never seen')).not.toThrow();
  expect(() => invariant('', 'the name is empty: give one')).toThrow(new InvariantError('the name is empty: give one'));
});

it('throws an error that can be told from others', () => {
  expect(() => invariant(0, 'zero')).toThrow(InvariantError);
});

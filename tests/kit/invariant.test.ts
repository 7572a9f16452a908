import { expect, it } from 'vitest';
import { InvariantError, invariant, unreachable } from '../../src/kit/invariant.ts';

it('passes what holds and throws what does not', () => {
  expect(() => invariant(true, 'never seen')).not.toThrow();
  expect(() => invariant('', 'the name is empty: give one')).toThrow(new InvariantError('the name is empty: give one'));
});

it('throws an error that can be told from others', () => {
  expect(() => invariant(0, 'zero')).toThrow(InvariantError);
});

it('names the case nobody handled, even one JSON cannot print', () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(() => unreachable('sideways' as never)).toThrow('Unhandled case "sideways"');
  expect(() => unreachable(undefined as never)).toThrow('Unhandled case undefined');
  expect(() => unreachable(circle as never)).toThrow('Unhandled case [object Object]');
});

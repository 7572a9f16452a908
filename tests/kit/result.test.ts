import { expect, it } from 'vitest';
import { err, ok, type Result } from '../../src/kit/result.ts';

function half(number: number): Result<number, string> {
  return number % 2 === 0 ? ok(number / 2) : err(`${number} is odd`);
}

it('carries a value or an error, told apart by ok', () => {
  expect(half(4)).toEqual({ ok: true, value: 2 });
  expect(half(3)).toEqual({ ok: false, error: '3 is odd' });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashJson, hashText, stableJson } from '../../src/kit/hash.ts';

it('sorts keys at every depth', () => {
  expect(stableJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
});

it('leaves undefined members out, as JSON does', () => {
  expect(stableJson({ a: undefined, b: 1 })).toBe('{"b":1}');
});

it('keeps __proto__ as an ordinary key', () => {
  expect(stableJson(JSON.parse('{"__proto__":{"x":1}}'))).toBe('{"__proto__":{"x":1}}');
});

it.each([NaN, Infinity, undefined, 1n, Symbol('s'), () => 1, [undefined]])(
  'refuses what JSON cannot hold: %s',
  (value) => {
    expect(() => stableJson(value)).toThrow('stableJson was given');
  },
);

it('reads back as the value it was made from', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(JSON.parse(stableJson(plain))).toEqual(plain);
    }),
  );
});

it('hashes equal values alike whatever the order of their keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
      const reversed = Object.fromEntries(Object.entries(record).reverse());
      expect(hashJson(reversed)).toBe(hashJson(record));
    }),
  );
});

it('gives the hashes it has always given, so that old logs still agree', () => {
  expect(hashText('')).toBe('1aee8d83488bdcb8');
  expect(hashJson({ point: 'the ghost', act: 1 })).toBe('0953c742e4f1995d');
});

it('tells a hundred thousand near neighbours apart', () => {
  const hashes = new Set(Array.from({ length: 100_000 }, (_, count) => hashText(`prop:${count}`)));
  expect(hashes.size).toBe(100_000);
  expect([...hashes].every((hash) => /^[0-9a-f]{16}$/.test(hash))).toBe(true);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pick, type Random, seededRandom, shuffle } from '../../src/kit/random.ts';

function take(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => random.next());
}

it('repeats itself for the same seed and differs for another', () => {
  expect(take(seededRandom(7), 20)).toEqual(take(seededRandom(7), 20));
  expect(take(seededRandom('7'), 20)).toEqual(take(seededRandom(7), 20));
  expect(take(seededRandom(8), 20)).not.toEqual(take(seededRandom(7), 20));
});

it('gives the numbers it has always given, so that old seeds still replay', () => {
  const random = seededRandom('elsinore');
  expect(take(random, 4).map((number) => Math.floor(number * 1e9))).toEqual([
    440620953, 610513728, 758974416, 296444192,
  ]);
});

it('stays from 0 to below 1 and is spread evenly', () => {
  const numbers = take(seededRandom('spread'), 20_000);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  for (let tenth = 0; tenth < 10; tenth++) {
    const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length / numbers.length;
    expect(share).toBeGreaterThan(0.09);
    expect(share).toBeLessThan(0.11);
  }
});

it('starts neighbouring seeds far apart', () => {
  const firsts = Array.from({ length: 1000 }, (_, seed) => seededRandom(seed).next());
  const mean = firsts.reduce((sum, first) => sum + first, 0) / firsts.length;
  expect(new Set(firsts).size).toBe(1000);
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
});

it('picks every item sooner or later and refuses an empty list', () => {
  const random = seededRandom(1);
  const picked = new Set(Array.from({ length: 200 }, () => pick(random, ['cup', 'rope', 'key'])));
  expect([...picked].sort()).toEqual(['cup', 'key', 'rope']);
  expect(() => pick(random, [])).toThrow('empty list');
});

it('shuffles without losing, doubling or touching the list it was given', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items];
      const shuffled = shuffle(seededRandom(seed), items);
      expect(items).toEqual(before);
      expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
    }),
  );
});

it('brings every item to every position', () => {
  const random = seededRandom(2);
  const orders = new Set(Array.from({ length: 300 }, () => shuffle(random, [1, 2, 3]).join('')));
  expect(orders.size).toBe(6);
});

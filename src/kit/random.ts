import { hashWords } from './hash.ts';
import { invariant } from './invariant.ts';

/** A source of chance, passed in wherever chance is wanted, so that a seed replays a performance. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
}

/** The same seed gives the same numbers on every machine; 7 and "7" are the same seed. */
export function seededRandom(seed: number | string): Random {
  // sfc32: four words of state, passes PractRand, needs no BigInt.
  let [a, b] = hashWords(`a${seed}`);
  let [c, counter] = hashWords(`b${seed}`);
  return {
    next() {
      const sum = (((a + b) | 0) + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
      return (sum >>> 0) / 2 ** 32;
    },
  };
}

/** One of the items, each as likely as the next. */
export function pick<T>(random: Random, items: readonly T[]): T {
  invariant(items.length > 0, 'pick was given an empty list: check its length before picking.');
  return items[indexBelow(random, items.length)] as T;
}

/** One of the items, each as likely as it weighs. */
export function pickWeighted<T>(random: Random, items: readonly T[], weigh: (item: T) => number): T {
  invariant(items.length > 0, 'pickWeighted was given an empty list: check its length before picking.');
  let left = random.next() * items.reduce((sum, item) => sum + weigh(item), 0);
  return items.find((item) => (left -= weigh(item)) < 0) ?? (items.at(-1) as T);
}

/** The same items in a new order (Fisher–Yates); the list given is left as it was. */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = indexBelow(random, last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

function indexBelow(random: Random, length: number): number {
  return Math.floor(random.next() * length);
}

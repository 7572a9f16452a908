import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppendList } from '../../src/kit/append-list.ts';

describe('an append list', () => {
  it('grows, and leaves the list before it as it was', () => {
    const one = AppendList.from(['a']);
    const two = one.with('b');
    expect([...one]).toEqual(['a']);
    expect([...two]).toEqual(['a', 'b']);
    expect([one.length, two.length]).toEqual([1, 2]);
  });

  it('branches: two lists that grew from one know nothing of one another', () => {
    const root = AppendList.from(['a']);
    const left = root.with('left');
    const right = root.with('right');
    const further = left.with('further');
    expect([...root]).toEqual(['a']);
    expect([...left]).toEqual(['a', 'left']);
    expect([...right]).toEqual(['a', 'right']);
    expect([...further]).toEqual(['a', 'left', 'further']);
    expect([...right.with('x')]).toEqual(['a', 'right', 'x']);
    expect([...left]).toEqual(['a', 'left']);
  });

  it('owns its items: what it was made from may change', () => {
    const items = ['a'];
    const list = AppendList.from(items);
    items.push('b');
    expect([...list]).toEqual(['a']);
  });

  it('never shows what a longer list that grew from it has', () => {
    const short = AppendList.from([1, 2]);
    short.with(3).with(4);
    expect(short.at(2)).toBeUndefined();
    expect(short.at(-1)).toBeUndefined();
    expect(short.at(1)).toBe(2);
    expect(short.slice(0)).toEqual([1, 2]);
    expect(short.slice(1, 9)).toEqual([2]);
    expect(short.slice(-3)).toEqual([1, 2]);
    expect(short.slice(2)).toEqual([]);
  });

  it('goes through what it has grown by, once for each search on the same grounds', () => {
    const [search, other] = [{}, {}];
    const seen: number[] = [];
    const isAbove = (least: number) => (item: number) => seen.push(item) > 0 && item >= least;
    const short = AppendList.from([1, 2]);
    const long = short.with(3).with(4);
    expect(short.someSince(0, search, 'same', isAbove(3))).toBe(false);
    expect(long.someSince(0, search, 'same', isAbove(3))).toBe(true);
    expect(long.someSince(0, search, 'same', isAbove(3))).toBe(true);
    expect(seen).toEqual([1, 2, 3]);
    // What a longer list has, a shorter one has not; another beginning and other grounds are another search.
    expect(short.someSince(0, search, 'same', isAbove(3))).toBe(false);
    expect(long.someSince(3, search, 'same', isAbove(4))).toBe(true);
    expect(long.someSince(3, search, 'others', isAbove(5))).toBe(false);
    expect(long.someSince(0, other, 'same', isAbove(9))).toBe(false);
    expect(short.with(9).someSince(0, other, 'same', isAbove(9))).toBe(true);
    expect(long.someSince(0, other, 'same', isAbove(9))).toBe(false);
  });

  it('answers like an array copied each time, however it branches', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.integer()), { maxLength: 120 }), (steps) => {
        const lists = [AppendList.from<number>()];
        const arrays: number[][] = [[]];
        for (const [from, item] of steps) {
          const index = from % lists.length;
          lists.push((lists[index] ?? AppendList.from<number>()).with(item));
          arrays.push([...(arrays[index] ?? []), item]);
        }
        expect(lists.map((list) => [...list])).toEqual(arrays);
        expect(lists.map((list) => list.slice(1))).toEqual(arrays.map((array) => array.slice(1)));
        const search = {};
        expect(lists.map((list) => list.someSince(1, search, 0, (item) => item > 9))).toEqual(
          arrays.map((array) => array.slice(1).some((item) => item > 9)),
        );
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlaybill } from '../../../src/app/foyer/play-notice.ts';

const plain = { name: 'x', title: 'X' };
const read = (value: unknown) => readPlaybill([value])[0];

describe('a playbill from outside', () => {
  it('fills in what is missing', () => {
    expect(read(plain)).toEqual({
      ...plain,
      about: '',
      period: '',
      languages: ['en'],
      cast: [],
      endings: 0,
      cases: [],
      bytes: 0,
    });
  });

  it('leaves out what is no play, no part and no story', () => {
    const strange = [null, 3, 'x', [], { title: 'X' }, { ...plain, name: '../x' }, { ...plain, title: ' ' }];
    expect(readPlaybill(strange)).toEqual([]);
    const cast = [{ role: 'a b', name: 'A' }, { role: 'b' }, null, { role: 'c', name: 'C', who: 7 }];
    const cases = [
      { id: '../y', title: 'Y' },
      { id: 'z', title: 'Z' },
    ];
    expect(read({ ...plain, cast, cases })).toMatchObject({
      cast: [{ role: 'c', name: 'C', who: '' }],
      cases: [{ id: 'z', title: 'Z' }],
    });
  });

  it('does not let a play be longer than a poster', () => {
    const long = 'x'.repeat(100_000);
    const part = { role: 'r', name: long, who: long };
    const notice = read({ ...plain, title: long, about: long, period: long, cast: Array(1000).fill(part) });
    expect(JSON.stringify(notice).length).toBeLessThan(10_000);
    expect(readPlaybill(Array(1000).fill(plain))).toHaveLength(60);
  });

  it.each([[0], [-1], [1.5], [NaN], ['7'], [1e12]])('counts no %s endings', (endings) => {
    expect(read({ ...plain, endings })?.endings).toBe(0);
  });

  it.each([[{ least: 9, most: 3 }], [{ least: 0, most: 3 }], ['12'], [null]])(
    'takes no such minutes: %j',
    (minutes) => {
      expect(read({ ...plain, minutes })).not.toHaveProperty('minutes');
    },
  );

  it('takes anything at all without throwing, and reads what it has read as the same', () => {
    fc.assert(
      fc.property(fc.anything(), fc.jsonValue(), (value, json) => {
        readPlaybill(value);
        const once = readPlaybill([{ ...plain, ...(json as object) }, json]);
        expect(readPlaybill(once)).toEqual(once);
      }),
    );
  });
});

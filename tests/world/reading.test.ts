import { describe, expect, it } from 'vitest';
import { readingOf, readings } from '../../src/world/reading.ts';

interface Words {
  readonly verb: string;
  readonly object?: string | undefined;
  readonly kinds: readonly string[];
}

const table = readings<Words, string>('verb', [
  [{ verb: 'cut|tear', object: false }, 'bare'],
  [{ verb: 'cut|tear', kinds: ['part', '!named'] }, 'flesh'],
  [{ verb: 'cut', object: /rope$/ }, 'rope'],
  [{ verb: 'cut', object: true }, 'something'],
]);
const read = (verb: string, object?: string, ...kinds: string[]) => readingOf(table, { verb, object, kinds });

describe('a table of readings', () => {
  it('asks for one of some words, none of some, a pattern, and whether it is there', () => {
    expect(read('tear')).toBe('bare');
    expect(read('tear', 'hand', 'part')).toBe('flesh');
    expect(read('tear', 'hand', 'part', 'named')).toBeUndefined();
    expect(read('cut', 'long rope')).toBe('rope');
    expect(read('burn', 'rope')).toBeUndefined();
  });

  it('takes the first row that fits', () => {
    expect(read('cut', 'rope', 'part')).toBe('flesh');
    expect(read('cut', 'cake')).toBe('something');
  });

  it('looks a feature up only when the questions before it were met', () => {
    let asked = 0;
    const lazy: Words = {
      verb: 'burn',
      get kinds() {
        asked += 1;
        return ['part'];
      },
    };
    expect(readingOf(table, lazy)).toBeUndefined();
    expect(asked).toBe(0);
    expect(readingOf(table, { ...lazy, verb: 'tear', object: 'hand', kinds: ['part'] })).toBe('flesh');
  });
});

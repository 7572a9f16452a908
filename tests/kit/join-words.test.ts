import { describe, expect, it } from 'vitest';
import { joinWords } from '../../src/kit/join-words.ts';

describe('words one after the other', () => {
  it('are parted by spaces', () => {
    expect(joinWords(['He said', '“no”', 'and', 'left…', 'then'])).toBe('He said “no” and left… then');
  });

  it('are not, in a script that has none, nor behind its wide marks', () => {
    expect(joinWords(['学的，', '“如遇', '火灾”', '说得好。', 'B7坏了'])).toBe('学的，“如遇火灾”说得好。B7坏了');
    expect(joinWords(['他说', 'OK', '吧'])).toBe('他说 OK 吧');
  });
});

import { describe, expect, it } from 'vitest';
import { answerKnowing, opened } from './asking.ts';

describe('whom a line describes', () => {
  const cafe = opened('midnight-cafe');

  it.each([
    ['Who is the big one?', /Gus/],
    ['who’s the old one over there?', /Lin/],
    ['And the big one, is he always singing?', /Gus/],
  ])('%s', (words, named) => {
    expect(answerKnowing(cafe, 'theo', words, 'nadia')?.says).toMatch(named);
  });
});

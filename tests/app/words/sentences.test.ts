import { describe, expect, it } from 'vitest';
import { latestSentences } from '../../../src/app/words/sentences.ts';

describe('the end of a long speech', () => {
  it('is all of it, while there is room', () => {
    expect(latestSentences('Sit down. Drink.', 40)).toBe('Sit down. Drink.');
  });

  it('begins with a sentence', () => {
    expect(latestSentences('Sit down, Hamlet. You have been walking. Where to?', 34)).toBe(
      'You have been walking. Where to?',
    );
  });

  it('begins with a word, where one sentence is too long', () => {
    const text = 'I never in my life said a thing in three parts and a half';
    const end = latestSentences(text, 30);
    expect(end.startsWith('… ')).toBe(true);
    expect(text.endsWith(end.slice(2))).toBe(true);
    expect(end.length).toBeLessThanOrEqual(32);
  });

  it('parts Chinese by its own marks', () => {
    expect(latestSentences('坐下吧。你走了一整夜。要去哪里？', 11)).toBe('要去哪里？');
  });
});

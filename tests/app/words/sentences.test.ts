import { describe, expect, it } from 'vitest';
import { latestSentences } from '../../../src/app/words/sentences.ts';

describe('the end of a long speech', () => {
  it('shows no scrap of a sentence that has only begun: the end of the one before it stands with it', () => {
    const text = 'Your uncle has not slept since that play of yours, and neither have I. You';
    expect(latestSentences(text, 60)).toBe('… and neither have I. You');
    // As it is said, word by word, there is always something to read.
    const words = text.split(' ').concat('have shamed him at his own table, Hamlet. Sit down.'.split(' '));
    for (let said = 1; said <= words.length; said += 1) {
      const whole = words.slice(0, said).join(' ');
      const shown = latestSentences(whole, 60);
      expect(shown.length).toBeLessThanOrEqual(62);
      expect(shown.length).toBeGreaterThanOrEqual(Math.min(whole.length, 21));
    }
  });

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

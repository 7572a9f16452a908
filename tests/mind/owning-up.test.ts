import { describe, expect, it } from 'vitest';
import { answerKnowing, opened, type Said } from './asking.ts';

const owned: Said = ['theo', 'All right. Yes. He’s hers, I took him, and I haven’t had one happy minute under him.'];

describe('who has told what they did', () => {
  const play = opened('midnight-cafe');
  const answer = (words: string, before: readonly Said[]) => answerKnowing(play, 'lin', words, 'theo', before);

  it('owns it again when they are accused of it', () => {
    expect(answer('You stole my umbrella, didn’t you?', [owned])?.says).not.toMatch(
      /I did not|Absolutely not|wrong person/,
    );
    expect(answer('I accuse you of stealing the duck.', [owned])?.why).toBe('has owned up to it');
  });

  it('owns nothing else with it', () => {
    expect(answer('You stole the cake box, it was you!', [owned])?.why).not.toBe('has owned up to it');
    expect(answer('I accuse you of stealing the duck.', [])?.why).not.toBe('has owned up to it');
  });
});

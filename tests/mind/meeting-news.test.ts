import { describe, expect, it } from 'vitest';
import { newsInEnglish } from '../../src/mind/tongues/en-news.ts';
import { newsInChinese } from '../../src/mind/tongues/zh-news.ts';
import { plain } from '../../src/play/plain-words.ts';
import { answerKnowing, opened } from './asking.ts';

describe('news is heard', () => {
  const kindOf = (words: string): string | undefined => newsInEnglish(plain(words))?.kind;

  it('in English, whatever it is of', () => {
    expect(kindOf('Nadia, your father has died.')).toBe('death');
    expect(newsInEnglish(plain('Your little brother’s dead!'))).toEqual({ kind: 'death', own: 'my brother' });
    expect(newsInEnglish(plain('There is a body in the yard.'))).toEqual({ kind: 'death', isNobody: true });
    expect(kindOf('There’s a fire in the kitchen!')).toBe('alarm');
    expect(kindOf('Fire! Fire!')).toBe('alarm');
    expect(kindOf('Somebody is hiding behind the curtain.')).toBe('lurking');
    expect(kindOf('We are being watched.')).toBe('lurking');
    expect(kindOf('The police are coming!')).toBe('coming');
  });

  it('in Chinese', () => {
    expect(newsInChinese('娜迪亚，你爸爸去世了。')).toEqual({ kind: 'death', own: '我爸爸' });
    expect(newsInChinese('厨房着火了！')?.kind).toBe('alarm');
    expect(newsInChinese('窗帘后面有人！')?.kind).toBe('lurking');
    expect(newsInChinese('警察来了！')?.kind).toBe('coming');
    expect(newsInChinese('街上有个人被杀了。')).toEqual({ kind: 'death', isNobody: true });
  });

  it('and nothing is taken for it that is none', () => {
    for (const words of [
      'I am dead tired.',
      'My sister died last winter.',
      'Our old dog is dead.',
      'If your father dies, who will sell the buttons?',
      'He sat by the fire.',
      'The fire is nice and warm.',
      'I am at the counter.',
      'She is behind you in her studies.',
      'Nobody is dead.',
    ])
      expect([words, kindOf(words)]).toEqual([words, undefined]);
    for (const words of ['累死了。', '我妹妹去世了。', '要是你爸爸死了怎么办', '我在柜台后面等你。'])
      expect([words, newsInChinese(words)]).toEqual([words, undefined]);
  });
});

describe('whoever is told news', () => {
  const cafe = opened('midnight-cafe');
  const answer = (words: string, to: string) => answerKnowing(cafe, to === 'theo' ? 'lin' : 'theo', words, to);

  it('asks after it, and does not tell what they know of the place or the people in it', () => {
    expect(answer('Nadia, your father has died.', 'nadia')?.says).toMatch(/my father/i);
    for (const [words, to] of [
      ['There is a fire in the kitchen!', 'gus'],
      ['There is somebody hiding under the counter.', 'nadia'],
      ['The police are outside.', 'lin'],
      ['A man is dead in the street.', 'theo'],
    ] as const)
      expect([words, answer(words, to)?.why]).toEqual([words, 'meets the news']);
  });

  it('sees who is alive', () => {
    expect(answer('Gus is dead!', 'nadia')?.says).toMatch(/Gus/);
    expect(answer('Gus is dead!', 'nadia')?.why).toBe('meets the news');
  });

  it('hears what somebody did outside as a deed, and not as who they are', () => {
    expect(answer('I have just killed a man outside.', 'nadia')?.why).toBe('answers the confession');
  });
});

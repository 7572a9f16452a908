import { describe, expect, it } from 'vitest';
import { answerOf, opened, type Said } from './asking.ts';

const cafe = { en: opened('midnight-cafe'), zh: opened('midnight-cafe', 'zh') };

/** What Nadia says to Theo, where nothing was written for it. */
const nadia = (language: 'en' | 'zh', words: string, before: readonly Said[] = []): string =>
  answerOf(cafe[language], 'theo', words, 'nadia', before)?.says ?? '';

describe('what somebody has said this evening they know', () => {
  it.each([
    ['zh', '那个人是谁？你说清楚！', [['nadia', '唉，是格斯！摸着墙，湿透了。']], '是格斯'],
    [
      'zh',
      '昨晚谁偷了面包房的伞？',
      [
        ['nadia', '偷面包房那把伞的，是格斯。'],
        ['theo', '下雨了。'],
      ],
      '是格斯',
    ],
    [
      'en',
      'Who stole the umbrella from the bakery?',
      [
        ['nadia', 'It was Gus who stole that umbrella from the bakery.'],
        ['theo', 'It rains.'],
      ],
      'It was Gus who',
    ],
  ] as const)('%s: %s', (language, words, before, held) => {
    expect(nadia(language, words, before)).toContain(held);
  });

  it('is owned to when it is held up to them as a question', () => {
    expect(nadia('zh', '你刚才不是说是格斯吗？怎么又不清楚了？', [['nadia', '是格斯拿走的。']])).toContain('是格斯');
  });

  it('is theirs: who says so is asked of their last words to whoever asks', () => {
    const before: readonly Said[] = [
      ['theo', '杯子是怎么碎的？'],
      ['nadia', '依我看，是从背后碰倒的。'],
    ];
    expect(nadia('zh', '谁说的？你亲眼看见了？', before)).not.toMatch(/^是.{1,4}说的/);
  });
});

describe('what do you mean', () => {
  it.each([
    ['zh', '你这话什么意思？', '这话我倒没想到，真有意思。'],
    ['en', 'What do you mean?', 'I had not thought of that at all.'],
  ] as const)('is not answered with the same words again: %s', (language, words, own) => {
    const answer = nadia(language, words, [['nadia', own]]);
    expect(answer).not.toBe('');
    expect(answer).not.toContain(own);
  });
});

describe('whether they believe, and whether they have heard', () => {
  it.each([
    ['zh', '你不信我？', /信/],
    ['zh', '你难道不相信我吗？', /信/],
    ['en', "Don't you believe me?", /believe|word for it|doubt|made up my mind/],
  ] as const)('%s: %s', (language, words, own) => {
    expect(nadia(language, words)).toMatch(own);
    expect(nadia(language, words)).not.toMatch(/信不信由你|骗你/);
  });

  it.each([
    ['zh', '是格斯叫我坐的呀，你没听见吗？', '是格斯叫您坐的'],
    ['en', "Gus asked me to sit here. Didn't you hear?", 'Gus asked you to sit here'],
  ] as const)('%s: %s', (language, words, held) => {
    expect(
      nadia(language, words, [['nadia', language === 'zh' ? '谁让你坐这儿的？' : 'Who told you to sit there?']]),
    ).toContain(held);
  });
});

describe('what is said back', () => {
  it.each([
    ['把伞交出来，不然我报警了！', /不然|报警了/],
    ['为什么哭？', /不知道|没人跟我说过缘故|只能猜/],
    ['谁让你提着桶的？', /是谁我也不清楚|说不上来|没人告诉我是谁/],
  ] as const)('does not make a stranger of whoever says it: %s', (words, never) => {
    expect(nadia('zh', words)).not.toMatch(never instanceof RegExp ? never : new RegExp(never));
  });

  it('is what was asked for, and not what stands beside it', () => {
    expect(nadia('zh', '这汤能给我也来一碗吗？饿死了。')).not.toMatch(/^饿死/);
  });
});

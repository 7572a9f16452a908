import { describe, expect, it } from 'vitest';
import { withoutFiguresInChinese } from '../../src/mind/tongues/zh-figures.ts';
import { touchOf } from '../../src/mind/hearing/touching.ts';
import { withoutCalls } from '../../src/mind/hearing/subject.ts';
import { answerKnowing, opened } from './asking.ts';

const cafe = opened('midnight-cafe', 'zh');
const says = (words: string, to: string): string | undefined => answerKnowing(cafe, 'lin', words, to)?.says;

describe('what a Chinese question asks', () => {
  it.each([
    '格斯，你开出租最怕遇到什么样的客人？',
    '你开出租最讨厌什么样的乘客？',
    '格斯，开出租辛苦吗？',
    '你开出租多少年了？',
  ])('a word of what somebody does is no question who they are: %s', (words) =>
    expect(says(words, 'gus')).not.toMatch(/我是格斯|我叫格斯/),
  );
  it('what they are is', () => {
    const matter = { id: 'self', claim: 'Gus drives a cab', words: ['你是开出租的'] };
    expect(touchOf(matter, ' 你是开出租的吗 ').phrases).toBe(1);
    expect(touchOf(matter, ' 你开出租最怕什么 ').phrases).toBe(0);
  });

  it.each(['谁能告诉我那张彩票值多少钱？', '这彩票能中多少钱？', '那张彩票值钱吗？', '这把伞值多少钱？'])(
    'the worth of a thing is no price on the board: %s',
    (words) => expect(says(words, 'nadia')).not.toMatch(/枚硬币|店规第十七条/),
  );
  it('the price of a coffee is', () => expect(says('咖啡多少钱一杯？', 'nadia')).toMatch(/硬币/));

  it.each(['雨伞丢在出租车上算谁的？', '捡了东西不还犯法吗？', '丢了的东西归失主吗？'])(
    'the law of lost things is asked of whoever reads it: %s',
    (words) => expect(says(`西奥，${words}`, 'theo')).toMatch(/失主|物主|拾得|民事|判例|想占为己有/),
  );
});

describe('who is called in Chinese, and what is written somewhere', () => {
  it.each(['那位穿黄雨衣的，你车停哪儿了？', '穿黄雨衣的那位，你几点收车？', '喂，戴帽子的那个，你叫什么？'])(
    'a call by what somebody has on is no question of it: %s',
    (words) => expect(withoutCalls(words, [], undefined)).not.toMatch(/雨衣|帽子/),
  );
  it('a coat that is asked about is', () =>
    expect(withoutCalls('你穿的雨衣，是谁的？', [], undefined)).toContain('雨衣'));

  it.each([
    ['阿莫里先生，遗嘱里有您的名字吗？', 'amory', /^罗伯特·埃默里/],
    ['合同上是您的名字吗？', 'strake', /斯特雷克[，。]|我叫/],
  ])('a name in writing asks nobody who they are: %s', (words, who, name) =>
    expect(answerKnowing(opened('baker-street', 'zh'), 'pell', words, who)?.says).not.toMatch(name),
  );

  it('whoever may serve takes an order, butler or maid', () =>
    expect(answerKnowing(opened('baker-street', 'zh'), 'pell', '多拉，给我倒杯茶来。', 'dora')?.why).toBe(
      'takes the order',
    ));
});

describe('a bed that is a figure of speech', () => {
  it.each([
    ['您就睡到他弟弟的床上去了？', '您就改嫁给他弟弟了？'],
    ['您跟他在床上的时候，想过我父亲吗？', '您改嫁给他的时候，想过我父亲吗？'],
    ['您就跟他的弟弟同床？', '您就改嫁给他的弟弟？'],
    ['您爬上了叔叔的床。', '您改嫁给叔叔了。'],
    ['他坐在床上。', '他坐在床上。'],
    ['床为什么转过去了？', '床为什么转过去了？'],
    ['您睡在那张床上吗？', '您睡在那张床上吗？'],
  ])('%s', (line, meant) => expect(withoutFiguresInChinese(line)).toBe(meant));

  it('is no bed that was moved', () => {
    const play = opened('elsinore', 'zh');
    for (const words of ['父亲死后才两个月，您就睡到他弟弟的床上去了？', '父亲尸骨未寒，您就跟他的弟弟同床？'])
      expect(answerKnowing(play, 'hamlet', words, 'gertrude')?.says).toMatch(/嫁|丈夫|葬礼|婚/);
  });
});

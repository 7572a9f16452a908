import { describe, expect, it } from 'vitest';
import { isQuestionInChinese, withoutComplaint } from '../../src/mind/tongues/zh-complaints.ts';
import { chineseSortOf, choicesIn } from '../../src/mind/tongues/zh-ad-lib-sorts.ts';
import { saidBackInChinese } from '../../src/mind/tongues/zh-said-back.ts';
import { chinese } from '../../src/mind/tongues/zh.ts';
import { guestId } from '../../src/drama/guest.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Named } from '../../src/mind/hearing/naming.ts';
import { withoutOwnThings } from '../../src/mind/hearing/own-things.ts';
import { chineseTopicOf } from '../../src/mind/tongues/zh-ad-lib-topics.ts';

const sortOf = (line: string, namesOther = false): string | undefined =>
  chineseSortOf({ text: line, form: isQuestionInChinese(line) ? 'asked' : 'said', namesOther })?.sort;

describe('the sort of a Chinese line nobody foresaw', () => {
  it.each([
    ['秘鲁的首都是哪儿？', 'asked-of-world'],
    ['你知道恐龙是怎么灭绝的吗？', 'asked-of-world'],
    ['墙上那幅画是谁画的？', 'asked-of-past'],
    ['你觉得他怎么样？', 'asked-of-other'],
    ['这辆车是你自己的还是公司的？', 'asked-of-thing'],
    ['您这手镯是哪儿买的？', 'asked-of-thing'],
    ['你平时听什么音乐？', 'asked-taste'],
    ['你有孩子吗？', 'asked-life'],
    ['你会弹吉他吗？', 'asked-skill'],
    ['你说话怎么颠三倒四的？', 'asked-why-you'],
    ['为什么不说话？', 'asked-why-you'],
    ['你打算什么时候走？', 'asked-plan'],
    ['你觉得我该怎么办？', 'asked-of-asker'],
    ['能给我一杯热牛奶吗？', 'asked-for'],
    ['你信星座吗？', 'asked-view'],
    ['我今天刚跟男朋友分手了。', 'told-trouble'],
    ['我奶奶上个月刚走。', 'told-trouble'],
    ['我下个月要结婚了！', 'told-joy'],
    ['我等会儿要去赶火车。', 'told-plan'],
    ['我小时候也想当作家。', 'told-self'],
    ['你这个人真没意思。', 'told-of-you'],
    ['那个小伙子看着挺可怜的。', 'told-of-other'],
    ['这儿的灯有点暗。', 'told-of-place'],
    ['我昨晚看见你了，你自己心里清楚。', 'told-secret'],
    ['人活着就是受罪。', 'told-saying'],
    ['嫁给我吧。', 'told-love'],
    ['您说的我一个字都不信。', 'told-doubt'],
    ['我不是问你这个。', 'told-amiss'],
    ['我给你一百块，你把实话告诉我。', 'offered-money'],
    ['格斯，能送我一程吗？', 'asked-for-a-ride'],
    ['我可以搭你的车吗？', 'asked-for-a-ride'],
    ['是现付还是记账？', 'asked-to-choose'],
    ['咱俩出去透透气吧？', 'invited'],
    ['来，我敬你一杯。', 'invited'],
    ['您慢点，地滑。', 'wished-well'],
    ['祝您长命百岁。', 'wished-well'],
    ['得了吧你。', 'told-doubt'],
    ['喂，我跟你说话呢。', 'told-amiss'],
    ['谁盖的，这么不讲究？', 'asked-of-past'],
  ])('%s is %s', (line, sort) => expect(sortOf(line)).toBe(sort));

  it('is of somebody else where one is named', () => expect(sortOf('西奥可靠吗？', true)).toBe('asked-of-other'));
});

describe('what such a line is about', () => {
  it.each([
    ['能给我一杯热牛奶吗？', '热牛奶'],
    ['你会弹吉他吗？', '吉他'],
    ['我的狗死了', '你的狗'],
    ['墙上那幅画是谁画的？', '那幅画'],
    ['你见过北极光吗？', '北极光'],
    ['我今天刚跟男朋友分手了', undefined],
    ['那个人看着不像好人', undefined],
    ['你为什么穿一身黑？', undefined],
    ['就在那个学生手里', undefined],
    ['你爸妈不着急吗？', '爸妈'],
    ['我扶您过去吧', undefined],
  ])('%s: %s', (line, topic) => expect(chineseTopicOf(line.replace(/[？。]$/, ''))).toBe(topic));
});

describe('what a Chinese line leaves one to choose from', () => {
  it.each([
    ['是现付还是记账？', ['现付', '记账']],
    ['您喝茶还是喝咖啡？', ['茶', '咖啡']],
    ['这辆车是你自己的还是公司的？', []],
    ['他去还是不去？', []],
  ])('%s: %j', (line, choices) => expect(choicesIn(line)).toEqual(choices));
});

describe('how far a Chinese line is said back', () => {
  const said = (raw: string) => {
    const uttered = { raw, form: 'said', called: [], names: new Set<string>() } as const;
    const gist = chinese.gistOf(uttered);
    return gist && saidBackInChinese(gist, uttered);
  };
  it.each([
    ['你眼神真好', 'back'],
    ['哈哈靠一下就掉了？你得多重啊', 'not'],
    ['路都成河了，那你今晚别走了', 'not'],
  ])('%s: %s', (raw, how) => expect(said(raw)).toBe(how));
});

describe('what a guest brought along', () => {
  const phone: Named = {
    id: entityId('prop:phone'),
    kind: 'prop',
    name: 'phone',
    names: [' phone ', '手机'],
    gender: undefined,
  };
  it.each([
    ['我手机没电了能充一下不', false],
    ['我的手机丢了，你看见没有', true],
    ['你的手机没电了', true],
    [' my phone is flat can i charge it ', false],
    [' have you seen my phone ', true],
  ])('%s: it is the one of the play: %s', (words, isMeant) =>
    expect(/手机|phone/.test(withoutOwnThings(words, guestId, [phone]))).toBe(isMeant),
  );
});

describe('a line that complains of an answer', () => {
  it.each([
    ['我是问给谁买的，不是问上面有啥。', '给谁买的'],
    ['你别绕弯子，我就问你有没有热水。', '有没有热水。'],
    ['答非所问。', '答非所问。'],
    ['我问的是多拉。', '我问的是多拉。'],
    ['你几岁了？', '你几岁了？'],
  ])('%s asks %s', (line, asked) => expect(withoutComplaint(line)).toBe(asked));
});

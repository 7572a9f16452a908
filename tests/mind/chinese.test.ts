import { describe, expect, it } from 'vitest';
import { actsOf } from '../../src/mind/hearing/speech-acts.ts';
import { chinese } from '../../src/mind/tongues/zh.ts';
import { plain } from '../../src/play/plain-words.ts';
import { answerKnowing, opened } from './asking.ts';

const acts = (raw: string): readonly string[] => actsOf({ raw, plain: plain(raw) }, 'zh');
const gist = (raw: string, form: 'asked' | 'said' | 'bidden') =>
  chinese.gistOf({ raw, form, called: [], names: new Set() });
const asked = (raw: string) => chinese.ear.questionIn({ raw, plain: plain(raw) });

describe('what a Chinese line does', () => {
  it.each([
    ['好吧，我招了', 'confession'],
    ['那封信是我写的', 'confession'],
    ['杯子是我打碎的。', 'confession'],
    ['你要是不说实话，我就报警', 'threat'],
    ['我这就去告诉国王', 'threat'],
    ['再不走我就喊人了', 'threat'],
    ['你敢动她，我就叫卫兵', 'threat'],
    ['你要是认罪，我就替你求情', 'offer'],
    ['你把钥匙给我，我就不告诉别人', 'offer'],
    ['我答应你，今晚哪儿也不去', 'promise'],
    ['你现在去道歉', 'order'],
  ])('%s: %s', (line, act) => expect(acts(line)).toContain(act));

  it.each([
    ['我要告诉你一个秘密', 'threat'],
    ['我去告诉大家好消息', 'threat'],
    ['那把伞是我妈妈的', 'confession'],
    ['这是我自己的。', 'confession'],
    ['你去过伦敦吗？', 'order'],
    ['你来了', 'order'],
  ])('%s is no %s', (line, act) => expect(acts(line)).not.toContain(act));
});

describe('what a Chinese line asks', () => {
  it.each([
    ['你觉得我唱歌好听不', 'whether'],
    ['格斯你脸红什么', 'why'],
    ['你笑什么？', 'why'],
    ['这什么破店，连门都没有', undefined],
    ['你在看什么？', 'what'],
    ['我说不', undefined],
  ])('%s: %s', (line, kind) => expect(asked(line)).toBe(kind));
});

describe('what a Chinese line comes to, said by its listener', () => {
  it.each([
    ['你要是不说实话，我就报警', 'said', '你报警'],
    ['你再胡说，我就把你送到警察局', 'said', '你把我送到警察局'],
    ['我们是不是见过？', 'asked', '我们是不是见过'],
    ['你们几个昨晚都在哪儿？', 'asked', '我们几个昨晚都在哪儿'],
  ] as const)('%s', (line, form, echo) => expect(gist(line, form)?.echo).toBe(echo));

  it.each([
    ['你后座上那个袋子里装的是什么？', '那个袋子'],
    ['先王的画像是谁画的？', '先王的画像'],
    ['你学法律是为了什么？', '法律'],
    ['你妈妈身体还好吗？', '身体'],
    ['你昨晚几点走的？', undefined],
  ])('%s is about %s', (line, topic) => expect(gist(line, 'asked')?.topic).toBe(topic));
});

describe('what a Chinese line supposes, or asks somebody to think', () => {
  it.each([
    ['要是有人给你一百万，你会怎么办？', '有人给我一百万'],
    ['你要是国王，你会怎么做？', '我是国王'],
    ['假如雨一直不停呢？你怎么办？', '雨一直不停'],
    ['你要是不说，我就报警', undefined],
    ['如果下雨就算了', undefined],
  ])('%s', (line, supposed) => expect(chinese.supposedIn?.(line)).toBe(supposed));

  it.each([
    ['我觉得今晚会不会下雨', '今晚会下雨'],
    ['我觉得你唱歌好听', '你唱歌好听'],
    ['我觉得他怎么样', undefined],
    ['我是不是喜欢下雨', undefined],
  ])('%s', (clause, thought) => expect(chinese.thoughtIn?.(clause)).toBe(thought));
});

describe('what is answered in Chinese', () => {
  const plays = { elsinore: opened('elsinore', 'zh'), cafe: opened('midnight-cafe', 'zh') };

  it.each([
    // Whoever listens is 你.
    ['elsinore', 'hamlet', 'gertrude', '您还爱我吗？', /爱的。你一进门/],
    // 信 is no letter here.
    ['elsinore', 'horatio', 'hamlet', '您信我吗？', /^(?!.*封)/],
    // What is asked for and not known is said to be wanting.
    ['cafe', 'theo', 'gus', '这雨什么时候停？', /时候|几时/],
    // Of two clauses neither is said back.
    ['cafe', 'lin', 'theo', '你要是不还伞，我就告诉娜迪亚', /^(?!你告诉|我要是)/],
    // Another's praise is not taken for one's own.
    ['cafe', 'gus', 'lin', '西奥是个好孩子', /西奥/],
    ['cafe', 'theo', 'gus', '你坐过飞机吗？', /飞机/],
    // A word of English is answered in the language of the evening.
    ['cafe', 'gus', 'theo', 'hello', /^[^a-zA-Z]+$/],
  ] as const)('%s: %s to %s: %s', (play, by, to, words, holds) => {
    expect(answerKnowing(plays[play], by, words, to)?.says).toMatch(holds);
  });
});

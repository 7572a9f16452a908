import { describe, expect, it } from 'vitest';
import { answerKnowing, opened } from './asking.ts';

const plays = {
  en: { cafe: opened('midnight-cafe'), baker: opened('baker-street'), elsinore: opened('elsinore') },
  zh: { cafe: opened('midnight-cafe', 'zh'), baker: opened('baker-street', 'zh'), elsinore: opened('elsinore', 'zh') },
};
type Where = keyof (typeof plays)['en'];

/** Who asks in each play. */
const asker = { cafe: 'lin', baker: 'strake', elsinore: 'torben' } as const;

/** What somebody says to a person's question. */
function says(where: Where, who: string, words: string): string {
  const language = /\p{Script=Han}/u.test(words) ? 'zh' : 'en';
  return answerKnowing(plays[language][where], asker[where], words, who)?.says ?? '';
}

describe('whose something is', () => {
  it.each<[Where, string, string, RegExp]>([
    ['cafe', 'theo', 'Whose notes are these?', /mine/i],
    ['cafe', 'theo', 'Whose jar is this?', /Nadia/],
    ['cafe', 'nadia', 'Whose cab is it?', /Gus/],
    ['cafe', 'nadia', 'Whose counter is this?', /house/],
    ['elsinore', 'hamlet', 'Whose dagger is this?', /mine/i],
    ['elsinore', 'gertrude', 'Whose dagger is that?', /Hamlet/],
    ['baker', 'dora', 'Whose bag is that?', /Amory/],
    ['baker', 'pell', 'Whose notebook is this?', /mine/i],
    ['cafe', 'theo', '这些笔记是谁的？', /我的/],
    ['cafe', 'gus', '这罐子是谁的？', /娜迪亚/],
    ['cafe', 'nadia', '彩票归谁？', /格斯/],
  ])('%s: %s is asked: %s', (where, who, words, expected) => expect(says(where, who, words)).toMatch(expected));
});

describe('why somebody does what they do', () => {
  it.each([
    'What keeps you up driving?',
    'Why do you drive at night?',
    'How come you drive a cab?',
    'What made you a cab driver?',
    'What do you get out of driving all night?',
    'How did you end up as a driver?',
    '你为什么老开夜车？',
    '什么让你一直开下去？',
    '您天天开车图什么？',
  ])('%s', (words) => expect(says('cafe', 'gus', words)).toMatch(/Because|For the quiet|因为/));
});

describe('what is asked in Chinese', () => {
  it.each<[Where, string, string, RegExp]>([
    ['cafe', 'gus', '你手里攥的是什么？', /彩票/],
    ['cafe', 'gus', '你怀里抱着什么？', /彩票/],
    ['cafe', 'gus', '你手里拿的是什么？', /彩票/],
    ['baker', 'bodley', '钥匙由谁保管？', /老爷/],
    ['baker', 'bodley', '钥匙归谁管？', /老爷/],
    ['elsinore', 'gertrude', '英国那边是怎么回事？', /英格兰|那儿|到了/],
    ['cafe', 'nadia', '两杯咖啡，谢谢。', /咖啡/],
    ['cafe', 'nadia', '来两杯咖啡', /咖啡/],
  ])('%s: %s is asked: %s', (where, who, words, expected) => expect(says(where, who, words)).toMatch(expected));
});

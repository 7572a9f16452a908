import type { ConditionWords } from './condition-words.ts';

/** What somebody does, by the characters before 了 or 过. */
const verbs: Readonly<Record<string, string>> = {
  ...{ 吃: 'eat', 喝: 'drink', 拿: 'take', 拿走: 'take', 拿起: 'take', 偷: 'take', 放下: 'drop', 打开: 'open' },
  ...{
    关上: 'close',
    锁上: 'lock',
    打碎: 'break',
    砸: 'break',
    烧: 'burn',
    点亮: 'light',
    点燃: 'light',
    吹灭: 'extinguish',
  },
  ...{ 读: 'read', 看: 'look', 撕: 'tear', 刺: 'stab', 打: 'strike', 杀: 'kill', 推: 'push', 拉: 'pull', 穿: 'wear' },
  ...{ 给: 'give', 亲: 'kiss', 拥抱: 'embrace', 搜: 'search', 敲: 'knock', 坐: 'sit', 进: 'enter', 离开: 'leave' },
};

const states: Readonly<Record<string, string>> = {
  ...{ 开着: 'is open', 开了: 'is open', 关着: 'is not open', 锁着: 'is locked', 没锁: 'is not locked' },
  ...{ 亮着: 'is lit', 点着: 'is lit', 灭了: 'is not lit', 烧着: 'is burning', 碎了: 'is broken', 坏了: 'is broken' },
  ...{ 死了: 'is dead', 活着: 'is not dead', 受伤了: 'is hurt', 湿了: 'is wet', 脏了: 'is dirty', 撕了: 'is torn' },
  ...{ 开着的: 'is open', 锁着的: 'is locked' },
};

const acts: Readonly<Record<string, string>> = {
  ...{ 答应: 'promise', 发誓: 'promise', 承诺: 'promise', 指控: 'accusation', 坦白: 'confession', 承认: 'confession' },
  ...{ 威胁: 'threat', 拒绝: 'refusal', 同意: 'agreement', 否认: 'denial', 原谅: 'forgiveness', 道歉: 'apology' },
  ...{ 道谢: 'thanks', 问好: 'greeting', 道别: 'farewell', 提议: 'offer', 命令: 'order', 问: 'question' },
};

const spans: Readonly<Record<string, string>> = { 全剧: 'play', 这幕: 'act', 这场: 'scene', 这点: 'point' };

const oneOf = (words: Readonly<Record<string, string>>): string =>
  Object.keys(words)
    .sort((a, b) => b.length - a.length)
    .join('|');

const [verb, state, act, span] = [verbs, states, acts, spans].map(oneOf);
const said = (who: string, what: string, to = '', about = '', since = ''): string =>
  `${who} said ${what}${to && ` to ${to}`}${about && ` about ${about}`}${since && ` since ${spans[since] ?? since}`}`;

const bare = (quoted = ''): string => quoted.replaceAll('"', '');

/** Conditions in Chinese. `N` stands for a name, `Q` for words in quotation marks. */
export const chineseConditions: ConditionWords = {
  spaced: false,
  and: /^(?:并且|而且|，且|和|且|，(?![自从]))/u,
  or: /^(?:，?或者|，?或)/u,
  not: /^(?:并非|没有|不是|不|没)/u,
  anybody: '有人',
  clauses: [
    [/^(N?)在(N)(?:手里|手中|手上)$/u, ([who, by]) => `${who} held by ${by}`],
    [/^(N?)(?:穿|戴)?在(N)身上$/u, ([who, by]) => `${who} worn by ${by}`],
    [/^(N?)在(N)(?:里面|里|中)$/u, ([who, where]) => `${who} in ${where}`],
    [/^(N?)在(N)(?:上面|上)$/u, ([who, where]) => `${who} on ${where}`],
    [/^(N?)在(N)(?:下面|底下|下)$/u, ([who, where]) => `${who} under ${where}`],
    [/^(N?)在(N)(?:后面|背后|后)$/u, ([who, where]) => `${who} behind ${where}`],
    [/^(N?)是(N)的一部分$/u, ([who, whole]) => `${who} part of ${whole}`],
    [/^(N)身处(N)$/u, ([who, where]) => `${who} within ${where}`],
    [/^(N?)(?:不在场|不知去向)$/u, ([who]) => `${who} nowhere`],
    [new RegExp(`^(N)(${state})$`, 'u'), ([who, how = '']) => `${who} ${states[how] ?? ''}`],
    [
      new RegExp(`^(N)(?:对(N))?说[过了]?(Q(?:[、，]Q)*)(?:，?(?:自|从)(${span})起?)?$`, 'u'),
      ([who = '', to, words = '', since]) => said(who, words.replace(/[、，]/gu, ', '), to, '', since),
    ],
    [
      new RegExp(`^(N)(?:向(N))?(${act})[过了]?(N)?(?:，?(?:自|从)(${span})起?)?$`, 'u'),
      ([who = '', to, what = '', about, since]) => said(who, acts[what] ?? '', to, about, since),
    ],
    [/^(N)(?:对(N))?说出[过了](\S+)$/u, ([who, to, what]) => `${who} told ${what}${to ? ` to ${to}` : ''}`],
    [/^(N)知道(\S+)$/u, ([who, what]) => `${who} knows ${what}`],
    [
      new RegExp(`^(N)听见[过了]?(N)说[过了]?(Q(?:[、，]Q)*)(?:，?(?:自|从)(${span})起?)?$`, 'u'),
      ([who, by, words = '', since]) =>
        `${who} heard ${by} say ${words.replace(/[、，]/gu, ', ')}${since ? ` since ${spans[since]}` : ''}`,
    ],
    [
      new RegExp(`^(N)看见[过了]?(N)(${verb})[过了]?(N)?$`, 'u'),
      ([who, by, what = '', object = '']) => `${who} saw ${by} do ${verbs[what]} ${object}`,
    ],
    [
      new RegExp(`^(N)把(N)(${verb})[过了]?(?:给(N))?$`, 'u'),
      ([who, object, what = '', to]) => `${who} did ${verbs[what]} ${object}${to ? ` to ${to}` : ''}`,
    ],
    [
      new RegExp(`^(N)(${verb})[过了](N)?(?:，?(?:自|从)(${span})起?)?$`, 'u'),
      ([who, what = '', object = '', since]) =>
        `${who} did ${verbs[what]} ${object}${since ? ` since ${spans[since]}` : ''}`,
    ],
    [/^(N)由(?:玩家|真人)(?:扮演|演)$/u, ([who]) => `played ${who}`],
    [/^情节(\S+)$/u, ([what]) => `point ${bare(what)}`],
    [/^案情(\S+)$/u, ([what]) => `case ${bare(what)}`],
    [/^拍(\S+)$/u, ([what]) => `beat ${bare(what)}`],
    [
      new RegExp(`^(${span})(?:过了|已有)(\\d+)秒$`, 'u'),
      ([what = '', seconds]) => `${spans[what]} lasts ${seconds} seconds`,
    ],
  ],
};

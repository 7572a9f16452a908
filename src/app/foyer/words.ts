import type { InLanguages } from '../language.ts';

/** What is said in the foyer. */
export interface FoyerWords {
  readonly motto: string;
  readonly promise: string;
  readonly skip: string;
  readonly corner: string;
  readonly settings: string;
  readonly tonight: string;
  readonly watch: string;
  readonly watchPlay: (title: string) => string;
  readonly cast: string;
  readonly playAs: (name: string) => string;
  readonly stranger: string;
  readonly strangerNote: string;
  readonly strangerName: string;
  readonly strangerNameWrong: string;
  readonly roles: (count: number) => string;
  readonly minutes: (least: number, most: number) => string;
  readonly endings: (count: number) => string;
  readonly more: string;
  readonly story: string;
  readonly anyStory: string;
  readonly spoken: string;
  readonly evening: string;
  readonly eveningNote: string;
  readonly draw: string;
  readonly kept: string;
  readonly keptMore: (count: number) => string;
  readonly goOn: string;
  readonly again: string;
  readonly save: string;
  readonly remove: string;
  readonly removeForGood: string;
  readonly watched: string;
  readonly asStranger: string;
  readonly as: (name: string) => string;
  readonly minutesIn: (minutes: number) => string;
  readonly over: string;
  readonly openFile: string;
  readonly noBill: string;
  readonly tryAgain: string;
  readonly comma: string;
}

export const words = {
  en: {
    motto: 'Nobody on this stage has read the script.',
    promise: 'Nothing to install, nobody to ask: it all happens in this browser.',
    skip: 'Skip to the plays',
    corner: 'This page',
    settings: 'Settings',
    tonight: 'Tonight',
    watch: 'Watch',
    watchPlay: (title) => `Watch ${title}`,
    cast: 'Or play a part',
    playAs: (name) => `Play as ${name}`,
    stranger: 'Walk in as a stranger',
    strangerNote: 'In nobody’s cast. They will see you, and ask who you are.',
    strangerName: 'Your name, if you like',
    strangerNameWrong: 'Letters and spaces, please. They will call you a stranger.',
    roles: (count) => `${count} parts`,
    minutes: (least, most) => (least === most ? `${least} minutes` : `${least} to ${most} minutes`),
    endings: (count) => (count === 1 ? 'one ending' : `${count} endings`),
    more: 'More about it',
    story: 'Story',
    anyStory: 'Whichever the evening brings',
    spoken: 'Spoken in',
    evening: 'Evening number',
    eveningNote: 'Left alone, the company plays the same number the same way.',
    draw: 'Draw another',
    kept: 'Where you left off',
    keptMore: (count) => (count === 1 ? 'One more evening' : `${count} more evenings`),
    goOn: 'Go on',
    again: 'See it again',
    save: 'Save as a file',
    remove: 'Remove',
    removeForGood: 'Remove for good?',
    watched: 'watched',
    asStranger: 'as a stranger',
    as: (name) => `as ${name}`,
    minutesIn: (minutes) => (minutes === 1 ? 'one minute in' : `${minutes} minutes in`),
    over: 'played to the end',
    openFile: 'Open a replay file',
    noBill: 'The playbill did not arrive.',
    tryAgain: 'Try again',
    comma: ', ',
  },
  zh: {
    motto: '台上的人，谁都没看过剧本。',
    promise: '不用安装，不用注册，一切都在这个浏览器里发生。',
    skip: '跳到剧目',
    corner: '本页',
    settings: '设置',
    tonight: '今晚上演',
    watch: '看戏',
    watchPlay: (title) => `看戏：${title}`,
    cast: '或者演一个角色',
    playAs: (name) => `扮演${name}`,
    stranger: '以陌生人的身份走进去',
    strangerNote: '戏里没有你。他们看得见你，会问你是谁。',
    strangerName: '你的名字（可不填）',
    strangerNameWrong: '名字只能用文字和空格，否则他们只好叫你陌生人。',
    roles: (count) => `${count} 个角色`,
    minutes: (least, most) => (least === most ? `${least} 分钟` : `${least}–${most} 分钟`),
    endings: (count) => `${count} 种结局`,
    more: '剧情与选项',
    story: '故事',
    anyStory: '由当晚决定',
    spoken: '台词语言',
    evening: '场次号',
    eveningNote: '没有人插手时，同一个号码演出来总是一样。',
    draw: '换一场',
    kept: '上次停在这里',
    keptMore: (count) => `还有 ${count} 场`,
    goOn: '接着演',
    again: '再看一遍',
    save: '存成文件',
    remove: '删除',
    removeForGood: '确定删除？',
    watched: '观众',
    asStranger: '陌生人',
    as: (name) => `饰 ${name}`,
    minutesIn: (minutes) => `已演 ${minutes} 分钟`,
    over: '已演完',
    openFile: '打开回放文件',
    noBill: '戏单没有送到。',
    tryAgain: '再试一次',
    comma: '，',
  },
} satisfies InLanguages<FoyerWords>;

import type { AskRefusal } from '../../company/performance.ts';
import type { InLanguages } from '../language.ts';
import type { Deafness } from './listening.ts';

interface PlayingWords {
  readonly playing: string;
  // Talking.
  readonly talk: string;
  readonly yourLine: string;
  readonly placeholder: string;
  readonly toWhom: string;
  readonly everybody: string;
  readonly faced: (name: string) => string;
  readonly howLoud: string;
  readonly loudness: Readonly<Record<'whisper' | 'plain' | 'shout', string>>;
  readonly whisperNeedsOne: string;
  readonly acts: string;
  readonly thinks: string;
  readonly send: string;
  readonly lettersLeft: (count: number) => string;
  readonly youSay: string;
  readonly youAct: string;
  readonly stop: string;
  readonly willCutIn: (name: string) => string;
  readonly cutIn: (name: string) => string;
  readonly refusals: Readonly<Record<AskRefusal, string>>;
  // Speaking with one's own voice.
  readonly holdToTalk: string;
  readonly listening: string;
  readonly editFirst: string;
  readonly deafness: Readonly<Record<Deafness | 'none', string>>;
  // Suggestions.
  readonly suggestions: string;
  readonly suggest: string;
  readonly noSuggestions: string;
  readonly habits: Readonly<Record<'always' | 'asked' | 'off', string>>;
  readonly habit: string;
  readonly editHint: string;
  // Deeds.
  readonly deedsWith: (name: string) => string;
  readonly nothingToDo: (name: string) => string;
  readonly nothingFaced: string;
  readonly gone: (deed: string) => string;
  readonly putHere: (name: string) => string;
  readonly hands: string;
  readonly emptyHands: string;
  readonly cannotThrow: (name: string) => string;
  readonly cannotDrop: (name: string) => string;
  readonly surroundings: string;
  readonly people: string;
  readonly held: string;
  readonly things: string;
  readonly nothingInSight: string;
  readonly speakTo: (name: string) => string;
  readonly close: string;
  readonly states: Readonly<
    Record<'locked' | 'closed' | 'open' | 'lit' | 'burning' | 'broken' | 'dead' | 'between', string>
  >;
  // What is told.
  readonly missing: (what: string) => string;
  readonly prompter: (text: string) => string;
  readonly cancelled: (deed: string) => string;
  readonly listing: string;
  readonly died: string;
  readonly left: string;
  readonly watch: string;
  readonly anotherRole: string;
  // Fingers.
  readonly act: string;
  readonly drop: string;
  readonly view: string;
  readonly menu: string;
  // Help.
  readonly help: string;
  readonly helpHints: readonly [walk: string, talk: string, act: string];
  readonly unbound: string;
  readonly inTheBox: string;
  readonly helpNotation: string;
  readonly helpVoices: string;
  readonly helpHistory: string;
  readonly helpSuggestions: string;
}

/** Everything the HUD says. */
export const words = {
  en: {
    playing: 'Playing',
    talk: 'Speak',
    yourLine: 'Your line',
    placeholder: 'Say something…',
    toWhom: 'To whom',
    everybody: 'everybody',
    faced: (name) => `${name}, whom you face`,
    howLoud: 'How loud',
    loudness: { whisper: 'whisper', plain: 'say', shout: 'shout' },
    whisperNeedsOne: 'A whisper needs somebody to whisper to.',
    acts: '(acts)',
    thinks: '[thinks]',
    send: 'Say it',
    lettersLeft: (count) => `${count} letter${count === 1 ? '' : 's'} left`,
    youSay: 'You say',
    youAct: 'You act',
    stop: 'Stop',
    willCutIn: (name) => `${name} is speaking: you will cut in.`,
    cutIn: (name) => `You cut in on ${name}.`,
    refusals: {
      over: 'The play is over.',
      'no-such-role': 'There is no such role in this play.',
      'role-taken': 'Somebody else plays this role now.',
      'not-your-role': 'This role is not yours any more.',
      'cannot-act': 'You are not on the stage, or past acting.',
      'still-speaking': 'You are still speaking. Stop, or wait for your last word.',
      empty: 'There is nothing in that line yet.',
    },
    holdToTalk: 'Hold to speak',
    listening: 'Listening…',
    editFirst: 'Let me read it first',
    deafness: {
      'no-microphone': 'No microphone was found. You can type instead.',
      'not-allowed': 'This page may not use the microphone. Allow it in the browser, or type.',
      'nothing-heard': 'Nothing was heard. Hold the key while you speak.',
      network: 'Your browser could not reach its speech service. You can type instead.',
      language: 'Your browser does not understand this language by ear. You can type instead.',
      broken: 'Listening did not work this time. You can type instead.',
      none: 'This browser cannot listen. You can type instead.',
    },
    suggestions: 'What you could say',
    suggest: 'Ideas',
    noSuggestions: 'Nothing comes to mind just now.',
    habits: { always: 'always shown', asked: 'when asked', off: 'never' },
    habit: 'Ideas are shown',
    editHint: 'Shift, or a long press: change it first',
    deedsWith: (name) => `What you can do: ${name}`,
    nothingToDo: (name) => `There is nothing you can do with ${name} now.`,
    nothingFaced: 'There is nothing in front of you to act on.',
    gone: (deed) => `Too late for “${deed}”.`,
    putHere: (name) => `Put ${name} down here`,
    hands: 'In your hands',
    emptyHands: 'Your hands are empty.',
    cannotThrow: (name) => `You cannot throw ${name} now.`,
    cannotDrop: (name) => `You cannot put ${name} down here.`,
    surroundings: 'Around you',
    people: 'People',
    held: 'In your hands',
    things: 'Things',
    nothingInSight: 'There is nothing in sight you could do something with.',
    speakTo: (name) => `Speak to ${name}`,
    close: 'Close',
    states: {
      locked: 'locked',
      closed: 'closed',
      open: 'open',
      lit: 'lit',
      burning: 'burning',
      broken: 'broken',
      dead: 'dead',
      between: ', ',
    },
    missing: (what) => `It takes more than words: ${what}`,
    prompter: (text) => `The prompter whispers: ${text}`,
    cancelled: (deed) => `You did not get to it: ${deed}`,
    listing: '; ',
    died: 'Your part has died. The play goes on without it.',
    left: 'Your part has left the stage.',
    watch: 'Watch the rest',
    anotherRole: 'Take another role',
    act: 'Act',
    drop: 'Drop',
    view: 'View',
    menu: 'Menu',
    help: 'How to play',
    helpHints: ['walk', 'speak', 'act on what you face'],
    unbound: 'no key',
    inTheBox: 'In the line box',
    helpNotation: '(round brackets) act, [square brackets] think, the rest is said.',
    helpVoices: 'Alt 1, 2, 3: whisper, say, shout.',
    helpHistory: 'Arrow up: what you said before. Escape leaves.',
    helpSuggestions: '1, 2, 3 pick an idea; with Shift you change it first.',
  },
  zh: {
    playing: '演出',
    talk: '说话',
    yourLine: '你的台词',
    placeholder: '说点什么…',
    toWhom: '对谁说',
    everybody: '所有人',
    faced: (name) => `${name}（你正面对的人）`,
    howLoud: '音量',
    loudness: { whisper: '低语', plain: '说', shout: '高喊' },
    whisperNeedsOne: '低语要有一个倾听的人。',
    acts: '（动作）',
    thinks: '[心声]',
    send: '说出来',
    lettersLeft: (count) => `还可以写 ${count} 个字`,
    youSay: '你说',
    youAct: '你在行动',
    stop: '打住',
    willCutIn: (name) => `${name}正在说话，你会打断对方。`,
    cutIn: (name) => `你打断了${name}。`,
    refusals: {
      over: '戏已经落幕了。',
      'no-such-role': '这出戏里没有这个角色。',
      'role-taken': '这个角色现在由别人扮演。',
      'not-your-role': '这个角色已经不归你了。',
      'cannot-act': '你不在台上，或者已经无法行动。',
      'still-speaking': '你的话还没说完。先打住，或等说完最后一个字。',
      empty: '这句台词还是空的。',
    },
    holdToTalk: '按住说话',
    listening: '正在听…',
    editFirst: '先让我看一眼',
    deafness: {
      'no-microphone': '没有找到麦克风，可以改用打字。',
      'not-allowed': '本页无权使用麦克风。请在浏览器中允许，或改用打字。',
      'nothing-heard': '什么也没听到。说话时请一直按住。',
      network: '浏览器连不上语音服务，可以改用打字。',
      language: '浏览器听不懂这种语言，可以改用打字。',
      broken: '这次没能听清，可以改用打字。',
      none: '这个浏览器不会听写，可以改用打字。',
    },
    suggestions: '你可以说',
    suggest: '灵感',
    noSuggestions: '此刻没有什么灵感。',
    habits: { always: '一直显示', asked: '需要时显示', off: '不显示' },
    habit: '灵感提示',
    editHint: '按住 Shift 或长按：先修改再说',
    deedsWith: (name) => `你可以做的事：${name}`,
    nothingToDo: (name) => `现在对${name}没有什么可做的。`,
    nothingFaced: '你面前没有可以动手的东西。',
    gone: (deed) => `来不及了：${deed}。`,
    putHere: (name) => `把${name}放在这里`,
    hands: '你手里',
    emptyHands: '你两手空空。',
    cannotThrow: (name) => `现在不能扔${name}。`,
    cannotDrop: (name) => `不能把${name}放在这里。`,
    surroundings: '你的周围',
    people: '人物',
    held: '你手里',
    things: '物件',
    nothingInSight: '眼前没有什么可以动手的东西。',
    speakTo: (name) => `对${name}说话`,
    close: '关闭',
    states: {
      locked: '锁着',
      closed: '关着',
      open: '开着',
      lit: '亮着',
      burning: '燃烧着',
      broken: '坏了',
      dead: '已死',
      between: '，',
    },
    missing: (what) => `光说还不够：${what}`,
    prompter: (text) => `提词人低声说：${text}`,
    cancelled: (deed) => `没来得及做：${deed}`,
    listing: '；',
    died: '你的角色死了，戏还在继续。',
    left: '你的角色下场了。',
    watch: '继续看戏',
    anotherRole: '换一个角色',
    act: '动手',
    drop: '放下',
    view: '视角',
    menu: '菜单',
    help: '怎么玩',
    helpHints: ['行走', '说话', '对面前的东西动手'],
    unbound: '未设按键',
    inTheBox: '输入台词时',
    helpNotation: '（圆括号）是动作，[方括号] 是心声，其余说出口。',
    helpVoices: 'Alt 1、2、3：低语、说、高喊。',
    helpHistory: '向上键：翻看说过的话。Esc 离开。',
    helpSuggestions: '1、2、3 选一个灵感；同时按 Shift 可先修改。',
  },
} as const satisfies InLanguages<PlayingWords>;

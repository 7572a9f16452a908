import type { Control } from '../../../plugin/player/bindings.ts';
import type { InLanguages } from '../language.ts';
import type { DraftFault } from './model-draft.ts';

/** A setting's name and, where the name does not say it all, what it does. */
interface Said {
  readonly label: string;
  readonly help?: string;
}

export interface SettingsWords {
  readonly title: string;
  readonly close: string;
  readonly groups: Readonly<
    Record<'language' | 'captions' | 'sound' | 'graphics' | 'comfort' | 'keys' | 'model', string>
  >;
  readonly resetAll: string;
  readonly resetAllSure: string;
  readonly wasReset: string;
  readonly notKept: string;
  readonly unreadable: (parts: readonly string[]) => string;
  readonly yes: string;
  readonly no: string;
  readonly asBrowser: string;
  readonly language: Said;
  readonly captions: {
    readonly style: Said;
    readonly styles: Readonly<Record<'bubbles' | 'subtitles' | 'both' | 'off', string>>;
    readonly size: Said;
    readonly contrast: Said;
    readonly contrasts: Readonly<Record<'soft' | 'high', string>>;
    readonly names: Said;
    readonly font: Said;
    readonly fonts: Readonly<Record<'serif' | 'sans' | 'dyslexic', string>>;
    readonly sample: { readonly label: string; readonly name: string; readonly line: string };
  };
  readonly sound: {
    readonly muted: Said;
    readonly voice: Said;
    readonly voices: Readonly<Record<'built-in' | 'browser' | 'none', string>>;
  };
  readonly graphics: {
    readonly tier: Said;
    readonly tiers: Readonly<Record<'auto' | 'plain' | 'middle' | 'full', string>>;
  };
  readonly comfort: {
    readonly view: Said;
    readonly views: Readonly<Record<'eyes' | 'shoulder', string>>;
    readonly fov: Said;
    readonly lookSpeed: Said;
    readonly inverted: Said;
    readonly still: Said;
  };
  readonly keys: {
    readonly help: string;
    readonly press: string;
    readonly none: string;
    readonly change: (control: string, keys: string) => string;
    readonly changed: (control: string, key: string) => string;
    readonly lost: (key: string, control: string) => string;
    readonly notOurs: (key: string) => string;
    readonly reset: string;
    readonly wasReset: string;
    readonly headings: Readonly<Record<'walking' | 'people' | 'things' | 'page', string>>;
    readonly controls: Readonly<Record<Control, string>>;
  };
  readonly model: {
    readonly who: Said;
    readonly understudy: string;
    readonly endpoint: string;
    readonly address: Said;
    readonly suggestions: string;
    readonly key: Said;
    readonly show: string;
    readonly hide: string;
    readonly forget: string;
    readonly forgotten: string;
    readonly name: Said;
    readonly same: string;
    readonly parts: Said;
    readonly budget: Said;
    readonly calls: string;
    readonly tokens: string;
    readonly money: Said;
    readonly inputPrice: string;
    readonly outputPrice: string;
    readonly unlimited: string;
    readonly patience: Said;
    readonly firstWord: string;
    readonly whole: string;
    readonly test: string;
    readonly stop: string;
    readonly testing: string;
    readonly testHelp: string;
    readonly findings: string;
    readonly verdicts: Readonly<Record<'good' | 'poor' | 'bad', string>>;
    readonly kept: string;
    readonly faults: Readonly<Record<DraftFault, string>>;
  };
}

export const words = {
  en: {
    title: 'Settings',
    close: 'Close the settings',
    groups: {
      language: 'Language',
      captions: 'Captions',
      sound: 'Sound & voice',
      graphics: 'Graphics',
      comfort: 'Comfort',
      keys: 'Keys',
      model: 'Model',
    },
    resetAll: 'Reset everything',
    resetAllSure: 'Really reset everything, and forget every key?',
    wasReset: 'Everything is as it was at first.',
    notKept: 'This browser keeps nothing for the page: your settings last until you leave.',
    unreadable: (parts) => `Some settings could not be read and are as at first: ${parts.join(', ')}.`,
    yes: 'Yes',
    no: 'No',
    asBrowser: 'As the browser has it',
    language: { label: 'Language of the page', help: 'What a play says is the play’s own business.' },
    captions: {
      style: { label: 'What is said appears' },
      styles: { bubbles: 'Where they are', subtitles: 'Below', both: 'Both', off: 'Not at all' },
      size: { label: 'Size' },
      contrast: { label: 'Ground' },
      contrasts: { soft: 'Soft', high: 'High contrast' },
      names: { label: 'Name the speaker' },
      font: { label: 'Letters' },
      fonts: { serif: 'With serifs', sans: 'Plain', dyslexic: 'For dyslexia' },
      sample: { label: 'A sample', name: 'Horatio', line: 'A mote it is to trouble the mind’s eye.' },
    },
    sound: {
      muted: { label: 'Silence', help: 'Voices are mouthed, and there is no wind. Captions stay.' },
      voice: { label: 'Voices', help: 'The browser’s own voices may be spoken by its maker’s server.' },
      voices: { 'built-in': 'Ours, in this page', browser: 'The browser’s', none: 'None' },
    },
    graphics: {
      tier: { label: 'Picture', help: 'Counts from the next curtain on.' },
      tiers: { auto: 'As the machine can', plain: 'Plain', middle: 'Middle', full: 'Full' },
    },
    comfort: {
      view: { label: 'You see' },
      views: { eyes: 'With your own eyes', shoulder: 'Over your shoulder' },
      fov: { label: 'Field of view', help: 'A wider view helps against dizziness.' },
      lookSpeed: { label: 'Speed of looking' },
      inverted: { label: 'Up looks down', help: 'As in an aeroplane.' },
      still: { label: 'Hold the camera still', help: 'Cuts in place of glides, and nothing sways.' },
    },
    keys: {
      help: 'Choose one, then press the key that is to do it. Escape leaves it as it was.',
      press: 'Press a key …',
      none: 'no key',
      change: (control, keys) => `${control}: ${keys}. Change`,
      changed: (control, key) => `${control} is now ${key}.`,
      lost: (key, control) => `${key} was “${control}” before.`,
      notOurs: (key) => `${key} belongs to the browser. Try another.`,
      reset: 'Reset the keys',
      wasReset: 'The keys are as they were at first.',
      headings: { walking: 'Walking and looking', people: 'Speaking', things: 'Hands', page: 'The page' },
      controls: {
        forward: 'Walk on',
        'back-step': 'Step back',
        left: 'Step left',
        right: 'Step right',
        run: 'Run',
        'look-left': 'Look left',
        'look-right': 'Look right',
        'look-up': 'Look up',
        'look-down': 'Look down',
        'next-thing': 'Next thing in sight',
        'last-thing': 'Last thing in sight',
        act: 'Do something with it',
        talk: 'Talk',
        suggest: 'Suggestions',
        interrupt: 'Interrupt',
        whisper: 'Whisper',
        shout: 'Shout',
        'hold-to-talk': 'Hold and speak aloud',
        drop: 'Put down',
        throw: 'Throw',
        view: 'Eyes or shoulder',
        photo: 'Photograph',
        transcript: 'Transcript',
        playbill: 'Playbill',
        inspector: 'Inspector',
        settings: 'Settings',
        mute: 'Silence',
        pause: 'Pause',
        back: 'Back',
      },
    },
    model: {
      who: { label: 'Who thinks for the company' },
      understudy: 'The understudy: no model, nothing leaves this page',
      endpoint: 'A model of yours',
      address: { label: 'Endpoint', help: 'Any OpenAI-compatible address, up to /v1.' },
      suggestions: 'Suggestions',
      key: { label: 'Key', help: 'Kept in this browser only, sent to this endpoint only. Local servers need none.' },
      show: 'Show',
      hide: 'Hide',
      forget: 'Forget',
      forgotten: 'The key is forgotten.',
      name: { label: 'Model', help: 'After a test, the endpoint’s own models are listed here.' },
      same: 'same as above',
      parts: {
        label: 'A model for each part',
        help: 'A quick one to decide, a good one to speak. What is left empty is as above.',
      },
      budget: {
        label: 'Budget of an evening',
        help: 'When it is spent, the understudy plays on. What is left empty is not limited.',
      },
      calls: 'Calls',
      tokens: 'Tokens',
      money: { label: 'Money', help: 'In the currency of the prices; both prices are needed.' },
      inputPrice: 'Price of a million tokens in',
      outputPrice: 'Price of a million tokens out',
      unlimited: 'no limit',
      patience: { label: 'Patience', help: 'In seconds; then the understudy speaks in its place.' },
      firstWord: 'For the first word',
      whole: 'For the whole answer',
      test: 'Test the connection',
      stop: 'Stop the test',
      testing: 'Testing …',
      testHelp: 'Asks two short questions.',
      findings: 'What the test found',
      verdicts: { good: 'Good:', poor: 'Mind:', bad: 'Trouble:' },
      kept: 'This model plays from the next curtain on.',
      faults: {
        address: 'Write the endpoint’s address, such as http://127.0.0.1:11434/v1.',
        model: 'Choose a model: until then the understudy plays.',
        number: 'A limit is a number, or empty.',
        prices: 'A limit in money needs both prices.',
        patience: 'Patience is a number of seconds, from 1 to 3600.',
      },
    },
  },
  zh: {
    title: '设置',
    close: '关闭设置',
    groups: {
      language: '语言',
      captions: '字幕',
      sound: '声音',
      graphics: '画面',
      comfort: '舒适',
      keys: '按键',
      model: '模型',
    },
    resetAll: '全部恢复原样',
    resetAllSure: '确定全部恢复原样，并清除所有密钥吗？',
    wasReset: '已全部恢复原样。',
    notKept: '这个浏览器不为本页保存数据：设置在您离开后就会消失。',
    unreadable: (parts) => `有些设置无法读取，已恢复原样：${parts.join('、')}。`,
    yes: '是',
    no: '否',
    asBrowser: '跟随浏览器',
    language: { label: '页面语言', help: '剧中说什么语言由剧本决定。' },
    captions: {
      style: { label: '台词显示在' },
      styles: { bubbles: '说话人身边', subtitles: '画面下方', both: '两处都有', off: '不显示' },
      size: { label: '字号' },
      contrast: { label: '底色' },
      contrasts: { soft: '柔和', high: '高对比度' },
      names: { label: '显示说话人的名字' },
      font: { label: '字体' },
      fonts: { serif: '衬线', sans: '无衬线', dyslexic: '阅读障碍友好' },
      sample: { label: '示例', name: '霍拉旭', line: '那是扰乱我们心灵之眼的一点微尘。' },
    },
    sound: {
      muted: { label: '静音', help: '演员只动口型，也没有风声；字幕照常。' },
      voice: { label: '嗓音', help: '浏览器自带的嗓音可能由其厂商的服务器合成。' },
      voices: { 'built-in': '本页自带', browser: '浏览器自带', none: '没有' },
    },
    graphics: {
      tier: { label: '画质', help: '下次开演时生效。' },
      tiers: { auto: '按机器能力', plain: '简朴', middle: '中等', full: '完整' },
    },
    comfort: {
      view: { label: '视角' },
      views: { eyes: '第一人称', shoulder: '越肩' },
      fov: { label: '视野', help: '视野宽一些，不容易头晕。' },
      lookSpeed: { label: '转头速度' },
      inverted: { label: '上下颠倒', help: '像驾驶飞机那样。' },
      still: { label: '镜头静止', help: '只切换，不滑动，也不摇晃。' },
    },
    keys: {
      help: '选中一项，再按下要用的键。按 Esc 保持不变。',
      press: '请按键……',
      none: '无',
      change: (control, keys) => `${control}：${keys}。更改`,
      changed: (control, key) => `“${control}”现在是 ${key}。`,
      lost: (key, control) => `${key} 原来是“${control}”。`,
      notOurs: (key) => `${key} 归浏览器使用，请换一个。`,
      reset: '恢复原来的按键',
      wasReset: '按键已恢复原样。',
      headings: { walking: '行走与观看', people: '说话', things: '动手', page: '页面' },
      controls: {
        forward: '向前走',
        'back-step': '后退',
        left: '向左',
        right: '向右',
        run: '跑',
        'look-left': '向左看',
        'look-right': '向右看',
        'look-up': '向上看',
        'look-down': '向下看',
        'next-thing': '视野中的下一个',
        'last-thing': '视野中的上一个',
        act: '使用',
        talk: '说话',
        suggest: '提示台词',
        interrupt: '打断',
        whisper: '耳语',
        shout: '喊',
        'hold-to-talk': '按住说话',
        drop: '放下',
        throw: '扔',
        view: '第一人称／越肩',
        photo: '拍照',
        transcript: '台词记录',
        playbill: '戏单',
        inspector: '观察窗',
        settings: '设置',
        mute: '静音',
        pause: '暂停',
        back: '返回',
      },
    },
    model: {
      who: { label: '由谁为剧团思考' },
      understudy: '替补演员：不用模型，任何内容都不离开本页',
      endpoint: '您自己的模型',
      address: { label: '端点', help: '任何 OpenAI 兼容的地址，写到 /v1 为止。' },
      suggestions: '建议',
      key: { label: '密钥', help: '只保存在这个浏览器里，只发送给这个端点。本地服务器不需要。' },
      show: '显示',
      hide: '隐藏',
      forget: '清除',
      forgotten: '密钥已清除。',
      name: { label: '模型', help: '测试之后，这里会列出端点的模型。' },
      same: '同上',
      parts: { label: '为每项工作选模型', help: '快的用来做决定，好的用来说台词。留空即同上。' },
      budget: { label: '每晚的预算', help: '用完后由替补演员接着演。留空即不限。' },
      calls: '调用次数',
      tokens: '词元数',
      money: { label: '金额', help: '货币与单价相同；两个单价都要填。' },
      inputPrice: '每百万输入词元的价格',
      outputPrice: '每百万输出词元的价格',
      unlimited: '不限',
      patience: { label: '等待时间', help: '以秒计；超过后由替补演员代说。' },
      firstWord: '等第一个字',
      whole: '等整段回答',
      test: '测试连接',
      stop: '停止测试',
      testing: '正在测试……',
      testHelp: '会问两个简短的问题。',
      findings: '测试结果',
      verdicts: { good: '正常：', poor: '注意：', bad: '问题：' },
      kept: '下次开演起由这个模型来演。',
      faults: {
        address: '请填写端点地址，例如 http://127.0.0.1:11434/v1。',
        model: '请选择模型；在此之前由替补演员来演。',
        number: '上限应为数字，或留空。',
        prices: '按金额设限需要填写两个单价。',
        patience: '等待时间是 1 到 3600 之间的秒数。',
      },
    },
  },
} satisfies InLanguages<SettingsWords>;

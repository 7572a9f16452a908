import type { InLanguages } from '../language.ts';
import type { Preparation } from '../show/show.ts';

export interface CoverWords {
  readonly doing: Readonly<Record<Preparation, string>>;
  readonly gettingReady: string;
  readonly part: (percent: number) => string;
  readonly leave: string;
  /** For somebody who watches, and for somebody who plays. */
  readonly watching: readonly string[];
  readonly playing: readonly string[];
  /** Headings of what goes wrong, by code. */
  readonly headings: Readonly<Record<string, string>>;
  readonly somethingWrong: string;
  /** For errors whose own message is for whoever wrote the page. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly noSentence: string;
  readonly more: (count: number) => string;
}

export const words = {
  en: {
    doing: {
      reading: 'Reading the play',
      building: 'Building the stage',
      lighting: 'Setting the light',
      calling: 'Calling the actors',
    },
    gettingReady: 'Getting ready',
    part: (percent) => `${percent} per cent`,
    leave: 'Back to the foyer',
    watching: [
      'Space holds the play; nothing is missed.',
      'V changes how you look at it, M silences the house.',
      'Drag to take hold of the camera. It is given back by itself.',
    ],
    playing: [
      'Walk with W A S D, look with the mouse. Enter lets you speak.',
      'Face a thing and press E: you see all you may do with it.',
      'Whoever you face is whom you speak to. Q whispers, Z shouts.',
      'Round brackets act, square brackets think: (sits down) I am tired. [Of you.]',
      'Not sure what to say? T offers three lines.',
      'R cuts in. They may do the same to you.',
    ],
    headings: {
      'scene/unknown': 'There is no such play',
      'scene/unreachable': 'The play did not arrive',
      'scene/unreadable': 'This play cannot be read',
      'scene/case': 'There is no such story',
      'theatre/no-webgl': 'This browser cannot show the stage',
      'scene/unstageable': 'This play cannot be put on a stage',
      'havok/missing': 'Part of the stage did not arrive',
    },
    somethingWrong: 'Something went wrong',
    sentences: {
      'scene/unstageable': 'Its staging asks for what cannot be built. Whoever wrote it can mend this:',
    },
    noSentence: 'The page made a mistake and cannot go on.',
    more: (count) => `… and ${count} more.`,
  },
  zh: {
    doing: {
      reading: '正在读剧本',
      building: '正在搭舞台',
      lighting: '正在布光',
      calling: '正在请演员就位',
    },
    gettingReady: '准备开演',
    part: (percent) => `百分之 ${percent}`,
    leave: '回到前厅',
    watching: ['按空格，戏就停下等你。', '按 V 换个看法，按 M 全场静音。', '拖动画面可以自己掌镜，松手后会自动交还。'],
    playing: [
      '用 W A S D 走动，用鼠标环顾，按回车开口说话。',
      '面对一样东西按 E，就能看到此刻能拿它做什么。',
      '你面对谁，就是在跟谁说话。Q 低语，Z 高喊。',
      '圆括号里是动作，方括号里是心思：（坐下）我累了。[累的是你。]',
      '不知道说什么？按 T，给你三句备选。',
      '按 R 打断别人。别人也会打断你。',
    ],
    headings: {
      'scene/unknown': '没有这出戏',
      'scene/unreachable': '剧本没有送到',
      'scene/unreadable': '这出戏读不了',
      'scene/case': '没有这个故事',
      'theatre/no-webgl': '这个浏览器显示不了舞台',
      'scene/unstageable': '这出戏搭不上舞台',
      'havok/missing': '舞台的一部分没有送到',
    },
    somethingWrong: '出了点问题',
    sentences: {
      'scene/unstageable': '它的布景里有搭不出来的东西，写它的人可以改好：',
    },
    noSentence: '页面出了错，演不下去了。',
    more: (count) => `……还有 ${count} 处。`,
  },
} satisfies InLanguages<CoverWords>;

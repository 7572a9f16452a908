import type { Words } from '../en.ts';

export const cover: Words['cover'] = {
  doing: {
    reading: '正在读剧本',
    building: '正在搭舞台',
    lighting: '正在布光',
    calling: '正在请演员就位',
  },
  gettingReady: '准备开演',
  part: (percent) => `百分之 ${percent}`,
  leave: '回大厅',
  watching: ['按空格，戏就停下等你。', '按 V 换个看法，按 M 全场静音。', '拖动画面可以自己掌镜，松手后会自动交还。'],
  playing: [
    '用 W A S D 走动，用鼠标环顾，按回车开口说话。',
    '面对一样东西按 E，就能看到此刻能拿它做什么。',
    '你面对谁，就是在跟谁说话。Q 低语，Z 高喊。',
    '圆括号里是动作，方括号里是心思：（坐下）我累了。[累的是你。]',
    '不知道说什么？按 T，给你三句备选。',
    '按 R 打断别人。别人也会打断你。',
  ],
  watchingByFingers: ['点“暂停”，戏就停下等你。', '拖动画面可以自己掌镜，松手后会自动交还。'],
  playingByFingers: [
    '左手拇指走动，拖动画面环顾，点“说话”开口。',
    '面对一样东西点“动手”，就能看到此刻能拿它做什么。',
    '你面对谁，就是在跟谁说话。',
    '圆括号里是动作，方括号里是心思：（坐下）我累了。[累的是你。]',
    '不知道说什么？点“点子”，给你三句备选。',
  ],
  headings: {
    'scene/unknown': '没有这出戏',
    'topic/refused': '编不出戏来',
    'scene/unreachable': '剧本没有送到',
    'scene/unreadable': '这出戏读不了',
    'scene/case': '没有这个故事',
    'scene/role': '没有这个角色',
    'theatre/no-webgl': '这个浏览器显示不了舞台',
    'scene/unstageable': '这出戏搭不上舞台',
    'havok/missing': '舞台的一部分没有送到',
    'sharing/no-house': '这里没有可以共享的剧场',
    'sharing/refused': '剧场没有接受',
    'sharing/no-entry': '这张邀请不能让你进场',
  },
  somethingWrong: '出了点问题',
  sentences: {
    'sharing/no-house':
      '大家共享的演出由提供这一页的程序（`proscenium serve`）主持。它没有回应，或者缺少所需的软件包（启动它的地方会说明），或者这一页放在别的地方。',
    'topic/refused': '请用一句话说说谁遇见谁、为了什么、在哪里。中文英文都可以。',
    'scene/unstageable': '它的布景里有搭不出来的东西，写它的人可以改好：',
  },
  told: {
    'scene/unknown': ({ asked }) => `这里没有叫“${asked}”的戏。请从下面选一出。`,
    'scene/unreachable': ({ asked, status }) =>
      `“${asked}”没有取到：${status ? `服务器答复 ${status}` : '连不上服务器'}。`,
    'scene/unreadable': ({ asked }) => `“${asked}”的剧本文件还有问题。`,
    'scene/case': ({ asked, there }) =>
      `这出戏里没有叫“${asked}”的故事。${there ? `有的是：${there}。` : '这出戏只有一个故事。'}`,
    'scene/role': ({ asked, there }) => `这出戏里没有叫“${asked}”的角色。有的是：${there}。`,
  },
  noSentence: '页面出了错，演不下去了。',
  more: (count) => `……还有 ${count} 处。`,
};

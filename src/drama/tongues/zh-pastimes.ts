import type { PastimeWords } from './tongue.ts';

export const chinesePastimes: PastimeWords = {
  sits: (seat) => `（坐在${seat}上）`,
  getsUp: '（站起来）',
  looksAt: (thing) => `（看看${thing}）`,
  takes: (thing) => `（拿起${thing}）`,
  laysDown: (thing) => `（放下${thing}）`,
  goesTo: (place) => `（走到${place}）`,
  idles: ['（伸伸懒腰）', '（打个呵欠）', '（四下看看）'],
  smallTalk: [
    ['今天真清静。', '今天没什么事。', '这里好安静。'],
    ['怕是要变天了。', '下点雨也好。'],
    ['昨晚没睡好。', '我能睡上一整天。', '我老了。'],
    ['有点饿了。', '我从中午就在想晚饭了。'],
    ['你近来怎么样？', '一切都好吧？'],
    ['你听见了吗？', '好像有什么声音。', '只是风声罢了。'],
    ['我年轻的时候可不是这样。', '日子过得真快。'],
  ],
};

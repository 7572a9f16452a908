import type { KitWords } from '../../../kit-words.ts';

export const circus: KitWords = {
  words: '马戏团 小丑 杂技 杂耍 魔术师 驯兽师 空中飞人 木偶 游乐场 变戏法',
  name: '马戏场',
  where: '马戏场里',
  description: '散了场的马戏场：木屑，一面没人收的大鼓，几根升进黑暗里的绳子，一只谁穿都太大的鞋。',
  props: `
pedestal: 彩绘墩子, 墩子
bench: 场边长凳, 长凳
cage: 狮子笼, 笼子
cannon: 人肉大炮, 大炮
ladder: 高空梯, 梯子
drum: 大鼓, 鼓
whip: 班主的鞭子, 鞭子
hat: 高礼帽, 礼帽
poster: 撕破的海报, 海报 | 今晚！最后一场！（星期四另有一场。）
ball: 抛接球, 球
`,
};

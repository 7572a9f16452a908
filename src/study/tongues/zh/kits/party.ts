import type { KitWords } from '../../../kit-words.ts';

export const party: KitWords = {
  words: '舞会 宴会 派对 婚礼 婚宴 晚会 化装舞会 生日会 典礼 酒会 寿宴 庆典',
  name: '宴会舞厅',
  where: '舞厅里',
  description: '两支舞曲之间的大舞厅：一盏吊灯，一架钢琴，香槟，还有一块谁走上去都会被看的大理石地板。',
  props: `
buffet: 自助餐桌, 餐桌
chandelier: 大吊灯, 吊灯
piano: 三角钢琴, 钢琴
sofa: 丝绒沙发, 沙发
palm: 盆栽棕榈, 棕榈
champagne: 一瓶香槟, 香槟
glass: 香槟杯, 杯子
cake: 奶油蛋糕, 蛋糕
invitation: 请柬 | 九点起舞，十一点前后悔完毕。
mask: 银面具, 面具
`,
};

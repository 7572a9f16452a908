import type { KitWords } from '../../../kit-words.ts';

export const farmyard: KitWords = {
  words: '农场 农家 农民 谷仓 田里 田间 牧场 庄稼 村里 村口 乡下 养猪 牛棚 果园 老农 放牛 放羊',
  name: '农家院子',
  where: '院子里',
  description: '清早的农家院子：泥地，石槽，一辆掉了轮子的大车，一只早就叫过的公鸡。',
  props: `
trough: 石槽
bale: 草捆, 干草
cart: 掉了轮子的大车, 大车
apple-tree: 苹果树, 树
pump: 手压井, 水井
pail: 一桶牛奶, 牛奶, 桶
pitchfork: 草叉
eggs: 一篮鸡蛋, 鸡蛋
almanac: 老黄历, 黄历 | 月亏下种。天干收割。大车不外借。
horseshoe: 马蹄铁
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const nightMarket: KitWords = {
  words: '夜市 集市 市场 菜市场 摊位 地摊 小摊 庙会 灯会 元宵 大集 古玩 小贩 市集',
  name: '夜市',
  where: '夜市里',
  description: '两阵雨之间的夜市：灯笼，蒸汽，炭火，样样都给你特价。',
  props: `
stall: 面摊, 摊子
cart: 小玩意儿推车, 推车
grill: 炭烤架, 烤架, 炭火
stool: 塑料凳, 凳子
red-lantern: 红灯笼
gold-lantern: 金灯笼
noodles: 一碗面条, 面条
tea: 一纸杯茶, 纸杯, 茶
sign: 纸板招牌, 招牌 | 全部真货。有的更真一些。
cat: 瓷招财猫, 招财猫, 猫
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const marketSquare: KitWords = {
  words: '广场 市集 镇上 集镇 喷泉 集日 小镇 赶集 货郎 商贩',
  name: '集市广场',
  where: '广场上',
  description: '赶集日的广场：石子地，一眼喷泉，一个苹果摊，一块从前有人站上去说过话的石头。',
  props: `
fountain: 喷泉
stall: 苹果摊, 摊子
step: 演说石, 石头
cart: 草料车, 车
post: 告示柱, 柱子 | 寻物：耐心，丢在镇公所附近。无酬谢。
apples: 一篮苹果, 苹果, 篮子
scales: 铜秤, 秤
fiddle: 街头胡琴, 胡琴
hen: 笼里的母鸡, 母鸡, 笼子
purse: 谁丢的钱袋, 钱袋
`,
};

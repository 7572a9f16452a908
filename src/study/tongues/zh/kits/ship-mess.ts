import type { KitWords } from '../../../kit-words.ts';

export const shipMess: KitWords = {
  words: '船上 船舱 海盗 商船 货轮 渔船 战舰',
  name: '船舱',
  where: '船舱里',
  description: '左右各歪一点的低矮船舱：一张带边的桌子，吊床，一盏晃荡的灯，朗姆酒。',
  props: `
table: 餐桌, 桌子
bench: 船舱长凳, 长凳
hammock: 吊床
sea-chest: 水手箱, 箱子
cask: 一桶朗姆酒, 酒桶, 朗姆酒
bell: 船钟, 钟
lantern: 晃荡的提灯, 提灯, 灯
mug: 锡杯, 杯子
articles: 船规 | 第九条：不得唱关于主教的那支歌。第十条：哼也不行。
spyglass: 黄铜望远镜, 望远镜
`,
};

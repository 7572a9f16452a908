import type { KitWords } from '../../../kit-words.ts';

export const battlement: KitWords = {
  words: '城墙 城头 城楼 城垛 要塞 堡垒 关隘 烽火台 长城 边关 哨塔 围城 守城 城门 诸葛亮 司马懿 花木兰',
  name: '城墙',
  where: '城墙上',
  description: '星空下的城墙：齐腰高的垛口，一盆炭火，往哪边看下去都很深。',
  props: `
brazier: 火盆, 火, 炭火
gargoyle: 滴水石兽, 石兽
bench: 哨兵长凳, 长凳
barrel: 柏油桶, 桶
chest: 箭箱, 箱子
halberd: 长戟, 戟
horn: 号角
tankard: 一大杯麦酒, 酒杯, 麦酒
orders: 守夜军令, 军令, 羊皮纸 | 眼睛看外头。背后出什么事，是国王的事。
gauntlet: 铁手套, 手套
`,
};

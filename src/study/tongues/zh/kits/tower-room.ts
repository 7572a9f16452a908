import type { KitWords } from '../../../kit-words.ts';

export const towerRoom: KitWords = {
  words: '塔楼 塔里 高塔 闺房 钟楼 宝塔 雷峰塔 绣楼 塔顶',
  name: '塔楼房间',
  where: '塔楼房间里',
  description: '台阶太多的塔顶，一间八角屋子：一张床，一架纺车，一扇窗，没有第二条路下去。',
  props: `
bed: 窄床, 床
wheel: 纺车
stool: 凳子
table: 小桌子, 桌子
chest: 橡木箱, 箱子
rope: 打结的绳子, 绳子
candle: 蜡烛
jug: 一壶水, 水壶
diary: 日记 | 第九百天。又凭记忆数了一遍台阶。少了一级。
mirror: 手镜, 镜子
`,
};

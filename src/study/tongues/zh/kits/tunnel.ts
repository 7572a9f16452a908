import type { KitWords } from '../../../kit-words.ts';

export const tunnel: KitWords = {
  words: '地道 隧道 矿井 山洞 洞穴 地下室 地窖 下水道 防空洞 密室 墓穴 煤矿 古墓',
  name: '地道',
  where: '地道里',
  description: '为了什么挖出来的地道：一盏灯，一辆没有轨道的矿车，一架通上去的梯子，水在黑处自己数数。',
  props: `
cart: 矿石推车, 矿车
ladder: 铁梯子, 梯子
bench: 木板长凳, 长凳
crate: 火药箱, 木箱
lantern: 矿灯
pickaxe: 镐头, 镐
helmet: 矿工头盔, 头盔
canteen: 水壶
warning: 粉笔写的木牌, 木牌 | 到此为止。顶板不好。空气不好。工头更不好。
nugget: 金块
`,
};

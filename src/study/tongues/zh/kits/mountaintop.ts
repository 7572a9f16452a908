import type { KitWords } from '../../../kit-words.ts';

export const mountaintop: KitWords = {
  words: '山顶 山上 山巅 雪山 悬崖 峰顶 华山 泰山 山峰 山坡 火山 山谷 珠峰 高山 山里',
  name: '山顶',
  where: '山顶上',
  description: '日出时光秃秃的山顶：几块岩石，一面旗，一本登顶留名的册子，再往上没有谁可以怪了。',
  props: `
table-rock: 平岩石, 平石
high-rock: 斜岩石
low-rock: 灰岩石
flag: 破旗, 旗
rucksack: 登山包, 背包
chocolate: 一块巧克力, 巧克力
axe: 冰镐
tea: 一壶热茶, 热水瓶, 茶
register: 登顶册, 册子 | 八月九日，景好。八月十日，景同前，气短。八月十一日，谁老把铅笔拿走？
compass: 黄铜指南针, 指南针
`,
};

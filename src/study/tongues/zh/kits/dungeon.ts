import type { KitWords } from '../../../kit-words.ts';

export const dungeon: KitWords = {
  words: '地牢 刑讯 拷问 酷刑 镣铐 死囚 刽子手 水牢 天牢 大牢',
  name: '地牢',
  where: '地牢里',
  description: '城堡的最底一层：潮湿的石头，一支火把，墙上一个铁环，一堆有人理过的稻草。',
  props: `
block: 石墩, 石头
rack: 木刑架, 刑架
straw: 一堆稻草, 稻草
grille: 铁栅栏, 栅栏
torch: 墙上的火把, 火把
brazier: 火盆
irons: 脚镣, 铁链
jug: 一壶水, 水壶, 水
rat-bone: 啃过的骨头, 骨头
keys: 一串钥匙, 钥匙
`,
};

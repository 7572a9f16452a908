import type { KitWords } from '../../../kit-words.ts';

export const operaBox: KitWords = {
  words: '歌剧院 歌剧 音乐厅 音乐会 交响乐 乐团 指挥家 大使 芭蕾 包厢 钢琴家 小提琴家',
  name: '包厢',
  where: '包厢里',
  description: '歌剧院两幕之间的包厢后室：红丝绒，镀金椅子，冰里的香槟，底下什么地方乐队在调音。',
  props: `
console: 镀金边桌, 边桌
sofa: 丝绒沙发, 沙发
gilt-chair: 镀金椅, 椅子
curtain: 红帷幕, 帷幕
mirror: 壁镜, 镜子
bucket: 冰桶
champagne: 一瓶香槟, 香槟, 酒瓶
glass: 香槟杯, 杯子
programme: 节目单 | 第三幕里人人都认出了人人，只是晚了。
opera-glass: 螺钿观剧镜, 观剧镜
`,
};

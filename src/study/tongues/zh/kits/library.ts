import type { KitWords } from '../../../kit-words.ts';

export const library: KitWords = {
  words: '图书馆 书店 藏书阁 档案馆 书院 旧书店 藏经阁',
  name: '图书馆',
  where: '图书馆里',
  description: '三面墙的书，一盏绿灯：是那种练出来的安静。',
  props: `
table: 阅览桌, 桌子
history: 历史书架
poetry: 诗歌书架
law: 法律书架
ladder: 书梯, 梯子
chair: 阅览椅, 椅子
lamp: 绿台灯, 台灯, 灯
atlas: 地图册 | 测量员到此折返。此线以外，是饭桌上画的。
tea: 违禁的一杯茶, 茶杯, 茶
bookmark: 银书签, 书签
`,
};

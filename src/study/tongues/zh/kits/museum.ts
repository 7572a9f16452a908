import type { KitWords } from '../../../kit-words.ts';

export const museum: KitWords = {
  words: '博物馆 美术馆 画廊 展览 展厅 雕像 油画 名画 画家 馆长 文物 木乃伊 恐龙 雕塑',
  name: '展厅',
  where: '展厅里',
  description: '闭馆以后的长展厅：天窗下的雕像，一条长凳，铜柱间的绳子，保安的三明治。',
  props: `
plinth: 大理石底座, 底座
athlete: 没头的运动员, 运动员像
goddess: 大理石女神, 女神像
masterpiece: 大油画, 油画 | 标签上写着：画家不详，画中人不详。有人添了一句：两位我都认识。
bench: 皮长凳, 长凳
rope: 丝绒绳, 绳子
sandwich: 保安的三明治, 三明治
torch: 保安的手电, 手电
catalogue: 展品目录, 目录 | 十四号（未展出）。十五号（误展）。
figurine: 陶俑
`,
};

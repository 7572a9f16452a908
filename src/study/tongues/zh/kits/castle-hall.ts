import type { KitWords } from '../../../kit-words.ts';

export const castleHall: KitWords = {
  words: '城堡 大厅 宴会厅 古堡 聚义厅 领主 庄园大厅 酒宴 盛宴 议事厅',
  name: '城堡大厅',
  where: '大厅里',
  description: '酒宴将散的大厅：一条长案，一座人能站进去的壁炉，旗帜，炉边还有狗趴过的印子。',
  props: `
table: 主桌, 桌子
bench: 长凳
lord-chair: 领主的椅子, 椅子
hearth: 大壁炉, 壁炉, 炉火
chest: 包铁木箱, 箱子
boar: 烤野猪, 野猪
horn: 牛角杯, 蜜酒
lute: 吟游诗人的琵琶, 琵琶
treaty: 和约 | 酒席不散，你我不战。盐请慢慢传。
brooch: 银胸针, 胸针
`,
};

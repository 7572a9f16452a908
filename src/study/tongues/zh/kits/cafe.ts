import type { KitWords } from '../../../kit-words.ts';

export const cafe: KitWords = {
  words: '咖啡馆 咖啡厅 咖啡店 咖啡 茶馆 茶楼 茶室 茶铺 奶茶店 小馆子 面馆 早餐店 快餐店',
  name: '咖啡馆',
  where: '咖啡馆里',
  description: '忙过一阵的小咖啡馆：两张桌子，一条长柜台，窗上蒙着水汽。',
  props: `
counter: 柜台
round-table: 圆桌, 桌子
chair: 椅子
stool: 凳子
pot: 咖啡壶, 壶
cup: 咖啡杯, 杯子
newspaper: 报纸 | 雨下到星期四。大桥继续封闭。
spoon: 银勺子, 勺子
`,
};

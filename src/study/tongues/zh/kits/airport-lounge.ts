import type { KitWords } from '../../../kit-words.ts';

export const airportLounge: KitWords = {
  words: '机场 候机厅 候机室 登机口 飞机 航班 航站楼 机长 空姐 登机 行李 转机',
  name: '候机厅',
  where: '候机厅里',
  description: '清早五点的候机厅：一排座椅，一块写着“延误”的牌子，一台只剩一份三明治的售货机，还有好大一片窗。',
  props: `
seats: 一排座椅, 座椅
desk: 登机柜台, 柜台
board: 航班牌, 牌子 | 延误。延误。正在登机（请询问）。延误。
machine: 自动售货机, 售货机
trolley: 行李车
palm: 候机厅的棕榈, 棕榈
suitcase: 灰色手提箱, 手提箱, 箱子
coffee: 一纸杯咖啡, 咖啡, 纸杯
microphone: 登机口的话筒, 话筒
passport: 护照 | 姓。名。一张已经尽力的脸。
`,
};

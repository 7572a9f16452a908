import type { KitWords } from '../../../kit-words.ts';

export const trainCompartment: KitWords = {
  words: '火车上 列车 车厢 夜车 卧铺 包间 快车 东方快车 绿皮车 动车 高铁',
  name: '包间',
  where: '包间里',
  description: '夜行快车的一间包房：面对面的两条长椅，一张折叠桌，一盏粉红罩子的灯，窗外走过去的山。',
  props: `
bench: 软长椅, 长椅
facing-bench: 对面的长椅
table: 折叠桌, 桌子
rack: 行李架
brake: 紧急制动闸, 制动闸 | 无故使用，罚款。下附正当理由一览。很短。
lamp: 粉红台灯, 台灯, 灯
valise: 皮提箱, 提箱
cognac: 一壶白兰地, 白兰地, 酒壶
newspaper: 外国报纸, 报纸 | 边境开放。边境关闭。边境（下转第五版）。
ticket: 剪过的车票, 车票 | 单程。
`,
};

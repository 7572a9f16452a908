import type { KitWords } from '../../../kit-words.ts';

export const classroom: KitWords = {
  words: '教室 学校 课堂 老师 学生 校长 大学 同学 考试 私塾 学堂 讲课 校园 班主任 同桌 高考',
  name: '教室',
  where: '教室里',
  description: '下午四点以后的教室：两排课桌，黑板上半道算式，夕阳里的粉笔灰。',
  props: `
teachers-desk: 讲台, 桌子
bench: 课凳, 凳子
back-bench: 后排凳子
blackboard: 黑板 | 7 × 8 = 5
cupboard: 地图柜, 柜子
plant: 豆苗, 盆栽
bell: 手摇铃, 铃
register: 点名册 | 到。到。到。说是到。
satchel: 没人认领的书包, 书包
chalk: 一支粉笔, 粉笔
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const hospitalWard: KitWords = {
  words: '病房 医院 诊所 急诊 病床 手术室 疗养院 住院 战地医院 医馆 太平间 病人 医生 护士',
  name: '病房',
  where: '病房里',
  description: '过了探视时间的病房，灯很亮：两张床，中间一道帘子，花是没能来的人送的。',
  props: `
first-bed: 靠窗的病床
second-bed: 空病床
curtain: 病房帘子, 帘子
wheelchair: 轮椅
cabinet: 药柜
nightstand: 床头柜
water: 一杯水, 水杯, 水
grapes: 一串葡萄, 葡萄
chart: 病历 | 体温：正常。脉搏：正常。心情：拒绝测量。
stethoscope: 听诊器
`,
};

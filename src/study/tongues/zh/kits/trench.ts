import type { KitWords } from '../../../kit-words.ts';

export const trench: KitWords = {
  words: '战壕 前线 阵地 战场 士兵 军队 打仗 连长 排长 停战 休战 炮火 逃兵 战友',
  name: '战壕',
  where: '战壕里',
  description: '两次进攻之间的战壕：垫板，沙袋，一架人人都要看一眼的梯子，一壶快开的水。',
  props: `
fire-step: 射击台, 台阶
sandbags: 沙袋墙, 沙袋
ladder: 冲锋梯, 梯子
crate: 干粮箱, 箱子
brazier: 油桶火盆, 火盆
kettle: 黑水壶, 水壶
rifle: 步枪
helmet: 钢盔
mouth-organ: 口琴
letter: 军邮明信片, 明信片 | 我一切都好。（不适用者请划去。）
`,
};

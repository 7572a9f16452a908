import type { KitWords } from '../../../kit-words.ts';

export const laboratory: KitWords = {
  words: '实验室 实验 科学 研究所 天文台 科研 研究院 观测站 居里夫人 爱因斯坦 牛顿 特斯拉',
  name: '实验室',
  where: '实验室里',
  description: '嗡嗡响的白色实验室：一张长台，一台从星期一起没人关过的机器，一块还在跟自己吵架的黑板。',
  props: `
bench: 实验台
stool: 钢凳, 凳子
machine: 嗡嗡响的机器, 机器
blackboard: 黑板 | 结果：如预期。（下划一道线。）谁的预期？（下划两道线。）
cabinet: 玻璃柜, 柜子
skull: 猿猴头骨, 头骨
burner: 煤气灯
beaker: 一烧杯水, 烧杯
notebook: 笔记本 | 第 41 天。成了。我没告诉别人，一说就成他们的了。
vial: 蓝色小瓶, 小瓶
`,
};

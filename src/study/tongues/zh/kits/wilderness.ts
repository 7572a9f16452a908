import type { KitWords } from '../../../kit-words.ts';

export const wilderness: KitWords = {
  words: '雪原 雪地 冰原 南极 北极 冰川 暴风雪 大雪 冬天 极地 风雪 荒野 探险队 冰天雪地',
  name: '雪原',
  where: '雪原上',
  description: '雪一直铺到天边：两棵黑松，一架雪橇，一小堆火，脚印并不都朝一个方向。',
  props: `
pine: 黑松树, 黑松
bent-pine: 弯松树
rock: 冻住的岩石, 岩石
fire: 篝火, 火
sledge: 雪橇
blanket: 毛皮毯子, 毯子
brandy: 一壶白兰地, 白兰地
pemmican: 肉罐头, 罐头
journal: 探险日记, 日记 | 第 63 天。我们还在原地，是地图动了。
goggles: 雪镜
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const temple: KitWords = {
  words: '寺庙 庙里 寺院 破庙 教堂 神庙 道观 少林寺 修道院 祭坛 佛堂 神殿 尼姑庵 清真寺 古寺 陵墓 祠堂 山神庙 武馆',
  name: '寺庙',
  where: '寺庙里',
  description: '天刚亮的石头寺庙：一座供台，一盆不许灭的火，一尊早就听过这些的神像。',
  props: `
altar: 大理石供台, 供台, 祭坛
idol: 石神像, 神像
brazier: 火盆, 圣火, 火
bench: 石长凳, 长凳
chalice: 圣杯, 酒
figs: 一碗水果, 水果, 供品
scroll: 经卷, 卷轴 | 只问一次。神是老了，不是聋了。
candle: 蜡烛
bell: 青铜手铃, 铃, 手铃
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const shipDeck: KitWords = {
  words: '甲板 帆船 船长 水手 大副 轮船 游轮 邮轮 沉船 远航 泰坦尼克 冰山 救生艇 木筏 捕鲸 海盗船 海上 海盗',
  name: '甲板',
  where: '甲板上',
  description: '四面看不见陆地的甲板：一个舵轮，一道舱盖，几盘绳子，一片还没拿定主意的天。',
  props: `
hatch: 货舱盖, 舱盖
wheel: 舵轮
mast: 主桅, 桅杆
boat: 救生艇, 小艇
barrel: 淡水桶, 水桶
bell: 值更钟, 钟
rope: 一盘绳子, 绳子
biscuit: 硬饼干, 饼干
chart: 浸了盐水的海图, 海图 | 这里的墨洇开了，连着两座岛一起。
compass: 黄铜罗盘, 罗盘
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const tavern: KitWords = {
  words: '酒馆 客栈 酒肆 小酒馆 酒铺 酒家 龙门客栈 酒坊 驿站 酒店里 喝酒 旅店 李白 武松 煮酒',
  name: '酒馆',
  where: '酒馆里',
  description: '低矮的酒馆，火很旺：酒桶，一条被胳膊肘磨光的吧台，石板上记着一笔谁也不打算还的账。',
  props: `
bar: 吧台, 柜台
table: 长桌, 桌子
bench: 长凳
fireplace: 壁炉, 炉火
barrel: 一桶麦酒, 酒桶
tankard: 大酒杯, 酒杯, 麦酒
stew: 炖羊肉, 羊肉
lute: 琵琶
slate: 记账石板, 石板 | 欠：酒十一壶，门一扇，向磨坊主道歉一次。
dice: 骨头骰子, 骰子
`,
};

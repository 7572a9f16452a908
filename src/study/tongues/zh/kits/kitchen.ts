import type { KitWords } from '../../../kit-words.ts';

export const kitchen: KitWords = {
  words: '厨房 灶台 做饭 面包房 烘焙 后厨 灶间 家里 公寓 老屋 老宅 出租屋 客厅 小屋 厨师 菜谱 厨子',
  name: '厨房',
  where: '厨房里',
  description: '屋子后头暖和的厨房：一口炉子，一张擦得发白的桌子，一个面包。全家只有在这里才说真话。',
  props: `
table: 厨房桌子, 桌子
chair: 厨房椅子, 椅子
stove: 炉灶, 炉子
cupboard: 食品橱柜, 橱柜
shelf: 碗碟架, 架子
kettle: 水壶
loaf: 一个面包, 面包
knife: 面包刀, 刀
cup: 一杯牛奶, 牛奶, 杯子
recipe: 菜谱卡片, 菜谱 | 外婆的方子。面粉一斤，其余看手感。醋的事别告诉秀兰。
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const shoppingMall: KitWords = {
  words: '商场 百货 超市 商店 店铺 购物 便利店 杂货铺 当铺 古董店 服装店 店里',
  name: '商场',
  where: '商场里',
  description: '快打烊的商场：一座扔满硬币的喷泉，一条长椅，一个穿得体面的假人，一支不属于任何人的曲子。',
  props: `
fountain: 室内喷泉, 喷泉
bench: 商场长椅, 长椅
counter: 柜台
till: 收银机
mannequin: 橱窗假人, 假人
palm: 盆栽棕榈, 棕榈
directory: 楼层指引, 指引牌 | 一层：您。二层：您来买的东西。扶梯检修中。
smoothie: 一纸杯果汁, 果汁, 纸杯
pretzel: 椒盐卷饼, 卷饼
bear: 玩具熊, 小熊
`,
};

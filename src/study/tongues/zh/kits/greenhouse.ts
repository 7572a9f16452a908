import type { KitWords } from '../../../kit-words.ts';

export const greenhouse: KitWords = {
  words: '温室 花房 植物园 兰花 热带 植物学家 花匠 盆景',
  name: '温室',
  where: '温室里',
  description: '满是叶子和热气的玻璃房子：棕榈，铁椅，挂着牌子的兰花，一盆每逢星期四要喂的东西。',
  props: `
potting-bench: 上盆台, 台子
iron-seat: 铁椅, 椅子
palm: 高棕榈, 棕榈
fern: 树蕨
pool: 睡莲池, 池子
can: 洒水壶
shears: 修枝剪, 剪刀
orchid: 黑兰花, 兰花
label: 锌牌子, 牌子 | 不要浇水。不要转动。不要跟它说话。
seeds: 一包种子, 种子
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const spaceship: KitWords = {
  words: '飞船 太空 宇宙飞船 空间站 火星 月球 星际 银河 宇宙 外星 太空站 星舰 宇航员 轨道 小行星 登月',
  name: '飞船',
  where: '飞船里',
  description: '星星之间的飞船甲板：两个座位，一台好心的控制台，一扇长窗，窗外什么也没有。',
  props: `
console: 驾驶控制台, 控制台 | 航向：稳定。氧气：除一人外，均够用。祝值班愉快。
seat: 船长座椅, 座椅
jump-seat: 折叠凳, 凳子
core: 反应堆芯, 反应堆
locker: 宇航服柜, 柜子
helmet: 宇航头盔, 头盔
table: 餐桌, 桌子
ration: 压缩饼干, 饼干
water: 一瓶水, 水
chip: 记忆水晶, 水晶
`,
};

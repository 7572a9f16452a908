import type { KitWords } from '../../../kit-words.ts';

export const lift: KitWords = {
  words: '电梯 被困 卡住 轿厢',
  name: '电梯',
  where: '电梯里',
  description: '老酒店的电梯，大得像间客厅，停在两层楼之间：一条座位，一块铜面板，一面镜子，头顶一把慢慢转的扇子。',
  props: `
panel: 铜面板, 按钮 | 底层、一、二、三、五。有人用指甲刻了个“四”。
seat: 电梯员的座位, 座位
gates: 折叠门
mirror: 茶色镜子, 镜子
trolley: 送餐车
telephone: 紧急电话, 电话
cloche: 一盘龙虾, 龙虾
wine: 一瓶红酒, 红酒, 酒
card: 酒店卡片, 卡片 | 本店敬赠。请送四号房。
key: 房间钥匙, 钥匙
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const seashore: KitWords = {
  words: '海边 海滩 沙滩 海岸 小岛 海岛 荒岛 港口 码头 大海 海湾 渔村',
  name: '海边',
  where: '海边',
  description: '退潮的海滩：一条拉上岸的船，浮木，两块岩石，一条什么都不肯说的地平线。',
  props: `
boat: 小划艇, 小船, 船
driftwood: 浮木
great-rock: 大礁石
flat-rock: 平礁石
basket: 螃蟹篓, 篓子
bottle: 绿瓶子, 瓶子
message: 瓶中信, 纸条 | 捡到的人请不要找我。若是阿德捡到：第三个海湾，带奶酪来。
lemonade: 一壶柠檬水, 柠檬水
pear: 梨
shell: 螺旋贝壳, 贝壳
`,
};

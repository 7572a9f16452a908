import type { KitWords } from '../../../kit-words.ts';

export const subwayStation: KitWords = {
  words: '地铁站 地铁 末班车 站厅 换乘 通勤 地下铁 闸机',
  name: '地铁站',
  where: '地铁站里',
  description: '深夜的地下站台，满墙瓷砖：一条长椅，一台卖薯片的机器，一阵暖风，说明有什么要来了。',
  props: `
bench: 站台长椅, 长椅
machine: 自动售货机, 售货机
map: 线路图 | 您在此处。（有人把“您”刮掉了。）
bin: 垃圾桶
pillar: 广告柱, 柱子 | 别再等了。欢迎来电咨询。（线路已关闭。）
guitar: 卖唱人的吉他, 吉他
coffee: 一纸杯咖啡, 咖啡, 纸杯
chocolate: 一块巧克力, 巧克力
newspaper: 免费报纸, 报纸 | 预计晚点。专家也晚点了。
card: 交通卡
`,
};

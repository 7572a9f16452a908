import type { KitWords } from '../../../kit-words.ts';

export const railwayPlatform: KitWords = {
  words: '站台 火车站 月台 火车 车站 候车室 铁路 汽车站 码头边',
  name: '火车站台',
  where: '站台上',
  description: '黄昏的乡下站台：一条长椅，一盏灯，一座谁也怪不着的钟，一班该来的火车。',
  props: `
bench: 站台长椅, 长椅
lamp: 站灯, 灯
clock: 站台大钟, 钟 | 四点十分。已经四点十分好几年了。
booth: 售票亭
trolley: 行李推车, 推车
suitcase: 手提箱, 箱子
timetable: 时刻表 | 上行：4:10，6:25，9:40。下行：请询问。星期天：请步行。
flask: 一壶茶, 保温壶, 茶
bun: 葡萄干面包, 面包
ticket: 火车票, 车票 | 单程。回程无效。
`,
};

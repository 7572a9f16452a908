import type { KitWords } from '../../../kit-words.ts';

export const prisonCell: KitWords = {
  words: '监狱 牢房 狱中 囚犯 囚室 坐牢 犯人 狱友 人质 铁窗 越狱 号子',
  name: '牢房',
  where: '牢房里',
  description: '窄窄一间牢房，一扇高得看不出去的铁窗：一张铺，一只桶，一道石台，墙上四百道划痕，五道一组。',
  props: `
bunk: 铁床, 床铺
stool: 三脚凳, 凳子
ledge: 石台
bars: 铁栅门, 栅栏
bucket: 木桶, 桶
tin-plate: 铁盘子, 盘子
crust: 一块面包头, 面包
cup: 瘪了的杯子, 杯子
calendar: 一页日历, 日历 | 某年二月。有人在二十九号上画了一只小船。
nail: 弯钉子, 钉子
`,
};

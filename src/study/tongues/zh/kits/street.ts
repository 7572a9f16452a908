import type { KitWords } from '../../../kit-words.ts';

export const street: KitWords = {
  words: '街上 街头 胡同 巷子 小巷 弄堂 街角 路口 马路 大街 城里 公交站 上海滩 长安 出租车 司机 后座',
  name: '街上',
  where: '街上',
  description: '黄昏的街，一排砖房：一盏路灯，一条长椅，一个电话亭，别人家的晚饭正在锅里。',
  props: `
lamp: 路灯, 灯
bench: 街边长椅, 长椅
box: 电话亭
dustbin: 垃圾桶
barrow: 水果推车, 推车
apple: 红苹果, 苹果
milk: 一瓶牛奶, 牛奶, 瓶子
poster: 海报 | 最后三场。（上面贴着：最后三场。）
paper: 晚报, 报纸 | 失踪男子找到。详见第四版。第四版不见了。
glove: 单只手套, 手套
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const forestClearing: KitWords = {
  words: '森林 树林 林子 竹林 丛林 密林 林中 桃林 雨林 树下 空地 深林',
  name: '林中空地',
  where: '林中空地上',
  description: '老林子里的一块空地：一根倒木可以坐，光碎在草上，好像有谁早知道你要来。',
  props: `
oak: 老橡树, 橡树 | 树皮上刻着两个人的名字，第三个名字从中间划过去。
birch: 白桦树, 白桦
pine: 高松树, 松树
log: 倒下的圆木, 圆木
stump: 长青苔的树桩, 树桩
rock: 长青苔的岩石, 岩石
berries: 野果
flask: 皮水袋, 水袋
lantern: 灯笼
whistle: 木头哨子, 哨子
`,
};

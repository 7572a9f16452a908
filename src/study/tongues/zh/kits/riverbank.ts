import type { KitWords } from '../../../kit-words.ts';

export const riverbank: KitWords = {
  words:
    '河边 河岸 湖边 江边 西湖 桥上 断桥 溪边 池塘 小桥 瀑布 运河 湖畔 江畔 野餐 沼泽 渡口 湖上 桥头 白素贞 许仙 白娘子',
  name: '河边',
  where: '河边',
  description: '午后慢悠悠的河岸：一棵柳树，一条拴着的小船，草上一块毯子，河水忙它自己的。',
  props: `
willow: 柳树
punt: 平底小船, 小船, 船
rug: 野餐毯子, 毯子
stump: 老树桩, 树桩
bench: 河边长椅, 长椅
hamper: 野餐篮子, 篮子
sandwich: 黄瓜三明治, 三明治
beer: 一瓶姜汁汽水, 汽水, 瓶子
poems: 诗集 | 《赠某女士，附鳟鱼一尾》。（四十一节。鳟鱼很晚才出场。）
hat: 草帽, 帽子
`,
};

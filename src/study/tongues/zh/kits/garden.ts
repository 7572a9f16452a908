import type { KitWords } from '../../../kit-words.ts';

export const garden: KitWords = {
  words:
    '花园 园子 后花园 大观园 公园 庭院 院子 果园 草坪 温室 葡萄园 农场 田野 苗圃 动物园 四合院 牡丹亭 梅园 园林 林黛玉 贾宝玉 薛宝钗 王熙凤',
  name: '花园',
  where: '花园里',
  description: '盛夏的花园：一道树篱，一座喷泉，小桌上摆着茶，一尊听遍了求婚的雕像。',
  props: `
bench: 花园长椅, 长椅
tree: 苹果树, 树
statue: 大理石雕像, 雕像
fountain: 石喷泉, 喷泉
sundial: 日晷 | 夏天慢一个钟头，从不抱歉。
table: 茶桌, 桌子
tea: 一杯茶, 茶杯, 茶
cake: 芝麻蛋糕, 蛋糕
lantern: 园灯, 灯笼
rose: 白玫瑰, 玫瑰
`,
};

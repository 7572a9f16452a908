import type { KitWords } from '../../../kit-words.ts';

export const desert: KitWords = {
  words: '沙漠 沙丘 绿洲 戈壁 大漠 荒漠 丝绸之路 骆驼 商队 西域 荒原 峡谷 草原 边陲',
  name: '沙漠',
  where: '沙漠里',
  description: '四面都是沙，这一面有口井：一块地毯，一棵孤树，一个没有怨言的头骨，正午。',
  props: `
well: 石井, 井
tree: 孤零零的金合欢树, 树
rock: 红岩石, 岩石
carpet: 旧地毯, 地毯
stool: 马扎, 凳子
chest: 驮箱, 箱子
skull: 晒白的头骨, 头骨
canteen: 水壶, 水
map: 烤焦的地图, 地图 | 井（干）。井（干）。井（这口有个故事）。
amulet: 绿松石护身符, 护身符
`,
};

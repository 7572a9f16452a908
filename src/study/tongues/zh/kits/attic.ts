import type { KitWords } from '../../../kit-words.ts';

export const attic: KitWords = {
  words: '阁楼 顶楼 杂物间 储藏室 旧物 老箱子 传家宝',
  name: '阁楼',
  where: '阁楼上',
  description: '屋檐底下，一家人拿不定主意的东西都在这儿：箱子，人台，摇篮，一道光里的灰。',
  props: `
trunk: 大皮箱, 皮箱, 箱子
cradle: 旧摇篮, 摇篮
dummy: 裁缝人台, 人台
mirror: 裂了的镜子, 镜子
armchair: 破扶手椅, 扶手椅
box: 帽盒, 盒子
letters: 一捆旧信, 旧信, 信 | 亲爱的，等你读到这里，我大概已经跟着你上了楼梯。
lamp: 马灯, 灯
soldier: 锡兵
photograph: 发黄的照片, 照片 | 草坪上十一个人。有一个动了。
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const bedroom: KitWords = {
  words: '卧室 床上 睡房 失眠 噩梦 蜜月 新婚 夫妻 夫妇 丈夫 妻子 室友 枕边 临终 卧房 病榻',
  name: '卧室',
  where: '卧室里',
  description: '百叶窗拉了一半的卧室：没叠的床，一摞书上的台灯，从星期天一直下到现在的雨。',
  props: `
bed: 没叠的床, 床
nightstand: 床头柜
wardrobe: 白衣柜, 衣柜
armchair: 堆着衣服的扶手椅, 扶手椅
mirror: 穿衣镜, 镜子
lamp: 床头灯, 灯
alarm: 闹钟
pills: 一瓶药片, 药片
bag: 收拾好的包, 包
ring: 素戒指, 戒指
`,
};

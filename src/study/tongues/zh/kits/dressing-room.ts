import type { KitWords } from '../../../kit-words.ts';

export const dressingRoom: KitWords = {
  words: '后台 化妆间 剧院 戏院 剧场 戏园子 舞台 排练 排演 演员 名角 戏子 首演 戏班 替角 京剧',
  name: '化妆间',
  where: '化妆间里',
  description: '开演前五分钟的化妆间：一面镶灯泡的镜子，一架别人的戏服，一束没有名片的花。',
  props: `
dressing-table: 化妆台, 台子
mirror: 亮着灯的镜子, 镜子
stool: 丝绒凳子, 凳子
couch: 塌了的沙发, 沙发
screen: 屏风
wardrobe: 戏服柜, 柜子
crown: 纸糊的王冠, 王冠
flowers: 一束玫瑰, 玫瑰, 花
gin: 一瓶白酒, 白酒, 酒瓶
script: 画满记号的剧本, 剧本 | 上场。等他们笑。要是没人笑，就等那个别的。
`,
};

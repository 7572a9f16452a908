import type { KitWords } from '../../../kit-words.ts';

export const club: KitWords = {
  words: '夜总会 酒吧 舞厅 歌厅 俱乐部 爵士 迪厅 赌场 演唱会',
  name: '夜总会',
  where: '夜总会里',
  description: '两场演出之间的地下夜总会：粉红的灯，一条吧台，一台点唱机，一支什么都听过的话筒。',
  props: `
bar: 吧台, 柜台
stool: 吧台凳, 凳子
booth: 丝绒卡座, 卡座
jukebox: 点唱机
ball: 镜面球, 球灯
speaker: 大音箱, 音箱
cocktail: 鸡尾酒杯, 鸡尾酒, 酒杯
nuts: 盐焗坚果, 坚果
list: 来宾名单, 名单 | 人人可进，外带一位。（划掉了。）谁也不许进，外带老雷。
microphone: 银色话筒, 话筒
`,
};

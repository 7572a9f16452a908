import type { KitWords } from '../../../kit-words.ts';

export const graveyard: KitWords = {
  words: '墓地 坟前 坟墓 墓园 公墓 葬礼 送葬 下葬 扫墓 清明 棺材 坟地 鬼魂 亡灵 僵尸 吸血鬼 守墓人',
  name: '墓地',
  where: '墓地里',
  description: '雾里的墓园：歪了的石碑，一棵老柏，挖了一半的坑，一把主人还要回来拿的铁锹。',
  props: `
tomb: 石棺台, 石台 | 长眠于此——底下都是青苔。
angel: 石天使, 天使
yew: 老柏树, 柏树
headstone: 歪了的石碑, 石碑 | 众人敬爱。落款：众人。
coffin: 白木棺材, 棺材
spade: 铁锹
lantern: 马灯, 灯
wreath: 常春藤花圈, 花圈
hip-flask: 小酒壶, 酒壶
locket: 发暗的项链盒, 项链
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const study: KitWords = {
  words: '书房 书斋 公馆 府邸 豪宅 别墅 庄园 大宅 山庄 壁炉 会客厅 宅子 府上 侦探社 福尔摩斯 华生',
  name: '书房',
  where: '书房里',
  description: '一间老派书房：炉火，书桌，书比主意多，一把扶手椅赢过在这里吵的每一场架。',
  props: `
desk: 红木书桌, 书桌, 桌子
armchair: 皮扶手椅, 扶手椅
fireplace: 壁炉, 炉火
bookcase: 高书架, 书架
lamp: 书桌台灯, 台灯, 灯
decanter: 醒酒器, 白兰地
glass: 白兰地酒杯, 酒杯
letter: 没写完的信, 信 | 先生：我已忍耐十一年，发现自己并不擅长。
watch: 金怀表, 怀表
poker: 拨火棍
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const courtroom: KitWords = {
  words: '法庭 法院 公堂 衙门 开庭 法官 陪审团 判决 议会 国会 大理寺',
  name: '法庭',
  where: '法庭上',
  description: '镶木板的法庭，窗户高得望不出去：一张审判台，一把给说真话的人坐的椅子，一座谁也不帮的钟。',
  props: `
bench: 审判台
arms: 国徽 | 拉丁文，磨得看不清了：公正，然后是什么，然后是收费。
witness-chair: 证人椅, 椅子
counsel-table: 律师桌, 桌子
jury-bench: 陪审席
clock: 落地大钟, 钟
exhibit: 证物盒, 盒子, 证物
water: 一杯水, 水杯, 水
statement: 证词 | 我什么也没看见，而且看得很清楚。
gavel: 法槌, 木槌
`,
};

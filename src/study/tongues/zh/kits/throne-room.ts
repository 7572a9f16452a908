import type { KitWords } from '../../../kit-words.ts';

export const throneRoom: KitWords = {
  words:
    '王座 王宫 皇宫 宫殿 金銮殿 朝堂 皇帝 国王 女王 登基 大殿 紫禁城 宫里 王朝 后宫 皇位 御前 宫中 武则天 乾隆 康熙 慈禧 秦始皇 和珅 太后 王冠 皇后 太监',
  name: '王座厅',
  where: '王座厅里',
  description: '挂满旗帜的长殿，只有一把椅子要紧，走到它跟前要走好远。',
  props: `
throne: 王座, 宝座
footstool: 丝绒脚凳, 脚凳
armour: 一副铠甲, 铠甲
table: 议事桌, 桌子
bench: 候见长凳, 长凳
flagon: 酒壶
goblet: 金酒杯, 酒杯
proclamation: 诏书 | 此事已决，特此布告。是哪件事，另行布告。
candelabrum: 枝形烛台, 烛台, 蜡烛
seal: 玉玺, 印章
`,
};

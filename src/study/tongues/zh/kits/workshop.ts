import type { KitWords } from '../../../kit-words.ts';

export const workshop: KitWords = {
  words:
    '作坊 工坊 车间 工厂 车库 画室 木匠 发明家 工作室 染坊 修车 磨坊 陶艺 裁缝 钟表匠 钟表店 裁缝铺 钟表 师傅 修钟表 手艺 修理',
  name: '作坊',
  where: '作坊里',
  description: '院子尽头的作坊：刨花，机油，一台车床，台子上有样东西快做好了，去年也是快做好了。',
  props: `
bench: 工作台
stool: 三脚凳, 凳子
lathe: 车床
stove: 铁炉子, 炉子
toolbox: 工具箱
saw: 锯子
hammer: 锤子
blueprint: 图纸 | 九号零件带动十号零件。十号零件带动九号零件。（见十一号零件。）没有十一号零件。
mug: 搪瓷杯, 杯子, 茶
cog: 黄铜齿轮, 齿轮
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const smithy: KitWords = {
  words: '铁匠铺 铁匠 锻造 打铁 兵器铺 铸剑 铁砧 兵工厂',
  name: '铁匠铺',
  where: '铁匠铺里',
  description: '关着门的铁匠铺：红炭，铁砧，一槽淹得住响动的水，一把还没吵完架的剑。',
  props: `
bench: 工具台
forge: 锻炉, 炉火, 炭火
anvil: 铁砧
trough: 水槽
hammer: 铁匠的锤子, 锤子
tongs: 火钳, 钳子
sword: 没打完的剑, 剑
mug: 一杯麦酒, 麦酒, 杯子
slate: 记账石板, 石板 | 马掌四副，犁一张，剑一把（急，未留名，付了两次钱）。
horseshoe: 铁马掌, 马掌
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const rooftop: KitWords = {
  words: '屋顶 天台 楼顶 阳台 露台 摩天楼 房顶 高楼 城市上空',
  name: '屋顶',
  where: '屋顶上',
  description: '亮着灯的城市上头，一片平屋顶：一道矮墙，一个水塔，一把躺椅，说什么都没人听见。',
  props: `
tank: 水箱
vent: 空调外机, 外机
chair: 帆布躺椅, 躺椅
crate: 倒扣的木箱, 木箱
beer: 一瓶啤酒, 啤酒, 瓶子
pizza: 冷披萨, 披萨
radio: 晶体管收音机, 收音机
notice: 告示 | 敬告住户：屋顶禁止上人。所以椅子是谁的，请上来拿走。
plant: 番茄盆栽, 番茄
lighter: 黄铜打火机, 打火机
`,
};

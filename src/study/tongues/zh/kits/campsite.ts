import type { KitWords } from '../../../kit-words.ts';

export const campsite: KitWords = {
  words: '营地 露营 帐篷 宿营地 篝火 营火 扎营 野营 军营',
  name: '营地',
  where: '营地里',
  description: '林子里的夜营：一堆火，一根圆木，一卷铺盖，亮处的边儿比刚才近了许多。',
  props: `
campfire: 篝火, 火
log: 当凳子的圆木, 圆木
fir: 黑冷杉, 冷杉
beech: 山毛榉
bedroll: 铺盖卷, 铺盖
backpack: 背包
sausages: 烤香肠, 香肠
cocoa: 一铁杯可可, 铁杯, 可可
map: 山路图, 地图 | 此营地自“那件事”后关闭。（哪件事，见背面。背面是一张菜谱。）
harmonica: 铁皮口琴, 口琴
`,
};

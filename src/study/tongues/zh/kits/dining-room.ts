import type { KitWords } from '../../../kit-words.ts';

export const diningRoom: KitWords = {
  words: '餐厅 饭店 餐馆 酒楼 饭馆 晚餐 晚宴 饭桌 年夜饭 宴席 酒店 旅馆 宾馆 饭局 生日 火锅店 餐桌',
  name: '餐厅',
  where: '餐厅里',
  description: '一张摆得太满的长桌：蜡烛，烤鹅，写着名字的席卡，多出来一把椅子。',
  props: `
table: 长餐桌, 餐桌, 桌子
head-chair: 雕花椅子
side-chair: 普通椅子
sideboard: 餐具柜
candelabrum: 银烛台, 烛台, 蜡烛
goose: 烤鹅
decanter: 醒酒器, 酒
wineglass: 高脚酒杯, 酒杯
place-card: 席卡 | 负责解释的那位客人。
napkin-ring: 银餐巾环, 餐巾环
`,
};

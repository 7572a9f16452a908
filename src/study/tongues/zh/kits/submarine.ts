import type { KitWords } from '../../../kit-words.ts';

export const submarine: KitWords = {
  words: '潜艇 潜望镜 鱼雷 水下 海底 声呐 深海 潜水',
  name: '潜艇',
  where: '潜艇里',
  description: '潜艇的指挥舱，只有红灯，没有早晨：管子，潜望镜，海图桌，外头一个时有时无的声音。',
  props: `
chart-table: 海图桌, 桌子
periscope: 潜望镜
wheel: 潜浮舵, 舵
bench: 艇员长凳, 长凳
locker: 铁柜, 柜子
sonar: 声呐台, 声呐
mug: 搪瓷缸, 缸子
log: 作战日志, 日志 | 四点整，听见了。四点十分，还听得见。四点二十，叫大家别听。
spanner: 大扳手, 扳手
key: 发射钥匙, 钥匙
`,
};

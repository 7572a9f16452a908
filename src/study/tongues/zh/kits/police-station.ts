import type { KitWords } from '../../../kit-words.ts';

export const policeStation: KitWords = {
  words: '派出所 警察局 公安局 审讯室 警察 警官 刑警 探长 逮捕 嫌疑人 审问 审讯 巡捕房',
  name: '审讯室',
  where: '审讯室里',
  description: '派出所里一间绿墙的屋子：钉死在地上的桌子，两把椅子，一盏能转的灯，一面从来没人对着梳头的镜子。',
  props: `
table: 审讯桌, 桌子
chair: 木椅, 椅子
other-chair: 摇晃的椅子
mirror: 宽镜子, 镜子
cabinet: 档案柜, 柜子
lamp: 台灯, 灯
recorder: 录音机
tea: 一纸杯茶, 茶, 纸杯
file: 薄薄的案卷, 案卷 | 姓名：见反面。反面：见正面。
handcuffs: 手铐
`,
};

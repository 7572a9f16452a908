import type { KitWords } from '../../../kit-words.ts';

export const radioStudio: KitWords = {
  words: '电台 广播 直播间 录音棚 电视台 演播室 主持人 记者 采访 播音员 节目 直播',
  name: '播音室',
  where: '播音室里',
  description: '四壁蒙着毡子的播音室，一盏灯上写着“肃静”：一张桌子，两个话筒，一面只有秒针的钟。',
  props: `
table: 播音圆桌, 圆桌, 桌子
chair: 转椅, 椅子
guest-chair: 嘉宾椅
desk: 调音台
gramophone: 唱机
clock: 播音室的钟, 钟
microphone: 话筒
water: 一杯水, 杯子, 水
telegram: 听众来信, 来信, 信 | 编辑先生：这事你们从星期二起就说错了。我还在听。
record: 唱片
`,
};

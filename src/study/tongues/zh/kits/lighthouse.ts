import type { KitWords } from '../../../kit-words.ts';

export const lighthouse: KitWords = {
  words: '灯塔 守塔人 守塔 看灯塔 灯室 信号灯 孤岛 礁石',
  name: '灯室',
  where: '灯室里',
  description: '暴风雨里灯塔的顶层：转个不停的大灯，四面的窗，一个炉子，翻来覆去说同一句话的海。',
  props: `
great-lamp: 大灯, 灯
table: 值更桌, 桌子
chair: 守塔人的椅子, 椅子
stove: 铁炉, 炉子
cot: 窄床, 床
telescope: 长望远镜, 望远镜
logbook: 守塔日志, 日志 | 西北风。西北风。西北风。有人敲门。西北风。
oil: 一罐灯油, 灯油, 油罐
tea: 一缸子茶, 茶缸, 茶
bottle: 装着信的瓶子, 瓶子 | 不管你是谁：我看得见你的灯。你看不看得见我，就难说了。
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const controlRoom: KitWords = {
  words: '控制室 指挥部 指挥中心 司令部 总部 地堡 掩体 雷达 核电站 指挥所 作战室 机房',
  name: '控制室',
  where: '控制室里',
  description: '没有窗户的控制室，夜班：一排控制台，一部红电话，一墙数字，一个带盖子的按钮。',
  props: `
console: 主控台, 控制台
radar: 雷达屏幕, 雷达
desk: 值班桌, 桌子
chair: 转椅, 椅子
board: 状态牌, 牌子 | 一切正常。距上次正常：0 天。
telephone: 红电话, 电话
button: 带盖的按钮, 按钮
mug: 一杯咖啡, 杯子, 咖啡
logbook: 值班日志, 日志 | 02:10 无事。02:20 无事。02:30 有事。02:31 被告知无事。
key: 发射钥匙, 钥匙
`,
};

import type { KitWords } from '../../../kit-words.ts';

export const office: KitWords = {
  words: '办公室 公司 写字楼 会议室 编辑部 报社 银行 创业 职场 面试 同事 董事会 事务所 秘书 市长 经理 老板',
  name: '办公室',
  where: '办公室里',
  description: '六点以后的开放式办公室：只剩一张桌子亮着灯，一台饮水机，一盆熬走了三任经理的绿植。',
  props: `
desk: 办公桌, 桌子
chair: 办公椅, 椅子
cabinet: 文件柜
cooler: 饮水机
palm: 橡皮树, 绿植
laptop: 笔记本电脑, 电脑 | 您有 1 封新邮件和 4116 封旧邮件。
telephone: 桌上电话, 电话
mug: 豁口的马克杯, 马克杯, 咖啡
memo: 通知 | 致全体。关于上一份通知：请勿理会，并请说明是谁写的。
badge: 访客胸牌, 胸牌
`,
};

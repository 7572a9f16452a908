/** Words that ask for the same: the first of each line stands for the others. */
const chineseFamilies = `
你 您
什么 啥
为什么 为啥 为何 干嘛 干吗 怎么会
哪里 哪儿 何处 什么地方
什么时候 何时 几时 啥时候
怎么样 怎样 咋样 如何
父亲 爸爸 老爸 爹爹
母亲 妈妈 老妈 娘亲
丈夫 老公
英格兰 英国
保管 掌管 看管
妻子 老婆
孩子 小孩 儿女 子女
结婚 成亲 婚礼 婚事 婚姻 嫁给 再婚 成家 嫁人 娶亲
恋人 女朋友 男朋友 对象 心上人 情人
害怕 恐惧 可怕 吓人 吓坏 怕不怕
难过 伤心 悲伤 难受 悲痛 伤感
开心 高兴 快乐 愉快
生气 愤怒 发火 恼火
孤独 孤单 寂寞
杀 谋杀 杀害 杀死 害死 弄死 打死
死 去世 过世 逝世 死去 身亡 丧命 归天
凶手 杀人犯 杀手 杀人的人
凶器 作案工具
撒谎 说谎 骗人 扯谎 说瞎话 谎话
隐瞒 瞒着 藏着 藏了
偷 盗 行窃
吵架 争吵 争执 拌嘴 吵嘴
工作 职业 差事 上班 干活
工资 薪水 工钱 薪酬
老板 店主 东家 老板娘 店长
警察 巡警 警官 巡捕
医生 大夫 郎中
哭 流泪 掉泪 眼泪 落泪
睡觉 睡着 入睡 睡过
肚子饿 饿了
奇怪 古怪 怪异 蹊跷
聪明 机灵
漂亮 好看 美丽
道歉 认错 赔不是
原谅 宽恕 饶恕
后悔 懊悔 悔恨
相信 信任 信得过 靠得住 可靠 信赖
手机 电话机
出租车 的士
疯 发疯 疯了 疯癫
鬼魂 幽灵 闹鬼 亡魂 鬼
发条 上弦
厕所 洗手间 卫生间 茅房
读书 念书 上学 求学
看见 看到 瞧见 见到 撞见 碰见 遇见 碰到 遇到
尸体 尸首 遗体 死尸
坐牢 蹲监狱 入狱 进监狱
打碎 摔碎 砸碎 弄碎 摔坏 砸坏 弄坏
捡到 拾到 捡来 捡的
合得来 处得来 处得好 合不合得来
累 疲倦 疲惫 劳累
困 犯困 瞌睡
名字 姓名 大名 名儿
帘子 窗帘 帷幕 帷幔 幔子
屋子 房间 屋里
咖啡馆 咖啡店 咖啡厅
挣钱 赚钱 挣多少 赚多少
喜欢 中意 喜不喜欢 爱不爱
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const byLength = chineseFamilies
  .flatMap(([head = '', ...others]) => others.map((word) => ({ word, head })))
  .sort((a, b) => b.word.length - a.word.length);
const familiars = new RegExp(byLength.map(({ word }) => word).join('|'), 'gu');
const headOf = new Map(byLength.map(({ word, head }) => [word, head]));

/** A line with the first word of each family in place of the others. */
export const familiar = (words: string): string =>
  words
    .replace(believes, '相信')
    .replace(wives, '妻子')
    .replace(onTheSly, '悄悄')
    .replace(familiars, (word) => headOf.get(word) ?? word);
/** 偷偷藏 is hidden in secret, and nothing is stolen by it. */
const onTheSly = /偷偷(?:摸摸)?/gu;
/** 你太太 is your wife; 林太太 and 老太太 are nobody's. */
const wives = /(?<=[你您我他]|[你您我他]的|有|没)太太/gu;
/** 您信我吗 speaks of no letter. */
const believes = /(?<=[不我你您他她会可])信(?=[我你您他她不吗么鬼神了]|$)/gu;

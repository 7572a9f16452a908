import type { Aspect } from '../../../drama/action.ts';
import { wordSet } from '../../../kit/word-list.ts';
import type { Pronoun } from '../../names/noun-phrase.ts';

/** The closed classes of Chinese: the small words a clause is held together by. Read once, when first asked for. */

/** Words of one class with what each stands for; `length` is that of the longest. */
export interface WordClass<T> {
  readonly words: ReadonlyMap<string, T>;
  readonly length: number;
}

interface WordMatch<T> {
  readonly text: string;
  readonly value: T;
}

/** The longest word of a class that stands at a position. */
export function wordAt<T>(text: string, at: number, { words, length }: WordClass<T>): WordMatch<T> | undefined {
  for (let size = Math.min(length, text.length - at); size > 0; size--) {
    const said = text.slice(at, at + size);
    const value = words.get(said);
    if (value !== undefined) return { text: said, value };
  }
  return undefined;
}

export function wordClass<T>(entries: Iterable<readonly [string, T]>): WordClass<T> {
  const words = new Map(entries);
  let length = 0;
  for (const word of words.keys()) length = Math.max(length, word.length);
  return { words, length };
}

/** `value: word word` a line. */
function classOf(lines: string): WordClass<string> {
  return wordClass(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const colon = line.indexOf(':');
        const value = line.slice(0, colon).trim();
        return line
          .slice(colon + 1)
          .trim()
          .split(/\s+/)
          .map((word) => [word, value] as const);
      }),
  );
}

const adjectives = `
red: 红色 红 鲜红 暗红 血红
blue: 蓝色 蓝 深蓝
green: 绿色 绿 青 青色
yellow: 黄色 黄
black: 黑色 黑 漆黑
white: 白色 白 雪白
brown: 棕色 褐色
grey: 灰色 灰
purple: 紫色 紫
pink: 粉色 粉红 粉红色
gold: 金色 金 金制 纯金
silver: 银色 银 银制 纯银
bronze: 青铜
brass: 黄铜 铜 铜制
iron: 铁 铁制 生铁
steel: 钢 钢制
wooden: 木 木制 木头 木质
oak: 橡木
mahogany: 红木 桃花心木
stone: 石 石头 石制
marble: 大理石
glass: 玻璃
crystal: 水晶
leather: 皮 皮革 皮制
silk: 丝 丝绸
velvet: 天鹅绒 丝绒
woollen: 羊毛
straw: 草编
large: 大 巨大 大号 硕大
small: 小 小小 小号
tall: 高 高大
long: 长 长长
short: 短
heavy: 重 沉重 厚重 厚
old: 旧 老 古老 破旧 年老 老旧
young: 年轻
new: 新 崭新
round: 圆 圆形
square: 方 方形
empty: 空 空空
full: 满 满满
broken: 破 破碎 打碎 破损 坏
torn: 撕破 撕碎 破烂
dirty: 脏 肮脏
wet: 湿 湿透
open: 打开 敞开 开着
closed: 关着 关闭 紧闭 关上
locked: 锁着 上锁 锁住 锁上
lit: 点亮 点着 亮着
burning: 燃烧 点燃 燃着 燃烧着
unlit: 熄灭 没点 未点燃
dead: 死去 死 已故
left: 左边 左侧 左手边
right: 右边 右侧 右手边
first: 第一
second: 第二
third: 第三
last: 最后
upper: 上层
lower: 下层
top: 最上面
bottom: 最下面 最底下
bloody: 带血 沾血 血淋淋 血腥
sharp: 锋利 尖
poisoned: 有毒 下了毒
`;

/** Which side of a thing; the words that stand behind a noun. */
const localizers = `
on: 上面 上边 上头 上方 之上 上 身上 表面
in: 里面 里边 里头 里 内 之内 内部 中 之中 当中 怀里 怀中 手里 手中 手上 嘴里
under: 下面 下边 底下 下方 之下 下 脚下
behind: 后面 后边 后方 背后 身后 后 后头
before: 前面 前边 前头 跟前 面前 身前 前方 前
by: 旁边 旁 身边 身旁 边上 耳边 边 附近 侧 一侧 一旁 这边 那边 这里 那里 这儿 那儿 处 近旁 一边
opposite: 对面
between: 之间 中间
around: 周围 四周
outside: 外面 外边 外头 外 之外
`;

const classifiers =
  '个 把 张 本 封 支 枝 只 件 杯 瓶 条 块 根 扇 盏 位 名 顶 双 副 间 座 棵 朵 颗 片 页 碗 壶 盘 盒 箱 袋 束 串 堆 面 幅 口 架 台 辆 匹 头 具 枚 柄 口 套 对 些 滴 份 点 点儿 根 卷 册 群 种 瓣 节 篮 桶 罐 锅 勺 顿 首 段 场 阵 道 尊 匙 包 捆 叠 摞 排 层 粒 发 挺 门 艘 篇 沓 盆 管 听 扎 撮 捧 小块 小杯 大杯';

/** A measure that is itself a vessel: 一杯酒 is wine, in a cup. */
export const vesselMeasures: Readonly<Record<string, readonly string[]>> = {
  杯: ['cup', 'glass', 'mug', 'goblet'],
  小杯: ['cup', 'glass', 'mug', 'goblet'],
  大杯: ['cup', 'glass', 'mug', 'goblet'],
  碗: ['bowl'],
};

const pronouns: Readonly<Record<string, Pronoun>> = {
  它: 'it', 它们: 'them', 他: 'him', 她: 'her', 他们: 'them', 她们: 'them', 牠: 'it', 其: 'it', 对方: 'you', 那人: 'him',
  自己: 'self', 我: 'self', 自个儿: 'self', 我自己: 'self', 他自己: 'self', 她自己: 'self', 我们: 'them', 咱们: 'them', 俩: 'them',
  你: 'you', 您: 'you', 你们: 'you', 二者: 'them', 这东西: 'it', 那东西: 'it', 这玩意儿: 'it', 此物: 'it', 其中一个: 'one',
}; // prettier-ignore

/** How a thing is done. Said with or without 地. */
const adverbs = `
扑通一声 扑通 砰的一声 哗啦一声 啪的一声 一屁股 不小心 故意 当众 慢慢 缓缓 徐徐 渐渐 轻轻 悄悄 偷偷 偷偷摸摸 静静 默默 紧紧 狠狠 重重 深深 匆匆 急急 快快 牢牢 死死 冷冷 呆呆 怔怔 直直 远远 暗暗 微微 稍稍 略略 连连 频频 苦苦 细细 好好 久久 高高
慢慢儿 轻轻儿 小心 小心翼翼 仔细 仔仔细细 认真 用力 使劲 用劲 奋力 拼命 竭力 努力 全力 猛 猛力 猛然 突然 忽然 骤然 陡然 一下子 一下 一把 一头 一口气 一声不响 不声不响 不慌不忙 毫不犹豫 毫无表情 面无表情 从容 从容不迫
迅速 飞快 快速 急速 赶紧 赶快 赶忙 连忙 急忙 慌忙 匆忙 慌张 慌慌张张 急切 立刻 立即 马上 随即 顿时 当即 快步 大步 缓步 疾步 健步 碎步 一步步 一步一步 径直 直接 笔直 平静 冷静 镇定 安静 温柔 温和 亲切 和蔼 粗暴 粗鲁 冷漠 冷淡 热情 恭敬 恭恭敬敬 礼貌 得意 得意洋洋 骄傲 害羞 羞涩 紧张 焦急 焦虑 不安 不耐烦 无奈 无力 疲惫 疲倦 懒洋洋 随意 随手 随便 漫不经心 心不在焉 若无其事 依依不舍 恋恋不舍 恶狠狠 气冲冲 怒气冲冲 气愤 愤怒 愤愤 愤然 生气 高兴 兴奋 激动 快乐 悲伤 悲痛 伤心 痛苦 绝望 惊恐 惊慌 惊讶 惊奇 恐惧 害怕 疑惑 困惑 怀疑 好奇 坚定 坚决 果断 果决 犹犹豫豫 颤巍巍 战战兢兢 踉踉跄跄 跌跌撞撞 摇摇晃晃 气喘吁吁 目不转睛 蹑手蹑脚 鬼鬼祟祟 轻手轻脚 郑重 庄重 庄严 严肃 虔诚 真诚 诚恳 专注 专心 入神 神秘 讽刺 嘲讽 嘲弄 轻蔑 鄙夷 狡黠 调皮 俏皮 夸张 优雅 笨拙 熟练 灵巧 利落 麻利 不小心 不由得 不由自主 不禁 情不自禁 忍不住 不得不 故意 有意 无意 无意中 无意间 下意识 本能 习惯性 机械 暗自 亲手 亲自 亲眼 独自 单独 一起 一同 一齐 共同 互相 再次 再度 重新 又一次 终于 最后 最终 首先 先 仍然 仍 依然 依旧 还是 一直 始终 反复 不停 不断 不住 来回 彻底 完全 稍微 稍 略微 略 轻快 愉快 敏捷 温顺 顺从 乖乖 勉强 艰难 吃力 费力 挣扎着 转眼 当场 当众 当面 就地 原地 正 正在 刚 刚刚 已经 已 曾 竟然 竟 居然 果然 偏偏 只好 只得 只 仅仅 也 都 就 便 又 再 还 才 却又 突 忽 急 疾 快 速 缓 轻 慢 双手 单手 一手 两手 左手 右手 空手 亲口 随着 顺手 顺势 转而 干脆 索性 单膝 双膝 仰面 侧身 徒手 迎面 隔空 朝天 一屁股 有点 十分 非常 很 极其 满怀 满脸 满眼 含泪 带笑 面带微笑 满面笑容 怒目 横眉冷对 一脸 万分 无比 一阵 一个箭步 三步并作两步 头也不回 二话不说 不假思索 跌撞 试探 试探性 象征性 敷衍 郑重其事 彬彬有礼 居高临下
大声 高声 小声 低声 轻声 厉声 尖声 柔声 朗声 沉声 哑声 悄声 齐声 失声 放声 颤声 细声 粗声 冷声 怒声 压低声音 提高声音 提高嗓门 压低嗓门 低沉 沙哑 嘶哑 结巴 结结巴巴 支支吾吾 吞吞吐吐 阴沉 阴冷 冰冷 冷酷 严厉 尖锐 温婉 委婉 大喊大叫
`;

/** What only colours the line or marks time: kept out of the manner. */
const silent = wordSet(
  '正 正在 刚 刚刚 已经 已 曾 也 都 就 便 又 再 还 才 先 首先 最后 最终 终于 却又 只 仅仅 仍 仍然 还是 依然 依旧 一直 很 十分 非常 竟 竟然 居然 果然 随着 转而 一起 一同 一齐 再次 再度 一下 只好 只得',
);

export const isSilent = (adverb: string): boolean => silent.has(adverb);

const connectors = `
next: 然后 接着 随后 而后 之后 其后 后来 紧接着 跟着又 于是 并 并且 而且 而 以及 以 来 去 再 又 随即又 继而 便又 就 好 以便 从而 后 完 毕
together: 同时 一边 一面 边 一边儿 与此同时 的同时 并同时
turn: 但 但是 可是 却 不过 而是 反而 只是 然而 可 转而
`;

/** Negation, and verbs that deny the next: what follows is not done. */
const negations =
  '不 没 没有 未 未曾 别 不要 不用 勿 莫 拒绝 不肯 不愿 不愿意 不敢 不想 不能 不会 不让 不打算 无法 没能 没法 未能 忘记 忘了 并不 并没有 并未 从不 从未 毫不 绝不 决不 克制住 忍住 避免 放弃 不去 不曾 没敢 没去 没再 懒得 来不及 顾不上 不忍 不准 禁止 本该 应该 本应 不必';

const aspects = `
begins: 开始 着手 动手 动身
tries: 试图 企图 试着 尝试 尝试着 设法 想办法 努力想 竭力想 挣扎着要 试 拼命想 妄图 力图 试着去 试图去
nearly: 差点 差点儿 差一点 险些 几乎 差点没 几乎要 差点就 险些就
stops: 停止 不再 停下来不 停住不 终止 停止了
means-to: 想要 想 打算 正要 准备 要 刚要 意图 决定 本想 欲 作势要 作势 假装 假装要 装作 佯装 正想 刚想 意欲 希望 渴望 计划 将要 正准备 正打算 原想 恨不得 佯作 准备要 打算要 想着要 考虑 威胁要 威胁说要 答应 发誓要 发誓
does: 继续 接着又 坚持 得以 成功 终于能 敢 能 能够 可以 肯 愿意 忙着 一味
`;

const directions = `
forward: 前 前方 前面
back: 后 后方 后面
left: 左 左边 左侧 左方
right: 右 右边 右侧 右方
up: 上 上方 上面 楼上
down: 下 下方 下面 楼下
north: 北 北边 北方 北面
south: 南 南边 南方 南面
east: 东 东边 东方 东面
west: 西 西边 西方 西面
northeast: 东北
northwest: 西北
southeast: 东南
southwest: 西南
out: 外 外面 外边
in: 里 里面 内
aside: 旁边 一旁 一边 旁 侧面
around: 四周 四处 周围 四下
away: 别处 远处 一旁去
`;

/** Bare words for a mood or a stage manner: how the line is said. */
const moods =
  '旁白 独白 画外音 内心独白 停顿 静默 沉默 冷场 沉吟 自语 自言自语 喃喃自语 喃喃 低语 耳语 惊讶 惊恐 愤怒 生气 恼怒 大怒 暴怒 悲伤 悲痛 高兴 欣喜 激动 兴奋 得意 紧张 焦急 疑惑 困惑 不解 惊喜 无奈 绝望 冷静 平静 温柔 严肃 讽刺 嘲讽 嘲弄 轻蔑 羞愧 尴尬 害怕 恐惧 厌恶 疲惫 虚弱 醉醺醺 醉意 哽咽 哭腔 幕后 场外 背对观众 转念 恍然大悟 恍然 震惊 吃惊 大惊 不屑 不满 不悦 不耐烦 急切 急 怒 喜 悲 惊 笑 冷 一本正经 意味深长 半开玩笑 开玩笑 打趣 调侃 讥讽 讥笑 压低声音 提高声音 突然 缓慢 快速 感慨 感叹 沉痛 苦涩 冷漠 冷淡 冷冷';

const bareClass = (text: string): WordClass<true> => wordClass([...wordSet(text)].map((word) => [word, true]));

const readWords = () => ({
  adjectives: classOf(adjectives),
  localizers: classOf(localizers),
  classifiers: bareClass(classifiers),
  pronouns: wordClass(Object.entries(pronouns)),
  adverbs: bareClass(adverbs),
  connectors: classOf(connectors),
  negations: bareClass(negations),
  aspects: classOf(aspects) as WordClass<Aspect>,
  directions: classOf(directions),
  moods: bareClass(moods),
});

let known: ReturnType<typeof readWords> | undefined;

export const chineseWords = () => (known ??= readWords());

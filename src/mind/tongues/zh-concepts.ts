import { kept } from '../../kit/remembered.ts';
import { chineseNouns } from '../../world/lexicon/chinese-nouns.ts';

/**
 * What everyday talk is about in Chinese: the fields of `en-concepts.ts`, by the same names, with words that speak of them. The longest word
 * at a place is the one that stands there: 爱好 is no love, 天气 no day. A word may stand in several fields.
 */
const chineseConcepts = `
weather: 天气 下雨 雨天 大雨 雨水 雨停 停雨 躲雨 淋雨 淋湿 淋 雨 刮风 大风 风 下雪 雪 雾 云 打雷 闪电 太阳 晴 阴天 天晴 气候 雨伞 伞
cold: 冷 寒冷 着凉 凉 冻 结冰 霜 暖和 暖 取暖 烤火 热 温度 冬天 发抖 火盆 炉子 壁炉 炭 生火 漏风 穿堂风
food: 吃 吃饭 吃的 饿 肚子 饭 晚饭 晚餐 午饭 早饭 早餐 夜宵 菜 菜单 厨房 厨师 做饭 烧菜 面包 蛋糕 饼干 点心 奶酪 肉 鱼 鸡蛋 汤 糖 盐 水果 苹果 味道 好吃 难吃 口味 零食 面条 饺子 甜 咸 胃口 招牌 拿手 特色
drink: 喝 口渴 渴 咖啡 茶 水 牛奶 奶 果汁 啤酒 红酒 葡萄酒 酒 白兰地 威士忌 醉 喝醉 干杯 杯 杯子 瓶 倒一杯 浓缩 甘菊 解渴 可可 热可可 豆浆 可乐 汽水 柠檬水
clothes: 衣服 穿 戴 裙子 大衣 外套 雨衣 斗篷 披肩 围巾 帽子 手套 鞋 靴子 袜子 丝 羊毛 袖子 袖口 袖扣 扣子 领子 口袋 围裙 制服 裁缝 打扮 黑衣 丧服 戴孝 一身黑
looks: 漂亮 好看 美 丑 长得 长相 模样 样子 脸 眼睛 头发 胡子 高 矮 胖 瘦 镜子 脸色 气色 可爱 帅 打扮
family: 家人 家里人 家里 一家 亲人 亲戚 父亲 爸爸 母亲 妈妈 爹 娘 父母 爹妈 哥哥 弟弟 姐姐 妹妹 兄弟 姐妹 儿子 女儿 叔叔 叔父 舅舅 姑姑 阿姨 侄女 侄子 奶奶 爷爷 外婆 外公 继父 家庭
children: 孩子 小孩 儿女 子女 娃 宝宝 生孩子 孙子 孙女 小时候
marriage: 结婚 成家 嫁 娶 婚礼 婚事 婚姻 老婆 妻子 丈夫 老公 老伴 夫妻 寡妇 守寡 离婚 再婚 改嫁 订婚 未婚 单身 光棍 戒指 求婚 对象 成亲
love: 爱 爱上 爱过 爱情 恋爱 谈恋爱 恋人 心上人 女朋友 男朋友 对象 情人 暗恋 喜欢上 相好 好上 亲嘴 吻 心动 追求 动心 感情 要好
friends: 朋友 友情 交情 熟 认识 相识 熟人 同伴 伙伴 老相识 要好 合得来 处得来 相处 信任 靠得住 信得过
work: 工作 干活 上班 值班 夜班 下班 职业 行当 这行 本行 差事 活儿 生意 老板 雇 雇主 东家 伺候 服侍 当差 忙 累活 辞职 退休 干这行 谋生 混饭 手艺 做什么的 干什么的 当上 升职
money: 钱 工资 工钱 薪水 挣 赚 赚钱 挣钱 发财 有钱 穷 富 欠 欠债 债 还钱 借钱 银行 硬币 铜板 英镑 先令 价钱 多少钱 贵 便宜 付钱 结账 小费 钱包 钱袋 遗产 遗嘱 继承 家产 财产 一百万 破产 收入 亏空
buying: 买 卖 买单 结账 付 付账 价钱 多少钱 店 商店 铺子 打折 点单 点菜 贵 便宜
luck: 运气 幸运 倒霉 赌 打赌 彩票 中奖 大奖 头奖 号码 开奖 抽奖 赢 输 奖 命 走运 手气
law: 法律 律师 法院 法庭 法官 坐牢 监狱 判刑 警察 报警 探长 巡警 逮捕 抓 犯法 权利 告 官司 违法 物权 合法 罪
crime: 凶手 杀人 杀 谋杀 杀害 害死 打死 毒死 毒药 偷 小偷 盗 抢 抢劫 敲诈 勒索 凶器 嫌疑 嫌疑人 怀疑 动机 不在场 证据 线索 破案 查案 案子 罪犯 作案 下手 下毒 伪造 真凶 案情 查出
death: 死 死者 死人 去世 过世 走了 没了 不在了 尸体 遗体 丧事 葬礼 埋 下葬 坟 棺材 节哀 守灵 临终 遗言 断气 丧 戴孝 奔丧
ghosts: 鬼 鬼魂 闹鬼 幽灵 亡魂 显灵 阴魂 灵魂 魂 诅咒 魔法 巫婆 撞鬼
belief: 上帝 神 老天 天主 信教 宗教 教堂 祷告 祈祷 天堂 地狱 忏悔 罪过 圣经 牧师 神父 来世 命运 报应
illness: 病 生病 看病 治病 医术 医生 大夫 药 吃药 疼 痛 头疼 发烧 咳嗽 身体 健康 伤 受伤 膝盖 腰 瘸 老毛病 不舒服 晕 把脉 手术 诊所
sadness: 难过 伤心 悲伤 哭 眼泪 流泪 想念 想他 想她 怀念 思念 孤单 寂寞 孤独 可怜 委屈 心碎 后悔 遗憾 难受 想家 舍不得 伤感 郁闷 不开心
happiness: 高兴 开心 快乐 幸福 快活 满意 欢喜 痛快 好玩 享受 笑 满足 乐
fear: 怕 害怕 可怕 恐怖 吓 吓人 吓死 担心 紧张 慌 发抖 噩梦 危险 安全 胆小 胆子 勇敢 不安 心虚
anger: 生气 发火 发脾气 脾气 火气 恼火 愤怒 气 恨 讨厌 仇 报仇 复仇 吵架 吵 争吵 争执 打架 骂 闹翻 翻脸 得罪 冤家 敌人 仇人 顶嘴 大喊大叫 火大 有仇 对头
sleep: 睡 睡觉 睡着 失眠 困 困了 累 疲倦 床 打盹 醒 做梦 梦 梦见 枕头 休息 熬夜 哈欠 歇 没睡
time: 时间 时候 几点 钟 钟表 点钟 表 小时 分钟 半夜 午夜 凌晨 天亮 今晚 今天 明天 昨天 早上 晚上 多久 迟 早 晚 整点 打烊 关门 开门 营业
age: 年纪 岁数 几岁 多大 老 年轻 岁 生日 出生 年龄 高寿 小时候 属什么 长大
future: 将来 以后 未来 明天 打算 计划 希望 愿望 梦想 理想 想当 想做 会怎么样 接下来 下一步 怎么办 前途 退休
past: 过去 以前 从前 当年 小时候 童年 记得 回忆 往事 曾经 原来 老早 来历 出身 历史 头一回 第一次 长大
home: 家 住 房子 屋子 房间 家里 老家 故乡 住处 回家 住哪 住在 公寓 街 宫殿 城堡 屋顶 卧室 院子 大宅 宅子 门牌
origin: 哪里人 哪儿人 老家 家乡 故乡 出身 来自 从哪 口音 外地 外国 本地人 乡下 籍贯
travel: 旅行 旅游 出门 远门 出国 海 船 坐船 火车 公共汽车 公交 车站 机场 旅馆 路 远 远不远 英国 英格兰 岛 行李 航海 路上 去过
vehicle: 车 出租车 的士 开车 司机 打车 坐车 公共汽车 马车 船 路 街 红绿灯 堵车 停车 乘客 载 送我 搭车 熄火 抛锚
sea: 海 海水 船 开船 潮 潮水 涨潮 退潮 浪 港 码头 水手 钓鱼 鱼 淹 岸 台阶 水门 划船 渡口
music: 音乐 歌 唱 唱歌 唱首歌 曲子 哼 弹 弹琴 拉琴 钢琴 小提琴 吉他 乐队 点唱机 收音机 放歌 唱片 跳舞 舞 调子 喇叭 乐器
pastimes: 爱好 消遣 玩 游戏 下棋 打牌 运动 足球 空闲 闲 无聊 周末 看戏 戏 解闷 业余 假期 打猎 放假
books: 书 看书 读书 小说 诗 信 写信 写 笔记 本子 笔记本 字 页 几页 报纸 作家 日记 图书馆 故事 背书 一章 章
learning: 学 学校 上学 大学 念书 读书 学生 老师 教 考试 考不过 考 及格 功课 复习 教授 学问 聪明 笨 课 背 专业 文凭 毕业 学的什么
animals: 动物 狗 猫 马 鸟 鸭子 鸭 鹅 老鼠 耗子 猪 牛 宠物 养 大象 虫
secrets: 秘密 瞒 隐瞒 藏 躲 偷听 偷看 保密 悄悄 泄露 坦白 密探 监视 内情 隐情 心事 心里话 瞒着
truth: 相信 自信 迷信 信任 信心 真话 真相 实话 说谎 撒谎 骗 骗人 谎 老实 诚实 假 假装 装 相信 发誓 的确 事实 真的假的 说真的 冤枉
promise: 答应 保证 承诺 诺言 发誓 誓言 说话算话 约定 约好 一言为定 食言
joke: 笑话 玩笑 逗 好笑 幽默 谜语 搞笑 段子 开玩笑
beginning: 发生 出事 怎么回事 什么事 出了什么 怎么了 情况 动静 好戏 热闹 事情 经过 来龙去脉
manners: 礼貌 没礼貌 失礼 客气 道歉 对不起 抱歉 尊敬 规矩 冒犯 无礼 见外 教养
mind: 疯 发疯 疯子 神经病 奇怪 古怪 正常 想什么 在想 心思 脑子 糊涂 主意 想法
cleaning: 擦 打扫 扫 脏 干净 灰 灰尘 洗 抹布 毛巾 污渍 收拾 拖地 泥 煤灰 血迹 那摊
broken: 坏 坏了 碎 打碎 摔碎 破 破了 裂 断 断了 修 修理 修好 故障 失灵 掉下来
smell: 闻 气味 味儿 臭 香 香水 难闻 烟味
noise: 声音 响 动静 听见 听到 吵 安静 喊 叫 敲门 脚步 铃 尖叫 嗓门 一声 响声
light: 灯 蜡烛 亮 黑 暗 光 影子 月亮 月光 星星 火光 煤气灯 停电 点灯
sight: 看见 看到 瞧见 见过 见到 目击 发现 注意 窗 窗外 盯 望 眼神
door: 门 大门 前门 后门 锁 上锁 反锁 钥匙 开门 关门 进来 出口 入口 窗户 插销
weapons: 刀 匕首 剑 枪 手枪 火钳 拨火棍 凶器 武器 刺 刃
war: 打仗 战争 士兵 军队 仗 敌人 卫兵 站岗 守夜 当兵 老兵
rule: 国王 王后 王子 王位 王冠 登基 国家 丹麦 朝廷 权力 先王 统治 治国 江山 王室
house-rules: 规矩 规定 允许 不许 不准 店规 禁止
phone: 信号 手机 电话 打电话 来电 短信 铃 充电 屏幕 号码 上网 网 信号 无线网
toilet: 厕所 洗手间 卫生间 茅房 方便一下 上厕所
smoking: 烟 抽烟 烟斗 雪茄 火柴 打火机 烟草
gift: 礼物 送给 送你 送我 生日 大方 赠
name: 名字 叫什么 姓 姓名 大名 外号 全名 称呼 怎么称呼 小名
language: 话 外语 英语 中文 法语 德语 口音 翻译 语言 说中文 拉丁文
seat: 坐 座位 椅子 凳子 板凳 卡座 沙发 桌子 坐下 位子 台子 柜台
leaving: 走 离开 回家 回去 再见 告辞 出去 走吧 去哪 动身 出发 留下 辞职 不回
help: 帮 帮忙 帮助 帮我 求 救 忙 建议 主意 需要
favourite: 最喜欢 喜欢 最爱 最好 偏爱 喜不喜欢
opinion: 觉得 看法 怎么看 认为 怀疑 印象 怎么样的人 什么样的人 评价 人品 为人 是什么人
body: 手 手指 胳膊 脚 腿 头 耳朵 眼睛 牙 背 肩 手心 脸 鼻子
loyalty: 忠心 忠诚 忠 背叛 叛徒 出卖 效忠 卖命 死心塌地
portrait: 画 画像 肖像 照片 画的 相片
boredom: 腻 烦 烦不烦 厌 无聊 枯燥
`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', words = ''] = line.split(': ');
    return { name, words: words.split(' ') };
  });

let known: ReadonlyMap<string, readonly string[]> | undefined;
/** The fields of each word. */
const fieldsByWord = (): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { name, words } of chineseConcepts) for (const word of words) kept(found, word, () => []).push(name);
  return found;
};

/** No word is longer. */
const longest = 5;

/** Whether a sign stands in a text as a part of longer words only, and none of those is the name of a thing. */
export const isOnlyPart = (text: string, sign: string): boolean => {
  const words = conceptsInSigns(text).flatMap(([word]) => (word.length > 1 && word.includes(sign) ? [word] : []));
  const left = words.reduce((rest, word) => rest.replace(word, ' '), text);
  return !left.includes(sign) && !words.some((word) => chineseNouns().has(word));
};

/** The words of a text that belong to a field, each with its fields. */
export function conceptsInSigns(text: string): readonly (readonly [word: string, fields: readonly string[]])[] {
  known ??= fieldsByWord();
  const concepts: (readonly [string, readonly string[]])[] = [];
  for (let at = 0; at < text.length; at++) {
    for (let length = Math.min(longest, text.length - at); length > 0; length--) {
      const word = text.slice(at, at + length);
      const found = known.get(word);
      if (!found) continue;
      concepts.push([word, found]);
      at += length - 1;
      break;
    }
  }
  return concepts;
}

import { wordMap, wordSet } from '../../../kit/word-list.ts';

/** Behind these stands what is talked of: 争论能源的未来. */
const verbsOfMatter =
  '争论 辩论 讨论 谈论 探讨 商量 商议 争辩 谈起 聊起 谈到 聊到 说起 回忆 回忆起 追忆 质疑 思考 密谋 策划 计划 筹划 谋划 研究 商讨 评论 畅谈 谈 聊 论';
/** Behind 为, 因 and 就 somebody does this, and what stands between is what it is about: 为一封信争吵. */
const verbsOver =
  '闹别扭 拌嘴 赌气 争吵 争执 争论 吵架 吵 争 打架 打赌 决斗 翻脸 反目 较量 决裂 和解 辩论 讨论 谈判 展开 进行 争辩 斗嘴 冷战 闹翻 犯愁 烦恼 道歉 忏悔 争风吃醋';
/** Behind these stands somebody else: 遇见杜甫. */
const verbsOfMeeting =
  '遇见 遇到 遇上 碰见 碰到 碰上 见到 拜访 造访 探望 看望 采访 面试 指控 指责 控告 审问 审讯 审判 质问 逮捕 追捕 追杀 追赶 跟踪 欺骗 说服 背叛 出卖 爱上 暗恋 追求 迎娶 嫁给 告别 送别 送走 挽留 认出 寻找 找到 等待 等候 等着 营救 保护 收留 窝藏 教导 请教 告诉 陪伴 邀请 请求 欢迎 迎接 接待 挑战 打败 原谅 宽恕 放走 放过 释放 抓住 抓到 刺杀 谋杀 毒杀 杀害 引诱 诱惑 贿赂 收买 行贿 勾引 利诱 指认 陪 问 教 劝 救 找 等 请 求 求婚';
/** What else a sentence goes on with behind whoever it is about. */
const otherVerbs =
  '爆发 发生 出现 降临 传来 流行 密谋 威胁 勒索 临终 误认 出国 停战 修理 修补 相遇 相见 见面 重逢 相逢 团聚 团圆 发现 揭开 揭露 揭穿 隐瞒 掩盖 偷走 偷了 偷东西 偷看 自称 假扮 假装 冒充 扮成 青梅煮酒 盗走 抢走 抢夺 争夺 争 交换 交易 讨价还价 谈判 买 卖 躲避 躲藏 躲在 躲 藏 逃亡 逃跑 逃离 逃出 逃 离开 分手 分别 道别 求婚 表白 告白 相爱 恋爱 订婚 结婚 离婚 比武 比赛 竞争 较量 决斗 打赌 对决 对质 对峙 交手 庆祝 举办 举行 参加 准备 过生日 过年 聊天 喝茶 喝酒 喝 吃饭 吃 下棋 坐在 站在 走进 来到 到 来 去 回到 回来 回家 迷路 赶路 出发 探险 旅行 流浪 忏悔 坦白 承认 供认 道歉 写下 写信 看着 看见 看到 听见 听到 必须 决定 打算 想要 想 要 打败 收到 送 拿 带着 带 抱着 知道 不知道 变成 成为 谈恋爱 共度 度过 分享 分食 互相 一起 一同 共同 同时 终于 正在 曾经 曾 已经 再次 再 又 都 各自 偶然 意外 突然 秘密 深夜 不肯 不愿 不 没有 没 排练 排演 争吵 吵架 吵 斗嘴 打架 错过 捡到 溜进 煮酒 失散 被困 困在 困 守着 守 怀疑 面对 展开 进行 叙旧 较劲 合谋 联手 合作 结伴 同行 私奔 围着 讲述 讲 收养 继承 隔着 因为 由于 关于 围绕 ' +
  '在 为 因 就 把 被 将 向 对 给 从 替 是 有';

const bySize = (words: string): string =>
  [...wordSet(words)].toSorted((one, other) => other.length - one.length).join('|');

/** Words in which one of the signs is no sign: 将军, 对手, 康有为. */
const unlike =
  '将军|将领|将来|对手|对方|向导|来宾|来客|来者|有名|有钱|有人|就业|到底|要塞|要人|想法|说客|说书|听众|读者|作者|守卫|守门|守夜|守塔|守灯塔|守林|卖花|卖唱|卖艺|卖身|卖火柴|看守|走私|走狗|逃兵|逃犯|吃货|打手|打工|打更|杀手|送信|送葬|没落|不死|不知名|不速|说谎|写作|写信|教授|教师|教父|教皇|教练|教徒(?!弟)|教主|请柬|求职|等人|问题|救命|救生|找茬|困难|站长|站台|坐堂|被告|带头|读书人|因斯坦|康有为|阿不思|白居易|谈迁|谈判|买家|买主|卖家|卖主';
const signs = new RegExp(`(?!${unlike})(?:${bySize(`${verbsOfMatter} ${verbsOfMeeting} ${otherVerbs}`)})`, 'gu');

/** A number, and at most one character behind it. */
const counting = /[一两二三四五几某这那](?:个|位|名|对|只|条|头|匹|群|伙|些)\p{Script=Han}?$/u;
const longestDescription = 12;

/**
 * Where whoever a clause is about ends: before its first verb or preposition, and before what stands before 了. A verb right
 * behind a number belongs to a description: 一个不肯说出身份的和尚.
 */
export function endOfSubject(clause: string): number {
  let described = 0;
  for (const { 0: word, index } of clause.matchAll(signs)) {
    if (index < described || (index === 0 && word.length === 1)) continue;
    const behind = counting.test(clause.slice(0, index)) ? clause.indexOf('的', index) + 1 : 0;
    if (behind > 0 && behind - index <= longestDescription) described = behind;
    else return Math.min(index, beforeDone(clause.slice(0, index), described));
  }
  return beforeDone(clause, described);
}

/** 陈默错过了: a verb that no list has is known by what stands behind it. */
function beforeDone(clause: string, from: number): number {
  const done = clause.indexOf('了', Math.max(from, 3));
  return done > 0 ? done - 2 : clause.length;
}

/** Whether anything at all is said of somebody in it. */
export const hasVerb = (clause: string): boolean => endOfSubject(clause) < clause.length;

export const overPattern = new RegExp(
  `(?:(?<![有以认作成因])为(?!什么|何|难|止)了?|因为?(?!斯坦|此)|(?<![成])就|围绕着?)([^，。；！？]{2,18}?)(?:而|大)?(?:${bySize(verbsOver)})`,
  'u',
);
export const matterPattern = new RegExp(
  `(?:${bySize(verbsOfMatter)})(?!判)(?:着|了|过|一下|的是)?([^，。；！？]{2,24})`,
  'u',
);
export const meetingPattern = new RegExp(
  `(?:${bySize(verbsOfMeeting)}|[和与跟向给被]|对(?![方手面岸]))(?:了|过|着)?([^，。；！？、]{1,14})`,
  'gu',
);

/** Behind these stands somebody only where they do something: 发现大副藏了一张图. */
export const noticePattern = /(?:发现|怀疑|知道|看见|看到|听说|以为|撞见)(?:了|过)?([^，。；！？、]{3,14})/gu;

/** Between two people. */
export const joiners = /以及|与(?!否)|和(?!珅|尚|平|解|谐|睦|服)|跟(?!踪|随|着|前|班)|、|及(?!第|其)/u;

/** What can be held in a hand, and its English noun. */
export const things: ReadonlyMap<string, string> = wordMap(
  '药=medicine 药品=medicine 解药=medicine 菜谱=recipe 食谱=recipe 钟表=clock 怀钟=clock 座钟=clock 图=map 海图=map 图纸=map 箱子=suitcase 皮箱=suitcase 盒子=box 瓶子=bottle 酒=bottle 画=painting 油画=painting 护照=passport 钱包=wallet 试卷=paper 考卷=paper 奖杯=trophy 绳子=rope 蜡烛=candle 鞋子=shoe 香烟=cigarette 报纸=newspaper 收据=receipt 信=letter 密信=letter 情书=love_letter 遗书=letter 家书=letter 信件=letter 日记=diary 日记本=diary 地图=map 藏宝图=map 钥匙=key 剑=sword 宝剑=sword 长剑=sword 匕首=dagger 刀=knife 手枪=pistol 枪=gun 弓箭=bow 戒指=ring 项链=necklace 手镯=bracelet 玉佩=pendant 玉镯=bracelet 金币=coin 硬币=coin 怀表=pocket_watch 手表=watch 照片=photograph 老照片=photograph 雨伞=umbrella 油纸伞=umbrella 伞=umbrella 扇子=fan 折扇=fan 毛笔=writing_brush 钢笔=pen 笛子=flute 小提琴=violin 二胡=violin 吉他=guitar 琵琶=lute 古琴=zither 口琴=harmonica 玉玺=seal 印章=seal 面具=mask 王冠=crown 手帕=handkerchief 圣旨=scroll 卷轴=scroll 遗嘱=will 合同=contract 账本=ledger 车票=ticket 船票=ticket 机票=ticket 棋子=chess_piece 珍珠=pearl 钻石=diamond 宝石=gem 夜明珠=pearl 铜镜=mirror 镜子=mirror 苹果=apple 月饼=cake 蛋糕=cake 玫瑰=rose 花瓶=vase 茶壶=teapot 酒壶=flask 手机=phone 相机=camera 录音笔=recorder 玩具=toy 布娃娃=doll 风筝=kite 灯笼=lantern 骰子=dice 围巾=scarf 帽子=hat 手套=glove 勋章=medal 剧本=script 诗集=book 古书=book 秘籍=book 书=book',
);

/** Two people in one word. */
export const pairsOfPeople: ReadonlyMap<string, readonly [string, string]> = new Map(
  [
    ...wordMap(
      '姐妹=姐姐,妹妹 兄弟=哥哥,弟弟 兄妹=哥哥,妹妹 姐弟=姐姐,弟弟 母女=母亲,女儿 父子=父亲,儿子 父女=父亲,女儿 母子=母亲,儿子 夫妻=丈夫,妻子 夫妇=丈夫,妻子 师徒=师父,徒弟 婆媳=婆婆,媳妇 主仆=主人,仆人 君臣=国君,臣子 姑嫂=小姑,嫂子 祖孙=奶奶,孙子 爷孙=爷爷,孙女 牛郎织女=牛郎,织女',
    ),
  ].map(([pair, both]) => [pair, both.split(',') as [string, string]]),
);

/** Ages by what a topic says of them. */
export const ages: readonly (readonly [RegExp, string])[] = [
  [/(1[0-9]{3}|20[0-9]{2})年代/, '$1s'],
  [/(1[0-9]{3}|20[0-9]{2})年?/, '$1'],
  [/民国|旧上海|上海滩|军阀/, '1920s'],
  [/抗战|抗日|二战/, 'second world war'],
  [/维多利亚/, 'victorian'],
  [/文艺复兴/, 'renaissance'],
  [/中世纪|骑士|城堡|巨龙/, 'medieval'],
  [/三国|诸葛亮|曹操|刘备|关羽|唐朝|大唐|唐代|李白|杜甫|武则天|唐僧|杨贵妃/, 'tang'],
  [/宋朝|宋代|北宋|南宋|水浒|苏轼|李清照|武侠|江湖|大侠/, 'song dynasty'],
  [/明朝|明代|锦衣卫/, 'ming'],
  [/清朝|清代|大清|乾隆|康熙|雍正|慈禧|和珅|林黛玉|贾宝玉/, 'qing'],
  [/秦始皇|孔子|庄子|老子|战国|春秋|汉朝|汉代|古罗马|古希腊|古埃及|苏格拉底|柏拉图/, 'ancient'],
  [/飞船|太空|星际|机器人|未来世界|外星|赛博|仿生人|火星/, '2200s'],
];

const women =
  /夫人$|太太$|小姐$|女士$|公主$|王后$|皇后$|女王$|女皇$|贵妃$|太后$|妃$|修女$|尼姑$|女巫$|女侠$|女[孩人生儿子仆星]|妈|母亲$|娘$|婆$|奶奶$|外婆$|姐|妹|姑|姨|婶|嫂|女$|寡妇$|新娘$|妻子$|老婆$|媳妇$|丫鬟$|护士$|保姆$|老太太$|武则天|李清照|林黛玉|薛宝钗|王熙凤|花木兰|白素贞|白娘子|小青|穆桂英|西施|王昭君|貂蝉|杨玉环|慈禧|祝英台|嫦娥|孟姜女|上官婉儿|红拂|埃及艳后|克利奥帕特拉|居里夫人|奥斯[汀丁]|弗里达|香奈儿|南丁格尔|圣女贞德|简·?爱|朱丽叶|奥菲利[娅亚]|麦克白夫人|安娜|玛丽|张爱玲|屠呦呦|林徽因|萧红|三毛|赫本|梦露|[娜莎莉娅婷娟芳燕梅兰秀娥妮妍嫣媛婉娘姬薇蕾丽琳莹玲珍珠凤霞翠香]$|红$|洛芙莱斯/u;

/** Whoever has no name of a woman is a man, as most of those are whom topics call by a surname: 爱因斯坦. */
export const pronounsOf = (name: string): 'he' | 'she' => (women.test(name) ? 'she' : 'he');

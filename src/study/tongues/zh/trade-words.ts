/** What people are called in Chinese, by the trades of `wardrobe/`: 护士 is a nurse. */
const words: Readonly<Record<string, string>> = {
  king: '国王 皇帝 大王 君主 天子 可汗 法老 帝王', queen: '女王 王后 皇后 女皇 太后', prince: '王子 太子 皇子 世子', princess: '公主 郡主',
  noble: '贵族 公爵 伯爵 侯爵 大臣 丞相 宰相 夫人 小姐 少爷 老爷', knight: '骑士', samurai: '武士 剑客 浪人 忍者 侠客 刀客 女侠 将军府',
  guard: '卫兵 守卫 侍卫 保镖 狱卒 看守 保安 更夫', soldier: '士兵 战士 逃兵 老兵 小兵 叛军', officer: '将军 军官 船长 舰长 元帅 司令 上尉 队长',
  archer: '猎人 弓箭手 护林员 猎户', butler: '管家 仆人', maid: '女仆 丫鬟 侍女 女佣 保姆 宫女', jester: '小丑 弄臣', herald: '使者 信使 特使 邮差',
  doctor: '医生 大夫 郎中 御医 太医 外科医生 心理医生 法医', nurse: '护士 护工', patient: '病人 患者', scientist: '科学家 发明家 物理学家 化学家 工程师 程序员 天文学家 研究员',
  professor: '教授 老师 教师 先生 学者 哲学家 校长 历史学家', student: '学生 书生 徒弟 学徒 大学生 弟子', librarian: '图书管理员 书店老板 会计 秘书 职员',
  judge: '法官 县令 知府', lawyer: '律师 检察官 议员 市长 总统 政客', business: '商人 老板 富翁 经理 银行家 董事长 富商', merchant: '店主 小贩 掌柜 摊主 货郎 当铺老板',
  cook: '厨师 厨子 大厨 面包师 糕点师', butcher: '屠夫 肉贩 鱼贩', waiter: '服务员 侍者 店小二 酒保 老板娘 客栈老板', barista: '咖啡师', police: '警察 警官 捕快 巡警',
  detective: '侦探 神探 探长 捕头', spy: '间谍 特工 卧底 黑客', thief: '小偷 盗贼 强盗 骗子 大盗 土匪 飞贼', prisoner: '囚犯 犯人 人质 俘虏 逃犯',
  journalist: '记者 编辑 摄影师 主持人', writer: '作家 诗人 剧作家 小说家', painter: '画家 画师 雕塑家', musician: '歌手 琴师 钢琴家 小提琴手 乐师 作曲家 吉他手',
  actor: '演员 戏子 名角 魔术师 导演', dancer: '舞者 舞女 舞姬', priest: '牧师 神父 道士', bishop: '主教 教皇 住持', monk: '和尚 僧人 高僧 小和尚 修士 老僧', nun: '修女 尼姑',
  oracle: '祭司 女巫师 占卜师 算命先生 先知 巫师 道长', farmer: '农民 农夫 牧羊人 村民 果农 茶农', gardener: '园丁 花匠', fisherman: '渔夫 渔民 船夫 灯塔守护者 看灯塔的人 守塔人 摆渡人',
  sailor: '水手 船员', pirate: '海盗', explorer: '探险家 考古学家 盗墓者', climber: '登山者', traveller: '旅人 旅客 乘客 陌生人 朝圣者 流浪者 游客', driver: '司机 车夫 站长 列车员',
  cowboy: '牛仔', miner: '矿工', builder: '工人 木匠 泥瓦匠 消防员 水管工', mechanic: '钟表匠 裁缝 鞋匠 锁匠 修理工 工匠 玩具匠', smith: '铁匠 铸剑师', astronaut: '宇航员 航天员', crew: '飞行员 领航员 空姐',
  survivor: '幸存者', beggar: '乞丐 醉汉 孤儿', athlete: '运动员 拳击手 教练', wizard: '魔法师 法师', witch: '女巫 巫婆', ghost: '鬼 幽灵 鬼魂 亡灵 女鬼', vampire: '吸血鬼', devil: '魔鬼 恶魔 妖怪',
  angel: '天使 神仙 仙女 菩萨 神', robot: '机器人 仿生人', alien: '外星人', hero: '超级英雄 英雄', elf: '精灵 狐仙', dwarf: '矮人 巨人', child: '孩子 小孩 男孩 女孩 小女孩 小男孩 少年 少女',
  elder: '老人 爷爷 奶奶 祖母 祖父 外婆 寡妇 老太太 老头 老妇', bride: '新娘', groom: '新郎', suitor: '情人 恋人 追求者',
}; // prettier-ignore

const byWord = Object.entries(words)
  .flatMap(([trade, own]) => own.split(' ').map((word) => [word, trade] as const))
  .toSorted(([one], [other]) => other.length - one.length);

/** The trade of somebody called so, by the longest word they end in: 老渔夫, 和尚. */
export const tradeInChinese = (calling: string): string | undefined =>
  byWord.find(([word]) => calling.endsWith(word) && (word.length > 1 || calling.length <= 2))?.[1];

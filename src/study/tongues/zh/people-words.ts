import { wordSet } from '../../../kit/word-list.ts';

/** Who somebody is by trade, rank or kin: found wherever they stand in a sentence, whatever verb stands behind them. */
const kinds = wordSet(`
  医生 大夫 护士 军医 郎中 药师 法医 兽医 病人 老师 教师 教授 校长 学生 同学 师父 师傅 徒弟 学徒 弟子 书生 秀才 学者 科学家 工程师 程序员 研究员
  警察 警官 警长 侦探 探长 捕快 法官 律师 检察官 证人 犯人 囚犯 狱卒 小偷 盗贼 强盗 土匪 山贼 海盗 绑匪 劫匪 骗子 走私犯 杀手 刺客 间谍 卧底 特工 逃犯 逃兵 叛徒
  将军 元帅 士兵 军官 上尉 队长 侦察兵 哨兵 卫兵 侍卫 骑士 武士 侠客 剑客 镖师 叛军 起义军 国王 王后 女王 王子 公主 皇帝 皇后 太后 贵妃 太子 宰相 丞相 大臣 太监 宫女
  中医 同桌 钦差大臣 钦差 县令 知县 知府 总督 太守 城主 市长 镇长 村长 总统 部长 议员 外交官 大使 使者 信使 秘书 经理 老板 老板娘 掌柜 伙计 店员 会计 职员 同事 房东 房客 管家 仆人 女仆 保姆 丫鬟 园丁
  厨师 厨子 服务员 侍者 司机 车夫 船长 大副 水手 船员 渔夫 渔民 飞行员 空姐 宇航员 站长 列车员 乘客 邮差 快递员 记者 编辑 作家 诗人 画家 音乐家 钢琴家 小提琴手 歌手 歌女 演员 导演 舞女 舞者 小丑 魔术师 驯兽师
  农民 农夫 牧羊人 猎人 樵夫 铁匠 木匠 裁缝 石匠 瓦匠 钟表匠 鞋匠 理发师 屠夫 面包师 商人 富商 富翁 小贩 当铺老板 收藏家 考古学家 守塔人 守夜人 看门人 图书管理员 修女 神父 牧师 和尚 尼姑 道士 法师 巫师 女巫
  算命先生 占星师 先知 魔鬼 恶魔 天使 神仙 妖精 狐狸精 鬼魂 女鬼 吸血鬼 机器人 外星人 乞丐 流浪汉 孤儿 寡妇 新娘 新郎 邻居 陌生人 客人 旅人 老人 老太太 老头 青年 少年 少女 女孩 男孩 女人 男人
  父亲 母亲 爸爸 妈妈 爷爷 奶奶 外公 外婆 祖父 祖母 儿子 女儿 哥哥 弟弟 姐姐 妹妹 叔叔 舅舅 姑姑 姨妈 侄子 侄女 外甥 孙子 孙女 丈夫 妻子 岳父 岳母 婆婆 媳妇 未婚夫 未婚妻 情人 恋人 前妻 前夫 朋友 闺蜜 对手 仇人
`);
const longestKind = 5;

/** Whose something is, and what somebody is only taken for: 父亲留下的小提琴, 误认成钦差大臣. */
const isOnlyNamed = (before: string, behind: string): boolean =>
  /^(?:们)?(?:留下|生前|送给|送|写|做|住|家|失传)?的(?!门|家|房门)/u.test(behind) ||
  /(?:成|作|充|扮|演|当|像|叫|的人是)(?:了|一个|一位|一名)?(?:[^，。]{1,5}的)?[老小女男]?$/u.test(before);

/** How people of no trade are called: 小梅, 阿强, 老王. */
const pet =
  /^[小阿老](?!说|孩|偷|丑|贩|姐|妹|镇|城|村|巷|屋|店|时|心|人|师|板|太|头|宅|房|公|伯|爷|提|路|虎|鼠|家)\p{Script=Han}/u;

/** Somebody a sentence names by what they are, or by a pet name, and where. */
interface KnownPerson {
  readonly name: string;
  readonly at: number;
}

/** Everybody of a sentence whom we know by what they are: 秘书用一张照片威胁市长. */
export function knownPeopleIn(text: string): readonly KnownPerson[] {
  const found: KnownPerson[] = [];
  for (let at = 0; at < text.length; at++) {
    const size = [5, 4, 3, 2].find((many) => many <= longestKind && kinds.has(text.slice(at, at + many)));
    const isBeginning =
      at === 0 ||
      /[，。；！？：、\s和与跟向对给被]/u.test(text.charAt(at - 1)) ||
      found.at(-1)?.at === at - (found.at(-1)?.name.length ?? 0);
    const isNext = [5, 4, 3, 2].some((many) => kinds.has(text.slice(at + 1, at + 1 + many)));
    const nick = size === undefined && isBeginning && !isNext ? pet.exec(text.slice(at))?.[0] : undefined;
    const end = at + (size ?? nick?.length ?? 0);
    if (end === at) continue;
    const before = text.slice(0, at);
    if (!isOnlyNamed(before, text.slice(end))) {
      const described = size === undefined ? '' : (/[老小女男]$/u.exec(before)?.[0] ?? '');
      const family =
        size === undefined
          ? ''
          : (/(?:^|[，。；！？：、\s和与跟])([王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗])$/u.exec(before)?.[1] ?? '');
      found.push({ name: `${family || described}${text.slice(at, end)}`, at });
    }
    at = end - 1;
  }
  // 徒弟小梅 is one person, and has a name.
  return found.filter(({ name, at }, index) => {
    const next = found[index + 1];
    return !(next && next.at === at + name.length && pet.test(next.name) && next.name.length === 2);
  });
}

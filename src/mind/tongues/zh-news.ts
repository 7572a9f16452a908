import type { plainNews } from './en-news.ts';
import type { News } from './news.ts';
import { ways } from './ways.ts';

const kin =
  '爸爸?|父亲|妈妈?|母亲|爹|娘|爷爷|奶奶|外公|外婆|哥哥?|弟弟|姐姐?|妹妹|儿子|女儿|丈夫|老公|先生|妻子|老婆|太太|叔叔|舅舅|姑姑|孩子|朋友|主人|狗|猫';
const soon = '(?:刚刚?|刚才|已经|昨天|昨晚|今天|今晚|也|都|被人|给人|被)*';
const died = '(?:死了|死掉了?|没命了|去世了?|过世了?|淹死|上吊|(?:杀|害|毒|打|砍|捅|刺|勒)死了?|谋杀了?|杀了|杀害了?)';
const yours = new RegExp(`[你您](?:的|们|家)?(${kin})(?:他|她)?${soon}${died}`);
const some = new RegExp(`(?:有(?:个|一个)?(?:人|男人|女人|客人)|死人了|出人命|尸体)${soon}(?:${died})?`);
const death = new RegExp(died);
/** Whoever has lost somebody tells of themselves. */
const grief = new RegExp(`(?:我|我们|咱)(?:的|家)?(?:${kin})|去年|前年|年前|月前|从前|以前`);
const alarm = /着火|起火|失火|走水|发大水|漏水了|爆炸|炸弹|地震|(?:要|快)?塌了|要塌|快[跑逃]|冒烟|煤气(?:漏|味)/;
const lurking =
  /(?:有人|有个.{0,3}人|他们?|她们?)(?:正|在|就|一直)*(?:躲|藏|偷听|偷看|盯着|看着我们|看着[你您]|跟踪|跟着|监视)|(?:后面|后边|背后|底下|下面|里面|外面|门口|窗外)(?:有(?:个)?人|藏着|躲着)/;
const coming =
  /(?:警察|巡捕|卫兵|国王|王后|士兵|军队|敌人|探长|守卫)(?:他们)?(?:就要|马上|快要|快|正|已经|在|往这儿|朝这边)*(?:来了|到了|要来|过来|在外面|在门口|在路上)/;

/** What a line brings word of. */
export function newsInChinese(raw: string): News | undefined {
  if (
    /如果|要是|假如|万一|没有?死|[累饿渴热冷困笑气烦吓疼美乐爱忙急闷]死|该死|不是|梦|故事|戏里|书里|别人说|听说过/.test(
      raw,
    )
  )
    return undefined;
  if (grief.test(raw)) return undefined;
  if (alarm.test(raw)) return { kind: 'alarm' };
  const own = yours.exec(raw)?.[1];
  if (own !== undefined) return { kind: 'death', own: `我${own}` };
  if (some.test(raw) && /死|尸|命|杀/.test(raw)) return { kind: 'death', isNobody: true };
  if (death.test(raw)) return { kind: 'death' };
  if (coming.test(raw)) return { kind: 'coming' };
  return lurking.test(raw) ? { kind: 'lurking' } : undefined;
}

export const chineseNews: Readonly<Record<keyof typeof plainNews, readonly string[]>> = {
  'news-own': ways`{topic}？谁跟你说的？ | 你再说一遍，{topic}怎么了？ | {topic}？什么时候的事？你就这么说出来了？ | 不会的。{topic}？谁说的？`,
  'news-death': ways`{who}死了？谁说的？ | {who}？什么时候的事？我怎么没听说？ | 死了？{who}人在哪儿，谁看见的？`,
  'news-alive': ways`{who}不是好好地在这儿吗？ | 死了？{who}还喘着气呢。 | 这话你自己跟{who}说去。`,
  'news-me': ways`我死了？怎么没人告诉我？ | 那你这会儿在跟谁说话？ | 死了？我觉得跟平时差不多。`,
  'news-body': ways`死了？谁？在哪儿？ | 你亲眼看见的，还是听人说的？ | 谁死了？把话说清楚。`,
  'news-known': ways`我知道。 | 这我早就知道了。 | 我知道，我倒宁愿不知道。`,
  'news-alarm': ways`哪儿？指给我看。 | 真有这事，你还站着干什么？ | 我怎么没看见？在哪儿？ | 你是看见了，还是随口说说？`,
  'news-lurking': ways`那你这么一嚷，人家也听见了。 | 你看准了？那就别再往下说了。 | 谁？你去看看，我在这儿守着。 | 我刚才就觉得有动静。`,
  'news-coming': ways`还有多久？ | 谁叫他们来的？ | 来就来吧。 | 他们来这儿干什么？`,
};

import { chineseNouns } from '../../world/lexicon/chinese-nouns.ts';
import { everydayNouns } from './zh-everyday-nouns.ts';
import { turnedAroundInChinese } from './zh-turning.ts';

/**
 * What a line is about, as a noun that can be named in any sentence: 你的狗 of 我的狗死了, 热牛奶 of 能给我一杯热牛奶吗. Nothing where it is
 * not surely one: half a word in a sentence is worse than none.
 */

/** Where a noun stands, by what is around it. */
const frames: readonly RegExp[] = [
  /(?:喜不喜欢|喜欢|讨厌|爱(?:吃|喝|看|听|玩)|想(?:吃|喝|要|买)|会不会|会|学过|懂)(?:不)?(\p{Script=Han}{1,6}?)(?:[吗么呢吧啊呀]|还是|$)/u,
  /(?:来|要|点|有没有|给我|卖|没有|借)(?:[一两几半][点些杯碗份块盘壶根瓶支把条张个]|[杯碗份块盘壶点些])?(\p{Script=Han}{1,6}?)(?:[吗么呢吧啊呀]|行吗|好吗|可以吗|卖|用|吃|喝|$)/u,
  /(?:什么是|什么叫)(\p{Script=Han}{1,6}?)[呢啊呀吗]?$/u,
  /^(?:请问)?(\p{Script=Han}{1,8}?)(?:是什么|是谁|是哪|是怎么|是干|在哪|有多|怎么(?:走|了|样)|多少钱|离(?:这|我)|什么样|为什么|呢$)/u,
  /^(?:[你您](?:觉得|认为|看|说|相信|信不信|信|怕不怕|怕|听说过|听过|见过|去过|吃过|喝过|坐过|养过|看过|知道|认识))(\p{Script=Han}{1,8}?)(?:[吗么呢吧啊呀]|怎么样|如何|是|会|好|$)/u,
];

/** What is asked of by verbs that take nothing but a noun, or something done: whatever stands there is one. */
const surelyNamed =
  /(?:[见去吃喝坐养看读玩住骑养学弹]过|听说过?|(?:你|您)(?:们)?(?:会不会|会))(\p{Script=Han}{2,5}?)(?:[吗么呢]|没有?|$)|^(\p{Script=Han}{2,5})(?:是谁|是什么|是哪)|谁(?:最先|第一个)?(?:发明|发现)了?(\p{Script=Han}{2,5}?)(?:的|[吗呢]|$)/u;

/** Signs that no plain noun has. */
const noNoun =
  /[你您我他她它吗呢吧啊呀么了着过不没别很太就都也还又再和跟在是有会能要想说给把被让从到去来谁哪几多少啥怎什为对向才只最这那些此]/;
/** What may stand before a noun: the end of a word that is none. */
const mayPrecede =
  /[的这那个只条把封张本盏支杯块件座幅场种些位名家间份买卖吃喝看听读写讲学玩弹唱爱恨怕信拿给找用在从到去来对和跟与问养点要想借修洗丢了过着等有会懂谈聊提热冷大小老新旧，。\s]/;
const mayFollow =
  /[吗呢吧啊呀了的是有在怎什多几好坏不没还也都会能要很真太挺上里下外中边谁哪死丢走病被离和跟与，。？！?!\s]/;
const owners =
  /(?:([你您我他她]们?)的|([你您我])|([那这](?:个|只|条|把|封|张|位|杯|件|本|座|间|幅|场|种|些|辆|盏|支|块|家|扇|台|首|瓶)))$/;
/** Nouns that name nothing in particular. */
const idle =
  /^(?:东西|物品|物件|大家|众人|所有人|人|先生|小姐|夫人|太太|外面|里面|屋里|门外|时候|一个人|手|身|背|头|地|心口|面|线|油|表|网|米|点|家|包|牌|洞|路|火|水|针|线|药|糖|盐|草|海|山|河|湖|桥|塔|街|墙|灰|泥|烟|笔|票|纸|布|球|鼓|琴|铃|锁|锤|锯|斧|矛|戟|弓|箭|弩|盾|枪|棍|棒|勺|叉|盘|碗|锅|盆|桶|罐|壶|瓶|兜|袋|怀|窗|钟|镜|柜|箱|盒)$/;
const longestNoun = 6;
const longestTopic = 10;

const isNoun = (word: string): boolean => everydayNouns.has(word) || chineseNouns().has(word);
/** 热牛奶, 小狗, 意大利面条: what ends in a noun and has nothing else in it but what says of what kind. */
const isKindOf = (phrase: string): boolean => {
  if (phrase.length > 6 || noNoun.test(phrase)) return false;
  // 妈妈身体 is her health.
  if (/^(?:妈妈|爸爸|母亲|父亲|爷爷|奶奶|儿子|女儿|叔叔)./.test(phrase)) return false;
  for (let at = 1; at < phrase.length; at++)
    if (
      isNoun(phrase.slice(at)) &&
      !/^[手身背头脸脚嘴心里上下]$/.test(phrase.slice(at)) &&
      (isNoun(phrase.slice(0, at)) || /^[热冷冰大小老新旧红黑白蓝绿黄好坏男女]$/.test(phrase.slice(0, at)))
    )
      return true;
  return false;
};
/** 秘鲁的首都, 你弟弟的信: of what is owned, its owner may be anything short. */
const isOwned = (phrase: string): boolean => {
  const [, owner = '', thing = ''] = /^(\p{Script=Han}{1,5})的(\p{Script=Han}{1,4})$/u.exec(phrase) ?? [];
  return (
    thing !== '' &&
    !noNoun.test(thing) &&
    (isNoun(thing) || thing.length === 2) &&
    (/^[你您我他她]们?$/.test(owner) || !noNoun.test(owner))
  );
};

const surely = (phrase: string): string | undefined => {
  const bare = phrase.replace(/^(?:一[个只条把封张本杯件位]|这[个种些]?|那[个种些]?)(?=.{1,})/, '');
  if (idle.test(bare)) return undefined;
  return isNoun(bare) || isKindOf(bare) || isOwned(bare) ? bare : undefined;
};

export function chineseTopicOf(text: string, names: readonly string[] = []): string | undefined {
  // Who or what the play itself has a name for.
  const named = names.filter((name) => text.includes(name)).sort((a, b) => b.length - a.length)[0];
  if (named !== undefined) return named;
  for (const frame of frames) {
    const found = frame.exec(text)?.[1];
    const topic = found === undefined ? undefined : surely(found);
    if (topic !== undefined) return turned(topic);
  }
  const [, ...surest] = surelyNamed.exec(text.replace(/[？?。！!]+$/, '')) ?? [];
  const asked = surest.find((one) => one !== undefined);
  return asked !== undefined && !noNoun.test(asked) ? turned(asked) : nounIn(text);
}

/** The last noun that stands alone, with whose it is. */
function nounIn(text: string): string | undefined {
  let found: string | undefined;
  for (let at = 0; at < text.length; at++) {
    for (let length = Math.min(longestNoun, text.length - at); length > 0; length--) {
      const word = text.slice(at, at + length);
      if (!isNoun(word) && !(length > 2 && isKindOf(word))) continue;
      const [before, after] = [text.slice(0, at), text.slice(at + length)];
      const owner = owners.exec(before);
      const isAlone =
        (before === '' ||
          owner !== null ||
          mayPrecede.test(before.at(-1) ?? '') ||
          namesPersonInChinese(before.slice(-2))) &&
        (after === '' || mayFollow.test(after[0] ?? ''));
      // One sign alone is more often the end of a word: 爸妈.
      const isWhole = word.length > 1 || owner !== null;
      if (isAlone && isWhole && !idle.test(word)) found = `${ownerOf(owner, word)}${word}`;
      at += length - 1;
      break;
    }
  }
  return found === undefined || found.length > longestTopic ? undefined : turned(found);
}

function ownerOf(owner: RegExpExecArray | null, word: string): string {
  if (!owner) return '';
  const [, whose, bare, which] = owner;
  if (whose !== undefined) return `${whose}的`;
  // 你狗 is nobody's way to say it; 我女儿 is.
  if (bare !== undefined) return chineseNouns().get(word)?.kind === 'kin' ? bare : '';
  return (which ?? '').replace(/^这/, '那');
}

const turned = (topic: string): string => turnedAroundInChinese(topic);

/** 你叔叔, 那个姑娘: what it ends in is somebody. */
export const namesPersonInChinese = (topic: string): boolean => {
  for (let at = 0; at < topic.length; at++) {
    const kind = chineseNouns().get(topic.slice(at))?.kind;
    if (kind !== undefined) return kind === 'kin' || kind === 'person';
  }
  return false;
};

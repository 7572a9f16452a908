import { wordSet } from '../../../kit/word-list.ts';
import type { Topic, TopicPerson, TopicWord } from '../../topic.ts';
import { knownPeopleIn } from './people-words.ts';
import { simplified } from './simplified.ts';
import {
  ages,
  endOfSubject,
  hasVerb,
  joiners,
  matterPattern,
  meetingPattern,
  noticePattern,
  overPattern,
  pairsOfPeople,
  pronounsOf,
  things,
} from './topic-words.ts';

const flooded = /水淹|被淹|淹了|淹没|积水|进了水|漫进|下沉|沉没的|正在沉/u;

/** By which words places and premises are called for: without spaces, a topic's words are found by knowing them. */
interface ChineseVocabulary {
  readonly places: ReadonlySet<string>;
  readonly premises: ReadonlySet<string>;
}

/**
 * Reads a topic in Chinese: who, about what, where and when. Names have no capitals there: somebody is who stands before the
 * first verb or behind one of meeting, joined by 与 or 和.
 */
export function readChineseTopic(text: string, vocabulary: ChineseVocabulary): Topic {
  const plain = simplified(text).replace(/[《》“”"‘’「」『』（）()[\]【】{}]/gu, '');
  const clauses = plain.split(/[，。；！？：,.;!?:\s]+/u).filter((clause) => clause !== '');
  const people = isBare(clauses) ? [] : withKnown(peopleIn(clauses, vocabulary.places), plain);
  const words = wordsOf(plain, vocabulary, people);
  const [by, to] = people.map(({ name }) => name);
  return {
    people,
    // Whoever does it stands first, also where it is said with 被.
    deeds:
      isTogether(clauses[0] ?? '') || (people[0]?.calling !== undefined && people[0].calling === people[1]?.calling)
        ? []
        : words.map(({ word }) => ({ verb: word, by, to })),
    matter: matterIn(plain) ?? (people.length === 0 ? wholeOf(clauses) : undefined),
    isFlooded: flooded.test(plain),
    period: ages.flatMap(([pattern, age]) => pattern.exec(plain)?.[0].replace(pattern, age) ?? []).at(0),
    thing: thingIn(plain),
    words,
  };
}

/** 甲和乙争论: neither does it to the other. */
const isTogether = (clause: string): boolean => clause.slice(0, endOfSubject(clause)).split(joiners).length > 1;

/** Nothing but a few words: they are what it is about. */
const mostOfAMatter = 10;
const isBare = ([only = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && !hasVerb(only) && only.split(joiners).length === 1 && !counted.test(only);
const wholeOf = (clauses: readonly string[]): string | undefined => {
  const [only = '', ...others] = clauses;
  return others.length === 0 && only.length > 1 && only.length <= mostOfAMatter ? only : undefined;
};

function peopleIn(clauses: readonly string[], places: ReadonlySet<string>): readonly TopicPerson[] {
  const people: TopicPerson[] = [];
  const add = (found: readonly TopicPerson[]): void => {
    for (const one of found) {
      const isKnown = people.some(({ name }) => name.includes(one.name) || one.name.includes(name));
      if (one.calling !== undefined || !isKnown) people.push(one);
    }
  };
  for (const clause of clauses) {
    const subject = clause.slice(0, endOfSubject(clause));
    const isScene = !hasVerb(clause) && elsewhere.test(clause);
    const parts = isScene ? [] : subject.split(joiners).filter((part) => part !== '');
    const maybeNamed = people.length < 2 || parts.length > 1;
    const first = parts.flatMap((part) => beingCalled(part, maybeNamed, parts.length > 1));
    const rest = clause.slice(subject.length);
    const noticed = [...rest.matchAll(noticePattern)].filter(([, said = '']) => hasVerb(said));
    const others = [...rest.matchAll(meetingPattern), ...noticed].flatMap(([, said = '']) =>
      beingCalled(said.slice(0, endOfSubject(said)).split(joiners)[0] ?? '', true),
    );
    // Whoever does it comes first: 福尔摩斯被房东太太指控.
    const both = rest.startsWith('被') ? [...others, ...first] : [...first, ...others];
    add(both.filter(({ name }) => !((places.has(name) && ofPlaces.test(name)) || surelyPlaces.test(name))));
  }
  return people.slice(0, 3);
}

/** Behind what somebody is: 房东太太. */
const titles = /(?:太太|夫人|小姐|先生|大人|女士)$/u;

/** Those who stand before a verb, and those who are known by what they are: the latter are surer. */
function withKnown(people: readonly TopicPerson[], text: string): readonly TopicPerson[] {
  const known = knownPeopleIn(text);
  const isOf = ({ name }: TopicPerson, kind: string): boolean =>
    name.includes(kind) || kind.includes(name.replace(/[甲乙丙]$/u, ''));
  // 老太后临终 is the dowager; 退休的间谍 stays as it is.
  const cleaned = people.flatMap((one): readonly TopicPerson[] => {
    const own = known.filter(({ name }) => isOf(one, name));
    const isWhole =
      own.length === 0 ||
      one.calling !== undefined ||
      (own.length === 1 && [one.name, one.name.replace(titles, '')].some((name) => name.endsWith(own[0]!.name)));
    return isWhole ? [one] : [];
  });
  const others = known.filter(({ name }, index) => {
    const isNew = !cleaned.some((one) => isOf(one, name)) && known.findIndex((one) => one.name === name) === index;
    return isNew && !cleaned.some(({ calling }) => calling?.includes(name));
  });
  const found = others.map(({ name }) => ({ name, pronouns: pronounsOf(name) }));
  // Whoever does it stands first, unless it is done to them.
  const place = ({ name, calling }: TopicPerson): number => text.indexOf(calling ?? name);
  const all = text.includes('被')
    ? [...cleaned, ...found]
    : [...cleaned, ...found].toSorted((a, b) => place(a) - place(b));
  return all.slice(0, 3);
}

const when =
  /^(?:\d+年代?的?|(?:一个)?(?:深夜|半夜|雨夜|雪夜|夜里|清晨|黄昏|午后|冬夜|夏夜|除夕)(?:里|时)?的?|从前|古时候|民国(?:年间|时期)?|[唐宋元明清]朝(?:年间|末年)?)/u;
const afterYears =
  /(?:多年|[一二三四五六七八九十百几数]+年)(?:以|之)?[后前]$|(?:七夕|中秋|除夕|春节|深夜|清晨|傍晚|半夜|昨晚|今晚|明天|今天|昨天|后天|明早|如今|现在)$/u;
/** What stands between somebody and what they do. */
const adverbs = /(?:还|也|都|却|正|才|已|仍|总|忙着|一直|刚|刚刚|终于|早就|曾)$/u;
const pronoun = /^(?:[他她它我你]|自己|这|那|谁)/u;
const counted =
  /^(?:(一|两|二|三|四|五|几|某|这|那|双)(?:个|位|名|对|只|条|头|匹|群|伙|代|些)|(两|二|三)(?:国|军|方|家|派|队))/u;
const counts: Readonly<Record<string, number>> = { 两: 2, 二: 2, 双: 2, 三: 3, 四: 3, 五: 3, 几: 3 };
const notSomebody = wordSet(
  '灵魂 外人 别人 旁人 身份 谁 一家人 全家 全家人 一家 有人 没人 没有人 无人 人 人们 大家 众人 他 她 它 他们 她们 自己 彼此 对方 双方 两人 二人 三人 我 我们 你 你们 秘密 故事 夜晚 城市 村庄 世界 问题 谎言 错误 梦 电话 什么 怎么 为什么 这 那 一切 命运 爱情 生活 时间 关系 真相 结局 最后 当年 从前 今天 明天 晚上 却 但 可是 而 只 也 还',
);
/** Where something is, when it is, or what it is like: nobody. */
const elsewhere =
  /[里上中内外旁边前后间时夜]$|[今明昨每那]天$|^(?:[却但而也还都]|关于|当年|于是|如果|每个|各自|最后|因为|虽然)/u;

/** How places are called, that are not people: 上海滩. */
const ofPlaces =
  /[馆厅店楼室铺站台城头塞堡关塔场庭院堂宫殿府庄园林墓寺庙观港岛滩湾岸边村镇街巷口路桥屋房厨间舱船洞道牢井狱宅]$/u;

const surelyPlaces = /[村镇街巷馆店站楼室院庙寺港岛]$/u;

/** Whoever a part of a sentence names: by a name, by what they are, or several of a kind. */
function beingCalled(part: string, maybeNamed: boolean, isJoined = false): readonly TopicPerson[] {
  const bare = part
    .trim()
    .replace(when, '')
    .replace(afterYears, '')
    .replace(adverbs, '')
    .replace(/(?:俩|两人|二人|三人|等人|之间|一家)$/u, '');
  const both = pairsOfPeople.get(bare.replace(/^(?:一对|两|这对)/u, ''));
  if (both) return both.map((name) => ({ name, pronouns: pronounsOf(name) }));
  const number = counted.exec(bare);
  const kind = (number ? bare.slice(number[0].length) : bare).replace(/们$/u, '');
  const head = kind.slice(kind.lastIndexOf('的') + 1);
  const name = head === '人' ? kind : head;
  const isPerson =
    !notSomebody.has(name) &&
    !pronoun.test(name) &&
    !elsewhere.test(name) &&
    !things.has(name) &&
    (isNameLong(name) || (isJoined && /^\p{Script=Han}$/u.test(name)));
  if (!isPerson || !(maybeNamed || number)) return [];
  const many = counts[number?.[1] ?? number?.[2] ?? ''] ?? (/们$/u.test(bare) ? 2 : 1);
  const pronouns = pronounsOf(name);
  if (many === 1) return [{ name, pronouns }];
  const calling = kind.length <= 10 ? kind : name;
  return Array.from({ length: many }, (_, which) => ({
    name: `${calling}${stems.charAt(which)}`,
    pronouns,
    calling,
    isNamed: true,
  }));
}

/** As plays tell people of a kind apart: 士兵甲, 士兵乙. */
const stems = '甲乙丙';

/** Two to six characters, more where a foreign name is joined by a dot; or as it is typed in letters. */
const isNameLong = (name: string): boolean =>
  /^(?:\p{Script=Han}{2,6}|\p{Script=Han}{1,6}(?:[·・]\p{Script=Han}{1,6}){1,3}|\p{Script=Latin}[\p{Script=Latin} .'·-]{1,30})$/u.test(
    name,
  );

/** What they talk of: behind 关于, between 为 and 争吵, behind 讨论. */
function matterIn(text: string): string | undefined {
  const about = /关于([^，。；！？,.;!?]{2,20}?)(?:的(?:\p{Script=Han}{2,4}))?(?=[，。；！？,.;!?]|$)/u.exec(text)?.[1];
  const found = about ?? overPattern.exec(text)?.[1] ?? matterPattern.exec(text)?.[1];
  const matter = found?.replace(/^(?:着|了|过|起|的|是)+/u, '').replace(/[的了着,.\s]+$/u, '');
  return matter !== undefined && /\p{L}{2}/u.test(matter) ? matter.slice(0, 24) : undefined;
}

const longestWord = 5;

/** The first thing that could be held, by its longest name: not what a place or a person is called by. */
function thingIn(text: string): string | undefined {
  for (let at = 0; at < text.length; at++) {
    for (let size = longestWord; size > 0; size--) {
      const word = text.slice(at, at + size);
      if (word.length === size && things.has(word) && isThing(text, at, size)) return word;
    }
  }
  return undefined;
}

/** 一封信, 那把剑, 偷走的信: a word of one character needs something before it that counts it, or 的. */
const isThing = (text: string, at: number, size: number): boolean =>
  !/^(?:店|铺|馆|房|架|桌|厅|院|匠|商|客|任|息|念|仰|心|使|法|术|封|本|记)/u.test(text.slice(at + size)) &&
  (size > 1 || /[封把本支张串块枚只件条柄的]$/u.test(text.slice(0, at)));

/** Its words that places and premises are called for by, the longest first where several begin. */
function wordsOf(
  text: string,
  { places, premises }: ChineseVocabulary,
  people: readonly TopicPerson[],
): readonly TopicWord[] {
  const words: TopicWord[] = [];
  const names = people.flatMap(({ name, calling }) => (calling === undefined ? [name] : []));
  for (let at = 0; at < text.length; at++) {
    for (let size = longestWord; size > 1; size--) {
      const word = text.slice(at, at + size);
      if (word.length < size || !(places.has(word) || premises.has(word))) continue;
      const isBehind = /(?:在|于|到|进|回)[^，。里上中内外]{0,8}$/u.test(text.slice(0, at));
      const isPlace = places.has(word) && (isBehind || /^(?:里|上|中|内|下|旁|外|边)/u.test(text.slice(at + size)));
      words.push({ word, isPlace, isName: names.some((name) => name.includes(word) && !name.endsWith(word)) });
      at += size - 1;
      break;
    }
  }
  return words;
}

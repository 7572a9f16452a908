import { chineseTopicOf } from './zh-ad-lib-topics.ts';
import { runsInSigns } from './zh-small-signs.ts';
import type { Gist, Uttered } from './gist.ts';
import { turnedAroundInChinese } from './zh-turning.ts';

const addresses =
  '大人|阁下|爵爷|老爷|先生|小姐|太太|夫人|女士|医生|大夫|师傅|司机|大叔|大哥|大姐|姐姐|哥哥|阿姨|叔叔|奶奶|爷爷|老板|老板娘|同学|教授|孩子|小伙子|小姑娘|姑娘|朋友|殿下|陛下|王后|王子|母后|母亲|妈妈|父亲|爸爸|叔父|儿子|侦探|管家|老兄|兄弟|各位|大家|诸位|喂|嘿|哎|嗨';
const leadIns =
  /^(?:请问一?下?|谢谢你?您?|多谢你?您?|对了|那么?|不过|可是|但是|所以|然后|其实|说实话|老实说|说真的|跟我说实话|告诉我|你?告诉我吧|不好意思|打扰了?|抱歉|劳驾|麻烦你?|哎呀?|哦|噢|嗯|唉|咦|哇|喂|嘿|好吧|好了|行了|放心吧?|别担心|等等|拜托|求你了?|您?好|你好|晚上好|话说|顺便问一句|我想问问?|我想知道|我问你|说起来|再问一遍|我问第.遍了?)(?:[，,：:！!。、…—\s]+|(?=[你您我他她它这那谁为怎什哪有是])|(?<=请问))/;
const calledFirst = new RegExp(`^[^，,。！？!?：:\\s]{0,5}(?:${addresses})[^，,。！？!?：:\\s]{0,2}[，,：:！!。\\s]+`);
/** 姐姐你…: called with no mark after it. */
const calledBare = new RegExp(`^(?:${addresses})(?=[你您])`);
const calledLast = new RegExp(`[，,\\s]+[^，,]{0,4}(?:${addresses})$`);
/** What only colours the end of a sentence. */
const endings =
  /(?:[吗呢吧啊呀啦呗哦哈嘿嘻]|(?<!干)嘛|(?<!什)么|行不行|好不好|是吧|对吧|对不对|知道吗|(?<=[了过])没|(?<=\p{Script=Han}{3})不)+$/u;
/** More signs than this nobody says back. */
const longest = 22;

/** A sentence without whom it calls, how it begins and how it ends. */
function toThePoint(sentence: string, called: readonly string[]): string {
  let text = sentence.trim().replace(/[。！？!?…\s]+$/u, '');
  for (let before = ''; before !== text;) {
    before = text;
    const own = called.map((name) => name.trim()).find((name) => name !== '' && text.toLowerCase().startsWith(name));
    if (own && /^[，,：:！!。\s]/.test(text.slice(own.length)))
      text = text.slice(own.length).replace(/^[，,：:！!。\s]+/, '');
    text = text.replace(calledFirst, '').replace(calledBare, '').replace(leadIns, '').replace(calledLast, '').trim();
  }
  return text;
}

const sentencesOf = (raw: string): string[] =>
  raw
    .replace(/\([^)]*\)|（[^）]*）/g, ' ')
    .split(/(?<=[。！？!?；;…])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

const isAsked = (text: string): boolean =>
  /[？?]$|[吗呢]$|什么|谁|哪|怎么|为何|多少|几[点个时]|是不是|有没有|能不能|会不会|干嘛|多久|多大(?!点)/.test(text);

/** So many signs of it say something. */
const fullnessOf = (text: string): number => runsInSigns(text).join('').length;

/** The sentence that counts. */
function mainSentence({ raw, form, called }: Uttered): string | undefined {
  const all = sentencesOf(raw)
    .map((sentence) => ({ sentence, text: toThePoint(sentence, called) }))
    .filter(({ text }) => text !== '');
  const asked = all.filter(({ sentence }) => isAsked(sentence));
  const said = all.filter(({ sentence }) => !/[？?]$|[吗呢]$/.test(sentence));
  if (form === 'asked') {
    const last = asked.findLast(({ text }) => text.length >= 6) ?? asked.at(-1) ?? all.at(-1);
    // 哪儿来的？ leans on what was said before it.
    const [before] = (all[all.findIndex((one) => one === last) - 1]?.text ?? '').split(/[，,]/);
    return last && last.text.length < 6 && before && before.length >= 3 ? `${before}，${last.text}` : last?.text;
  }
  // 这汤能给我来一碗吗？饿死了 asks for the soup.
  const bids = form === 'bidden' ? all.filter(({ text }) => begs.test(text)) : [];
  const rest = bids.length > 0 ? bids : said.length > 0 ? said : all;
  return rest.toSorted((a, b) => fullnessOf(b.text) - fullnessOf(a.text))[0]?.text;
}

/** How a sentence asks for something, where others beside it do not. */
const begs =
  /能不能|可不可以|[能可]以?.{0,6}(?:给|帮|让|借|替|来)|(?:给|帮|替|让)[我咱]|借.{0,4}我|请(?!问)|麻烦|把.{1,8}(?:给|拿|放|打开|关上|交|递)/;

/** 你能把伞借给我吗 asks for the umbrella. */
const polite = /^[你您](?:能不能|可不可以|可以|能|会)(?=.{2})/;
const asksWhich = /什么|啥|谁|哪|怎|为何|多少|几|多[久大远长]|(.)不\1|没有?$|干嘛|如何|[，,]/;
/** What is asked of by saying it twice: 能不能, 会不会. */
const doubled = /(?<![可只就还总主需])(能|会|敢|肯|该)(?![议场长])/u;
/** 我喜欢这里, as what somebody cannot tell: 我是不是喜欢这里. */
const asWhether = (text: string): string => {
  if (/^[你我](?:能|可以|可不可以)/.test(text)) return text;
  // 那台机子还能放歌: 那台机子还能不能放歌.
  const asked = /[没不别]/.test(text) ? text : text.replace(doubled, '$1不$1');
  if (asked !== text) return asked;
  return /^[我你他她它]们?/.test(text) ? text.replace(/^[我你他她它]们?/, (who) => `${who}是不是`) : `是不是${text}`;
};

/** 我就报警, in 你要是不说，我就报警. */
const hangingIn = (pieces: readonly string[]): string | undefined =>
  pieces
    .find(
      (piece, at) => at > 0 && (otherwise.test(piece) || (hangs.test(piece) && supposes.test(pieces[at - 1] ?? ''))),
    )
    ?.replace(otherwise, '')
    .replace(hangs, '我')
    .replace(/了$/, '');
/** 不然我报警了. */
const otherwise = /^(?:要不然|不然的?话?|否则的?话?)(?=我)/;
const hangs = /^(?:那)?我(?:就|可就|可要|一定|马上就|这就)(?=\p{Script=Han}{2})/u;
const supposes = /要是|如果|假如|若是|只要|除非|再|敢|不(?!过|错|好意思)/;

/** 让他走, in 我不杀人，让他走. */
const biddenIn = (form: Gist['form'], pieces: readonly string[]): string | undefined =>
  form === 'bidden'
    ? pieces.findLast((piece) => /^[你您快请先再就都]*[让把给别不去来教陪救放拿看听说坐站跟帮替等闭出过]/.test(piece))
    : undefined;

export function chineseGist(uttered: Uttered): Gist | undefined {
  const { form } = uttered;
  const text = mainSentence(uttered);
  // 不愿意就算了 leaves nothing to be said back.
  if (text === undefined || (form === 'said' && /(?:算了|罢了|随便|没关系|不要紧|无所谓)$/.test(text)))
    return undefined;
  const pieces = text.split(/[，,；;]/).map((piece) => piece.trim());
  // 他们说你疯了，是真的吗 asks of what stands before it.
  const isOwn = (piece: string): boolean => isAsked(piece) && (pieces[0] === piece || runsInSigns(piece).length > 0);
  const asking =
    form === 'asked'
      ? (pieces.findLast(isOwn) ?? (isAsked(pieces.at(-1) ?? '') ? pieces.at(-2) : undefined))
      : undefined;
  // Of several things said in one breath only what is asked is said back; of a bargain or a threat what hangs on it.
  const [fullest = text] = pieces.toSorted((a, b) => fullnessOf(b) - fullnessOf(a));
  const whole =
    pieces.length === 1
      ? text
      : (asking ?? (form === 'asked' ? pieces.at(-1) : (hangingIn(pieces) ?? biddenIn(form, pieces) ?? fullest)));
  const topic = chineseTopicOf(text);
  const bare = whole
    ?.replace(/^请(?!问)|^麻烦/, '')
    .replace(endings, '')
    .replace(/[，,\s]+$/, '');
  if (!bare || bare.length > longest) {
    return topic === undefined ? undefined : { form, echo: topic, clause: undefined, of: 'other', topic };
  }
  const echo = turnedAroundInChinese(form === 'bidden' ? bare.replace(polite, '') : bare);
  const clause = form === 'asked' && !asksWhich.test(echo) ? asWhether(echo) : echo;
  const doer = /(?<![对给为跟替让叫])[我你]/.exec(echo.slice(0, 9))?.[0];
  // 谁让我提着煤斗的 asks of whoever is asked, as 为什么哭 does.
  const isOfSelf = form === 'asked' && (/^(?:谁|哪个|什么人).{0,6}我/.test(echo) || asksOfFeeling.test(echo));
  const of = doer === '我' || isOfSelf ? 'self' : doer === '你' ? 'asker' : form === 'bidden' ? 'self' : 'other';
  return { form, echo, clause, of, topic };
}

/** Why somebody weeps or laughs is asked of whom it is said to, where it names nobody. */
const asksOfFeeling =
  /^(?:为什么|为啥|为何|干嘛|怎么)(?:要|在|还|又|突然|这么|那么|不)*(?:哭|笑|脸红|发抖|生气|难过|伤心|害怕|紧张|叹气|发呆|躲)/;

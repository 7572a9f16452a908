import { nounEnding } from '../../world/lexicon/chinese-nouns.ts';
import { ways } from './ways.ts';
import type { OwnAnswers } from './tongue.ts';
import { turnedAroundInChinese } from './zh-turning.ts';

const supposing =
  /(?:如果|要是|假如|假设|假使|万一|倘若)(?:说)?([^，,。！？!?]{2,20}?)(?:的话)?呢?(?:[，,。？?]|(?=[你您](?:会|要|怎么|打算|想)))/;
const asksThen = /[你您][^，,。]{0,4}(?:会|要|怎么|打算|想|该|愿意|肯|敢|能)|怎么办|怎么样|会怎/;

/** What a line supposes: 有人给我一百万, in 要是有人给你一百万，你会怎么办？ */
export function supposedInChinese(raw: string): string | undefined {
  const [whole = '', clause] = supposing.exec(raw) ?? [];
  const then = raw.slice(raw.indexOf(whole) + whole.length);
  // 你要是不说，我就报警 asks nothing.
  if (clause === undefined || !asksThen.test(then) || !/[？?]|怎么|什么|[吗呢]/.test(then)) return undefined;
  const [, before = ''] = /(?:^|[，,。！？!?])([你您我他她])$/.exec(raw.slice(0, raw.indexOf(whole))) ?? [];
  // 你要是国王: it is 是 that says so.
  const isOne = before !== '' && nounEnding(clause)?.text === clause;
  return turnedAroundInChinese(`${before}${isOne ? '是' : ''}${clause}`);
}

const thought = /^我(?:是不是)?(?:真的?|还|也)?(?:觉得|认为|相信|以为)(?!我|怎|如何|呢)(\p{Script=Han}{3,18})$/u;

/** What somebody is asked to think: 今晚会下雨, in 我觉得今晚会不会下雨. */
export function thoughtInChinese(clause: string): string | undefined {
  const said = thought.exec(clause)?.[1]?.replace(/(能|会|敢|肯|该|是|有)[不没]\1/u, '$1');
  return said === undefined || /什么|啥|谁|哪|怎|多少|几|为何|如何|[好吗]不/.test(said) ? undefined : said;
}

/** What somebody is asked of themselves that is answered with the verb it is asked by: 会, 不会. */
const ofOneself =
  /^我(?:是不是)?(?:也|还|真的?|都|平时|以前|从前)*(会|想(?!要|怎)|信|相信|记得|[去见吃喝听坐学养看玩住]过)(?:[不没]\1)?(\p{Script=Han}{1,12})$/u;

const yesAndNo: Readonly<Record<string, readonly [yes: readonly string[], no: readonly string[]]>> = {
  会: [
    ways`我会{what}，不敢说好。 | 会{what}，好久没动了。`,
    ways`我不会{what}，没人教过我。 | 不会{what}，也没想过要学。`,
  ],
  想: [ways`想{what}，夜里最想。 | 我想{what}，谁不想？`, ways`不想{what}，想了也没用。 | 我不想{what}，忙得顾不上。`],
  信: [
    ways`我信{what}，别告诉别人。 | 信，不信{what}的时候也照样怕。`,
    ways`不信{what}，等我亲眼看见再说。 | {what}？我不信。`,
  ],
  记得: [
    ways`{what}？记得一点，不全。 | 记得{what}，怎么会忘？`,
    ways`{what}？记不得了。 | {what}早忘了，你不提我都想不起来。`,
  ],
  过: [
    ways`{verb}{what}，一回就够了。 | 我{verb}{what}，那是很久以前了。`,
    ways`没{verb}{what}，也不急。 | 我没{verb}{what}，你呢？`,
  ],
};

/** Both answers to a question about the listener that nobody has foreseen, 会 and 不会, and what it is of. */
export function ownAnswersInChinese(clause: string): OwnAnswers | undefined {
  const [, asked, what = ''] = ofOneself.exec(clause) ?? [];
  const verb = asked?.replace('相信', '信');
  const found = verb && yesAndNo[verb.endsWith('过') ? '过' : verb];
  if (!found) return undefined;
  const filled = (all: readonly string[]): readonly string[] =>
    all.map((way) => way.replace('{verb}', verb).replace('{what}', what));
  return { of: what, yes: filled(found[0]), no: filled(found[1]) };
}

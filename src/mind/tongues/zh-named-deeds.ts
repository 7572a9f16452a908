import type { VerbName } from '../../drama/verb.ts';
import type { NamedDeed } from './en-named-deeds.ts';

/** What is done to people, by the signs for it. */
const signs: readonly (readonly [VerbName, RegExp])[] = [
  ['hit', /打(?!算|电话|开|听|扰|烊|工|车|断|赌|招呼|理|扫|量|折|包)|揍|扇|踢|踹|巴掌|耳光/],
  ['kiss', /亲(?!自|眼|戚|爱|人|切|口|生)|吻/],
  ['pour', /泼|浇/],
  ['throw', /扔|砸/],
  ['push', /推(?!荐|理|测)/],
  ['embrace', /抱(?!歉|怨)/],
  ['kneel', /跪/],
  ['spit', /吐(?!槽)/],
  ['steal', /偷|抢/],
  ['stab', /刺|捅/],
];
/** *我对你做了什么？* */
const somethingDone = /(?:对|把|给)([^，。？]{1,6}?)(?:都)?(?:做|干|怎么)(?:了|过)?(?:些)?(?:什么|啥|样|了)/;

const partiesIn = (before: string, after: string): Pick<NamedDeed, 'isYours' | 'whom'> => {
  const isBorne = /[你您]是?[被让挨]/.test(before);
  const whom = /^.{0,8}?[你您]/.test(after) ? 'you' : /^.{0,8}?我/.test(after) ? 'me' : undefined;
  return { isYours: !isBorne && /[你您](?:刚才|刚刚|是不是|有没有)?$/.test(before), whom: isBorne ? 'you' : whom };
};

export function chineseDeedsNamed(words: string): NamedDeed[] {
  const open = somethingDone.exec(words);
  if (open) return [partiesIn(words.slice(0, open.index), open[1] ?? '')];
  return signs.flatMap(([verb, sign]) => {
    const found = sign.exec(words);
    if (!found) return [];
    return [{ verb, ...partiesIn(words.slice(0, found.index), words.slice(found.index + found[0].length)) }];
  });
}

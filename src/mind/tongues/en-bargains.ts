import { isVerb as isLemma } from '../../world/lexicon/verbs.ts';
import { bare, turnedAround, writtenOut } from './en-turning.ts';
import type { Bargain } from './gist.ts';

const mine =
  '(?:I|we) (?:will|shall|would|can|could|am going to|might) (?:not |never |even |gladly |personally )?[a-z].*';
const when = '(?:if|once|when|as soon as|provided|so long as|as long as)';

/** *If you tell me, I will pay you*; *unless you leave, I shall scream*. */
const conditionFirst = new RegExp(
  `^(${when}|unless) you (?:will |would |can |could |just |only )*(do not |did not |never )?(.+?)(?:,| then)? (?:then )?(${mine})$`,
  'i',
);
/** *I will pay you if you tell me.* */
const conditionLast = new RegExp(
  `^(${mine}?),? (${when}|unless) you (?:will |would |can |could |just |only )*(do not |did not |never )?(.+)$`,
  'i',
);
/** *Tell me and I will pay you*; *give it back or I will scream*, *or you will be sorry*. */
const bidFirst = new RegExp(
  `^(do not |never )?([a-z]+ .+?|[a-z]+),? (?:(and)|(or)(?: else)?),? (${mine}|(?<=or |else )you (?:will|shall) [a-z].*)$`,
  'i',
);
/** *If I help you, will you pay me?* */
const asked = /^if (?:I|we) (.+?),? (?:will|would|can|could) you (?:please )?(.+)$/i;
const askedFirst = /^(?:will|would|can|could) you (?:please )?(.+?),? if (?:I|we) (.+)$/i;

/** What nobody offers. */
const hostile =
  /\b(?:kill|hurt|stab|strike|hit|shoot|drown|hang|ruin|punch|thrash|whip|beat|expose|denounce|crush|bury|arrest|scream|shout|curse|call|report|smash|break your|tell (?:him|her|them|everybody|everyone|the|your|my|on)|hand you|throw you|have you|make you|leave you(?! (?:in peace|alone|be)\b)|never (?:speak|forgive|come))\b/i;

/** What nobody threatens with. */
const generous =
  /\b(?:give|buy|pay|lend|bring|help|let|thank|forgive|carry|make|cook|fetch|protect|teach|show|share|wash|polish|love|marry|drive|forget|keep|say nothing|tell you|leave you (?:in peace|alone|be)|wipe|burn|stop|trust|believe|sing|stay|send|speak for|be (?:quiet|good|yours|grateful|silent|kind)|see (?:that|to it|you)|go away|put in a word)\b/i;

const telling = /^(?:tell|say|explain|answer|show|admit|confess|name)\b/i;
/** It leaves open what is to be told. */
const anything = /\b(?:truth|everything|something|one|more|all|secrets?|what you know)\b/i;

/** *You will pay me* as part of the terms: *you pay me*, *you do not write it down*. */
const present = (given: string): string =>
  given
    .replace(/^(you|I) (?:will|shall|would|can|could|are going to|am going to|might) /i, '$1 ')
    .replace(/^(you|I) (?:not|never) /i, '$1 do not ');

/** What a line asks for and what it sets against it, if it does both. */
export function bargainInEnglish(raw: string): Bargain | undefined {
  const sentences = writtenOut(raw.replace(/\([^)]*\)/g, ' '))
    .split(/(?<=[.!?…;])\s+/)
    .map((one) => one.trim().replace(/[.!?…;\s]+$/u, ''));
  return sentences.map(bargainOf).find((one) => one !== undefined);
}

function bargainOf(sentence: string): Bargain | undefined {
  const text = sentence.replace(
    /^(?:(?:\p{L}+ )?\p{L}+, )?(?:(?:and|but|so|well|ok|okay|look|listen|please),? )*/iu,
    '',
  );
  const first = conditionFirst.exec(text);
  if (first) return terms(first[1], first[2], first[3], first[4], !generous.test(first[4] ?? ''));
  const last = conditionLast.exec(text);
  if (last) return terms(last[2], last[3], last[4], last[1]);
  const question = asked.exec(text);
  const before = askedFirst.exec(text);
  const offered = question?.[1] ?? before?.[2] ?? '';
  // *Would you help me if I asked?* offers nothing.
  if (isLemma(bare(offered.split(' ')[0])))
    return terms('if', undefined, question?.[2] ?? before?.[1], `I will ${offered}`);
  const [, not, bid = '', , or, given] = bidFirst.exec(text) ?? [];
  if (given === undefined || !isLemma(bare(bid.split(' ')[0])) || /^(?:i|you|he|she|it|they|we)\b/i.test(bid))
    return undefined;
  return terms(or ? 'unless' : 'if', not, bid, given);
}

/** `isHard`: what would follow is nothing that anybody wants. */
function terms(
  word = '',
  not: string | undefined,
  wanted = '',
  given = '',
  isHard = not !== undefined && !generous.test(given),
): Bargain | undefined {
  const isUnless = /unless/i.test(word);
  const [deed] = wanted.split(/[,;:—]/);
  if (!deed || deed.split(' ').length > 9 || given.split(' ').length > 14 || !isLemma(bare(deed.split(' ')[0])))
    return undefined;
  // *If you do not leave, I will scream* wants them gone; so does *leave or I will scream*; *if you leave, I will scream* wants them to stay.
  const isThreat = isUnless || isHard || hostile.test(given);
  const isNot = isUnless ? not !== undefined : isThreat ? not === undefined : not !== undefined;
  const to = turnedAround(`to ${deed.charAt(0).toLowerCase()}${deed.slice(1)}`).slice(3);
  const never = isNot ? 'not ' : '';
  return {
    bidden: `I am ${never}to ${to}`,
    promised: `I will ${never}${to}`,
    wants: isNot ? 'omission' : !telling.test(to) ? 'deed' : anything.test(to) ? 'telling-anything' : 'telling',
    given: present(turnedAround(given.split(/[,;:—]/)[0] ?? given)),
    isThreat,
  };
}

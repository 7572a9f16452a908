import type { NounPhrase } from '../../names/noun-phrase.ts';
import { decree, type Attempt } from '../attempt.ts';
import type { Speaker } from '../speaker.ts';
import type { Nominal } from './noun-phrases.ts';
import { chineseWords, wordAt } from './words.ts';

/** What is told and not done by who tells it: others' deeds, and what is said to have been done. */

/** 转身时, 杀了她之后: the clause only says when. The 后 of 王后 and of 门后 says nothing of time. */
export const isWhen = (text: string): boolean =>
  /(时|时候|之后|以后|过后|之前|以前|之际|同时|期间|(?<![王皇太母身背幕门帘屏窗帐椅床桌柜])后)$/.test(text);

/** 已经: said to be done. */
export const saysAlready = (word: string): boolean => /^(已经|已|早已|早就)$/.test(word);

/** 王后倒下了, 箱子开了: told of another, who stands before the place given; 王后的脸 is no subject. */
export function toldOf({ phrase, kind }: Nominal, text: string, at: number, { names }: Speaker): Attempt | undefined {
  const rest = text.slice(at);
  const isNamed =
    kind === 'person' || [phrase, phrase.possessor].some((one) => one && (one.id ?? names.byFull.get(one.text)));
  const isDenied = wordAt(rest, 0, chineseWords().negations) !== undefined;
  return isNamed && rest !== '' && !rest.startsWith('的') && !isDenied ? decree(phrase, text) : undefined;
}

export function isSpeaker(phrase: NounPhrase, { gender, own }: Speaker): boolean {
  if (phrase.possessor && !phrase.id) return false;
  switch (phrase.pronoun) {
    case 'self':
      return true;
    case 'him':
      return gender !== 'female';
    case 'her':
      return gender !== 'male';
    case undefined:
      return own.has(phrase.text);
    default:
      return false;
  }
}

import type { Profile } from './profile.ts';

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const units = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const signs = '一二三四五六七八九';

const number = `(?:(?:${tens.join('|')})(?:[- ](?:${units.join('|')}))?|[1-9]\\d)`;
/** A number that stands by itself, or says what it counts: no years of service, no pounds. */
const inEnglish = new RegExp(
  `(?:(?:^|[.,:;(] ?)(?:(?:about|nearly|almost|past|just|only|a) )?|\\baged |\\bage of |\\bis )(${number})(?=[.,:;)]|$|-odd\\b|[- ]years?[- ]old\\b)`,
  'i',
);
const inChinese = new RegExp(`([${signs}]?十[${signs}]?|[1-9]\\d)[多几来余]?岁`);

/** How many years old words say that somebody is; nothing, where they do not. */
export function toldAge(text: string): number | undefined {
  const said = inEnglish.exec(text)?.[1]?.toLowerCase();
  if (said !== undefined) {
    const [ten = '', unit = ''] = said.split(/[- ]/);
    return Number(said) || (tens.indexOf(ten) + 2) * 10 + units.indexOf(unit) + 1;
  }
  const sign = inChinese.exec(text)?.[1];
  if (sign === undefined) return undefined;
  const [ten = '', unit = ''] = sign.split('十');
  return Number(sign) || (ten ? signs.indexOf(ten) + 1 : 1) * 10 + signs.indexOf(unit || ' ') + 1;
}

/** What somebody is said to look like; how old they are is taken from what they are, where only that says so. */
export function lookedAt(
  description: string | undefined,
  profile: Pick<Profile, 'persona'> | undefined,
): string | undefined {
  const age = toldAge(description ?? '') === undefined ? toldAge(profile?.persona ?? '') : undefined;
  return age === undefined ? description : `${description ?? ''} Aged ${age}.`.trim();
}

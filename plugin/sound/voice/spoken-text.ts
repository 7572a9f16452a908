import { spokenNumber } from './spoken-number.ts';

/** More than this of one word nobody says. */
const mostLetters = 40;
const mostWritten = 200;

/** Written otherwise than said: titles, and sounds that a voice would spell out letter by letter. */
const readings: Readonly<Record<string, string>> = {
  mr: 'mister', mrs: 'missis', ms: 'miz', dr: 'doctor', st: 'saint', prof: 'professor', capt: 'captain', sgt: 'sergeant',
  etc: 'etcetera', vs: 'versus',
  hm: 'hum', hmm: 'hum', hmmm: 'hum', mm: 'hum', mmm: 'hum', mhm: 'uh hum', psst: 'pist', pst: 'pist', sh: 'shush',
  shh: 'shush', shhh: 'shush', brr: 'burr', brrr: 'burr', grr: 'gur', tsk: 'tisk', pfft: 'puft', pff: 'puff', ugh: 'ug',
  nth: 'enth', aye: 'eye', ok: 'okay',
}; // prettier-ignore

const plainLetters: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o' };

/** A word with nothing in it that is not speech, and what stands after it that makes a voice rest. */
export interface SpokenWord {
  /** Small letters and apostrophes, several words where a number is read; empty where nothing is said. */
  readonly said: string;
  readonly rest: '' | ',' | '.' | '?' | '!';
}

/** Do these words hold letters of a script that English voices cannot read? */
export const isForeign = (words: readonly string[]): boolean =>
  words.some((word) => /[^\P{L}\p{Script=Latin}]/u.test(word));

/** What a voice is given for a word of a line: markup, emoji and signs are not said. */
export function spokenWord(word: string): SpokenWord {
  const plain = word
    .slice(0, mostWritten)
    .replace(/<[^>]*>|&#?\w+;/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`]/g, "'");
  const letters = plain
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/%/g, ' percent ')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\d+/g, (digits) => ` ${spokenNumber(digits)} `)
    .replace(/[æœßø]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/[^a-z' ]+/g, ' ')
    .replace(/(^|[^a-z])'+|'+(?![a-z])/g, '$1')
    .trim()
    .replace(/ +/g, ' ')
    .slice(0, mostLetters);
  return { said: readings[letters] ?? letters, rest: restAfter(plain) };
}

function restAfter(word: string): SpokenWord['rest'] {
  const [, marks = ''] = /([.,;:!?…—–-]+)["'”)\]*_]*$/u.exec(word) ?? [];
  if (marks === '') return '';
  if (marks.includes('?')) return '?';
  if (marks.includes('!')) return '!';
  if (/^(mr|mrs|ms|dr|st|prof|capt|sgt|vs)\.$/i.test(word)) return '';
  return marks === '.' ? '.' : ',';
}

/** The words as one text to be said, or an empty one where there is nothing to say. */
export function textToSay(words: readonly SpokenWord[]): string {
  const said = words.map(({ said: each, rest }, index) => {
    const isLast = index === words.length - 1;
    // A full stop within would make two sentences of it, with a long silence between.
    const mark = rest === '.' && !isLast ? ',' : rest;
    return each === '' ? '' : `${each}${mark}`;
  });
  return said.filter((each) => each !== '').join(' ');
}

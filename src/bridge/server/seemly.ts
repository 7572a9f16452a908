import { plainLetters } from '../../kit/look-alikes.ts';
import { slurs } from './tongues/slurs.ts';

/** What a house makes of words before they are performed: other words, or none. */
export type ContentPolicy = (text: string) => { readonly text: string } | { readonly refused: string };

const masked = '…';

/** What finds a person again: it is left out of what is said and kept. */
const personal: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu,
  // Cards and accounts before telephones: both are digits.
  /\b(?:\d[ -]?){13,19}\b/g,
  /(?<![\p{L}\p{N}])\+?\d[\d ()./-]{7,}\d/gu,
  /\bhttps?:\/\/\S+/gi,
];

/** Keeps slurs out altogether, and personal data out of what is said. A house may have a policy of its own. */
export const usualPolicy: ContentPolicy = (text) => {
  if (slurIn(text)) return { refused: 'That is not said in this house.' };
  return { text: personal.reduce((said, found) => said.replace(found, masked), text) };
};

const turned = (word: string): string =>
  word.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));

const english = new RegExp(`(?<![a-z])(${slurs.en.map((word) => stretched(turned(word))).join('|')})(e?s)?(?![a-z])`);
const chinese = slurs.zh.map((signs) =>
  signs
    .split(' ')
    .map((sign) => String.fromCodePoint(Number.parseInt(sign, 16)))
    .join(''),
);

/** Drawn out or parted by dots and dashes it is the same word. */
function stretched(word: string): string {
  return [...word].map((letter) => `${letter}+`).join('[^a-z ]*');
}

function slurIn(text: string): boolean {
  const plain = plainLetters(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[0@1345$]/g, (sign) => digits[sign] ?? sign);
  return english.test(plain) || chinese.some((word) => text.replace(/\s/g, '').includes(word));
}

/** Digits and signs that stand for letters. */
const digits: Readonly<Record<string, string>> = {
  '0': 'o',
  '@': 'a',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
};

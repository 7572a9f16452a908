import type { TongueName } from '../../../src/drama/tongues/tongue.ts';
import { english } from './en.ts';
import { french } from './fr/fr.ts';
import { wordSenses, wordStirrings, type BodyTongue, type WordSense, type WordStirring } from './tongue.ts';
import { chinese } from './zh.ts';

const bodyTongues: Readonly<Record<TongueName, BodyTongue>> = { en: english, zh: chinese, fr: french };
const all: readonly BodyTongue[] = Object.values(bodyTongues);

export const wordSenseIn = (word: string): WordSense | undefined =>
  wordSenses.find((sense) => all.some(({ senses }) => senses[sense].test(word)));

export const isSlight = (word: string): boolean => all.some(({ slight }) => slight?.test(word) === true);

export const wordStirringIn = (sentence: string): WordStirring | undefined =>
  wordStirrings.find((stirring) => all.some(({ stirrings }) => stirrings[stirring].test(sentence)));

/** What somebody is said to look like, in words figures are made by: those of other languages as English has them. */
export function looksInEnglish(text: string): string {
  const looks = all.flatMap((tongue) => tongue.looks ?? []).find(({ writtenIn }) => writtenIn.test(text));
  if (!looks) return text;
  return looks.words
    .reduce((said, [word, english]) => said.replaceAll(word, ` ${english} `), text)
    .replace(/\s+/g, ' ');
}

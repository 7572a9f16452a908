import type { TongueName } from '../../../src/drama/tongues/tongue.ts';
import { english } from './en.ts';
import { wordSenses, wordStirrings, type BodyTongue, type WordSense, type WordStirring } from './tongue.ts';
import { chinese } from './zh.ts';

const bodyTongues: Readonly<Record<TongueName, BodyTongue>> = { en: english, zh: chinese };
const all: readonly BodyTongue[] = Object.values(bodyTongues);

export const wordSenseIn = (word: string): WordSense | undefined =>
  wordSenses.find((sense) => all.some(({ senses }) => senses[sense].test(word)));

export const isSlight = (word: string): boolean => all.some(({ slight }) => slight?.test(word) === true);

export const wordStirringIn = (sentence: string): WordStirring | undefined =>
  wordStirrings.find((stirring) => all.some(({ stirrings }) => stirrings[stirring].test(sentence)));

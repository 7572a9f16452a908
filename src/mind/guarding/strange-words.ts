import { dramaTongues } from '../../drama/tongues/tongues.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { readNotation } from '../../drama/notation/read-notation.ts';
import { plain } from '../../play/plain-words.ts';
import { isHardlyEnglish, languageOf } from '../hearing/language.ts';
import type { OutOfPartKind } from '../tongues/tongue.ts';
import { firstPhrase, type PhraseTree } from './phrases.ts';
import { endsAt, faultAt, heldFrom, type Sieve, type Sifted } from './sifting.ts';

/** What somebody may say: in which languages, and what not again. */
export interface Speech {
  readonly speaks: ReadonlySet<TongueName>;
  /** What nobody says in a play. */
  readonly outOfPart: PhraseTree;
  /** Whole sentences that were said and heard, as they are compared. */
  readonly said: ReadonlySet<string>;
}

/** What is no speech in any language, under what it is. */
const strange: readonly (readonly [string, RegExp])[] = [
  ['a placeholder', /[{}]|\$\{|%[sd]\b/],
  ['an address', /\bhttps?:|\bwww\.|[\w.]+@[\w-]+\.\w/i],
  ['code', /=>|\(\);|\);\s|\b\w+\([^()]*\)\s*\{|<\?|\bconsole\.|\bimport \w+ from\b|\bdef \w+\(|\\\w+\{|\$\$/],
  ['a word without an end', /(?:(?!\p{Script=Han})\p{L}){41,}|(.)\1{14,}/u],
  [
    'the same over and over',
    /(?<![\p{L}\p{N}])([\p{L}\p{N}’']+)(?:[\s,.!…-]+\1(?![\p{L}\p{N}])){5,}|(.{2,12})\2{6,}/iu,
  ],
];

export const noSpeech: Sieve<unknown> = (sifted) => {
  const found = strange
    .flatMap(([fault, pattern]) => {
      const at = pattern.exec(sifted.text)?.index;
      return at === undefined ? [] : [{ fault, at }];
    })
    .sort((a, b) => a.at - b.at)[0];
  if (found) return faultAt(sifted, found.at, found.fault);
  return heldFrom(sifted, /(?:\S*[@=$%\\]\S*|\b(?:https?|www)\S*|h|ht|htt|w|ww)$/i.exec(sifted.text)?.index ?? -1);
};

/** A deed is performed whole: half of one is kept back. */
export const openBracket: Sieve<unknown> = (sifted) => {
  const pieces = readNotation(sifted.text);
  const last = pieces.at(-1);
  return last?.isOpen ? heldFrom(sifted, sifted.text.length - last.text.length) : sifted;
};

export const outOfPart: Sieve<Speech> = (sifted, { outOfPart: tree }) => {
  const found = firstPhrase(tree, sifted.text, sifted.isOver);
  if (!found) return sifted;
  const { at, kind } = found;
  if (kind === undefined) return heldFrom(sifted, at);
  // A turn was played, and then comes a word about it.
  const isPlayed =
    kind === 'asker' &&
    sentencesIn({ ...sifted, text: sifted.text.slice(0, at), isOver: false }).some(
      (each) => each.isClosed && count(plain(each.text)) > 2,
    );
  return isPlayed ? endsAt(sifted, at, reasons[kind]) : faultAt(sifted, at, reasons[kind]);
};

const reasons: Readonly<Record<OutOfPartKind, string>> = {
  model: 'speaks of being a model',
  refusal: 'refuses the part',
  play: 'speaks of the play as a play',
  asker: 'talks to whoever asked',
  task: 'thinks aloud about the task',
};

const signs = /\p{Script=Han}/u;
const ownLetters = /(?!\p{Script=Latin}|\p{Script=Han}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;
/** So many words in letters, in a row, are a sentence and no name. */
const foreignRun = /(?:(?!\p{Script=Han})[\p{L}’'-]{2,}[\s,.!?;:]+){4}/u;

/** By so many words a language is told. */
const wordsToTell = 6;

/** A line in a language the play is not in. */
export const otherLanguage: Sieve<Speech> = (sifted, { speaks }) => {
  const fault = 'another language';
  const script = ownLetters.exec(sifted.text) ?? (speaks.has('zh') ? undefined : signs.exec(sifted.text));
  if (script) return faultAt(sifted, script.index, fault);
  if (![...speaks].some((tongue) => tongue === 'en' || dramaTongues[tongue].ownWords)) {
    const run = foreignRun.exec(sifted.text);
    return run ? faultAt(sifted, run.index, fault) : sifted;
  }
  for (const { at, text, isWhole } of sentencesIn(sifted)) {
    const words = plain(text);
    if (words.trim() === '' || signs.test(words) || !isHardlyEnglish(words)) continue;
    const language = languageOf(text, words);
    const isForeign = language === 'other' || (language !== 'none' && !speaks.has(language));
    if (isForeign && (isWhole || count(words) >= wordsToTell)) return faultAt(sifted, at, fault);
    if (!isWhole) return heldFrom(sifted, at);
  }
  return sifted;
};

/** So few words may be said again: *Yes, my lord.* */
const fewestWords = 5;
/** A turn that is so long, in words, is over with its next sentence; one that is longer still was no turn. */
const longEnough = 60;
const tooLong = 84;

const count = (words: string): number =>
  words
    .trim()
    .split(' ')
    .reduce((sum, word) => sum + (signs.test(word) ? word.length / 1.6 : 1), 0);

/** What was said before is not said again, and no turn goes on for ever. */
export const repeatsAndLength: Sieve<Speech> = (sifted, { said }) => {
  const own = new Set<string>();
  let words = 0;
  for (const { at, text, isWhole, end } of sentencesIn(sifted)) {
    const sentence = plain(text);
    const length = count(sentence);
    if (words >= longEnough) return endsAt(sifted, at, 'what was too long for a turn');
    words += length;
    if (words > tooLong) return faultAt(sifted, end, 'talks without an end');
    if (!isWhole) {
      const isKnown = [...said, ...own].some((other) => other.startsWith(sentence.trimEnd()));
      return isKnown ? heldFrom(sifted, at) : sifted;
    }
    if (length < fewestWords) continue;
    if (own.has(sentence)) return endsAt(sifted, at, 'what had just been said');
    if (said.has(sentence)) return faultAt(sifted, at, 'says again what was said');
    own.add(sentence);
  }
  return sifted;
};

interface Sentence {
  readonly at: number;
  readonly end: number;
  readonly text: string;
  /** It ends as a sentence does. */
  readonly isClosed: boolean;
  /** No more of it will come. */
  readonly isWhole: boolean;
}

const sentence = /[^.!?。！？…]+[.!?。！？…]*["”’'」』]*\s*|[.!?。！？…]+["”’'」』]*\s*/g;

/** What is said aloud, sentence by sentence, with where it stands. */
export function sentencesIn({ text, isOver }: Sifted): Sentence[] {
  let at = 0;
  return readNotation(text).flatMap(({ kind, text: piece }) => {
    const from = at;
    at += piece.length;
    if (kind !== 'speech') return [];
    return [...piece.matchAll(sentence)].map((found) => {
      const begins = from + found.index;
      const end = begins + found[0].length;
      const isClosed = /[.!?。！？…]["”’'」』]*\s*$/.test(found[0]);
      return { at: begins, end, text: found[0], isClosed, isWhole: isOver || isClosed || end < text.length };
    });
  });
}

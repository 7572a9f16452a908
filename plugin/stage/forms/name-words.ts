import { nounEnding } from '../../../src/world/lexicon/chinese-nouns.ts';
import { knowsNoun, singularOf } from '../../../src/world/lexicon/nouns.ts';

/** Lower case, no articles, no signs; hyphens are spaces. */
export const plainWords = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replace(/[’`]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(the|a|an|some|his|her|its|their|my|our|your)\s/, '');

/** A Chinese name in English words; an English one as it is. */
export const inEnglish = (name: string): readonly string[] =>
  /[\u3400-\u9fff]/.test(name) ? (nounEnding(name)?.noun.english ?? []) : [name];

/** What stands before `of` in these only counts or shapes what stands behind: a twist of peppermints. */
const measuring =
  /^(.* )?(bunch|pair|set|pile|heap|piece|bit|twist|stack|couple|dozen|handful|slice|scrap|roll|length|lump|half|halves|remains|suit|kind|sort|round|coil|ball|hunk|sprig|load|lot|pack|chunk|pinch|string|strip|splinter|fragment) of /;
const behindHead = / (of|with|in|on|from|for|at|to|under|behind|made|full|by|without|like|that|which|upon|near) .*$/;

/** The words that end in the head noun: *blackmail letter*, *cup* of coffee, twist of *peppermints*. */
const headPhrase = (words: string): string => {
  const counted = measuring.exec(words);
  return (counted ? words.slice(counted[0].length) : words).replace(behindHead, '').replace(/^(the|a|an|his|her) /, '');
};

/** The whole name and every ending of its head phrase, the longest first, each as it is and in the singular. */
export function endingsOf(name: string): readonly string[] {
  const whole = plainWords(name);
  const words = headPhrase(whole).split(' ');
  const endings = [whole, ...words.map((_word, from) => words.slice(from).join(' '))];
  return [...new Set(endings.flatMap((ending) => [ending, singularOf(ending)]))].filter((ending) => ending !== '');
}

/** The longest ending WordNet knows: a crystal ball is more than a ball. */
export function headOf(name: string): string {
  const words = headPhrase(plainWords(name)).split(' ');
  for (let from = 0; from < words.length; from++) {
    const ending = words.slice(from).join(' ');
    if (knowsNoun(ending)) return ending;
  }
  return words.at(-1) ?? '';
}

/** How fast a mouth is: the time of a word, of each letter of it, and of each sign where words are written with one. */
export interface SpeechPace {
  readonly wordMs: number;
  readonly letterMs: number;
  readonly signMs: number;
}

export const usualPace: SpeechPace = { wordMs: 170, letterMs: 38, signMs: 190 };

const signs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** When each word has been heard, in milliseconds from the first breath, and when the last rest is over. */
export function speechTimes(
  words: readonly string[],
  { wordMs, letterMs, signMs }: SpeechPace = usualPace,
): { readonly heardMs: readonly number[]; readonly endMs: number } {
  const heardMs: number[] = [];
  let passed = 0;
  for (const word of words) {
    const signCount = word.match(signs)?.length ?? 0;
    // A "word" of Chinese is a clause: it takes as long as its signs.
    passed += signCount > 0 ? signMs * Math.min(signCount, 60) : wordMs + letterMs * Math.min(word.length, 20);
    heardMs.push(passed);
    passed += /[.!?…。！？]$/.test(word) ? 250 : /[,;:—，；]$/.test(word) ? 120 : 0;
  }
  return { heardMs, endMs: passed };
}

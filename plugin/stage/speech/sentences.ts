/** A sentence goes no further than this: what is said in one breath must be ready in one. */
const mostWords = 24;
/** After so many words a comma is enough to end it; the first is waited for, and ends sooner. */
const commaWords = 16;
const firstCommaWords = 6;

const isEnd = (word: string): boolean => /[.!?…。！？]["'”’)\]]*$/u.test(word) && !isTitle(word);
const isRest = (word: string): boolean => /[,;:—–，；：、]["'”’)\]]*$/u.test(word);
/** A full stop that ends nothing. */
const isTitle = (word: string): boolean => /^(Mr|Mrs|Ms|Dr|St|Prof|Capt|Sgt|[A-Z])\.$/.test(word);

/** Where each sentence of these words begins and ends: sound is made of one while the one before is heard. */
export function sentencesOf(words: readonly string[]): (readonly [from: number, to: number])[] {
  const found: (readonly [number, number])[] = [];
  let from = 0;
  words.forEach((word, index) => {
    const length = index + 1 - from;
    const isLong = length >= (from === 0 ? firstCommaWords : commaWords);
    const isOver = isEnd(word) || length >= mostWords || (isLong && isRest(word)) || index === words.length - 1;
    if (!isOver) return;
    found.push([from, index + 1]);
    from = index + 1;
  });
  return found;
}

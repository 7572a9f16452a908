/** Something that was found about somebody, and where. */
export interface FoundFact {
  readonly text: string;
  readonly from: string;
}

/** Where the actor designer looks people up. Whoever implements it decides what is searched; the study fetches nothing. */
export interface SearchPort {
  find(name: string, signal?: AbortSignal): Promise<readonly FoundFact[]>;
}

/** A text one may look things up in, and what it is called. */
interface SearchedText {
  readonly from: string;
  readonly text: string;
}

/** Longer texts are searched only so far, in characters. */
const mostSearched = 400_000;
const [longestFact, mostFound] = [300, 12] as const;

/** Looks into texts that are at hand: the sentences that name somebody, in their order. */
export const textSearch = (texts: readonly SearchedText[]): SearchPort => {
  const sentences = texts.flatMap(({ from, text }) =>
    text
      .slice(0, mostSearched)
      .split(/(?<=[.!?。！？])\s*|\n\s*\n/u)
      .map((sentence) => ({ text: sentence.replace(/\s+/g, ' ').trim().slice(0, longestFact), from }))
      .filter(({ text: own }) => own !== ''),
  );
  return {
    find(name) {
      const pattern = patternOf(name);
      const found = pattern === undefined ? [] : sentences.filter(({ text }) => pattern.test(text));
      return Promise.resolve(found.slice(0, mostFound));
    },
  };
};

/** A name, or a part of it that is written large: *Curie*, and no *of*; in Chinese the name itself. */
function patternOf(name: string): RegExp | undefined {
  const parts = name.split(/\s+/).filter((part) => /^\p{Lu}.{2}|^\p{Script=Han}/u.test(part));
  const words = parts.map((part) => part.replace(/[^\p{L}\p{N}’'·-]/gu, ''));
  if (words.length === 0) return undefined;
  return new RegExp(words.map((word) => (/^\p{Script=Han}/u.test(word) ? word : `(?<!\\p{L})${word}(?!\\p{L})`)).join('|'), 'u'); // prettier-ignore
}

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
      .split(/(?<=[.!?。！？])\s*/u)
      .map((sentence) => ({ text: sentence.trim().slice(0, longestFact), from }))
      .filter(({ text: own }) => own !== ''),
  );
  return {
    find(name) {
      const parts = name
        .toLowerCase()
        .split(/\s+/)
        .filter((part) => part.length > 2 || /\p{Script=Han}/u.test(part));
      const found = sentences.filter(({ text }) => parts.some((part) => text.toLowerCase().includes(part)));
      return Promise.resolve(found.slice(0, mostFound));
    },
  };
};

/** Lists of words as one would write them on a page: parted by spaces and lines. `_` is a space inside a word. */

type Spaced<Word extends string> = Word extends `${infer Head}_${infer Tail}` ? `${Head} ${Spaced<Tail>}` : Word;

type WordsOfLine<Line extends string, Words extends string = never> = Line extends `${infer Word} ${infer Rest}`
  ? WordsOfLine<Rest, Words | Spaced<Word>>
  : Words | Spaced<Line>;

type WordsOfLines<Text extends string, Words extends string = never> = Text extends `${infer Line}\n${infer Rest}`
  ? WordsOfLines<Rest, Words | WordsOfLine<Line>>
  : Words | WordsOfLine<Text>;

/** The words of a text, as a type. */
export type WordIn<Text extends string> = Exclude<WordsOfLines<Text>, ''>;

const wordsIn = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));

/** Words that are known as types too: a misspelt one does not compile where it is used. */
export const wordList = <const Text extends string>(text: Text): readonly WordIn<Text>[] =>
  wordsIn(text) as WordIn<Text>[];

export const wordSet = (text: string): ReadonlySet<string> => new Set(wordsIn(text));

/** `word=other` pairs: what one word stands for. */
export const wordMap = (text: string): ReadonlyMap<string, string> =>
  new Map(wordsIn(text).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));

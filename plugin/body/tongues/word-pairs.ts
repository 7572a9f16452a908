/** Words of a language and what English says for them, `红色 red; 长袍 robe`, the longest first. */
export type WordPairs = readonly (readonly [word: string, english: string])[];

export const wordPairs = (table: string): WordPairs =>
  table
    .split(/[;\n]/)
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair): readonly [string, string] => {
      const [word = '', english = ''] = pair.split(/ (.*)/s);
      return [word.replaceAll('_', ' '), english];
    })
    .sort(([a], [b]) => b.length - a.length);

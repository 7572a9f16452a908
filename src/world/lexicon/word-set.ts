/** A set of words, written as one would write them on a page: parted by spaces and lines. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

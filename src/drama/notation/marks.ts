/** The marks of performance notation: `(…)` and `*…*` act, `[…]` thinks; the rest is spoken. Full-width marks count as well. */

export type BracketKind = 'act' | 'thought';

type Brackets = Readonly<Record<string, BracketKind>>;
const openers: Brackets = { '(': 'act', '（': 'act', '[': 'thought', '【': 'thought', '［': 'thought' };
const closers: Brackets = { ')': 'act', '）': 'act', ']': 'thought', '】': 'thought', '］': 'thought' };

/** What a letter opens, if it opens a bracket. */
export const opensBracket = (letter: string): BracketKind | undefined => openers[letter];

/** What a letter closes, if it closes a bracket. Any closer of a kind closes any opener of that kind. */
export const closesBracket = (letter: string): BracketKind | undefined => closers[letter];

/** The bracket that is written to close this one. */
export const closerOf: Readonly<Record<string, string>> = { '(': ')', '（': '）', '[': ']', '【': '】', '［': '］' };

const anyMark = /[()（）[\]【】［］*]/g;

export const hasMarks = (text: string): boolean => text.search(anyMark) >= 0;

/** The text with a space for every mark. */
export const withoutMarks = (text: string): string => text.replace(anyMark, ' ');

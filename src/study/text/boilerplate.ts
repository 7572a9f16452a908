import type { LeftOut } from './work.ts';

/** A line of a text, and where it stood. */
export interface TextLine {
  readonly text: string;
  readonly number: number;
}

export interface OwnText {
  readonly lines: readonly TextLine[];
  /** What the header of an e-book calls it. */
  readonly title?: string;
  readonly leftOut: readonly LeftOut[];
}

const starts = /^\s*\*{3}\s*START OF (?:THE|THIS) PROJECT GUTENBERG|^\s*\*END\*?\s*THE SMALL PRINT/i;
const ends = /^\s*\*{3}\s*END OF (?:THE|THIS) PROJECT GUTENBERG|^\s*End of (?:the )?Project Gutenberg/i;
const longestLine = 20_000;

/** The work itself: without what an e-book has before and behind it, without pictures and pages. */
export function ownTextOf(text: string): OwnText {
  const all = text.split('\n');
  const start = all.findIndex((line) => starts.test(line));
  const end = all.findIndex((line, index) => index > start && ends.test(line));
  const from = start + 1;
  const to = end === -1 ? all.length : end;
  const head = all.slice(0, from);
  const title = head.flatMap((line) => /^\s*Title:\s*(\S.*)$/.exec(line)?.[1]?.trim() ?? [])[0];
  const leftOut: LeftOut[] = [];
  if (start !== -1) leftOut.push({ line: 1, what: `the header of the e-book, ${from} lines` });
  if (end !== -1) leftOut.push({ line: to + 1, what: `the footer of the e-book, ${all.length - to} lines` });
  const lines = all
    .slice(from, to)
    .map((line, index) => ({ text: cleaned(line), number: from + index + 1 }))
    .filter(({ text: own }) => !/^\s*(?:\[Illustration[^\]]*\]?|\[Pg \d+\]|\{\d+\})\s*$/i.test(own));
  return { lines, ...(title === undefined ? {} : { title }), leftOut };
}

const cleaned = (line: string): string => line.slice(0, longestLine).replace(/\t/g, '    ').trimEnd();

/** A text without what a terminal or a page would obey: signs nobody sees, and either way of ending a line. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g, '');

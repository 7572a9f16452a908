/** Longest stretch of text that is quoted into a prompt as one piece. */
const longest = 24_000;

/** What a page or a terminal would obey and a reader never sees: controls, reversed writing, invisible letters. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]+/gu;

/**
 * Text of the play as it stands in a prompt: between tags, with nothing in it that could close them or open others. Whatever
 * a player, a prop or a model wrote is data there, never an instruction.
 */
export function material(tag: string, text: string): string {
  const safe = text
    .split('\n')
    .map((line) => line.replace(unseen, ' '))
    .join('\n')
    .replace(/</g, '‹')
    .replace(/>/g, '›');
  return `<${tag}>\n${shortenText(safe, longest)}\n</${tag}>`;
}

/** Pieces of text one to a line. A piece keeps to its line, so that none can pass for two. */
export const lined = (lines: readonly string[]): string => lines.filter(Boolean).map(oneLine).join('\n');

export const bulleted = (lines: readonly string[]): string => lines.map((line) => `- ${oneLine(line)}`).join('\n');

const oneLine = (text: string): string => text.replace(/\s*[\n\r\v\f\u0085\u2028\u2029]\s*/g, ' ');

/** Takes out the middle of what is too long, and says so: beginnings name things, and what is newest stands at the end. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  const gap = (left: number) => ` […${left} characters left out…] `;
  const kept = Math.max(0, most - gap(text.length).length);
  const head = whole(text.slice(0, Math.ceil(kept / 2)));
  const tail = whole(text.slice(text.length - Math.floor(kept / 2)));
  return `${head}${gap(text.length - head.length - tail.length)}${tail}`;
}

/** Without half a letter at either edge. */
const whole = (text: string): string => text.replace(/[\ud800-\udbff]$/, '').replace(/^[\udc00-\udfff]/, '');

/** A piece of a condition as it is written: a word, words in quotation marks, a mark, or a part in JSON. */
export interface Token {
  readonly kind: 'word' | 'quoted' | 'mark' | 'json' | 'end';
  readonly text: string;
  /** Where it begins, in characters from the start of the condition. */
  readonly at: number;
}

/** Thrown and caught inside this folder only: a condition that cannot be read, and where in it. */
export class Unreadable extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

const shapes = {
  word: /[\p{L}\p{N}_:.'’-]+/uy,
  quoted: /"(?:[^"\\]|\\.)*"/y,
  mark: /[(),/]/y,
} as const;

/** The tokens of a condition. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    if (/\s/.test(text[at] ?? '')) {
      at++;
      continue;
    }
    const token = text[at] === '{' ? jsonAt(text, at) : tokenAt(text, at);
    tokens.push(token);
    at += token.text.length;
  }
  return [...tokens, { kind: 'end', text: '', at: text.length }];
}

function tokenAt(text: string, at: number): Token {
  for (const kind of ['quoted', 'mark', 'word'] as const) {
    const shape = new RegExp(shapes[kind].source, shapes[kind].flags);
    shape.lastIndex = at;
    const found = shape.exec(text);
    if (found) return { kind, text: found[0], at };
  }
  throw new Unreadable(`“${text[at]}” cannot stand in a condition`, at);
}

/** A part that is written in JSON, from one brace to the one that closes it. */
function jsonAt(text: string, start: number): Token {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (letter === '\\' && isQuoted) at++;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === '{') depth++;
    else if (!isQuoted && letter === '}' && --depth === 0) {
      return { kind: 'json', text: text.slice(start, at + 1), at: start };
    }
  }
  throw new Unreadable('this brace is never closed', start);
}

import { err, ok, type Result } from '../kit/result.ts';

/** Nothing we ask for is longer; what is, has run away. */
const longestText = 64 * 1024;
/** How many opening brackets are tried before the search is given up. */
const mostOpenings = 32;
/** Deeper than anything we ask for, and shallow enough for whoever walks the value afterwards. */
const deepestNesting = 64;

interface ReadJsonOptions {
  /** Whether closing brackets missing at the very end are supplied. Not for an answer known to be cut off. */
  readonly closeBrackets?: boolean;
}

/**
 * Finds the JSON in what a model wrote: inside a code fence, after a preamble, with a comma too many, with line breaks
 * left raw in strings, with the last brackets forgotten. Never guesses at words: a text cut inside a string is refused.
 */
export function readJson(text: string, { closeBrackets = true }: ReadJsonOptions = {}): Result<unknown, string> {
  if (text.length > longestText) return err(`the answer is longer than ${longestText} characters`);
  const bare = text.trim();
  if (!/^[[{]/.test(bare)) {
    const scalar = parse(bare);
    if (scalar.ok) return scalar;
  }
  let best: { value: unknown; length: number } | undefined;
  let reason: string | undefined;
  let from = 0;
  for (let tried = 0; tried < mostOpenings; tried++) {
    const start = nextOpening(text, from);
    if (start < 0) break;
    const found = tidy(text, start, closeBrackets);
    const read = found.ok ? parse(found.value.json) : found;
    if (found.ok && read.ok) {
      // A preamble may hold a small list of its own ("[1] as asked:"): the answer is the largest piece.
      const length = found.value.end - start;
      if (!best || length > best.length) best = { value: read.value, length };
      from = found.value.end;
    } else {
      if (!read.ok) reason ??= read.error;
      from = start + 1;
    }
  }
  if (best) return ok(best.value);
  return err(reason ?? (bare === '' ? 'the answer is empty' : 'there is no JSON in the answer'));
}

function parse(json: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(json) as unknown);
  } catch (error) {
    return err(`the JSON cannot be read (${error instanceof Error ? error.message.slice(0, 120) : 'unknown'})`);
  }
}

function nextOpening(text: string, from: number): number {
  for (let at = from; at < text.length; at++) if (text[at] === '{' || text[at] === '[') return at;
  return -1;
}

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** One bracketed piece from `start` to its own closing bracket, as JSON a strict parser takes. */
function tidy(text: string, start: number, closeBrackets: boolean): Result<{ json: string; end: number }, string> {
  const open: string[] = [];
  const json: string[] = [];
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const letter = text[at] as string;
    if (isInString) {
      if (letter === '\\') {
        at += 1;
        json.push(letter, text[at] ?? '');
      } else {
        json.push(letter < ' ' ? JSON.stringify(letter).slice(1, -1) : letter);
        isInString = letter !== '"';
      }
      continue;
    }
    if (letter === '"') isInString = true;
    const closer = closers[letter];
    if (closer !== undefined && open.push(closer) > deepestNesting) return err('the JSON is nested too deep');
    if (letter === '}' || letter === ']') {
      if (open.pop() !== letter) return err(`the JSON closes with ${letter} where nothing of the kind is open`);
      dropLastComma(json);
    }
    json.push(letter);
    if (open.length === 0) return ok({ json: json.join(''), end: at + 1 });
  }
  if (isInString || !closeBrackets) return err('the JSON stops before it is closed');
  dropLastComma(json);
  return ok({ json: json.join('') + open.reverse().join(''), end: text.length });
}

function dropLastComma(json: string[]): void {
  let last = json.length - 1;
  while (last >= 0 && /\s/.test(json[last] as string)) last -= 1;
  if (json[last] === ',') json.length = last;
}

import type { ConditionWords } from './condition-words.ts';

/** Names and quotations stand in a text as one letter each, which no language has. */
const [firstName, firstQuote] = [0xe000, 0xf000];
const isName = '[\\uE000-\\uEFFF]';
const isQuote = '[\\uF000-\\uF8FF]';

/**
 * A condition of another language as English writes it; nothing, where it is none. Names may stand without spaces around
 * them: they are found first, the longest before the others.
 */
export function conditionInEnglish(text: string, names: readonly string[], words: ConditionWords): string | undefined {
  const quotes: string[] = [];
  const known = [...names, words.anybody].sort((a, b) => b.length - a.length);
  let masked = text.replace(/"(?:[^"\\]|\\.)*"|“[^”]*”|「[^」]*」/gu, (quote) => {
    quotes.push(JSON.stringify(quote.slice(1, -1)));
    return String.fromCharCode(firstQuote + quotes.length - 1);
  });
  known.forEach((name, index) => {
    const word = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const found = new RegExp(words.spaced ? `(?<!\\p{L})${word}(?![\\p{L}-])` : word, 'gu');
    masked = masked.replace(found, String.fromCharCode(firstName + index));
  });
  masked = masked
    .replace(/\s+/gu, words.spaced ? ' ' : '')
    .replaceAll('（', '(')
    .replaceAll('）', ')');
  const shown = (part: string): string =>
    part.replace(/[\uE000-\uF8FF]/gu, (letter) => {
      const code = letter.charCodeAt(0);
      if (code >= firstQuote) return quotes[code - firstQuote] ?? '';
      const name = known[code - firstName] ?? '';
      return name === words.anybody ? 'anybody' : name;
    });
  const clauses = words.clauses.map(([pattern, make]) => ({ pattern: filled(pattern), make }));
  const clause = (part: string): string | undefined => {
    const denied = words.not.exec(part)?.[0];
    for (const { pattern, make } of clauses) {
      const parts = pattern.exec(part)?.slice(1);
      if (parts) return make(parts.map((one) => one && shown(one)));
    }
    const inner = denied === undefined ? undefined : clause(part.slice(denied.length));
    return inner === undefined ? undefined : `not ${inner}`;
  };
  return joined(masked, words, clause);
}

const filled = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.replaceAll('N', isName).replaceAll('Q', isQuote), pattern.flags);

/** Clauses with what joins them; brackets stay where they are. */
function joined(
  text: string,
  { and, or, not }: ConditionWords,
  clause: (part: string) => string | undefined,
): string | undefined {
  const made: string[] = [];
  let part = '';
  const close = (): boolean => {
    if (part.trim() === '') return true;
    const english = clause(part.trim());
    if (english !== undefined) made.push(english);
    part = '';
    return english !== undefined;
  };
  // A joint that stands apart takes its spaces with it.
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const letter = text[at] ?? '';
    const isOr = or.exec(rest)?.[0];
    const joint = isOr ?? and.exec(rest)?.[0];
    if (letter === '(' && (part.trim() === '' || not.exec(part)?.[0] === part)) {
      made.push(part.trim() === '' ? '(' : 'not (');
      part = '';
      at++;
    } else if (letter === ')') {
      if (!close()) return undefined;
      made.push(')');
      at++;
    } else if (joint !== undefined && (part.trim() === '' ? made.at(-1) === ')' : clause(part.trim()) !== undefined)) {
      if (!close()) return undefined;
      made.push(isOr === undefined ? 'and' : 'or');
      at += joint.length;
    } else {
      part += letter;
      at++;
    }
  }
  return close() && made.length > 0 ? made.join(' ').replace(/\s+/g, ' ').trim() : undefined;
}

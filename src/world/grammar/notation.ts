/** How a performance is written down: round brackets act, square brackets think, the rest is spoken. */

export interface Passage {
  readonly kind: 'act' | 'thought' | 'speech';
  readonly text: string;
}

const opening: Readonly<Record<string, 'act' | 'thought'>> = {
  '(': 'act',
  '（': 'act',
  '*': 'act',
  '[': 'thought',
  '【': 'thought',
  '［': 'thought',
};

const closing: Readonly<Record<string, string>> = { '(': ')', '（': ')', '[': ']', '【': ']', '［': ']', '*': '*' };

const closers: Readonly<Record<string, string>> = { ')': ')', '）': ')', ']': ']', '】': ']', '］': ']' };

/**
 * Splits a text into passages, in order. Brackets inside brackets belong to the outer one; a bracket that never closes
 * runs to the end; a closer without an opener is dropped. One pass, whatever the nesting.
 */
export function readNotation(text: string): Passage[] {
  const passages: Passage[] = [];
  let kind: Passage['kind'] = 'speech';
  let until = '';
  let depth = 0;
  let current = '';
  const flush = (next: Passage['kind']) => {
    const trimmed = current.replace(/\s+/g, ' ').trim();
    if (trimmed !== '') passages.push({ kind, text: trimmed });
    current = '';
    kind = next;
  };
  const chars = [...text];
  for (let at = 0; at < chars.length; at++) {
    const char = chars[at] ?? '';
    if (kind === 'speech') {
      const opens = opening[char];
      if (opens && !(char === '*' && !starOpens(chars, at))) {
        flush(opens);
        until = closing[char] ?? '';
        depth = 1;
      } else if ((!(char in closers) || /[:;=]$/.test(current)) && char !== '*') current += char;
      continue;
    }
    const closes = closers[char] ?? char;
    if (until === '*' ? char === '*' : closes === until) {
      depth -= 1;
      if (depth === 0) flush('speech');
    } else if (until !== '*' && closing[char] === until) {
      depth += 1;
    } else if (char === '*' || char in opening || char in closers) {
      current += ' ';
    } else current += char;
  }
  flush('speech');
  return passages;
}

/** A star opens when another closes it and something stands between; `2 * 3` does not act. */
function starOpens(chars: readonly string[], at: number): boolean {
  if (/[\s*]/.test(chars[at + 1] ?? ' ')) return false;
  const stop = Math.min(chars.length, at + 4000);
  for (let next = at + 1; next < stop; next++) if (chars[next] === '*' && chars[next + 1] !== '*') return next > at + 1;
  return false;
}

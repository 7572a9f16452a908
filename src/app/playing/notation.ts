/** A piece of a line as it is written: words to say, a deed in round brackets, a thought in square ones. */
export interface Mark {
  readonly kind: 'speech' | 'act' | 'thought';
  /** With its brackets. All marks together are the whole text again. */
  readonly text: string;
  /** Its bracket has not been closed yet. */
  readonly isOpen: boolean;
}

interface Pair {
  readonly close: string;
  readonly kind: 'act' | 'thought';
}

const pairs: Readonly<Record<string, Pair>> = {
  '(': { close: ')', kind: 'act' },
  '（': { close: '）', kind: 'act' },
  '[': { close: ']', kind: 'thought' },
  '【': { close: '】', kind: 'thought' },
};

const closers = new Set(Object.values(pairs).map(({ close }) => close));

/** Takes a line apart without losing a letter, so that it can be shown in its colours while it is written. */
export function marksOf(text: string): readonly Mark[] {
  const marks: Mark[] = [];
  let at = 0;
  while (at < text.length) {
    const pair = pairs[text.charAt(at)];
    const end = pair ? closingOf(text, at, pair) : nextOpening(text, at);
    marks.push({ kind: pair?.kind ?? 'speech', text: text.slice(at, end.at), isOpen: end.isOpen });
    at = end.at;
  }
  return marks;
}

/** Whether anything in it would be heard. */
export const isSpoken = (text: string): boolean =>
  marksOf(text).some(({ kind, text: words }) => kind === 'speech' && words.trim() !== '');

function nextOpening(text: string, from: number): { readonly at: number; readonly isOpen: boolean } {
  let at = from;
  while (at < text.length && !pairs[text.charAt(at)]) at += 1;
  return { at, isOpen: false };
}

/** Brackets of the same kind may stand in one another. */
function closingOf(text: string, from: number, { close }: Pair): { readonly at: number; readonly isOpen: boolean } {
  const open = text.charAt(from);
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === open) depth += 1;
    if (letter === close) depth -= 1;
    if (depth === 0) return { at: at + 1, isOpen: false };
  }
  return { at: text.length, isOpen: true };
}

export interface Written {
  readonly text: string;
  readonly caret: number;
}

/**
 * What becomes of a bracket that is typed: an opening one brings its closing one along, a closing one that already stands
 * there is stepped over. Nothing, where the key does what it always does.
 */
export function typeBracket({ text, caret }: Written, typed: string): Written | undefined {
  const next = text.charAt(caret);
  if (closers.has(typed) && next === typed) return { text, caret: caret + 1 };
  const pair = pairs[typed];
  const isRoom = next === '' || /\s/.test(next) || closers.has(next);
  if (!pair || !isRoom) return undefined;
  return { text: text.slice(0, caret) + typed + pair.close + text.slice(caret), caret: caret + 1 };
}

/** A pair with nothing in it goes as a whole. Nothing, where the key does what it always does. */
export function eraseBracket({ text, caret }: Written): Written | undefined {
  const pair = pairs[text.charAt(caret - 1)];
  if (!pair || text.charAt(caret) !== pair.close) return undefined;
  return { text: text.slice(0, caret - 1) + text.slice(caret + 1), caret: caret - 1 };
}

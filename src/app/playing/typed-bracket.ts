import { closerOf, closesBracket } from '../../drama/notation/marks.ts';

interface Written {
  readonly text: string;
  readonly caret: number;
}

/**
 * What becomes of a bracket that is typed: an opening one brings its closing one along, a closing one that already stands
 * there is stepped over. Nothing, where the key does what it always does.
 */
export function typeBracket({ text, caret }: Written, typed: string): Written | undefined {
  const next = text.charAt(caret);
  if (closesBracket(typed) && next === typed) return { text, caret: caret + 1 };
  const closer = closerOf[typed];
  const isRoom = next === '' || /\s/.test(next) || closesBracket(next);
  if (!closer || !isRoom) return undefined;
  return { text: text.slice(0, caret) + typed + closer + text.slice(caret), caret: caret + 1 };
}

/** A pair with nothing in it goes as a whole. Nothing, where the key does what it always does. */
export function eraseBracket({ text, caret }: Written): Written | undefined {
  const closer = closerOf[text.charAt(caret - 1)];
  if (!closer || text.charAt(caret) !== closer) return undefined;
  return { text: text.slice(0, caret - 1) + text.slice(caret + 1), caret: caret - 1 };
}

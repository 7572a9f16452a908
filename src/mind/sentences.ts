import type { NotationPiece } from '../drama/notation/notation-reader.ts';
import { readNotation } from '../drama/notation/read-notation.ts';

/** A sentence with its closing marks and the space after it. */
const sentence = /[^.!?。！？…]+[.!?。！？…]*["”’'」』]*\s*|[.!?。！？…]+["”’'」』]*\s*/g;

/** A turn in performance notation, cut finer: deeds and thoughts whole, what is said sentence by sentence. */
export const sentencesOfTurn = (notation: string): NotationPiece[] =>
  readNotation(notation).flatMap((piece): NotationPiece[] =>
    piece.kind === 'speech' ? (piece.text.match(sentence) ?? []).map((text) => ({ kind: 'speech', text })) : [piece],
  );

/** The longest a suggestion may be, in characters: more is not read while others speak. */
const longestSuggestion = 160;

/**
 * A turn in performance notation, short enough to be offered: thoughts left out, and of a long speech as many whole sentences
 * from its beginning as there is room for. Nothing where not even the first fits.
 */
export function inShort(notation: string, most = longestSuggestion): string | undefined {
  const pieces = sentencesOfTurn(notation.trim()).map(({ kind, text }) => (kind === 'thought' ? ' ' : text));
  let short = '';
  for (const piece of pieces) {
    const longer = (short + piece).replace(/\s+/g, ' ').trimStart();
    if (longer.trimEnd().length > most) break;
    short = longer;
  }
  short = short.trim();
  // A deed that only led up to the words is nothing without them.
  return /\p{L}/u.test(short) ? short : undefined;
}

import type { NotationPiece } from '../drama/notation/notation-reader.ts';
import { readNotation } from '../drama/notation/read-notation.ts';

/** A sentence with its closing marks and the space after it. */
const sentence = /[^.!?。！？…]+[.!?。！？…]*["”’'」』]*\s*|[.!?。！？…]+["”’'」』]*\s*/g;

/** A turn in performance notation, cut finer: deeds and thoughts whole, what is said sentence by sentence. */
export const sentencesOfTurn = (notation: string): NotationPiece[] =>
  readNotation(notation).flatMap((piece): NotationPiece[] =>
    piece.kind === 'speech' ? (piece.text.match(sentence) ?? []).map((text) => ({ kind: 'speech', text })) : [piece],
  );

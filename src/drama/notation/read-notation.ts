import { rememberedText } from '../../kit/remembered.ts';
import { withoutMarks } from './marks.ts';
import { NotationReader, type NotationPiece } from './notation-reader.ts';

/** So many texts are remembered: a play has thousands, and looks at most of them again after every deed. */
const mostTexts = 6_000;

/** A whole line in performance notation, in order: what is said in one breath is one piece. */
export const readNotation = rememberedText((text): readonly NotationPiece[] => {
  const reader = new NotationReader();
  const pieces: NotationPiece[] = [];
  for (const piece of [...reader.push(text), ...reader.end()]) {
    const last = pieces.at(-1);
    if (piece.kind === 'speech' && last?.kind === 'speech')
      pieces[pieces.length - 1] = { kind: 'speech', text: last.text + piece.text };
    else pieces.push(piece);
  }
  return pieces;
}, mostTexts);

/** A closer that closes nothing, unless it smiles; a star stuck to a word. */
const strayMarks = /(?<![:;=])[)）\]】］]|\*(?=\p{L})|(?<=\p{L})\*/gu;

/** What stands in a piece, without the marks that make it one. */
export const wordsOfPiece = ({ kind, text }: NotationPiece): string =>
  (kind === 'speech' ? text.replace(strayMarks, '') : withoutMarks(text)).replace(/\s+/g, ' ').trim();

/** What of a line is said aloud, piece by piece. */
export const spokenIn = rememberedText(
  (notation): readonly string[] =>
    readNotation(notation)
      .filter(({ kind }) => kind === 'speech')
      .map(wordsOfPiece)
      .filter((words) => words !== ''),
  mostTexts,
);

/** Whether anything in it would be heard. */
export const isSpoken = (notation: string): boolean => spokenIn(notation).length > 0;

/** Whether it holds anything but words to say. */
export const isStaged = (notation: string): boolean => readNotation(notation).some(({ kind }) => kind !== 'speech');

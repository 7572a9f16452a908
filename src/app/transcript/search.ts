import type { EntryKind, TranscriptEntry } from './transcript.ts';

export const filters = ['all', 'lines', 'deeds'] as const;
export type EntryFilter = (typeof filters)[number];

const shownBy: Readonly<Record<EntryFilter, readonly EntryKind[] | undefined>> = {
  all: undefined,
  lines: ['scene', 'line', 'thought', 'end'],
  deeds: ['scene', 'deed', 'refusal', 'event', 'setting', 'end'],
};

/** Whether an entry is shown under a filter. Headings always are: they say where one is. */
export const isShownBy = (filter: EntryFilter, { kind }: TranscriptEntry): boolean =>
  shownBy[filter]?.includes(kind) ?? true;

/** A piece of a text, and whether it is what was looked for. */
interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Longer than this is nothing anybody looks for. */
const longest = 200;

/** A text in pieces, what was looked for apart. Case does not matter; marks and spaces do. */
export function piecesOf(text: string, query: string): readonly Piece[] {
  const wanted = folded(query.trim().slice(0, longest));
  const where = folded(text);
  // A letter whose small form is longer would shift every place after it: then nothing is marked.
  if (wanted === '' || where.length !== text.length) return [{ text, isFound: false }];
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = where.indexOf(wanted); at >= 0; at = where.indexOf(wanted, from)) {
    if (at > from) pieces.push({ text: text.slice(from, at), isFound: false });
    from = at + wanted.length;
    pieces.push({ text: text.slice(at, from), isFound: true });
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isFound: false });
  return pieces;
}

/** Whether a search finds an entry: in what was said, or in who said it. */
export const finds = ({ text, speaker = '' }: TranscriptEntry, query: string): boolean => {
  const wanted = folded(query.trim().slice(0, longest));
  return wanted !== '' && (folded(text).includes(wanted) || folded(speaker).includes(wanted));
};

const folded = (text: string): string => text.toLowerCase();

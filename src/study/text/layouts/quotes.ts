/** A stretch of a paragraph: what is told, or what is said in quotation marks. */
export interface TextStretch {
  readonly kind: 'told' | 'said';
  readonly text: string;
  /** A quotation that does not end with its paragraph goes on in the next. */
  readonly isOpen?: true;
}

/** The marks a text puts around what is said. */
export interface Marks {
  readonly open: string;
  readonly close: string;
}

const pairs: readonly Marks[] = [
  { open: '“', close: '”' },
  { open: '"', close: '"' },
  { open: '「', close: '」' },
  { open: '«', close: '»' },
  { open: '‘', close: '’' },
  { open: "'", close: "'" },
];

/** Which marks a text uses: the first of those that come often. An apostrophe is no mark. */
export function marksOf(text: string): Marks | undefined {
  const counted = pairs.map((marks) => ({ marks, count: openingsIn(text, marks.open) }));
  const most = Math.max(...counted.map(({ count }) => count));
  return most === 0 ? undefined : counted.find(({ count }) => count * 2 >= most)?.marks;
}

/** How often something is said in a text. */
export const openingsIn = (text: string, open: string): number => {
  if (open === '"') return Math.floor((text.split('"').length - 1) / 2);
  if (open !== "'" && open !== '‘') return text.split(open).length - 1;
  return text.match(open === "'" ? /(?:^|[\s(—-])'(?=\p{Lu})/gmu : /(?:^|[\s(—-])‘(?=\p{Lu})/gmu)?.length ?? 0;
};

/** A paragraph as what is told and what is said, in turns. */
export function stretchesOf(paragraph: string, { open, close }: Marks): readonly TextStretch[] {
  const made: TextStretch[] = [];
  const push = (kind: TextStretch['kind'], text: string, isOpen = false): void => {
    if (text.trim() !== '') made.push({ kind, text: text.trim(), ...(isOpen ? { isOpen: true as const } : {}) });
  };
  let at = 0;
  while (at < paragraph.length) {
    const start = openingAt(paragraph, at, open);
    if (start === -1) break;
    push('told', paragraph.slice(at, start));
    const end = closingAt(paragraph, start + 1, close);
    if (end === -1) {
      push('said', paragraph.slice(start + 1), true);
      return made;
    }
    push('said', paragraph.slice(start + 1, end));
    at = end + 1;
  }
  push('told', paragraph.slice(at));
  return made;
}

function openingAt(text: string, from: number, open: string): number {
  for (let at = text.indexOf(open, from); at !== -1; at = text.indexOf(open, at + 1)) {
    const isWord = (open === "'" || open === '‘') && /[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ');
    if (!isWord) return at;
  }
  return -1;
}

function closingAt(text: string, from: number, close: string): number {
  for (let at = text.indexOf(close, from); at !== -1; at = text.indexOf(close, at + 1)) {
    const isApostrophe =
      (close === "'" || close === '’') &&
      (/[\p{L}\p{N}]/u.test(text[at + 1] ?? ' ') || !/[.,!?;:—-]/.test(text[at - 1] ?? ''));
    if (!isApostrophe) return at;
  }
  return -1;
}

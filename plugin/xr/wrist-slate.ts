/** What can be seen on the wrist: things to say, a keyboard, the playbill, what was said and done, what goes on in a mind. */
export const slatePages = ['say', 'keys', 'bill', 'told', 'mind'] as const;
type SlatePage = (typeof slatePages)[number];

/** What is written on it, in the language of the play. */
export type SlateWords = Readonly<Record<SlatePage | 'send', string>>;

/** In pixels of the slate, from its upper left corner. */
interface SlateButton {
  readonly key: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Long words to be read, rather than a key to be found. */
  readonly isText: boolean;
}

export const slatePixels = { width: 900, height: 600 } as const;
/** The tabs are so tall, and what is typed stands below them. */
export const tabPixels = 96;
export const typedPixels = 84;
const mostSuggestions = 3;
const longestTyped = 160;
const keyRows = ['1234567890', 'qwertyuiop', 'asdfghjkl’', 'zxcvbnm,.?'] as const;

/** A slate over the wrist: which page is up, what is on it, and what a press of it does. Pure: nothing is drawn here. */
export class WristSlate {
  page: SlatePage = 'say';
  typed = '';
  /** Things one could say. */
  rows: readonly string[] = [];

  constructor(private readonly words: SlateWords) {}

  get buttons(): readonly SlateButton[] {
    const tabs = inRow(
      slatePages.map((page) => ({ key: `page:${page}`, label: this.words[page] })),
      0,
      tabPixels,
    );
    return [...tabs, ...this.pageButtons()];
  }

  /** Presses what is there: returns what is said by it. */
  press(key: string): string | undefined {
    const [kind, value = ''] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    if (kind === 'page') this.page = slatePages.find((page) => page === value) ?? this.page;
    if (kind === 'letter' && this.typed.length < longestTyped) this.typed += value;
    if (kind === 'erase') this.typed = this.typed.slice(0, -1);
    if (kind === 'row') {
      const said = this.rows[Number(value)];
      this.rows = [];
      return said;
    }
    if (kind !== 'send' || this.typed.trim() === '') return undefined;
    const said = this.typed.trim();
    this.typed = '';
    return said;
  }

  private pageButtons(): readonly SlateButton[] {
    const tall = slatePixels.height - tabPixels;
    if (this.page === 'say') {
      const height = tall / mostSuggestions;
      return this.rows.slice(0, mostSuggestions).flatMap((label, index) =>
        inRow([{ key: `row:${index}`, label }], tabPixels + index * height, height).map((row) => ({
          ...row,
          isText: true,
        })),
      );
    }
    if (this.page !== 'keys') return [];
    const height = (tall - typedPixels) / (keyRows.length + 1);
    const top = tabPixels + typedPixels;
    const letters = keyRows.flatMap((row, index) =>
      inRow(
        [...row].map((letter) => ({ key: `letter:${letter}`, label: letter })),
        top + index * height,
        height,
      ),
    );
    const last = [
      { key: 'letter: ', label: '␣' },
      { key: 'erase:', label: '⌫' },
      { key: 'send:', label: this.words.send },
    ];
    return [...letters, ...inRow(last, top + keyRows.length * height, height)];
  }
}

/** Side by side, over the whole width. */
function inRow(keys: readonly { readonly key: string; readonly label: string }[], y: number, height: number) {
  const width = slatePixels.width / keys.length;
  return keys.map(({ key, label }, index): SlateButton => ({ key, label, x: index * width, y, width, height, isText: false })); // prettier-ignore
}

import { button, element } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import { markIn } from './entry-view.ts';
import { finds } from './search.ts';
import type { TranscriptEntry } from './transcript.ts';

interface Row {
  readonly entry: TranscriptEntry;
  readonly root: HTMLElement;
}

/** Looks for words in the transcript, marks them, and goes from one to the next. */
export class Finder {
  readonly root: HTMLElement;
  private readonly input: HTMLInputElement;
  private readonly count = element('span.transcript-count', { role: 'status' });
  private readonly steps: readonly HTMLButtonElement[];
  private readonly marked = new Set<Row>();
  private marks: HTMLElement[] = [];
  private at = -1;

  constructor(
    private readonly language: Language,
    private readonly rows: () => readonly Row[],
    private readonly scroller: HTMLElement,
  ) {
    const say = words[language].transcript;
    this.input = element('input', {
      type: 'search',
      class: 'transcript-search',
      'aria-label': say.search,
      placeholder: say.search,
      maxlength: '200',
      autocomplete: 'off',
      spellcheck: 'false',
    });
    this.input.addEventListener('input', () => this.look());
    this.input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      this.go(event.shiftKey ? -1 : 1);
    });
    this.steps = [
      button('↑', () => this.go(-1), { class: 'transcript-step', 'aria-label': say.previous }),
      button('↓', () => this.go(1), { class: 'transcript-step', 'aria-label': say.next }),
    ];
    this.root = element('div.transcript-find', { role: 'search' }, this.input, this.count, ...this.steps);
    this.tell();
  }

  /** Looks again from the start: the words or the filter are others. The last match is the newest, and is shown first. */
  look(): void {
    for (const { root, entry } of this.marked) markIn(root, entry, '');
    this.marked.clear();
    this.marks = [];
    this.mark(this.rows());
    this.at = -1;
    if (this.marks.length > 0) this.go(-1);
    else this.tell();
  }

  /** Marks what came since, and stays where it is. */
  extend(rows: readonly Row[]): void {
    if (this.query === '') return;
    this.mark(rows);
    // What was dropped from the page is no match any more.
    const before = this.marks[this.at];
    this.marks = this.marks.filter(({ isConnected }) => isConnected);
    this.at = before ? this.marks.indexOf(before) : -1;
    this.tell();
  }

  private get query(): string {
    return this.input.value.trim();
  }

  private mark(rows: readonly Row[]): void {
    const { query } = this;
    if (query === '') return;
    for (const row of rows) {
      if (row.root.hidden || !finds(row.entry, query)) continue;
      this.marks.push(...markIn(row.root, row.entry, query));
      this.marked.add(row);
    }
  }

  private go(by: 1 | -1): void {
    const { marks } = this;
    if (marks.length === 0) return;
    marks[this.at]?.classList.remove('now');
    const from = this.at < 0 && by === -1 ? marks.length : this.at;
    this.at = (from + by + marks.length) % marks.length;
    const mark = marks[this.at];
    if (mark) {
      mark.classList.add('now');
      const box = mark.getBoundingClientRect();
      const frame = this.scroller.getBoundingClientRect();
      this.scroller.scrollTop += box.top - frame.top - frame.height / 2;
    }
    this.tell();
  }

  private tell(): void {
    const { matches, noMatch } = words[this.language].transcript;
    const { length } = this.marks;
    this.count.textContent = this.query === '' ? '' : length === 0 ? noMatch : matches(this.at + 1, length);
    for (const step of this.steps) step.disabled = length === 0;
  }
}

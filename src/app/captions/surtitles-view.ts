import { element } from '../dom/element.ts';
import { blankSurtitles, type SpokenLine, type Surtitles } from './surtitles.ts';

/** The surtitles on the page. What is seen grows word for word; who listens instead is read each line once, whole. */
export class SurtitlesView {
  readonly root: HTMLElement;
  private readonly heading = element('p', { class: 'heading' });
  private readonly told = element('p', { class: 'told' });
  private readonly lines = element('div', { class: 'lines' });
  private readonly aloud = element('div', { class: 'unseen', role: 'log', 'aria-label': 'What is said' });
  private shown: Surtitles = blankSurtitles;
  private readonly rows = new Map<number, { readonly root: HTMLElement; readonly text: HTMLElement }>();

  constructor() {
    const above = element('div', { class: 'above' }, this.heading, this.told);
    this.root = element('section', { class: 'surtitles', 'aria-label': 'Surtitles' }, above, this.lines, this.aloud);
    // These grow and go; whoever listens gets them below, each once and whole.
    for (const seen of [this.told, this.lines]) seen.setAttribute('aria-hidden', 'true');
  }

  show(next: Surtitles): void {
    const { shown } = this;
    if (next === shown) return;
    this.shown = next;
    if (next.heading !== shown.heading) this.heading.textContent = next.heading;
    if (next.told !== shown.told) {
      this.told.textContent = next.told?.text ?? '';
      this.told.classList.toggle('refused', next.told?.isRefusal ?? false);
    }
    if (next.lines !== shown.lines) this.showLines(next.lines);
  }

  /** For those who listen: lines as they end, and what is told as it is told. */
  say(text: string): void {
    this.aloud.append(element('p', {}, text));
    while (this.aloud.childElementCount > 30) this.aloud.firstElementChild?.remove();
  }

  clear(): void {
    this.show(blankSurtitles);
    this.aloud.replaceChildren();
  }

  private showLines(lines: readonly SpokenLine[]): void {
    const turns = new Set(lines.map(({ turn }) => turn));
    for (const [turn, { root }] of this.rows) {
      if (turns.has(turn)) continue;
      root.remove();
      this.rows.delete(turn);
    }
    lines.forEach((line, index) => {
      const row = this.rows.get(line.turn) ?? this.addRow(line);
      if (row.text.textContent !== line.text) row.text.textContent = line.text;
      row.root.classList.toggle('past', line.isOver && index < lines.length - 1);
    });
  }

  private addRow({ turn, speaker, manner }: SpokenLine) {
    const text = element('span', { class: 'words' });
    const root = element(
      'p',
      { class: 'line' },
      element('span', { class: 'speaker' }, speaker),
      manner === '' ? undefined : element('span', { class: 'manner' }, manner),
      text,
    );
    const row = { root, text };
    this.rows.set(turn, row);
    this.lines.append(root);
    return row;
  }
}

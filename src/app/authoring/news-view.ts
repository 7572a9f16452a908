import { element } from '../dom/element.ts';
import { View } from '../dom/view.ts';
import type { AuthoringWords } from '../words/en/authoring.ts';
import { placeOf, type News, type Remark } from './news.ts';

const mostShown = 12;

/** What is wrong with the play that is being written: in a corner, where it stays until it is mended. */
export class NewsView extends View {
  readonly root: HTMLElement;
  private readonly list = element('div.author-list');
  private readonly bar = element('div.author-bar');

  constructor(private readonly says: AuthoringWords) {
    super();
    this.root = element('aside.author', { 'aria-label': says.label }, this.bar, this.list);
    this.list.setAttribute('role', 'status');
  }

  /** Puts something to press into the corner. */
  add(...tools: readonly HTMLElement[]): void {
    this.bar.append(...tools);
  }

  show({ mistakes, remarks, version }: News): void {
    const { says } = this;
    const wrong = mistakes.length > 0 && [
      element('p.author-wrong', says.mistakes(mistakes.length)),
      this.rows(mistakes),
      element('p.author-note', version === '' ? '' : says.playsOn),
    ];
    const noted = remarks.length > 0 && [
      element('details.author-noted', element('summary', says.remarks(remarks.length)), this.rows(remarks)),
    ];
    this.list.replaceChildren(...(wrong || noted || []));
  }

  private rows(all: readonly Remark[]): HTMLElement {
    const rows = all
      .slice(0, mostShown)
      .map((each) => element('li', element('code', placeOf(each)), ' ', each.message));
    const rest = all.length - rows.length;
    return element('ul', ...rows, rest > 0 && element('li', this.says.more(rest)));
  }
}

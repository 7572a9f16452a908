import type { EntityId } from '../../drama/entity-id.ts';
import { button, element, write } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import type { Named } from './surroundings.ts';

/** What one holds, each with what can be done with it; where they are more than one sees, how many more. */
export class HandsView {
  readonly root: HTMLElement;
  private readonly list = element('ul.playing-held');
  private readonly more: HTMLButtonElement;
  private drawn = '';

  constructor(
    private readonly onPress: (id: EntityId) => void,
    language: Language,
  ) {
    const { hands } = words[language].playing;
    const named = { 'aria-label': hands, hidden: true };
    const look = { class: 'playing-held-more', 'aria-hidden': 'true', tabindex: '-1', hidden: true };
    this.more = button('', () => this.goOn(), look);
    this.root = element('section.playing-hands', named, element('h2', hands), this.list, this.more);
    this.list.addEventListener('scroll', () => this.count(), { passive: true });
    new ResizeObserver(() => this.count()).observe(this.list);
  }

  show(held: readonly Named[]): void {
    this.root.hidden = held.length === 0;
    const key = JSON.stringify(held);
    if (key === this.drawn) return;
    this.drawn = key;
    const buttons = held.map(({ id, name }) => button(name, () => this.onPress(id), { 'aria-haspopup': 'menu' }));
    this.list.replaceChildren(...buttons.map((each) => element('li', each)));
    this.count();
  }

  /** On to what is out of sight; from the last of them back to the first. */
  private goOn(): void {
    const { list } = this;
    const isAtEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
    list.scrollTo({ left: isAtEnd ? 0 : list.scrollLeft + list.clientWidth * 0.7 });
    this.count();
  }

  private count(): void {
    const { list, more } = this;
    const { left, right } = list.getBoundingClientRect();
    const isOut = (each: Element): boolean => {
      const box = each.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1;
    };
    const out = [...list.children].filter(isOut).length;
    more.hidden = out === 0 && list.scrollWidth <= list.clientWidth + 1;
    write(more, `+${out}`);
  }
}

import type { EntityId } from '../../drama/entity-id.ts';
import { button, element } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import type { Named } from './surroundings.ts';

/** What one holds, each with what can be done with it. */
export class HandsView {
  readonly root: HTMLElement;
  private readonly list = element('ul.playing-held');
  private drawn = '';

  constructor(
    private readonly onPress: (id: EntityId) => void,
    language: Language,
  ) {
    const { hands } = words[language].playing;
    const named = { 'aria-label': hands, hidden: true };
    this.root = element('section.playing-hands', named, element('h2', hands), this.list);
  }

  show(held: readonly Named[]): void {
    this.root.hidden = held.length === 0;
    const key = JSON.stringify(held);
    if (key === this.drawn) return;
    this.drawn = key;
    const buttons = held.map(({ id, name }) => button(name, () => this.onPress(id), { 'aria-haspopup': 'menu' }));
    this.list.replaceChildren(...buttons.map((each) => element('li', each)));
  }
}

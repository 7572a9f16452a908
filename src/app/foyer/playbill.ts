import { addressFor, type Wish } from '../address.ts';
import { button, element } from '../dom/element.ts';
import type { PlayNotice } from './scene-source.ts';

/** The playbill: what is given in this house. A dialogue over the stage; links, so that a play can be opened in another tab. */
export class Playbill {
  readonly root = element('dialog', { class: 'playbill', 'aria-label': 'Playbill' });
  private notices: readonly PlayNotice[] = [];

  constructor(
    private readonly onChoose: (wish: Wish) => void,
    onClose: () => void,
  ) {
    this.root.addEventListener('close', onClose);
    // A click beside it puts it away, as Escape does.
    this.root.addEventListener('click', (event) => {
      if (event.target === this.root) this.root.close();
    });
  }

  hang(notices: readonly PlayNotice[]): void {
    this.notices = notices;
  }

  open(wish: Wish): void {
    if (this.root.open) return;
    const plays = this.notices.map((notice) => this.play(notice, wish));
    this.root.replaceChildren(
      element(
        'div',
        { class: 'sheet' },
        element('h1', {}, 'Proscenium'),
        element(
          'p',
          { class: 'about' },
          'Plays that are different every evening. Nobody on the stage has read the script.',
        ),
        element('ul', { class: 'plays' }, ...plays),
        element(
          'p',
          { class: 'choices' },
          button('Back to the stage', () => this.root.close()),
        ),
      ),
    );
    this.root.showModal();
  }

  close(): void {
    if (this.root.open) this.root.close();
  }

  private play({ name, title, about, cases }: PlayNotice, now: Wish): HTMLElement {
    const { tier, language, seed, speed, debug } = now;
    const plain: Wish = { scene: name, seed, speed, debug, ...(tier ? { tier } : {}) };
    const stories = cases.map((file) => this.link(file.title, { ...plain, case: file.id }, now.case === file.id));
    const isNow = now.scene === name;
    return element(
      'li',
      isNow ? { class: 'now' } : {},
      element('h2', {}, this.link(title, { ...plain, ...(language ? { language } : {}) }, isNow)),
      element('p', {}, about),
      stories.length > 0 ? element('p', { class: 'stories' }, 'Its stories: ', ...listed(stories)) : undefined,
    );
  }

  private link(text: string, wish: Wish, isNow: boolean): HTMLElement {
    const made = element('a', { href: addressFor(wish), 'aria-current': isNow ? 'true' : undefined }, text);
    made.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      this.root.close();
      this.onChoose(wish);
    });
    return made;
  }
}

const listed = (items: readonly HTMLElement[]): (HTMLElement | string)[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [', ', item]));

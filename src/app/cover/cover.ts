import { button, element } from '../dom/element.ts';
import { preparations, type Preparation } from '../show/show.ts';
import type { Trouble } from '../trouble.ts';

const says: Readonly<Record<Preparation, string>> = {
  reading: 'Reading the play',
  building: 'Building the stage',
  lighting: 'Setting the light',
  calling: 'Calling the actors',
};

export interface Choice {
  readonly label: string;
  readonly choose: () => void;
}

/** What lies before the stage when there is nothing to see on it: getting ready, trouble, and the final curtain. */
export class Cover {
  readonly root = element('section', { class: 'cover', hidden: true });
  private steps: ReadonlyMap<Preparation, HTMLElement> = new Map();

  /** Says what is being done. */
  prepare(preparation: Preparation): void {
    if (this.steps.size === 0) this.beginPreparing();
    const now = preparations.indexOf(preparation);
    preparations.forEach((each, index) => {
      const step = this.steps.get(each);
      step?.classList.toggle('done', index < now);
      step?.classList.toggle('now', index === now);
      if (index === now) step?.setAttribute('aria-current', 'step');
      else step?.removeAttribute('aria-current');
    });
  }

  /** The play's name, as soon as it is known. */
  announce(title: string, about: string): void {
    if (this.steps.size === 0) this.beginPreparing();
    this.root.querySelector('h1')?.replaceChildren(title);
    this.root.querySelector('.about')?.replaceChildren(about);
  }

  tellOf(trouble: Trouble, choices: readonly Choice[]): void {
    const details = trouble.details.map((each) => element('li', {}, each));
    this.lay(
      'trouble',
      element('h1', { tabindex: '-1' }, trouble.heading),
      element('p', { role: 'alert' }, trouble.sentence),
      details.length > 0 ? element('ul', { class: 'details' }, ...details) : undefined,
      buttons(choices),
    );
  }

  /** The end. */
  fall(ending: { readonly title: string; readonly heading: string; readonly how: string }, choices: readonly Choice[]) {
    this.lay(
      'curtain',
      element('p', { class: 'over' }, ending.title),
      element('h1', { tabindex: '-1' }, ending.heading),
      element('p', {}, ending.how),
      buttons(choices),
    );
  }

  rise(): void {
    this.steps = new Map();
    this.root.hidden = true;
    this.root.replaceChildren();
  }

  private beginPreparing(): void {
    const steps = new Map(preparations.map((each) => [each, element('li', {}, says[each])]));
    this.lay(
      'preparing',
      element('h1', {}, 'Proscenium'),
      element('p', { class: 'about' }),
      element('ol', { class: 'steps', role: 'status', 'aria-label': 'Getting ready' }, ...steps.values()),
    );
    this.steps = steps;
  }

  private lay(kind: 'preparing' | 'trouble' | 'curtain', ...content: readonly (Node | undefined)[]): void {
    this.steps = new Map();
    this.root.className = `cover ${kind}`;
    this.root.replaceChildren(element('div', { class: 'sheet' }, ...content));
    this.root.hidden = false;
    // Whoever uses the keyboard is where the page is.
    this.root.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
  }
}

const buttons = (choices: readonly Choice[]): HTMLElement =>
  element('p', { class: 'choices' }, ...choices.map(({ label, choose }) => button(label, choose)));

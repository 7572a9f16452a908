import type { OfferedDeed } from '../../drama/deed.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import { button, element } from '../dom/element.ts';
import { Panel } from '../dom/panel.ts';
import { words, type Language } from '../words/words.ts';
import type { Nearby, Surroundings } from './surroundings.ts';

export interface SurroundingsHandlers {
  readonly onDo: (deed: OfferedDeed, of: EntityId) => void;
  readonly onSpeak: (to: EntityId) => void;
  readonly onClose: () => void;
}

/** Everything in sight as a list, for whoever does not aim: people and things, and what can be done with each. */
export class SurroundingsView extends Panel {
  private drawn = '';

  constructor(
    private readonly handlers: SurroundingsHandlers,
    private readonly language: Language,
  ) {
    const { surroundings: title, close: closeLabel } = words[language].playing;
    super({ title, closeLabel, class: 'playing-surroundings', onClose: handlers.onClose });
  }

  openWith(surroundings: Surroundings): void {
    this.drawn = '';
    this.show(surroundings);
    this.open();
    this.body.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Drawn anew only when something is different, and the focus stays with what it was on. */
  show(surroundings: Surroundings): void {
    const key = JSON.stringify(surroundings);
    if (key === this.drawn) return;
    this.drawn = key;
    const { body } = this;
    const had = body.contains(document.activeElement) ? document.activeElement?.getAttribute('data-deed') : undefined;
    const say = words[this.language].playing;
    const { people, held, things } = surroundings;
    const parts = [
      ...this.partFor(say.people, people, true),
      ...this.partFor(say.held, held, false),
      ...this.partFor(say.things, things, false),
    ];
    body.replaceChildren(...(parts.length > 0 ? parts : [element('p', say.nothingInSight)]));
    if (had === undefined || had === null) return;
    const all = [...body.querySelectorAll<HTMLButtonElement>('button')];
    (all.find((each) => each.dataset['deed'] === had) ?? all[0])?.focus({ preventScroll: true });
  }

  private partFor(title: string, nearby: readonly Nearby[], isPeople: boolean): readonly HTMLElement[] {
    const items = nearby.map((each) => element('li', element('h4', each.name), this.deedsOf(each, isPeople)));
    return items.length === 0 ? [] : [element('section', element('h3', title), element('ul.playing-nearby', ...items))];
  }

  private deedsOf({ id, name, deeds }: Nearby, isPerson: boolean): HTMLElement {
    const { onSpeak, onDo } = this.handlers;
    const row = element('div.playing-nearby-deeds');
    const speak = words[this.language].playing.speakTo(name);
    if (isPerson) row.append(button(speak, () => onSpeak(id), { 'data-deed': `speak ${id}` }));
    for (const deed of deeds) {
      row.append(button(deed.words, () => onDo(deed, id), { 'data-deed': JSON.stringify(deed.action) }));
    }
    return row;
  }
}

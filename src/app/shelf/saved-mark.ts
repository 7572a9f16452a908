import { element } from '../dom/element.ts';
import { View } from '../dom/view.ts';
import { words, type Language } from '../words/words.ts';
import type { EveningLog, SaveState } from './evening-log.ts';

/** Calm while all is safe, plain to see while it is not. Told to a screen reader only when it changes. */
export class SavedMark extends View {
  readonly root: HTMLElement;
  private readonly text = element('span.shelf-mark-text');

  /** Watches this evening; nothing, where none is played. */
  constructor(
    private readonly language: Language,
    log: Pick<EveningLog, 'state' | 'onState'> | undefined,
  ) {
    super();
    const dot = element('span.shelf-mark-dot', { 'aria-hidden': 'true' });
    this.root = element('p.shelf-mark', { role: 'status', hidden: log === undefined }, dot, this.text);
    if (log) this.show(log.state);
    this.own(log?.onState((state) => this.show(state)));
  }

  private show(state: SaveState): void {
    const { saved, saving, notSaved, notices } = words[this.language].shelf;
    const [look, text] =
      state === 'saved' ? ['safe', saved] : state === 'failing' ? ['late', saving] : ['lost', notSaved];
    this.root.dataset['look'] = look;
    this.root.title = state === 'saved' ? '' : notices[state];
    this.text.textContent = text;
  }
}

import { element } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import type { EveningLog, SaveState } from './evening-log.ts';

/** Calm while all is safe, plain to see while it is not. Told to a screen reader only when it changes. */
export class SavedMark {
  readonly root: HTMLElement;
  private readonly text = element('span.shelf-mark-text');
  private forget: (() => void) | undefined;

  constructor(private readonly language: Language) {
    const dot = element('span.shelf-mark-dot', { 'aria-hidden': 'true' });
    this.root = element('p.shelf-mark', { role: 'status', hidden: true }, dot, this.text);
  }

  /** Watches this evening from now on; nothing, where none is played. */
  watch(log: Pick<EveningLog, 'state' | 'onState'> | undefined): void {
    this.forget?.();
    this.forget = log?.onState((state) => this.show(state));
    this.root.hidden = log === undefined;
    if (log) this.show(log.state);
  }

  dispose(): void {
    this.forget?.();
    this.root.remove();
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

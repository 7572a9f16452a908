import { button, element } from '../dom/element.ts';
import { View } from '../dom/view.ts';
import { bowingOrder, CurtainCall } from '../programme/curtain-call.ts';
import { ProgrammeView, type ProgrammeOptions } from '../programme/programme-view.ts';
import type { Show } from '../show/show.ts';
import { words } from '../words/words.ts';

interface EndingOptions extends ProgrammeOptions {
  readonly show: Show;
}

/** After the last bow, before the curtain. */
const applauseSeconds = 2.2;

/** The end: the company bows, the curtain falls, and there is a programme to read. */
export class Ending extends View {
  readonly root: HTMLElement;
  private readonly call: CurtainCall | undefined;
  private applause = 0;
  private isFallen = false;

  constructor(private readonly options: EndingOptions) {
    super();
    const { show, language, role } = options;
    const skip = button(words[language].auditorium.skip, () => this.fall(), { class: 'ending-skip' });
    this.root = element('section.ending', skip);
    if (!show.picture) {
      this.fall();
      return;
    }
    show.comeForward();
    this.call = new CurtainCall({ play: show.play, language, role, onBow: (actor) => show.bow([actor]) });
    this.root.prepend(this.call.root);
    this.own(show.onFrame((seconds) => this.update(seconds)));
  }

  private update(seconds: number): void {
    this.call?.update(seconds);
    if (!this.call?.isOver || this.isFallen) return;
    const { show, role } = this.options;
    if (this.applause === 0) show.bow(bowingOrder(show.play, role));
    this.applause += seconds;
    if (this.applause >= applauseSeconds) this.fall();
  }

  /** The curtain, and the programme on it. */
  private fall(): void {
    if (this.isFallen) return;
    this.isFallen = true;
    const programme = new ProgrammeView(this.options);
    const velvet = element('div.velvet', { 'aria-hidden': 'true' }, element('span'), element('span'));
    this.root.replaceChildren(velvet, element('div.ending-page', programme.root));
    this.root.classList.add('is-fallen');
    programme.focus();
  }
}

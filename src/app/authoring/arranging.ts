import type { PropMover } from '../../../plugin/debug/prop-mover.ts';
import { nameOf } from '../../play/play.ts';
import { button } from '../dom/element.ts';
import { sameOrigin } from '../foyer/scene-source.ts';
import type { House } from '../house.ts';
import type { AuthoringWords } from '../words/en/authoring.ts';

interface ArrangingOptions {
  readonly house: House;
  readonly says: AuthoringWords;
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  readonly onFault: (error: unknown) => void;
}

/** Furniture moved by hand: the play waits, handles appear on what is clicked, and what is dropped is written down. */
export class Arranging {
  readonly toggle: HTMLButtonElement;
  readonly undo: HTMLButtonElement;
  private mover: PropMover | undefined;
  private isOn = false;

  constructor(private readonly options: ArrangingOptions) {
    const { says, onFault } = options;
    this.toggle = button(says.arrange, () => void this.set(!this.isOn).catch(onFault), { 'aria-pressed': 'false' });
    this.undo = button(says.undo, () => void this.takeBack().catch(onFault));
    this.undo.hidden = true;
    document.addEventListener('keydown', (event) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (!this.isOn || !isUndo || isTyping) return;
      event.preventDefault();
      void this.takeBack().catch(onFault);
    });
  }

  /** Another evening is on, or the same on a stage that was built anew: whoever was arranging goes on. */
  async begun(): Promise<void> {
    this.mover = undefined;
    if (this.isOn) await this.set(true);
  }

  private async set(isOn: boolean): Promise<void> {
    const { house, says, onFault } = this.options;
    this.isOn = isOn;
    this.toggle.setAttribute('aria-pressed', String(isOn));
    this.mover?.dispose();
    this.mover = undefined;
    house.holdForAuthor(isOn);
    const bench = house.on?.show.bench;
    if (!isOn || !bench) return;
    const { PropMover } = await import('../../../plugin/debug/prop-mover.ts');
    const { show } = house.on ?? {};
    if (!this.isOn || !show || show.bench?.view !== bench.view) return;
    show.look('house');
    this.mover = new PropMover({
      ...bench,
      onChosen: (id) => house.tell(id ? says.chosen(nameOf(show.play, id)) : says.choose),
      onMoved: (placement) => void this.send('author/placement', placement).catch(onFault),
    });
    house.tell(says.choose);
  }

  private takeBack(): Promise<void> {
    return this.send('author/undo', {});
  }

  private async send(address: string, body: object): Promise<void> {
    const { house, fetch, says } = this.options;
    const answer = await fetch(address, {
      ...sameOrigin,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Proscenium-Author': 'yes' },
      body: JSON.stringify(body),
    });
    const { error, undoable } = (await answer.json()) as { readonly error?: string; readonly undoable?: number };
    if (undoable !== undefined) this.undo.hidden = undoable === 0;
    if (error !== undefined) house.tell(says.notWritten(error));
  }
}

import { button, element } from './element.ts';

export interface PanelOptions {
  readonly title: string;
  readonly closeLabel: string;
  readonly class: string;
  /** Over everything and the play waits, or at the side while it goes on. */
  readonly modal?: boolean;
  readonly onClose?: () => void;
}

/** A sheet of paper laid over the stage: a dialogue that Escape puts away, and that gives the focus back. */
export class Panel {
  readonly root: HTMLDialogElement;
  readonly body = element('div', { class: 'panel-body' });
  private from: Element | null = null;

  constructor(private readonly options: PanelOptions) {
    const heading = element('h2', { class: 'panel-title' }, options.title);
    const close = button('×', () => this.close(), { class: 'panel-close', 'aria-label': options.closeLabel });
    this.root = element(
      'dialog',
      { class: `panel ${options.class}`, 'aria-label': options.title },
      element('header', { class: 'panel-head' }, heading, close),
      this.body,
    );
    this.root.addEventListener('close', () => {
      options.onClose?.();
      // The event comes late on a busy machine: what has the focus by then keeps it.
      const { activeElement: now } = document;
      const isFree = now === null || now === document.body || this.root.contains(now);
      if (isFree && this.from instanceof HTMLElement && this.from.isConnected) this.from.focus({ preventScroll: true });
    });
    // Keys typed here are not the play's; Escape puts the panel away, modal or not.
    this.root.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key === 'Escape' && !options.modal) this.close();
    });
  }

  get isOpen(): boolean {
    return this.root.open;
  }

  open(): void {
    if (this.root.open) return;
    this.from = document.activeElement;
    if (this.options.modal) this.root.showModal();
    else this.root.show();
  }

  close(): void {
    if (this.root.open) this.root.close();
  }

  toggle(): void {
    if (this.root.open) this.close();
    else this.open();
  }
}

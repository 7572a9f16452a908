import { blurWithin, button, element } from './element.ts';
import { Settling } from './settling.ts';
import { View } from './view.ts';

interface PanelOptions {
  readonly title: string;
  readonly closeLabel: string;
  readonly class: string;
  /** Over everything and the play waits, or at the side while it goes on. */
  readonly modal?: boolean;
  readonly onClose?: (() => void) | undefined;
}

/**
 * A sheet of paper laid over the stage: a dialogue that Escape puts away, and that gives the focus back. A room's own panel
 * extends it, writes into `body`, and hands what it subscribes to `own`.
 */
export class Panel extends View {
  readonly root: HTMLDialogElement;
  readonly body = element('div.panel-body');
  private readonly isModal: boolean;
  private readonly onClose: (() => void) | undefined;
  private from: Element | null = null;
  private isLaid = false;
  private readonly settling: Settling;

  constructor({ title, closeLabel, class: look, modal = false, onClose }: PanelOptions) {
    super();
    this.isModal = modal;
    this.onClose = onClose;
    const close = button('×', () => this.close(), { class: 'panel-close', 'aria-label': closeLabel });
    this.root = element(
      'dialog',
      { class: `panel ${look}`, 'aria-label': title },
      element('header.panel-head', element('h2.panel-title', title), close),
      this.body,
    );
    this.settling = new Settling(this.root);
    // A browser may close a dialogue by itself: Escape from outside it, the back of a phone.
    this.root.addEventListener('close', () => this.root.open || this.leave());
    // Keys typed here are not the play's; Escape puts the panel away, modal or not.
    this.root.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      this.close();
    });
  }

  get isOpen(): boolean {
    return this.root.open;
  }

  /** Just laid: whoever presses now meant what was there before. */
  get isSettling(): boolean {
    return this.settling.isSettling;
  }

  open(): void {
    if (this.root.open) return;
    this.from = document.activeElement;
    this.isLaid = true;
    if (this.isModal) this.root.showModal();
    else this.root.show();
    this.settling.begin();
  }

  /** Whoever waits for it to be gone is told at once: the browser's own event comes late, and keys pressed before it were lost. */
  close(): void {
    if (!this.root.open) return;
    this.root.close();
    this.leave();
  }

  /** It goes with whatever it was laid beside: nobody has left it. */
  override dispose(): void {
    this.isLaid = false;
    this.close();
    super.dispose();
  }

  private leave(): void {
    if (!this.isLaid) return;
    this.isLaid = false;
    this.onClose?.();
    blurWithin(this.root);
    // What has taken the focus meanwhile keeps it.
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && this.from instanceof HTMLElement && this.from.isConnected) this.from.focus({ preventScroll: true });
  }
}

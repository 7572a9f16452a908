import { button, element } from './element.ts';
import { tellHeight } from './told-height.ts';

/** A notice stands so long, and so much longer for each of its letters: twice what reading it takes. */
const noticeMs = 6000;
const letterMs = 120;
/** What is so short stands where the title does, and moves nothing. */
const briefLetters = 52;

/** One sentence at a time, told to eyes and ears alike; it goes when it has been read, or when the next comes. */
export class NoticeLine {
  readonly root = element('p.notice', { role: 'status' });
  /** The page makes room for it; it lives as long as the page. */
  readonly leave = tellHeight(this.root, '--notice-height');
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** It waits until somebody has answered what stands there. */
  private next: string | undefined;
  private isAnswered = true;

  constructor(private readonly closeLabel = 'Close') {}

  /** Where something can be done about it, or it is so until further notice, it stays. */
  tell(text: string, choice?: { readonly label: string; readonly choose: () => void } | 'stays'): void {
    if (!this.isAnswered && !choice) {
      this.next = text;
      return;
    }
    clearTimeout(this.timer);
    const isMendable = typeof choice === 'object';
    this.isAnswered = !isMendable;
    this.root.classList.toggle('is-brief', !choice && text.length <= briefLetters);
    const close = isMendable && button('×', () => this.close(), { 'aria-label': this.closeLabel });
    this.root.replaceChildren(
      text,
      ...(isMendable && close ? [' ', button(choice.label, choice.choose), ' ', close] : []),
    );
    if (!choice) this.timer = setTimeout(() => this.clear(), noticeMs + text.length * letterMs);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.next = undefined;
    this.isAnswered = true;
    this.root.replaceChildren();
  }

  private close(): void {
    const { next } = this;
    this.clear();
    if (next !== undefined) this.tell(next);
  }
}

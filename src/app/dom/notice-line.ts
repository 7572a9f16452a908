import { button, element } from './element.ts';
import { tellHeight } from './told-height.ts';

/** A notice stands so long, and so much longer for each of its letters: twice what reading it takes. */
const noticeMs = 6000;
const letterMs = 120;

/** One sentence at a time, told to eyes and ears alike; it goes when it has been read, or when the next comes. */
export class NoticeLine {
  readonly root = element('p.notice', { role: 'status' });
  /** The page makes room for it; it lives as long as the page. */
  readonly leave = tellHeight(this.root, '--notice-height');
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Where something can be done about it, or it is so until further notice, it stays. */
  tell(text: string, choice?: { readonly label: string; readonly choose: () => void } | 'stays'): void {
    clearTimeout(this.timer);
    const isMendable = typeof choice === 'object';
    this.root.replaceChildren(text, ...(isMendable ? [' ', button(choice.label, choice.choose)] : []));
    if (!choice) this.timer = setTimeout(() => this.clear(), noticeMs + text.length * letterMs);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.root.replaceChildren();
  }
}

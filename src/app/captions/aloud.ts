import { element } from '../dom/element.ts';

/** So much stays in the log for those who listen. */
const mostAloud = 30;

/** For those who listen: lines as they end, and what is told as it is told. */
export class Aloud {
  readonly root: HTMLElement;

  constructor(
    label: string,
    /** It is all there is to read: the newest is in sight. */
    private readonly isRead: boolean,
  ) {
    this.root = element('div.captions-aloud', { role: 'log', 'aria-label': label });
  }

  say(text: string): void {
    const { root, isRead } = this;
    root.append(element('p', text));
    while (root.childElementCount > mostAloud) root.firstElementChild?.remove();
    if (isRead) root.scrollTop = root.scrollHeight;
  }
}

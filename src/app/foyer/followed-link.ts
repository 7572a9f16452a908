import { addressFor, type Wish } from '../address.ts';
import { element } from '../dom/element.ts';

export interface FollowedLink {
  readonly root: HTMLAnchorElement;
  /** Says anew where it leads, when somebody has chosen otherwise. */
  refresh(): void;
}

/** A true link to a deep address, so that it can be opened in another tab, kept and sent; followed here without loading the page anew. */
export function followedLink(
  wish: () => Wish,
  follow: (wish: Wish) => void,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly (Node | string | undefined)[]
): FollowedLink {
  const root = element('a', { ...attributes, href: addressFor(wish()) }, ...children);
  root.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    follow(wish());
  });
  return {
    root,
    refresh() {
      root.href = addressFor(wish());
    },
  };
}

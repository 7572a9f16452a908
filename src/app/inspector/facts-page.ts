import { element } from '../dom/element.ts';
import { factLine } from './inspection.ts';
import type { OpenInspectorPage } from './inspector-page.ts';

const mostFacts = 400;
/** So near to its end a list is read at its end. */
const nearPixels = 40;

/** The facts as they are logged. Newest last; only what fits the search, and never more than can be read. */
export const factsPage: OpenInspectorPage = ({ show, says }) => {
  const list = element('ol.inspector-facts', { tabindex: '0' });
  const find = element('input', { type: 'search', 'aria-label': says.find, placeholder: says.find });
  let written = 0;
  const look = (): void => {
    const { facts } = show;
    const wanted = find.value.trim().toLowerCase();
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - nearPixels;
    // An evening that is seen again may have gone back.
    if (facts.length < written) clear();
    const lines = facts
      .slice(Math.max(written, facts.length - mostFacts * (wanted === '' ? 1 : 20)))
      .map(factLine)
      .filter((line) => wanted === '' || line.toLowerCase().includes(wanted));
    list.append(...lines.slice(-mostFacts).map((line) => element('li', line)));
    while (list.childElementCount > mostFacts) list.firstElementChild?.remove();
    written = facts.length;
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  };
  const clear = (): void => {
    written = 0;
    list.replaceChildren();
  };
  find.addEventListener('input', () => {
    clear();
    look();
  });
  return { root: element('div', find, list), look };
};

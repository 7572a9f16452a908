import { element } from '../dom/element.ts';
import { refusalsIn } from './inspection.ts';
import type { OpenInspectorPage } from './inspector-page.ts';

const mostRefusals = 40;

/** What the narrator would not let happen, and why. */
export const refusalsPage: OpenInspectorPage = ({ show, says }) => {
  const root = element('div.inspector-refusals');
  const look = (): void => {
    const items = refusalsIn(show.facts, show.play, mostRefusals).map(({ who, deed, code, reason }) =>
      element('li', element('strong', `${who}: ${deed}`), element('code', code), element('span', reason)),
    );
    root.replaceChildren(items.length === 0 ? element('p', says.noRefusals) : element('ol', ...items));
  };
  return { root, look };
};

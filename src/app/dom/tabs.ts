import { element } from './element.ts';

interface Tab {
  readonly name: string;
  readonly label: string;
  readonly page: HTMLElement;
}

export interface Tabs {
  readonly list: HTMLElement;
  readonly pages: HTMLElement;
  choose(name: string): void;
  readonly chosen: string;
}

/** Headings and their pages, one shown at a time; arrow keys go from heading to heading. */
export function tabs(all: readonly Tab[], label: string, nextId: () => string): Tabs {
  let chosen = all[0]?.name ?? '';
  const parts = all.map(({ name, label: heading, page }) => {
    const tabId = nextId();
    const pageId = nextId();
    const tab = element('button', { type: 'button', role: 'tab', id: tabId, 'aria-controls': pageId }, heading);
    const title = element('h3.settings-heading', heading);
    const root = element(
      'div',
      { role: 'tabpanel', id: pageId, 'aria-labelledby': tabId, class: 'settings-page' },
      title,
      page,
    );
    tab.addEventListener('click', () => choose(name));
    return { name, tab, root };
  });
  const choose = (name: string): void => {
    if (!parts.some((part) => part.name === name)) return;
    chosen = name;
    for (const part of parts) {
      const isChosen = part.name === name;
      part.root.hidden = !isChosen;
      part.tab.setAttribute('aria-selected', String(isChosen));
      part.tab.tabIndex = isChosen ? 0 : -1;
      if (isChosen) part.tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  };
  const list = element(
    'div',
    { role: 'tablist', 'aria-label': label, class: 'settings-tabs' },
    ...parts.map(({ tab }) => tab),
  );
  list.addEventListener('keydown', (event) => {
    const at = parts.findIndex(({ name }) => name === chosen);
    const next = wantedTab(event.key, at, parts.length);
    const part = next === undefined ? undefined : parts[next];
    if (!part) return;
    event.preventDefault();
    choose(part.name);
    part.tab.focus();
  });
  choose(chosen);
  return {
    list,
    pages: element('div.settings-pages', ...parts.map(({ root }) => root)),
    choose,
    get chosen() {
      return chosen;
    },
  };
}

/** Which tab a key goes to; the row is a ring. */
export function wantedTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

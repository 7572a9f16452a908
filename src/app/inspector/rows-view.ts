import { element } from '../dom/element.ts';
import type { Words } from '../words/words.ts';

type InspectorRow = readonly [label: string, value: string | readonly string[] | undefined];

/** What is known of something, line by line; a dash, where nothing is. */
export function rowsView(rows: readonly InspectorRow[], { nothing }: Words['inspector']): HTMLElement {
  const cells = rows.flatMap(([label, value]) => {
    const shown =
      value === undefined || value.length === 0
        ? nothing
        : typeof value === 'string'
          ? value
          : element('ul', ...value.map((each) => element('li', each)));
    return [element('dt', label), element('dd', shown)];
  });
  return element('dl.inspector-rows', ...cells);
}

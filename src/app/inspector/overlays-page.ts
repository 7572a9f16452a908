import { overlays } from '../address.ts';
import { element } from '../dom/element.ts';
import type { OpenInspectorPage } from './pages.ts';

/** What can be laid over the stage: where one can walk, reach, what stops whom. */
export const overlaysPage: OpenInspectorPage = ({ says, laid, onOverlays }) => {
  const boxes = overlays.map((each) => ({ each, box: element('input', { type: 'checkbox' }) }));
  const rows = boxes.map(({ each, box }) => {
    box.addEventListener('change', () => onOverlays(boxes.filter((row) => row.box.checked).map((row) => row.each)));
    return element('label', box, says.overlays[each]);
  });
  const look = (): void => {
    for (const { each, box } of boxes) box.checked = laid().includes(each);
  };
  return { root: element('div.inspector-overlays', ...rows), look };
};

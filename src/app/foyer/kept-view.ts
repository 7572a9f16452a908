import type { Wish } from '../address.ts';
import { button, element, sureButton } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import { followedLink } from './followed-link.ts';
import { keptLine, wishForKept, type KeptEvening } from './kept-evening.ts';
import type { PlayNotice } from './play-notice.ts';

interface KeptHandlers {
  readonly language: Language;
  readonly page: Partial<Wish>;
  readonly follow: (wish: Wish) => void;
  readonly onExport: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** So many stand on the shelf; older ones lie behind. */
const inFront = 3;

/** The shelf of evenings somebody left: to go on with, to see again, to take away. */
export function keptView(
  evenings: readonly KeptEvening[],
  notices: readonly PlayNotice[],
  handlers: KeptHandlers,
): HTMLElement | undefined {
  if (evenings.length === 0) return undefined;
  const says = words[handlers.language].foyer;
  const rows = evenings.map((kept) => keptRow(kept, notices, handlers));
  const [front, behind] = [rows.slice(0, inFront), rows.slice(inFront)];
  return element(
    'section.foyer-kept',
    { 'aria-labelledby': 'foyer-kept' },
    element('h2', { id: 'foyer-kept' }, says.kept),
    element('ul', { role: 'list' }, ...front),
    behind.length > 0 &&
      element('details', element('summary', says.keptMore(behind.length)), element('ul', { role: 'list' }, ...behind)),
  );
}

function keptRow(kept: KeptEvening, notices: readonly PlayNotice[], handlers: KeptHandlers): HTMLElement {
  const says = words[handlers.language].foyer;
  const line = keptLine(kept, notices, handlers.language).join(says.comma);
  const name = `${kept.title}, ${line}`;
  const go = (label: string, isReplay: boolean, look: string): HTMLElement =>
    followedLink(
      () => wishForKept(kept, isReplay, handlers.page),
      handlers.follow,
      { class: look, 'aria-label': `${label}: ${name}` },
      label,
    ).root;
  // What is removed is gone.
  const remove = { once: says.remove, sure: says.removeForGood };
  return element(
    'li.foyer-evening',
    element('p.foyer-evening-what', element('strong', kept.title), element('span', line)),
    element(
      'p.foyer-evening-ways',
      !kept.isOver && go(says.goOn, false, 'foyer-go-on'),
      go(says.again, true, kept.isOver ? 'foyer-go-on' : 'foyer-quiet'),
      button(says.save, () => handlers.onExport(kept.id), {
        class: 'foyer-quiet',
        'aria-label': `${says.save}: ${name}`,
      }),
      sureButton(remove, () => handlers.onRemove(kept.id), name, 'foyer-quiet'),
    ),
  );
}

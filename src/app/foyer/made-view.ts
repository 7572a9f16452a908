import { guest, madePlay, type Wish } from '../address.ts';
import { button, element, sureButton } from '../dom/element.ts';
import type { MadeCard } from '../making/made-play.ts';
import { sketchView } from '../making/sketch-view.ts';
import { words, type Language } from '../words/words.ts';
import { followedLink } from './followed-link.ts';

/** What somebody may do with a play that was made here. */
export interface MadeHandlers {
  readonly onChange: (id: string) => void;
  readonly onSave: (id: string, as: 'folder' | 'file') => void;
  readonly onRemove: (id: string) => void;
}

interface MadeOptions extends MadeHandlers {
  readonly language: Language;
  readonly page: Partial<Wish>;
  readonly seed: string;
  readonly follow: (wish: Wish) => void;
}

/** So many hang on the wall; older ones behind them. */
const inFront = 3;

/** The plays that were made here or opened from a file: small posters under the box they came from. */
export function madeView(cards: readonly MadeCard[], options: MadeOptions): HTMLElement | undefined {
  if (cards.length === 0) return undefined;
  const says = words[options.language].making;
  const posters = cards.map((card) => madePoster(card, options));
  const [front, behind] = [posters.slice(0, inFront), posters.slice(inFront)];
  return element(
    'section.foyer-made',
    { 'aria-labelledby': 'foyer-made' },
    element('h2', { id: 'foyer-made' }, says.made),
    element('div.foyer-made-row', ...front),
    behind.length > 0 &&
      element('details', element('summary', says.madeMore(behind.length)), element('div.foyer-made-row', ...behind)),
  );
}

function madePoster(
  card: MadeCard,
  { language, page, seed, follow, onChange, onSave, onRemove }: MadeOptions,
): HTMLElement {
  const says = words[language].making;
  const id = `foyer-${card.id}`;
  const wish: Wish = { speed: 1, debug: [], ...page, scene: madePlay, play: card.id, seed };
  const way = (label: string, look: string, as?: string): HTMLElement => {
    const to = as === undefined ? wish : { ...wish, as };
    return followedLink(() => to, follow, { class: look, 'aria-label': `${label}: ${card.title}` }, label).root;
  };
  const quiet = (label: string, press: () => void): HTMLElement =>
    button(label, press, { class: 'foyer-quiet', 'aria-label': `${label}: ${card.title}` });
  return element(
    'article.foyer-made-play',
    { 'aria-labelledby': id },
    card.sketch && sketchView(card.sketch),
    element(
      'div.foyer-made-print',
      { lang: card.language },
      element('h3', { id }, card.title),
      card.topic && element('p.foyer-made-topic', says.sentence(card.topic)),
      element('p.foyer-made-line', card.line),
      element(
        'p.foyer-made-cast',
        { lang: language },
        card.cast.map(({ name }) => name).join(words[language].foyer.comma),
      ),
    ),
    element(
      'p.foyer-made-ways',
      way(says.walkIn, 'foyer-go-on', guest),
      way(says.watch, 'foyer-quiet'),
      quiet(words[language].sharing.together, () => follow({ ...wish, together: true })),
      quiet(says.change, () => onChange(card.id)),
    ),
    element(
      'details.foyer-made-more',
      element('summary', says.more),
      element(
        'p.foyer-made-ways',
        element('span.foyer-made-by', says.by[card.by]),
        quiet(says.saveFolder, () => onSave(card.id, 'folder')),
        quiet(says.saveFile, () => onSave(card.id, 'file')),
        sureButton({ once: says.remove, sure: says.removeForGood }, () => onRemove(card.id), card.title, 'foyer-quiet'),
      ),
    ),
  );
}

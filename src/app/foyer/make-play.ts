import { guest, madePlay, type Wish } from '../address.ts';
import { button, element } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import { refusalOf } from '../../study/topic.ts';

interface MakeHandlers {
  readonly language: Language;
  /** What every wish from here asks of the page. */
  readonly page: Partial<Wish>;
  readonly seed: string;
  /** Whether a model writes it. */
  readonly hasModel: boolean;
  readonly follow: (wish: Wish) => void;
  /** Somebody begins to write: what makes plays may be fetched ahead. */
  readonly onBegun: () => void;
}

/** *What shall it be about?* A sentence, and the way into the play that is made of it. What is refused stays, to be mended. */
export function makePlayView({ language, page, seed, hasModel, follow, onBegun }: MakeHandlers): HTMLElement {
  const says = words[language].making;
  const usualNote = hasModel ? says.noteWithModel : says.note;
  const box = element('textarea', {
    id: 'foyer-topic',
    rows: '1',
    placeholder: says.example,
    autocomplete: 'off',
    'aria-describedby': 'foyer-topic-note',
  });
  const note = element('p.foyer-note', { id: 'foyer-topic-note', role: 'status' }, usualNote);
  const tell = (refused: string | undefined): void => {
    note.textContent = refused ?? usualNote;
    note.classList.toggle('is-refused', refused !== undefined);
    box.setAttribute('aria-invalid', String(refused !== undefined));
  };
  const go = (as?: string): void => {
    const about = box.value.trim().replace(/\s+/g, ' ');
    const refusal = refusalOf(about);
    tell(refusal && says.refused[refusal]);
    if (refusal) box.focus();
    else follow({ scene: madePlay, about, seed, speed: 1, debug: [], ...page, ...(as ? { as } : {}) });
  };
  box.addEventListener('focus', onBegun, { once: true });
  box.addEventListener('input', () => tell(undefined));
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    go(guest);
  });
  const form = element(
    'form.foyer-make',
    element('label', { for: 'foyer-topic' }, says.label),
    element(
      'div.foyer-make-row',
      box,
      element('button', { type: 'submit', class: 'foyer-make-go' }, says.walkIn),
      button(says.watch, () => go()),
    ),
    note,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go(guest);
  });
  return form;
}

import { guest, madePlay, type Wish } from '../address.ts';
import { button, element } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';
import { longestTopic, refusalOf } from '../../study/topic.ts';

interface MakeHandlers {
  readonly language: Language;
  /** What every wish from here asks of the page. */
  readonly page: Partial<Wish>;
  readonly seed: string;
  /** Whether a model writes it. */
  readonly hasModel: boolean;
  readonly follow: (wish: Wish) => void;
}

/** *What shall it be about?* A sentence, and the way into the play that is made of it. */
export function makePlayView({ language, page, seed, hasModel, follow }: MakeHandlers): HTMLElement {
  const says = words[language].foyer.make;
  const usualNote = hasModel ? says.noteWithModel : says.note;
  const box = element('input', {
    id: 'foyer-topic',
    type: 'text',
    maxlength: String(longestTopic),
    placeholder: says.example,
    autocomplete: 'off',
    'aria-describedby': 'foyer-topic-note',
  });
  const note = element('p.foyer-note', { id: 'foyer-topic-note', role: 'status' }, usualNote);
  const go = (as?: string): void => {
    const about = box.value.trim();
    const refusal = refusalOf(about);
    note.textContent = refusal ? says.refused[refusal] : usualNote;
    if (refusal) box.focus();
    else follow({ scene: madePlay, about, seed, speed: 1, debug: [], ...page, ...(as ? { as } : {}) });
  };
  const form = element(
    'form.foyer-make',
    element('label', { for: 'foyer-topic' }, says.label),
    element(
      'div.foyer-make-row',
      box,
      button(says.walkIn, () => go(guest), { type: 'button' }),
      element('button', { type: 'submit' }, says.watch),
    ),
    note,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go();
  });
  return form;
}

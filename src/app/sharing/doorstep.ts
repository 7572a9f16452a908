import { canBePersonsName, longestName } from '../address.ts';
import type { Cover } from '../cover/cover.ts';
import { element, write } from '../dom/element.ts';
import { words, type Language } from '../words/words.ts';

const nameKey = 'proscenium-name';

/** Asks what the others shall call somebody, before anything is told to anybody. Nothing is an answer, too. */
export function askName(
  cover: Cover,
  language: Language,
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
): Promise<string> {
  const says = words[language].sharing;
  const name = element('input', {
    id: 'sharing-name',
    type: 'text',
    maxlength: String(longestName),
    autocomplete: 'nickname',
    spellcheck: 'false',
  });
  name.value = storage?.getItem(nameKey) ?? '';
  const wrong = element('p.lobby-told', { role: 'status' });
  const form = element(
    'form.lobby',
    element('h1', { tabindex: '-1' }, says.invited),
    element('p.lobby-about', says.invitedNote),
    element('p.lobby-link', element('label', { for: 'sharing-name' }, says.yourName), name),
    wrong,
    element('p.choices', element('button', { type: 'submit' }, says.comeIn)),
  );
  return new Promise((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const given = name.value.trim();
      if (given !== '' && !canBePersonsName(given)) return write(wrong, words[language].foyer.strangerNameWrong);
      resolve(given);
      // The last thing, since a full storage throws.
      if (given !== '') storage?.setItem(nameKey, given);
    });
    cover.ask(form);
    name.focus({ preventScroll: true });
  });
}

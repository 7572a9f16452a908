import {
  canBind,
  controls,
  keyName,
  rebound,
  standardBindings,
  type Control,
} from '../../../plugin/player/bindings.ts';
import { button, element } from '../dom/element.ts';
import type { Words } from '../words/words.ts';
import type { SettingsDesk, SettingsGroup } from './field.ts';

type Heading = keyof Words['settings']['keys']['headings'];

/** Under which heading a control stands; all others are for walking. */
const apart: Readonly<Record<Exclude<Heading, 'walking'>, readonly Control[]>> = {
  people: ['talk', 'suggest', 'interrupt', 'whisper', 'shout', 'hold-to-talk'],
  things: ['act', 'drop', 'throw'],
  page: ['view', 'photo', 'transcript', 'playbill', 'inspector', 'settings', 'mute', 'pause', 'back'],
};
const walking = controls.filter((each) => !Object.values(apart).flat().includes(each));

/** Which key does what: choose a row, press a key. */
export const keysGroup: SettingsGroup = (desk) => {
  const { words, shelf } = desk;
  const headings = Object.entries({ walking, ...apart }) as [Heading, readonly Control[]][];
  const sections = headings.map(([heading, under]) =>
    element(
      'section.settings-keys',
      element('h4.settings-subheading', words.keys.headings[heading]),
      element('ul', ...under.map((each) => keyRow(desk, each))),
    ),
  );
  const reset = (): void => {
    shelf.change({ bindings: standardBindings });
    desk.tell(words.keys.wasReset);
  };
  return element(
    'div',
    element('p.settings-help', words.keys.help),
    ...sections,
    button(words.keys.reset, reset, { class: 'settings-quiet' }),
  );
};

function keyRow(desk: SettingsDesk, control: Control): HTMLElement {
  const { shelf } = desk;
  const said = desk.words.keys;
  const name = said.controls[control];
  const keysNow = (): string => shelf.settings.bindings[control].map(keyName).join('  ') || said.none;
  let isListening = false;
  let taken = '';
  const key = element('button', { type: 'button', class: 'settings-key' });
  const show = (): void => {
    key.textContent = isListening ? said.press : keysNow();
    key.classList.toggle('listening', isListening);
    key.setAttribute('aria-label', isListening ? said.press : said.change(name, keysNow()));
  };
  const listen = (isOn: boolean): void => {
    isListening = isOn;
    show();
  };
  const take = (code: string): void => {
    if (!canBind(code)) {
      desk.tell(said.notOurs(keyName(code)));
      return;
    }
    const { bindings, lost } = rebound(shelf.settings.bindings, control, code);
    taken = code;
    listen(false);
    shelf.change({ bindings });
    const changed = said.changed(name, keyName(code));
    desk.tell(lost === undefined ? changed : `${changed} ${said.lost(keyName(code), said.controls[lost])}`);
  };
  key.addEventListener('click', () => listen(true));
  key.addEventListener('blur', () => listen(false));
  key.addEventListener('keydown', (event) => {
    // Tab goes on to the next row as everywhere; leaving the row leaves the key as it was.
    if (!isListening || event.code === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.code === 'Escape' && control !== 'back') listen(false);
    else if (!event.repeat) take(event.code);
  });
  key.addEventListener('keyup', (event) => {
    // Space presses a button when it is let go: the one that was just given must not begin again.
    if (event.code === taken) event.preventDefault();
    taken = '';
  });
  desk.follow(show);
  return element('li.settings-key-row', element('span', name), key);
}

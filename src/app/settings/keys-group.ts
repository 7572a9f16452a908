import {
  canBind,
  controls,
  keyName,
  rebound,
  standardBindings,
  type Control,
} from '../../../plugin/player/bindings.ts';
import { button, element } from '../dom/element.ts';
import type { SettingsDesk, SettingsGroup } from './settings-desk.ts';

type Heading = 'walking' | 'people' | 'things' | 'page';

const speaking: readonly Control[] = ['talk', 'suggest', 'interrupt', 'whisper', 'shout', 'hold-to-talk'];
const hands: readonly Control[] = ['act', 'drop', 'throw'];
const house: readonly Control[] = [
  'view',
  'photo',
  'transcript',
  'playbill',
  'inspector',
  'settings',
  'mute',
  'pause',
  'back',
];

function headingOf(control: Control): Heading {
  if (speaking.includes(control)) return 'people';
  if (hands.includes(control)) return 'things';
  return house.includes(control) ? 'page' : 'walking';
}

/** Which key does what: choose a row, press a key. */
export const keysGroup: SettingsGroup = (desk) => {
  const { words, shelf } = desk;
  const headings: readonly Heading[] = ['walking', 'people', 'things', 'page'];
  const sections = headings.map((heading) =>
    element(
      'section.settings-keys',
      element('h4.settings-subheading', words.keys.headings[heading]),
      element('ul', ...controls.filter((each) => headingOf(each) === heading).map((each) => keyRow(desk, each))),
    ),
  );
  const reset = button(
    words.keys.reset,
    () => {
      shelf.change({ bindings: standardBindings });
      desk.tell(words.keys.wasReset);
    },
    { class: 'settings-quiet' },
  );
  return element('div', element('p.settings-help', words.keys.help), ...sections, reset);
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

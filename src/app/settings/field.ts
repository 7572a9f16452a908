import { element } from '../dom/element.ts';
import type { SettingsDesk } from './settings-desk.ts';
import type { Settings } from './settings.ts';

interface FieldOptions<Value> {
  readonly label: string;
  readonly help?: string;
  readonly read: (settings: Settings) => Value;
  readonly write: (value: Value) => void;
}

/** One of a few: radio buttons side by side. */
export function choiceField<Value extends string>(
  desk: SettingsDesk,
  {
    label,
    help,
    read,
    write,
    choices,
  }: FieldOptions<Value> & { readonly choices: readonly (readonly [Value, string])[] },
): HTMLElement {
  const name = desk.nextId();
  const helpId = help === undefined ? undefined : desk.nextId();
  const radios = choices.map(([value, said]) => {
    const radio = element('input', { type: 'radio', name, value, class: 'settings-radio' });
    radio.addEventListener('change', () => radio.checked && write(value));
    return { value, radio, root: element('label.settings-segment', radio, element('span', said)) };
  });
  desk.follow((settings) => {
    const chosen = read(settings);
    for (const { value, radio } of radios) radio.checked = value === chosen;
  });
  return element(
    'fieldset.settings-field',
    { 'aria-describedby': helpId },
    element('legend.settings-label', label),
    element('div.settings-segments', ...radios.map(({ root }) => root)),
    helpText(help, helpId),
  );
}

/** Yes or no. */
export function tickField(desk: SettingsDesk, { label, help, read, write }: FieldOptions<boolean>): HTMLElement {
  const helpId = help === undefined ? undefined : desk.nextId();
  const box = element('input', { type: 'checkbox', class: 'settings-tick', 'aria-describedby': helpId });
  box.addEventListener('change', () => write(box.checked));
  desk.follow((settings) => (box.checked = read(settings)));
  const ticked = element('label.settings-ticked', box, element('span', label));
  return element('div.settings-field', ticked, helpText(help, helpId));
}

interface SlideOptions extends FieldOptions<number> {
  readonly bounds: { readonly least: number; readonly most: number; readonly step: number };
  readonly say: (value: number) => string;
}

/** More or less of something. */
export function slideField(desk: SettingsDesk, { label, help, read, write, bounds, say }: SlideOptions): HTMLElement {
  const id = desk.nextId();
  const helpId = help === undefined ? undefined : desk.nextId();
  const { least, most, step } = bounds;
  const slide = element('input', {
    type: 'range',
    id,
    class: 'settings-slide',
    min: String(least),
    max: String(most),
    step: String(step),
    'aria-describedby': helpId,
  });
  const said = element('output', { for: id, class: 'settings-said' });
  slide.addEventListener('input', () => write(Number(slide.value)));
  desk.follow((settings) => {
    const value = read(settings);
    slide.value = String(value);
    said.textContent = say(value);
    slide.setAttribute('aria-valuetext', say(value));
  });
  return element(
    'div.settings-field',
    element('label.settings-label', { for: id }, label),
    element('div.settings-row', slide, said),
    helpText(help, helpId),
  );
}

interface TextOptions {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly write: (value: string) => void;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Beside the field: buttons, a unit. */
  readonly beside?: readonly HTMLElement[];
}

export interface TextField {
  readonly root: HTMLElement;
  readonly input: HTMLInputElement;
}

/** A line of text. Written when it is done, not at every letter. */
export function textField(
  desk: SettingsDesk,
  { label, help, value, write, attributes, beside }: TextOptions,
): TextField {
  const id = desk.nextId();
  const helpId = help === undefined ? undefined : desk.nextId();
  const input = element('input', {
    type: 'text',
    id,
    class: 'settings-text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: '1000',
    'aria-describedby': helpId,
    ...attributes,
  });
  input.value = value;
  input.addEventListener('change', () => write(input.value));
  const root = element(
    'div.settings-field',
    element('label.settings-label', { for: id }, label),
    element('div.settings-row', input, ...(beside ?? [])),
    helpText(help, helpId),
  );
  return { root, input };
}

export const helpText = (help: string | undefined, id: string | undefined): HTMLElement | undefined =>
  help === undefined ? undefined : element('p.settings-help', { id }, help);

import { element } from '../dom/element.ts';
import type { Language, Words } from '../words/words.ts';
import type { BrowserShelf } from './browser-shelf.ts';
import type { Settings } from './settings.ts';

/** What every group of settings is given: where they are kept, in which words they are told, and how to keep up with them. */
export interface SettingsDesk {
  readonly shelf: Pick<BrowserShelf, 'settings' | 'apiKey' | 'change' | 'keepKey'>;
  readonly language: Language;
  readonly words: Words['settings'];
  /** Called now, and at every change as long as the panel stands. */
  follow(refresh: (settings: Settings) => void): void;
  /** Called when the panel goes. */
  onLeave(leave: () => void): void;
  /** A name no other field has. */
  nextId(): string;
  /** Said aloud by screen readers and shown at the foot of the panel. */
  tell(sentence: string): void;
  /** Builds the panel anew: what it shows was changed from elsewhere. */
  redraw(): void;
}

/** A page of the panel: one heading's settings. */
export type SettingsGroup = (desk: SettingsDesk) => HTMLElement;

interface FieldOptions<Value> {
  readonly label: string;
  readonly help?: string | undefined;
  readonly read: (settings: Settings) => Value;
  readonly write: (value: Value) => void;
}

type Choices<Value> = FieldOptions<Value> & { readonly choices: readonly (readonly [Value, string])[] };

/** One of a few: radio buttons side by side. */
export function choiceField<Value extends string>(
  desk: SettingsDesk,
  { label, help, read, write, choices }: Choices<Value>,
): HTMLElement {
  const name = desk.nextId();
  const helped = helpFor(desk, help);
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
    { 'aria-describedby': helped?.id },
    element('legend.settings-label', label),
    element('div.settings-segments', ...radios.map(({ root }) => root)),
    helped,
  );
}

/** Yes or no. */
export function tickField(desk: SettingsDesk, { label, help, read, write }: FieldOptions<boolean>): HTMLElement {
  const helped = helpFor(desk, help);
  const box = element('input', { type: 'checkbox', class: 'settings-tick', 'aria-describedby': helped?.id });
  box.addEventListener('change', () => write(box.checked));
  desk.follow((settings) => (box.checked = read(settings)));
  return element('div.settings-field', element('label.settings-ticked', box, element('span', label)), helped);
}

interface SlideOptions extends FieldOptions<number> {
  readonly bounds: { readonly least: number; readonly most: number; readonly step: number };
  readonly say: (value: number) => string;
}

/** More or less of something. */
export function slideField(desk: SettingsDesk, { label, help, read, write, bounds, say }: SlideOptions): HTMLElement {
  const { least, most, step } = bounds;
  const slide = element('input', {
    type: 'range',
    id: desk.nextId(),
    class: 'settings-slide',
    min: String(least),
    max: String(most),
    step: String(step),
  });
  const said = element('output', { for: slide.id, class: 'settings-said' });
  slide.addEventListener('input', () => write(Number(slide.value)));
  desk.follow((settings) => {
    const value = read(settings);
    slide.value = String(value);
    said.textContent = say(value);
    slide.setAttribute('aria-valuetext', say(value));
  });
  return inRow(label, slide, helpFor(desk, help), said);
}

interface TextOptions extends Pick<FieldOptions<string>, 'label' | 'help' | 'write'> {
  readonly value: string;
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
  { label, help, value, write, attributes, beside = [] }: TextOptions,
): TextField {
  const input = element('input', {
    type: 'text',
    id: desk.nextId(),
    class: 'settings-text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: '1000',
    ...attributes,
  });
  input.value = value;
  input.addEventListener('change', () => write(input.value));
  return { root: inRow(label, input, helpFor(desk, help), ...beside), input };
}

/** A control under its label, with what stands beside it and what explains it. */
function inRow(
  label: string,
  control: HTMLInputElement,
  helped: HTMLElement | undefined,
  ...beside: readonly HTMLElement[]
): HTMLElement {
  if (helped) control.setAttribute('aria-describedby', helped.id);
  const named = element('label.settings-label', { for: control.id }, label);
  return element('div.settings-field', named, element('div.settings-row', control, ...beside), helped);
}

export const helpText = (help: string): HTMLElement => element('p.settings-help', help);

function helpFor(desk: SettingsDesk, help: string | undefined): HTMLElement | undefined {
  const made = help === undefined ? undefined : helpText(help);
  made?.setAttribute('id', desk.nextId());
  return made;
}

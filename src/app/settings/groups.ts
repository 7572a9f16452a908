import { element } from '../dom/element.ts';
import { languages, words as allWords } from '../words/words.ts';
import { choiceField, slideField, tickField, type SettingsDesk, type SettingsGroup } from './field.ts';
import { bounds, type Settings } from './settings.ts';

const entriesOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries(words) as [Value, string][];

/** One setting of a group: how a field reads it, and how it writes it. */
const kept = <Group extends 'captions' | 'sound' | 'graphics' | 'comfort', Name extends keyof Settings[Group]>(
  { shelf }: SettingsDesk,
  group: Group,
  name: Name,
) => ({
  read: (settings: Settings): Settings[Group][Name] => settings[group][name],
  write: (value: Settings[Group][Name]): void => shelf.change({ [group]: { ...shelf.settings[group], [name]: value } }),
});

const percent = (value: number): string => `${Math.round(value * 100)} %`;

export const languageGroup: SettingsGroup = (desk) => {
  const { shelf, words } = desk;
  return element(
    'div',
    choiceField(desk, {
      ...words.language,
      choices: [
        ['browser', words.asBrowser] as const,
        ...languages.map((each) => [each, allWords[each].name] as const),
      ],
      read: ({ language }) => language ?? 'browser',
      write: (language) => shelf.change({ language: language === 'browser' ? undefined : language }),
    }),
  );
};

export const soundGroup: SettingsGroup = (desk) => {
  const said = desk.words.sound;
  return element(
    'div',
    tickField(desk, { ...said.muted, ...kept(desk, 'sound', 'isMuted') }),
    choiceField(desk, { ...said.voice, ...kept(desk, 'sound', 'voice'), choices: entriesOf(said.voices) }),
  );
};

export const graphicsGroup: SettingsGroup = (desk) => {
  const said = desk.words.graphics;
  const tier = choiceField(desk, { ...said.tier, ...kept(desk, 'graphics', 'tier'), choices: entriesOf(said.tiers) });
  return element('div', tier);
};

export const comfortGroup: SettingsGroup = (desk) => {
  const { shelf, words } = desk;
  const said = words.comfort;
  const degrees = (value: number): string => `${value}°`;
  return element(
    'div',
    choiceField(desk, { ...said.view, ...kept(desk, 'comfort', 'view'), choices: entriesOf(said.views) }),
    slideField(desk, { ...said.fov, ...kept(desk, 'comfort', 'fov'), bounds: bounds.fov, say: degrees }),
    slideField(desk, {
      ...said.lookSpeed,
      ...kept(desk, 'comfort', 'lookSpeed'),
      bounds: bounds.lookSpeed,
      say: percent,
    }),
    tickField(desk, { ...said.inverted, ...kept(desk, 'comfort', 'isLookInverted') }),
    tickField(desk, { ...said.headOwn, ...kept(desk, 'comfort', 'isHeadOwn') }),
    choiceField(desk, {
      ...said.still,
      choices: [['browser', words.asBrowser] as const, ['yes', words.yes] as const, ['no', words.no] as const],
      read: ({ comfort }) => (comfort.isStill === undefined ? 'browser' : comfort.isStill ? 'yes' : 'no'),
      write: (still) => {
        const { isStill: _, ...rest } = shelf.settings.comfort;
        shelf.change({ comfort: still === 'browser' ? rest : { ...rest, isStill: still === 'yes' } });
      },
    }),
  );
};

export const captionsGroup: SettingsGroup = (desk) => {
  const said = desk.words.captions;
  const name = element('span.settings-sample-name', said.sample.name);
  const line = element('p.settings-sample-line', name, said.sample.line);
  const sample = element('figure.settings-sample', { 'aria-label': said.sample.label }, line);
  desk.follow(({ captions }) => {
    sample.dataset['contrast'] = captions.contrast;
    sample.dataset['font'] = captions.font;
    sample.style.setProperty('--settings-sample-size', String(captions.size));
    name.hidden = !captions.names;
    line.hidden = captions.style === 'off';
    if (captions.font === 'dyslexic') void import('../dom/reading-font.ts').then((font) => font.loadReadingFont());
  });
  return element(
    'div',
    sample,
    choiceField(desk, { ...said.style, ...kept(desk, 'captions', 'style'), choices: entriesOf(said.styles) }),
    slideField(desk, { ...said.size, ...kept(desk, 'captions', 'size'), bounds: bounds.captionSize, say: percent }),
    slideField(desk, { ...said.pace, ...kept(desk, 'captions', 'pace'), bounds: bounds.readingPace, say: percent }),
    choiceField(desk, { ...said.font, ...kept(desk, 'captions', 'font'), choices: entriesOf(said.fonts) }),
    choiceField(desk, { ...said.contrast, ...kept(desk, 'captions', 'contrast'), choices: entriesOf(said.contrasts) }),
    tickField(desk, { ...said.names, ...kept(desk, 'captions', 'names') }),
  );
};

import { element } from '../dom/element.ts';
import { languages, words as allWords } from '../words/words.ts';
import { choiceField, slideField, tickField } from './field.ts';
import type { SettingsGroup } from './settings-desk.ts';
import { bounds } from './standard-settings.ts';

const entriesOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  Object.entries(words) as [Value, string][];

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
  const { shelf, words } = desk;
  const change = (part: Partial<typeof shelf.settings.sound>): void =>
    shelf.change({ sound: { ...shelf.settings.sound, ...part } });
  return element(
    'div',
    tickField(desk, {
      ...words.sound.muted,
      read: ({ sound }) => sound.isMuted,
      write: (isMuted) => change({ isMuted }),
    }),
    choiceField(desk, {
      ...words.sound.voice,
      choices: entriesOf(words.sound.voices),
      read: ({ sound }) => sound.voice,
      write: (voice) => change({ voice }),
    }),
  );
};

export const graphicsGroup: SettingsGroup = (desk) => {
  const { shelf, words } = desk;
  return element(
    'div',
    choiceField(desk, {
      ...words.graphics.tier,
      choices: entriesOf(words.graphics.tiers),
      read: ({ graphics }) => graphics.tier,
      write: (tier) => shelf.change({ graphics: { tier } }),
    }),
  );
};

export const comfortGroup: SettingsGroup = (desk) => {
  const { shelf, words } = desk;
  const said = words.comfort;
  const change = (part: Partial<typeof shelf.settings.comfort>): void =>
    shelf.change({ comfort: { ...shelf.settings.comfort, ...part } });
  return element(
    'div',
    choiceField(desk, {
      ...said.view,
      choices: entriesOf(said.views),
      read: ({ comfort }) => comfort.view,
      write: (view) => change({ view }),
    }),
    slideField(desk, {
      ...said.fov,
      bounds: bounds.fov,
      say: (value) => `${value}°`,
      read: ({ comfort }) => comfort.fov,
      write: (fov) => change({ fov }),
    }),
    slideField(desk, {
      ...said.lookSpeed,
      bounds: bounds.lookSpeed,
      say: percent,
      read: ({ comfort }) => comfort.lookSpeed,
      write: (lookSpeed) => change({ lookSpeed }),
    }),
    tickField(desk, {
      ...said.inverted,
      read: ({ comfort }) => comfort.isLookInverted,
      write: (isLookInverted) => change({ isLookInverted }),
    }),
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
  const { shelf, words } = desk;
  const said = words.captions;
  const change = (part: Partial<typeof shelf.settings.captions>): void =>
    shelf.change({ captions: { ...shelf.settings.captions, ...part } });
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
    choiceField(desk, {
      ...said.style,
      choices: entriesOf(said.styles),
      read: ({ captions }) => captions.style,
      write: (style) => change({ style }),
    }),
    slideField(desk, {
      ...said.size,
      bounds: bounds.captionSize,
      say: percent,
      read: ({ captions }) => captions.size,
      write: (size) => change({ size }),
    }),
    choiceField(desk, {
      ...said.font,
      choices: entriesOf(said.fonts),
      read: ({ captions }) => captions.font,
      write: (font) => change({ font }),
    }),
    choiceField(desk, {
      ...said.contrast,
      choices: entriesOf(said.contrasts),
      read: ({ captions }) => captions.contrast,
      write: (contrast) => change({ contrast }),
    }),
    tickField(desk, {
      ...said.names,
      read: ({ captions }) => captions.names,
      write: (names) => change({ names }),
    }),
  );
};

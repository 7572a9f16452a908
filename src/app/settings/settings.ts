import * as z from 'zod/mini';
import { readBindings, standardBindings, type Bindings } from '../../../plugin/player/bindings.ts';
import { given } from '../../kit/given.ts';
import { ModelSettingsSchema, type ModelSettings } from '../../model/model-settings.ts';
import { languages, type Language } from '../words/words.ts';

/** How far each can be moved, for the controls and for what is read from storage. */
export const bounds = {
  captionSize: { least: 0.75, most: 2, step: 0.05 },
  readingPace: { least: 0.4, most: 2, step: 0.1 },
  fov: { least: 50, most: 110, step: 1 },
  lookSpeed: { least: 0.25, most: 3, step: 0.05 },
} as const;

const between = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().check(z.gte(least), z.lte(most));

/** The one shape of each setting, by its path. What does not fit is left as it was at first. */
const shapes = {
  /** How what is said is to be read. */
  captions: {
    style: z.enum(['bubbles', 'subtitles', 'both', 'off']),
    /** 1 is as the page is. */
    size: between(bounds.captionSize),
    /** How quickly one reads; at 1 eighteen letters a second. */
    pace: between(bounds.readingPace),
    contrast: z.enum(['soft', 'high']),
    names: z.boolean(),
    font: z.enum(['serif', 'sans', 'dyslexic']),
  },
  sound: { isMuted: z.boolean(), voice: z.enum(['built-in', 'browser', 'none']) },
  graphics: { tier: z.enum(['auto', 'plain', 'middle', 'full']) },
  comfort: {
    view: z.enum(['eyes', 'shoulder']),
    /** Degrees from left to right. */
    fov: between(bounds.fov),
    /** 1 is usual. */
    lookSpeed: between(bounds.lookSpeed),
    isLookInverted: z.boolean(),
    /** The head stays as it is turned by hand, whatever happens. */
    isHeadOwn: z.boolean(),
    /** Cuts instead of glides, no swaying: as the browser has it, unless chosen. */
    isStill: z.boolean(),
  },
} as const;

type Shaped<Group> = { readonly [Name in keyof Group]: z.output<Group[Name]> };
type Comfort = Shaped<typeof shapes.comfort>;
export type CaptionSettings = Shaped<typeof shapes.captions>;

/** What a person chose for this browser. Kept here, sent nowhere. */
export interface Settings {
  /** As the browser has it, unless chosen. */
  readonly language?: Language;
  readonly captions: CaptionSettings;
  readonly sound: Shaped<typeof shapes.sound>;
  readonly graphics: Shaped<typeof shapes.graphics>;
  readonly comfort: Omit<Comfort, 'isStill'> & Partial<Pick<Comfort, 'isStill'>>;
  readonly bindings: Bindings;
  /** Whose mind the company has; the understudy's, without it. The key is kept apart. */
  readonly model?: Omit<ModelSettings, 'apiKey'>;
}

/** How the page is until somebody chooses otherwise. */
export const standardSettings: Settings = {
  captions: { style: 'bubbles', size: 1, pace: 1, contrast: 'soft', names: true, font: 'serif' },
  sound: { isMuted: false, voice: 'built-in' },
  graphics: { tier: 'auto' },
  comfort: { view: 'eyes', fov: 80, lookSpeed: 1, isLookInverted: false, isHeadOwn: false },
  bindings: standardBindings,
};

/** What is to be otherwise. A part given as undefined goes back to how it was at first. */
export type SettingsChange = { readonly [Part in keyof Settings]?: Settings[Part] | undefined };

/** Where settings are read from and written to. Told at every change. */
export interface SettingsShelf {
  readonly settings: Settings;
  /** Of the endpoint in the settings, and of no other; only in this browser, in nobody's log. */
  readonly apiKey: string;
  change(change: SettingsChange): void;
  keepKey(key: string): void;
  onChange(observe: (settings: Settings) => void): () => void;
}

const LanguageSchema = z.enum(languages);
const KeptModelSchema = z.omit(ModelSettingsSchema, { apiKey: true });

/** Settings as they were kept, and which of them could not be read. */
interface ReadSettings {
  readonly settings: Settings;
  /** Paths such as `captions.size`; `` for the whole. */
  readonly unread: readonly string[];
}

/** Reads what lies in storage, part by part: one bad part costs that part and no other. Older pages may have kept less. */
export function readSettings(kept: unknown): ReadSettings {
  if (kept === undefined || kept === null) return { settings: standardSettings, unread: [] };
  if (typeof kept !== 'object' || Array.isArray(kept)) return { settings: standardSettings, unread: [''] };
  const parts = kept as Readonly<Record<string, unknown>>;
  const unread: string[] = [];
  const read = <T>(path: string, shape: z.ZodMiniType<T>, value: unknown): T | undefined => {
    const found = value === undefined ? undefined : shape.safeParse(value);
    if (found && !found.success) unread.push(path);
    return found?.data;
  };
  const group = <Name extends keyof typeof shapes>(name: Name): Settings[Name] => {
    const of = parts[name] === undefined ? {} : parts[name];
    if (typeof of !== 'object' || of === null) unread.push(name);
    const known: readonly (readonly [string, z.ZodMiniType])[] = Object.entries(shapes[name]);
    const values = { ...(of as Readonly<Record<string, unknown>>) };
    const found = known.map(([key, shape]) => [key, read(`${name}.${key}`, shape, values[key])] as const);
    return { ...standardSettings[name], ...given(Object.fromEntries(found)) };
  };
  const language = read('language', LanguageSchema, parts['language']);
  const model = read('model', KeptModelSchema, parts['model']);
  const settings = {
    ...given({ language }),
    captions: group('captions'),
    sound: group('sound'),
    graphics: group('graphics'),
    comfort: group('comfort'),
    bindings: readBindings(parts['bindings']),
    ...given({ model }),
  };
  return { settings, unread };
}

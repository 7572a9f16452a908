import * as z from 'zod/mini';
import { readBindings } from '../../../plugin/player/bindings.ts';
import { ModelSettingsSchema } from '../../model/model-settings.ts';
import { languages } from '../words/words.ts';
import type { Settings } from './settings.ts';
import { bounds, standardSettings } from './standard-settings.ts';

const between = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().check(z.gte(least), z.lte(most));

/** The one shape of each setting, by its path. What does not fit is left as it was at first. */
const shapes = {
  captions: {
    style: z.enum(['bubbles', 'subtitles', 'both', 'off']),
    size: between(bounds.captionSize),
    contrast: z.enum(['soft', 'high']),
    names: z.boolean(),
    font: z.enum(['serif', 'sans', 'dyslexic']),
  },
  sound: { isMuted: z.boolean(), voice: z.enum(['built-in', 'browser', 'none']) },
  graphics: { tier: z.enum(['auto', 'plain', 'middle', 'full']) },
  comfort: {
    view: z.enum(['eyes', 'shoulder']),
    fov: between(bounds.fov),
    lookSpeed: between(bounds.lookSpeed),
    isLookInverted: z.boolean(),
    isStill: z.boolean(),
  },
} as const;

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
  const given = kept as Readonly<Record<string, unknown>>;
  const unread: string[] = [];
  const group = <Name extends keyof typeof shapes>(name: Name): Settings[Name] => ({
    ...standardSettings[name],
    ...readGroup(name, given[name], unread),
  });
  const language = readWhole('language', LanguageSchema, given['language'], unread);
  const model = readWhole('model', KeptModelSchema, given['model'], unread);
  const settings = {
    ...(language === undefined ? {} : { language }),
    captions: group('captions'),
    sound: group('sound'),
    graphics: group('graphics'),
    comfort: group('comfort'),
    bindings: readBindings(given['bindings']),
    ...(model === undefined ? {} : { model }),
  };
  return { settings, unread };
}

function readGroup<Name extends keyof typeof shapes>(
  name: Name,
  kept: unknown,
  unread: string[],
): Partial<Settings[Name]> {
  if (kept === undefined) return {};
  if (typeof kept !== 'object' || kept === null) {
    unread.push(name);
    return {};
  }
  const given = kept as Readonly<Record<string, unknown>>;
  const known: readonly (readonly [string, z.ZodMiniType])[] = Object.entries(shapes[name]);
  const parts = known.flatMap(([key, shape]) => {
    const value = readWhole(`${name}.${key}`, shape, Object.hasOwn(given, key) ? given[key] : undefined, unread);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(parts) as Partial<Settings[Name]>;
}

function readWhole<T>(path: string, shape: z.ZodMiniType<T>, value: unknown, unread: string[]): T | undefined {
  if (value === undefined) return undefined;
  const read = shape.safeParse(value);
  if (read.success) return read.data;
  unread.push(path);
  return undefined;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { PlayNotice } from '../src/app/foyer/play-notice.ts';
import { packScenes } from './pack-scenes.ts';

export type { PlayNotice } from '../src/app/foyer/play-notice.ts';

/** The plays of `scenes/` beside the page: each as scenes/NAME/scene.json, and scenes/playbill.json to choose from. */
export function scenesBesideThePage(folder: string): Plugin {
  return {
    name: 'proscenium:scenes',
    config: () => packScenes(folder),
    configureServer(server) {
      server.middlewares.use('/scenes/playbill.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(playbillOf(folder)));
      });
    },
    generateBundle() {
      const emit = (fileName: string, value: unknown) =>
        this.emitFile({ type: 'asset', fileName: `scenes/${fileName}`, source: JSON.stringify(value) });
      for (const name of playsIn(folder)) emit(`${name}/scene.json`, readScene(folder, name));
      emit('playbill.json', playbillOf(folder));
    },
  };
}

/** What a playbill says of each play, by the names of their folders. */
export const playbillOf = (folder: string): readonly PlayNotice[] =>
  playsIn(folder).map((name) => noticeOf(name, readScene(folder, name)));

/**
 * How long whole evenings were in minutes, as the company plays them alone: `proscenium perform scenes/NAME --seed 1` to 6, and on
 * the stage somewhat longer, because bodies have to walk. Somebody who plays may take twice as long.
 */
const measuredMinutes: Readonly<Record<string, NonNullable<PlayNotice['minutes']>>> = {
  elsinore: { least: 8, most: 14 },
  'baker-street': { least: 9, most: 15 },
  'midnight-cafe': { least: 12, most: 15 },
};

const longestWho = 140;

function noticeOf(name: string, scene: SceneHead): PlayNotice {
  const { blueprint, setting, entities, translations = {} } = scene;
  const { title, about = '', cases = [], profiles = [], matters = [], language = 'en' } = blueprint;
  const isInChinese = (ways: readonly string[]): boolean =>
    isChinese(ways.map((way) => translations['zh']?.[way] ?? way));
  // Where people only answer in a language, the play itself goes on in its own.
  const isPlayedIn = (code: string): boolean => !code.startsWith('zh') || beatsIn(blueprint).every(isInChinese);
  const others = [...new Set(matters.flatMap(({ claimIn = {} }) => Object.keys(claimIn)))].filter(isPlayedIn);
  const minutes = measuredMinutes[name];
  const cast = profiles.map(({ actor, persona }) => ({
    role: actor.slice(actor.indexOf(':') + 1),
    name: entities.find(({ id }) => id === actor)?.name ?? actor,
    who: firstSentence(persona),
  }));
  const alsoCalled = Object.values(translations).flatMap((texts) => texts[title] ?? []);
  return {
    name,
    title,
    ...(alsoCalled.length > 0 ? { alsoCalled } : {}),
    about,
    period: setting?.period ?? '',
    languages: [...new Set([language, ...others])],
    cast,
    ...(minutes ? { minutes } : {}),
    endings: endingsIn(blueprint).size,
    cases: cases.map((file) => ({ id: file.id, title: file.title })),
    bytes: Buffer.byteLength(JSON.stringify(scene)),
  };
}

/** The first sentence, or as much of it as a poster has room for. */
function firstSentence(text: string): string {
  const sentence = /^.*?[.!?。！？](?=\s|$)/su.exec(text)?.[0] ?? text;
  if (sentence.length <= longestWho) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longestWho - 1)).replace(/[,;:]$/, '')}…`;
}

const isChinese = (ways: readonly string[]): boolean => ways.some((way) => /\p{Script=Han}/u.test(way));

/** The ways to play each beat of any part of a plan. */
function beatsIn(part: unknown): readonly (readonly string[])[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.entries(part).filter(([key]) => key !== 'profiles');
  return inner.flatMap(([key, value]) => (key === 'plays' ? [value as string[]] : beatsIn(value)));
}

/** Every ending any part of a plan can come to. */
function endingsIn(part: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof part !== 'object' || part === null) return found;
  const { ending } = part as { readonly ending?: unknown };
  if (typeof ending === 'string') found.add(ending);
  for (const each of Object.values(part)) endingsIn(each, found);
  return found;
}

/** As much of a scene file as a playbill reads. */
interface SceneHead {
  readonly translations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly setting?: { readonly period?: string };
  readonly entities: readonly { readonly id: string; readonly name?: string }[];
  readonly blueprint: {
    readonly title: string;
    readonly about?: string;
    readonly language?: string;
    readonly cases?: readonly { readonly id: string; readonly title: string }[];
    readonly profiles?: readonly { readonly actor: string; readonly persona: string }[];
    readonly matters?: readonly { readonly claimIn?: Readonly<Record<string, string>> }[];
  };
}

export const playsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'scene.json')))
    .map(({ name }) => name)
    .sort();

const readScene = (folder: string, name: string): SceneHead =>
  JSON.parse(readFileSync(join(folder, name, 'scene.json'), 'utf8')) as SceneHead;

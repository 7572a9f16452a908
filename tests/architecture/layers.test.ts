import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkLayers, type Rule } from './check-layers.ts';
import { type House, house } from './layers.ts';
import type { SourceTree } from './source-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function readTree(folders: readonly string[]): SourceTree {
  const tree: Record<string, string> = {};
  const topFolders = readdirSync(root);
  for (const folder of folders.filter((name) => topFolders.includes(name))) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${entry.replaceAll('\\', '/')}`;
      if (/\.m?tsx?$/.test(path)) tree[path] = readFileSync(join(root, path), 'utf8');
    }
  }
  return tree;
}

/** The rules a made-up tree breaks; the house is ours unless a test builds on to it. */
function broken(tree: SourceTree, plan: House = house): Rule[] {
  return checkLayers(tree, plan).map(({ rule }) => rule);
}

describe('our own sources', () => {
  const tree = readTree(['src', 'plugin']);

  it('are there to be checked', () => {
    expect(Object.keys(tree)).toContain('src/kit/result.ts');
  });

  it('keep to the plan of the house', () => {
    const violations = checkLayers(tree, house);
    expect(violations.map(({ rule, path, message }) => `${rule}: ${path}: ${message}`)).toEqual([]);
  });
});

describe('the plan itself', () => {
  const rooms = house.floors.flat();

  it('has every room once and speaks of no other', () => {
    expect(rooms).toEqual([...new Set(rooms)]);
    const spokenOf = [
      ...Object.keys(house.folders),
      ...Object.entries(house.narrowed).flat(2),
      ...house.sideways.flatMap(({ from, to }) => [from, to]),
      ...Object.values(house.entries),
      ...house.packages.flatMap((rule) => rule.rooms),
      ...house.platforms.flatMap((platform) => [...platform.rooms, ...(platform.suffix?.rooms ?? [])]),
      ...house.environmentRooms,
    ];
    for (const room of spokenOf) expect(rooms).toContain(room);
  });
});

describe('what is allowed', () => {
  it.each<[string, SourceTree]>([
    ['an arrow down', { 'src/world/verdict.ts': "import { ok } from '../kit/result.ts';" }],
    ['an arrow down several floors', { 'src/cli/serve.ts': "import { ok } from '../drama/fact.ts';" }],
    ['an arrow inside a room', { 'src/world/a.ts': "import './deep/b.ts';", 'src/world/deep/b.ts': 'export {};' }],
    ['the public entry showing the company', { 'src/index.ts': "export { perform } from './company/perform.ts';" }],
    ['plugin on drama', { 'plugin/stage/a.ts': "import '../../src/drama/ports.ts'; import '@babylonjs/core';" }],
    ['embed joining plugin', { 'src/embed/proscenium.ts': "import '../../plugin/stage/a.ts';" }],
    [
      'the client on protocol',
      { 'src/bridge/client/a.ts': "import '../../protocol/b.ts'; import 'socket.io-client';" },
    ],
    ['Node in cli', { 'src/cli/a.ts': "import 'node:fs'; export const level = process.env['LEVEL'];" }],
    ['Node in a node-only file of the store', { 'src/store/sql-log.node.ts': "import 'node:fs';" }],
    ['the DOM in app', { 'src/app/hud.ts': 'document.body.append(window.name);' }],
    ['data beside code', { 'src/mind/a.ts': "import text from './a.prompt.md?raw'; import '../../scenes/x.json';" }],
    ['an unconfined package', { 'src/drama/actor.ts': "import { z } from 'zod';" }],
  ])('%s', (_, tree) => {
    expect(checkLayers(tree, house)).toEqual([]);
  });

  it('words of ours that the page also uses', () => {
    const source = `
      import { history } from './log.ts';
      export interface Scene { location: string; document?: string }
      export type Pair = [location: string, screen: number];
      export function move(location: string, { screen, prompt: text }: any): Scene {
        const document = location;
        return { location, document, window: history(screen, text).window } as Scene;
      }
      type Image = { pixels: number };
      export const image: Image = { pixels: 1 };`;
    expect(broken({ 'src/drama/scene.ts': source })).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each<[string, string]>([
    ['import', "import { step } from '../play/step.ts';"],
    ['import type', "import type { Play } from '../play/play.ts';"],
    ['side effect', "import '../play/play.ts';"],
    ['re-export', "export { step } from '../play/step.ts';"],
    ['dynamic import', "export const play = () => import('../play/play.ts');"],
    ['import type expression', "export type Play = import('../play/play.ts').Play;"],
    ['require', "const play = require('../play/play.ts');"],
    ['.js spelling', "import '../play/play.js';"],
  ])('an arrow that runs up: %s', (_, source) => {
    expect(broken({ 'src/world/a.ts': source })).toContain('upward');
  });

  it('an arrow up into the top floor, from plugin too', () => {
    expect(broken({ 'plugin/debug/a.ts': "import '../../src/app/hud.ts';" })).toEqual(['upward']);
    expect(broken({ 'src/drama/a.ts': "import '../../plugin/stage/a.ts';" })).toEqual(['upward']);
  });

  it('an arrow up from the public entry', () => {
    expect(broken({ 'src/index.ts': "export { judge } from './evaluation/judge.ts';" })).toEqual(['upward']);
  });

  it('an arrow sideways, unless it is listed', () => {
    const tree = { 'src/play/a.ts': "import '../store/b.ts';" };
    expect(broken(tree)).toEqual(['sideways']);
    const listed = { ...house, sideways: [{ from: 'play', to: 'store', why: 'to show that listing helps' }] };
    expect(broken(tree, listed)).toEqual([]);
    expect(broken({ 'src/store/b.ts': "import '../play/a.ts';" }, listed)).toEqual(['sideways']);
  });

  it('an arrow between the two halves of the bridge', () => {
    expect(broken({ 'src/bridge/client/a.ts': "import '../server/b.ts';" })).toEqual(['sideways']);
  });

  it('an arrow below that a narrowed room may not see', () => {
    expect(broken({ 'plugin/stage/a.ts': "import '../../src/mind/brain.ts';" })).toEqual(['narrowed']);
    expect(broken({ 'src/bridge/client/a.ts': "import '../../play/step.ts';" })).toEqual(['narrowed']);
  });

  it('an arrow out of the house', () => {
    expect(broken({ 'src/world/a.ts': "import '../doubles/b.ts';" })).toEqual(['outside']);
  });

  it('a cycle of files, even one of types only', () => {
    const tree = {
      'src/world/a.ts': "import './b.ts';",
      'src/world/b.ts': "import type { C } from './c.ts';",
      'src/world/c.ts': "export type { A } from './a.ts';",
    };
    expect(checkLayers(tree, house)).toEqual([
      {
        rule: 'cycle',
        path: 'src/world/a.ts',
        message: 'src/world/a.ts → src/world/b.ts → src/world/c.ts → src/world/a.ts',
      },
    ]);
    expect(broken({ 'src/world/a.ts': "import './a.ts';" })).toEqual(['cycle']);
  });

  it('a room that is not on the map', () => {
    expect(broken({ 'src/magic/a.ts': '' })).toEqual(['unknown-room']);
    expect(broken({ 'src/loose.ts': '' })).toEqual(['unknown-room']);
    expect(broken({ 'src/bridge/shared.ts': '' })).toEqual(['unknown-room']);
    expect(broken({ 'src/worldly/a.ts': '' })).toEqual(['unknown-room']);
  });

  it.each([
    ['src/embed/a.ts', '@babylonjs/core/scene.js'],
    ['src/company/a.ts', 'socket.io'],
    ['plugin/stage/a.ts', 'socket.io-client'],
    ['src/mind/a.ts', 'yaml'],
    ['src/index.ts', 'yuka'],
  ])('a package out of its room: %s on %s', (path, name) => {
    expect(broken({ [path]: `import type { X } from '${name}';` })).toEqual(['package']);
  });

  it.each(['node:fs', 'fs', 'fs/promises'])('Node where it is not: %s', (name) => {
    expect(broken({ 'src/world/a.ts': `import '${name}';` })).toEqual(['platform']);
    expect(broken({ 'src/store/memory-log.ts': `import '${name}';` })).toEqual(['platform']);
    expect(broken({ 'src/world/a.node.ts': `import '${name}';` })).toEqual(['platform']);
  });

  it.each([
    'process.exit(1);',
    'export const bytes = Buffer.from("");',
    'export const title = document.title;',
    'export const width = globalThis.window;',
    'export const state = { location };',
    'export function show(element: HTMLElement) {}',
    'export const page = typeof navigator;',
  ])('a global of another platform: %s', (source) => {
    expect(broken({ 'src/play/a.ts': source })).toEqual(['platform']);
  });

  it.each([
    'export const key = process.env.KEY;',
    "export const key = process['env'].KEY;",
    'const { env } = process; export { env };',
    "import { env as surroundings } from 'node:process';",
    "import process from 'node:process'; export const key = process.env.KEY;",
    'export const key = globalThis.process.env.KEY;',
  ])('the environment outside cli: %s', (source) => {
    expect(broken({ 'src/bridge/server/a.ts': source })).toEqual(['environment']);
    expect(broken({ 'src/cli/a.ts': source })).toEqual([]);
  });

  it('a public index imported from inside', () => {
    expect(broken({ 'src/cli/a.ts': "import '../index.ts';" })).toEqual(['public-index']);
    expect(broken({ 'src/cli/a.ts': "import '../protocol/index.ts';" })).toEqual(['public-index']);
    expect(broken({ 'src/app/a.ts': "import 'proscenium/plugin';" })).toEqual(['public-index']);
  });

  it.each(['utils', 'types', 'helpers', 'common', 'manager'])('a file or folder named %s', (name) => {
    expect(broken({ [`src/world/${name}.ts`]: '' })).toEqual(['file-name']);
    expect(broken({ [`src/world/${name}/rope.ts`]: '' })).toEqual(['file-name']);
    expect(broken({ [`src/world/stage-${name}.ts`]: '' })).toEqual([]);
  });

  it.each(["export * from './b.ts';", "export * as b from './b.ts';"])('%s', (source) => {
    expect(broken({ 'src/world/a.ts': source })).toEqual(['export-all']);
  });
});

import { builtinModules } from 'node:module';
import { basename, dirname, extname, join } from 'node:path/posix';
import { findCycles } from './find-cycles.ts';
import type { House, Platform } from './layers.ts';
import { readSources, type SourceFacts, type SourceTree } from './source-file.ts';

export interface Violation {
  readonly rule: Rule;
  readonly path: string;
  readonly message: string;
}

export type Rule =
  | 'unknown-room'
  | 'upward'
  | 'sideways'
  | 'narrowed'
  | 'outside'
  | 'cycle'
  | 'package'
  | 'platform'
  | 'environment'
  | 'public-index'
  | 'file-name'
  | 'export-all';

/** Everything in a tree of sources that breaks the plan of the house. Pure: the same tree, the same answer. */
export function checkLayers(tree: SourceTree, house: House): Violation[] {
  const files = readSources(tree, (path) => namesForbidden(path, house));
  return [
    ...files.flatMap((file) => checkFile(file, house)),
    ...files.flatMap((file) => file.imports.flatMap((specifier) => checkImport(file, specifier, house))),
    ...checkCycles(files, tree),
  ];
}

function checkFile(file: SourceFacts, house: House): Violation[] {
  const { path } = file;
  const found: Violation[] = [];
  const room = roomOf(path, house);
  const report = (rule: Rule, message: string): void => void found.push({ rule, path, message });

  if (room === undefined && !isEntry(path, house)) report('unknown-room', 'lies in no room on the map (layers.ts)');
  const banned = path
    .split('/')
    .map(stem)
    .find((name) => house.bannedFileNames.includes(name));
  if (banned !== undefined) report('file-name', `"${banned}" says nothing: name it by the noun or verb in it`);
  if (file.exportsAll) report('export-all', 'export * hides what is public: export by name');
  if (file.readsEnvironment && !house.environmentRooms.includes(room ?? '')) {
    report('environment', `process.env is for ${house.environmentRooms.join(', ')} only: pass the value in`);
  }
  for (const platform of house.platforms) {
    const names = platform.globals.filter((name) => file.freeNames.has(name));
    if (names.length > 0) report('platform', `${names.join(', ')}: ${platform.name} is not for ${room ?? 'this file'}`);
  }
  return found;
}

function checkImport({ path }: SourceFacts, specifier: string, house: House): Violation[] {
  const report = (rule: Rule, message: string): Violation[] => [{ rule, path, message: `${specifier}: ${message}` }];
  const room = roomOf(path, house);

  if (!specifier.startsWith('.')) {
    if (isWithin(specifier, house.ownName)) return report('public-index', 'inside code takes no public door');
    const rule = house.packages.find(({ name }) => matchesPackage(specifier, name));
    if (rule !== undefined && !rule.rooms.includes(room ?? '')) {
      return report('package', `only for ${rule.rooms.join(', ')}`);
    }
    const platform = isBuiltin(specifier) ? house.platforms.find((each) => each.builtinModules) : undefined;
    if (platform !== undefined && !mayLeanOn(platform, path, room)) {
      return report('platform', `${platform.name} is not for ${room ?? 'this file'}`);
    }
    return [];
  }

  const target = resolveImport(path, specifier);
  if (!isCode(target)) return [];
  const targetRoom = roomOf(target, house);
  if (isEntry(target, house) || stem(basename(target)) === 'index') {
    return report('public-index', 'inside code imports the file itself, not the index');
  }
  if (targetRoom === undefined) return report('outside', 'is in no room of the house');
  return room === targetRoom
    ? []
    : checkArrow(path, room, targetRoom, house).flatMap(([rule, why]) => report(rule, why));
}

function checkArrow(path: string, room: string | undefined, target: string, house: House): [Rule, string][] {
  const from = room ?? house.entries[path];
  if (from === undefined) return [];
  const arrow = `${room ?? path} → ${target}`;
  const below = floorOf(target, house) - floorOf(from, house);
  if (below < 0) return [['upward', `${arrow} runs up`]];
  // An entry shows the whole floor of the room it is on; a room sees none of its neighbours.
  const isListed = house.sideways.some((listed) => listed.from === room && listed.to === target);
  if (below === 0 && room !== undefined && !isListed) return [['sideways', `${arrow} runs sideways`]];
  const narrowed = house.narrowed[from];
  return narrowed === undefined || narrowed.includes(target) || isListed
    ? []
    : [['narrowed', `${arrow}: ${from} may see only ${narrowed.join(', ')}`]];
}

function checkCycles(files: readonly SourceFacts[], tree: SourceTree): Violation[] {
  const graph = new Map(
    files.map(({ path, imports }) => [
      path,
      imports
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => resolveImport(path, specifier))
        .filter((target) => Object.hasOwn(tree, target)),
    ]),
  );
  return findCycles(graph).map((ring) => ({ rule: 'cycle', path: ring[0] ?? '', message: ring.join(' → ') }));
}

/** The room with the longest folder that holds the path, so that bridge/server is not taken for bridge. */
export function roomOf(path: string, house: House): string | undefined {
  return house.floors
    .flat()
    .filter((room) => path.startsWith(`${house.folders[room] ?? `src/${room}`}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function floorOf(room: string, house: House): number {
  return house.floors.findIndex((floor) => floor.includes(room));
}

function isEntry(path: string, house: House): boolean {
  return Object.hasOwn(house.entries, path);
}

/** The globals of every platform that a file may not lean on. */
function namesForbidden(path: string, house: House): readonly string[] {
  const room = roomOf(path, house);
  return house.platforms.filter((each) => !mayLeanOn(each, path, room)).flatMap(({ globals }) => globals);
}

function mayLeanOn({ rooms, suffix }: Platform, path: string, room: string | undefined): boolean {
  if (room === undefined) return false;
  return rooms.includes(room) || (suffix !== undefined && suffix.rooms.includes(room) && path.endsWith(suffix.ends));
}

function resolveImport(from: string, specifier: string): string {
  // Vite's questions (`?url`, `?raw`) are about how a file is brought in, not about which.
  const path = join(dirname(from), specifier.replace(/\?.*$/, ''));
  return path.replace(/\.js$/, '.ts');
}

/** JSON, prompts and other data carry no arrows of their own. */
function isCode(path: string): boolean {
  return ['', '.ts', '.tsx', '.mts', '.mjs'].includes(extname(path));
}

function stem(name: string): string {
  return name.replace(/\..*$/, '');
}

function isBuiltin(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier);
}

function isWithin(specifier: string, packageName: string): boolean {
  return specifier === packageName || specifier.startsWith(`${packageName}/`);
}

function matchesPackage(specifier: string, name: string): boolean {
  return name.endsWith('*') ? specifier.startsWith(name.slice(0, -1)) : isWithin(specifier, name);
}

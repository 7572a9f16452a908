import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '../kit/result.ts';
import { describeProblem, type Problem } from '../kit/schema.ts';
import { readSceneFile, type SceneFile } from '../drama/scene-file.ts';
import { readWorldFile } from '../drama/world-file.ts';
import { openWorld, type World } from '../world/world.ts';
import { compileFolder, type Compiled } from '../script/compile.ts';
import { describeMistake } from '../script/source.ts';
import { badInput, reasonOf } from './command.ts';
import { readTextFile } from './input-file.ts';
import { isPackedAnew, isWrittenFolder, packedName, readPlayFolder } from './play-folder.ts';
import { packageFolder } from './version.ts';

const mostBytes = 32 * 1024 * 1024;

/** How a scene is given to a verb, for `--help`. */
export const sceneArgument = {
  name: 'SCENE',
  summary: 'a play by name, or a scene file or folder',
  required: true,
} as const;

/** Opens a world from a file, or from a scene folder; says what is wrong, where, and how many more such places there are. */
export async function openWorldAt(path: string): Promise<World> {
  const source = await readSourceAt(path, 'the world');
  return openWorld(soundOrFail(source, path, 'a world', readWorldFile(source.value)));
}

/** Opens a scene, world and blueprint, in the same way. */
export async function openSceneAt(path: string): Promise<SceneFile> {
  const source = await readSourceAt(path, 'the scene');
  return soundOrFail(source, path, 'a scene', readSceneFile(source.value));
}

/** A case file that is asked for by name has to be there. */
export function expectCase({ blueprint }: SceneFile, id: string | undefined): void {
  const cases = (blueprint.cases ?? []).map((file) => file.id);
  if (id === undefined || cases.includes(id)) return;
  throw badInput(`there is no case "${id}": ${cases.length > 0 ? `it has ${cases.join(', ')}` : 'this play has none'}`);
}

function soundOrFail<T>(source: SceneSource, path: string, what: string, read: Result<T, readonly Problem[]>): T {
  const { written } = source;
  const [mistake, ...others] = written?.mistakes ?? [];
  if (mistake) throw badInput(`${join(path, describeMistake(mistake))}${andMore(others.length)}`);
  if (read.ok) return read.value;
  const [first, ...more] = read.error;
  if (!first) throw badInput(`${path}: not ${what}`);
  const told = written
    ? join(path, describeMistake({ spot: written.spotOfProblem(first), message: describeProblem(first) }))
    : `${path}: ${describeProblem(first)}`;
  throw badInput(`${told}${andMore(more.length)}`);
}

const andMore = (count: number): string => (count > 0 ? ` (and ${count} more)` : '');

/** What was read: whatever a file holds, and where it was written in a folder, what was made of it and where each part stands. */
interface SceneSource {
  readonly value: unknown;
  readonly written?: Compiled;
}

/** What a file or a scene folder holds. A folder that was packed since it was last changed is read packed. */
async function readSourceAt(path: string, what: string): Promise<SceneSource> {
  const folder = writtenFolderAt(path);
  if (folder === undefined || (await isPackedAnew(folder))) return { value: await readJsonAt(path, what) };
  return readWrittenAt(folder);
}

/** The folder a play was written in, where one is named; a play of ours by its name, too. */
export function writtenFolderAt(path: string): string | undefined {
  const place = existsSync(path) ? path : houseScene(path);
  return place !== undefined && isWrittenFolder(place) ? place : undefined;
}

/** Compiles the files of a folder. */
export async function readWrittenAt(folder: string): Promise<Required<SceneSource>> {
  const written = compileFolder(await readPlayFolder(folder));
  return { value: written.scene, written };
}

/** Whatever a file or a packed scene folder holds, as JSON and nothing more is asked of it. */
export async function readJsonAt(path: string, what: string): Promise<unknown> {
  const text = await readTextFile(await sceneFileOf(path, what), what, mostBytes);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badInput(`${path} is not JSON: ${(error as Error).message}`, error);
  }
}

/** The file that is read where a file, a scene folder or a play of ours is named. */
export async function sceneFileOf(path: string, what: string): Promise<string> {
  try {
    const place = existsSync(path) ? path : (houseScene(path) ?? path);
    if (!(await stat(place)).isDirectory()) return place;
    const inside = [packedName, 'world.json'].map((name) => join(place, name));
    return inside.find((each) => existsSync(each)) ?? join(place, packedName);
  } catch (error) {
    throw badInput(`cannot read ${what} ${path}: ${reasonOf(error)}${await playsThereAre(path)}`, error);
  }
}

const houseScenes = (): string => join(packageFolder(), 'scenes');
const isSceneName = (text: string): boolean => /^[a-z0-9-]+$/.test(text);

/** The folder of a play that comes with the package, by its name. */
function houseScene(name: string): string | undefined {
  const folder = join(houseScenes(), name);
  return isSceneName(name) && existsSync(folder) ? folder : undefined;
}

/** What else could have been named, for who named no file but a play we do not have. */
async function playsThereAre(asked: string): Promise<string> {
  if (!isSceneName(asked)) return '';
  const found = await readdir(houseScenes(), { withFileTypes: true }).catch(() => []);
  const names = found.filter((each) => each.isDirectory()).map(({ name }) => name);
  return names.length > 0 ? `, nor a play of that name. The plays: ${names.toSorted().join(', ')}` : '';
}

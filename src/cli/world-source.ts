import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '../kit/result.ts';
import { describeProblem, type Problem } from '../kit/schema.ts';
import { readSceneFile, type SceneFile } from '../drama/scene-file.ts';
import { readWorldFile } from '../drama/world-file.ts';
import { openWorld, type World } from '../world/world.ts';
import { badInput, reasonOf } from './command.ts';
import { readTextFile } from './input-file.ts';
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
  return openWorld(soundOrFail(path, 'a world', readWorldFile(await readJsonAt(path, 'the world'))));
}

/** Opens a scene, world and blueprint, in the same way. */
export async function openSceneAt(path: string): Promise<SceneFile> {
  return soundOrFail(path, 'a scene', readSceneFile(await readJsonAt(path, 'the scene')));
}

/** A case file that is asked for by name has to be there. */
export function expectCase({ blueprint }: SceneFile, id: string | undefined): void {
  const cases = (blueprint.cases ?? []).map((file) => file.id);
  if (id === undefined || cases.includes(id)) return;
  throw badInput(`there is no case "${id}": ${cases.length > 0 ? `it has ${cases.join(', ')}` : 'this play has none'}`);
}

function soundOrFail<T>(path: string, what: string, read: Result<T, readonly Problem[]>): T {
  if (read.ok) return read.value;
  const [first, ...more] = read.error;
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  throw badInput(`${path}: ${first ? describeProblem(first) : `not ${what}`}${others}`);
}

/** Whatever a file or a scene folder holds, as JSON and nothing more is asked of it. */
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
    const inside = ['scene.json', 'world.json'].map((name) => join(place, name));
    return inside.find((each) => existsSync(each)) ?? join(place, 'scene.json');
  } catch (error) {
    throw badInput(`cannot read ${what} ${path}: ${reasonOf(error)}`, error);
  }
}

/** The folder of a play that comes with the package, by its name. */
function houseScene(name: string): string | undefined {
  const folder = join(packageFolder(), 'scenes', name);
  return /^[a-z0-9-]+$/.test(name) && existsSync(folder) ? folder : undefined;
}

import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '../kit/result.ts';
import { describeProblem, type Problem } from '../kit/schema.ts';
import { readSceneFile, type SceneFile } from '../drama/scene-file.ts';
import { readWorldFile } from '../drama/world-file.ts';
import { openWorld, type World } from '../world/world.ts';
import { CommandFailure, ExitCode } from './command.ts';

const mostBytes = 32 * 1024 * 1024;

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
  const known = cases.length > 0 ? `it has ${cases.join(', ')}` : 'this play has none';
  throw new CommandFailure(ExitCode.usage, `there is no case "${id}": ${known}`);
}

function soundOrFail<T>(path: string, what: string, read: Result<T, readonly Problem[]>): T {
  if (read.ok) return read.value;
  const [first, ...more] = read.error;
  const others = more.length > 0 ? ` (and ${more.length} more)` : '';
  throw new CommandFailure(ExitCode.usage, `${path}: ${first ? describeProblem(first) : `not ${what}`}${others}`);
}

/** Whatever a file or a scene folder holds, as JSON and nothing more is asked of it. */
export async function readJsonAt(path: string, what: string): Promise<unknown> {
  const text = await readText(path, what);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandFailure(ExitCode.usage, `${path} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

async function readText(path: string, what: string): Promise<string> {
  try {
    const found = await stat(path);
    const file = found.isDirectory() ? await firstOf([join(path, 'scene.json'), join(path, 'world.json')]) : path;
    const { size } = await stat(file);
    if (size > mostBytes) throw new CommandFailure(ExitCode.usage, `${file} is too large for ${what}: ${size} bytes`);
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    const reason = code === 'ENOENT' ? 'there is no such file' : (error as Error).message;
    throw new CommandFailure(ExitCode.usage, `cannot read ${what} ${path}: ${reason}`, { cause: error });
  }
}

async function firstOf(paths: readonly string[]): Promise<string> {
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile()) return path;
  }
  return paths[0] ?? '';
}

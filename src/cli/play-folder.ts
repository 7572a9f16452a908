import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFolderPath } from '../script/folder-files.ts';
import type { SourceFile } from '../script/source.ts';
import { badInput, reasonOf } from './command.ts';
import { readTextFile } from './input-file.ts';

const [mostBytes, mostFiles] = [32 * 1024 * 1024, 2000];

/** The file a folder is packed into. */
export const packedName = 'scene.json';

/** Whether a folder holds a play that is written in files of its own. */
export const isWrittenFolder = (folder: string): boolean => existsSync(join(folder, 'play.yaml'));

/** The files of a play's folder. */
export async function readPlayFolder(folder: string): Promise<readonly SourceFile[]> {
  const paths = await pathsIn(folder);
  let left = mostBytes;
  const files: SourceFile[] = [];
  for (const path of paths) {
    const text = await readTextFile(join(folder, path), 'a file of a play', left);
    left -= text.length;
    files.push({ path, text });
  }
  return files;
}

async function pathsIn(folder: string): Promise<readonly string[]> {
  const paths: string[] = [];
  const walk = async (under: string, depth: number): Promise<void> => {
    const entries = await readdir(join(folder, under), { withFileTypes: true });
    for (const entry of entries) {
      const path = under === '' ? entry.name : `${under}/${entry.name}`;
      if (entry.isDirectory() && depth < 2) await walk(path, depth + 1);
      else if (entry.isFile() && isFolderPath(path)) paths.push(path);
      if (paths.length > mostFiles) throw badInput(`${folder} has too many files: more than ${mostFiles}`);
    }
  };
  try {
    await walk('', 0);
  } catch (error) {
    throw badInput(`cannot read ${folder}: ${reasonOf(error)}`, error);
  }
  return paths.sort();
}

/** Whether what was packed is no older than any file it was packed of. */
export async function isPackedAnew(folder: string): Promise<boolean> {
  const packed = statSync(join(folder, packedName), { throwIfNoEntry: false });
  if (!packed?.isFile()) return false;
  for (const path of await pathsIn(folder)) {
    if ((await stat(join(folder, path))).mtimeMs > packed.mtimeMs) return false;
  }
  return true;
}

/** Refuses a folder that has something in it, before any work is done for it. */
export async function expectNewFolder(folder: string): Promise<void> {
  const held = await readdir(folder).catch(() => []);
  if (held.length > 0) throw badInput(`${folder} is not empty: name a new folder`);
}

/** Writes files into a folder that is empty or not there yet. */
export async function writePlayFolder(folder: string, files: readonly SourceFile[]): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0) throw badInput(`${folder} is not empty: name a new folder`);
    for (const { path, text } of files) {
      const place = join(folder, path);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, text, { flag: 'wx' });
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'CommandFailure') throw error;
    throw badInput(`cannot write ${folder}: ${reasonOf(error)}`, error);
  }
}

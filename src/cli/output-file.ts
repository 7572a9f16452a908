import { constants } from 'node:fs';
import { access, open, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { badInput } from './command.ts';

/** A file as the command line names it: what it is for, and its path. */
interface NamedFile {
  readonly what: string;
  readonly path: string;
}

/** Refuses outputs that would overwrite what is read, or one another, by whatever name or link they are reached. */
export async function keepApart(inputs: readonly NamedFile[], outputs: readonly NamedFile[]): Promise<void> {
  const taken = new Map<string, NamedFile>();
  for (const file of inputs) taken.set((await identityOf(file.path)) ?? '', file);
  taken.delete('');
  for (const file of outputs) {
    const identity = await identityOf(file.path);
    if (identity === undefined) continue;
    const other = taken.get(identity);
    if (other) throw badInput(`${file.what} ${file.path} would overwrite ${other.what}: choose another file`);
    taken.set(identity, file);
  }
}

/** What two names of one file have in common; nothing of devices and pipes, which nobody overwrites. */
async function identityOf(path: string, links = 0): Promise<string | undefined> {
  const there = await stat(path, { bigint: true }).catch(() => undefined);
  if (there) return there.isFile() ? `${there.dev}:${there.ino}` : undefined;
  const target = links < 8 ? await readlink(path).catch(() => undefined) : undefined;
  if (target !== undefined) return identityOf(resolve(dirname(path), target), links + 1);
  const folder = await realpath(dirname(path)).catch(() => resolve(dirname(path)));
  // Of a file that is not there yet nobody can say whether its disk tells upper from lower case.
  return join(folder, basename(path)).toLowerCase();
}

/** Refuses what cannot be written, before there is anything to lose. */
export async function expectWritable({ what, path }: NamedFile): Promise<void> {
  const there = await stat(path).catch(() => undefined);
  if (there?.isDirectory()) throw badInput(`cannot write ${what} ${path}: it is a folder`);
  await access(dirname(path), constants.W_OK).catch((error: Error) => {
    throw badInput(`cannot write ${what} ${path}: ${error.message}`, error);
  });
}

/** Writes a file that is there whole or not at all, and as it was before where writing fails. */
export async function writeWholeFile(path: string, text: string): Promise<void> {
  const there = await stat(path).catch(() => undefined);
  if (there && !there.isFile()) return writeFile(path, text);
  const target = there ? await realpath(path) : path;
  const beside = `${target}.${process.pid}.partial`;
  try {
    const handle = await open(beside, 'w', there?.mode);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

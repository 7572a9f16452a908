import { readdir, readFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { StoreError } from './store-error.ts';

/** Who holds a directory. `started` tells a process from a later one that was given the same number. */
interface Holder {
  readonly pid: number;
  readonly started: string | null;
}

const lockName = /^lock-(\d+)$/;
const claimName = /^claim-/;

/**
 * Takes a directory for this process; refused ('store/locked') while another process, or another store of this one, holds it.
 * What a killed process left behind is taken over. Resolves to the function that gives the directory back.
 *
 * Locks are numbered and the highest counts. A lock is taken over by making the next number, which only one can: two processes
 * that find the same dead holder cannot both succeed. The highest is never deleted, only marked as given back, so that nobody
 * starts counting anew while another still looks at an old number.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const started = await startOf(process.pid);
  for (;;) {
    const highest = await highestLock(directory);
    const holder = highest === 0 ? undefined : await readHolder(lockPath(directory, highest));
    if (holder && (await isAlive(holder))) throw locked(directory, holder.pid, highest);
    const taken = highest + 1;
    if (!(await claim(directory, taken, { pid: process.pid, started }))) continue;
    if ((await highestLock(directory)) > taken) {
      // The number looked free only because its lock was cleared away by those who came later.
      await rm(lockPath(directory, taken), { force: true });
      continue;
    }
    await clearBelow(directory, taken);
    return () => put(directory, lockPath(directory, taken), null);
  }
}

const lockPath = (directory: string, number: number): string => join(directory, `lock-${number}`);

async function highestLock(directory: string): Promise<number> {
  const names = await readdir(directory);
  return Math.max(0, ...names.map((name) => Number(lockName.exec(name)?.[1] ?? 0)));
}

/** A lock appears with its content in it, or not at all: it is written elsewhere and linked. */
async function claim(directory: string, number: number, holder: Holder): Promise<boolean> {
  const path = join(directory, `claim-${randomUUID()}`);
  await writeFile(path, JSON.stringify(holder));
  try {
    await link(path, lockPath(directory, number));
    return true;
  } catch (error) {
    // Taken by another, or our claim was swept up by one who just succeeded: look again.
    if (hasCode(error, 'EEXIST') || hasCode(error, 'ENOENT')) return false;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

async function put(directory: string, path: string, holder: Holder | null): Promise<void> {
  const written = join(directory, `claim-${randomUUID()}`);
  await writeFile(written, JSON.stringify(holder));
  await rename(written, path);
}

async function clearBelow(directory: string, number: number): Promise<void> {
  for (const name of await readdir(directory)) {
    const old = Number(lockName.exec(name)?.[1] ?? number) < number;
    if (old || claimName.test(name)) await rm(join(directory, name), { force: true });
  }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    const holder: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof holder !== 'object' || holder === null || !('pid' in holder)) return undefined;
    return typeof holder.pid === 'number' ? (holder as Holder) : undefined;
  } catch (error) {
    // Cleared away since the directory was listed, or cut short by a failing disk: nobody's.
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function isAlive({ pid, started }: Holder): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false;
  }
  const now = await startOf(pid);
  // Where the system does not tell when a process began, a number in use counts as its holder.
  return started === null || now === null || now === started;
}

/** When a process began, by the system's own count; in a container numbers repeat from one start to the next. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The second field is the program's name in brackets and may hold anything; the start time is the 22nd.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? null : `${boot.trim()} ${ticks}`;
  } catch {
    return null;
  }
}

const locked = (directory: string, pid: number, number: number): StoreError =>
  new StoreError(
    'store/locked',
    `The store in ${directory} is in use by process ${pid}. Stop it, or choose another directory` +
      ` (if that process is no Proscenium, delete ${lockPath(directory, number)}).`,
  );

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

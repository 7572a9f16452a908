import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { link, mkdir, mkdtemp, readdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreError } from './store-error.ts';

const lockName = /^lock-(\d+)$/;
const claimName = /^claim-/;
/** A socket's path has 108 bytes on Linux and 104 elsewhere, its end included. */
const longestSocketPath = 100;

/**
 * Takes a directory for this process; refused ('store/locked') while another process, or another store of this one, holds it.
 * What a killed process left behind is taken over. Resolves to the function that gives the directory back.
 *
 * A lock is a socket its holder listens at. The system stops listening when the holder ends, however it ends, and answers
 * everybody who can see the directory. Process numbers did not do: in another container they name another process, or none.
 *
 * Locks are numbered and the highest counts. A lock is taken over by making the next number, which only one can: two processes
 * that find the same dead holder cannot both succeed. The highest is never deleted, so that nobody starts counting anew while
 * another still looks at an old number.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  if (process.platform === 'win32') return lockByPipe(directory);
  const near = await nearPath(directory);
  const server = lockServer();
  const claim = `claim-${randomBytes(6).toString('hex')}`;
  try {
    await listen(server, join(near.path, claim)).catch((error: unknown) => {
      const message = `The store in ${directory} cannot be locked: its file system takes no sockets. Choose another directory.`;
      throw new StoreError('store/locked', message, { cause: error });
    });
    const taken = await takeNumber(directory, near.path, claim);
    await clearBelow(directory, taken);
    return async () => {
      await giveBack(directory, taken);
      await close(server);
      await near.release();
    };
  } catch (error) {
    await close(server);
    await near.release();
    throw error;
  }
}

/** Gives our socket the next number, once the highest is nobody's any more. Resolves to that number. */
async function takeNumber(directory: string, near: string, claim: string): Promise<number> {
  for (;;) {
    const highest = await highestLock(directory);
    if (highest > 0 && (await isHeld(join(near, `lock-${highest}`)))) {
      throw locked(directory, join(directory, `lock-${highest}`));
    }
    const taken = highest + 1;
    const path = join(directory, `lock-${taken}`);
    try {
      await link(join(directory, claim), path);
    } catch (error) {
      if (hasCode(error, 'EEXIST')) continue;
      // Our claim was swept up by one who just succeeded.
      throw hasCode(error, 'ENOENT') ? locked(directory, path) : error;
    }
    if ((await highestLock(directory)) === taken) return taken;
    // The number looked free only because its lock was cleared away by those who came later.
    await rm(path, { force: true });
  }
}

/** A plain file in the socket's place, which nobody can listen at: what copies a store may not know what to do with a socket. */
async function giveBack(directory: string, number: number): Promise<void> {
  const path = join(directory, `claim-${randomBytes(6).toString('hex')}`);
  await writeFile(path, '');
  await rename(path, join(directory, `lock-${number}`));
}

async function highestLock(directory: string): Promise<number> {
  const names = await readdir(directory);
  return Math.max(0, ...names.map((name) => Number(lockName.exec(name)?.[1] ?? 0)));
}

/** Whether somebody listens there. For a holder who is busy or stopped the system answers. */
function isHeld(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const caller = connect(path);
    caller.once('connect', () => {
      caller.destroy();
      resolve(true);
    });
    caller.once('error', (error) => {
      // Nobody listens, it is no socket at all, or it was cleared away since the directory was listed. What we cannot tell is held.
      resolve(!['ECONNREFUSED', 'ENOTSOCK', 'ENOENT'].some((code) => hasCode(error, code)));
    });
  });
}

/** Clears away the locks below ours, and all claims: ours has its number, those of others come too late. */
async function clearBelow(directory: string, number: number): Promise<void> {
  for (const name of await readdir(directory)) {
    const old = Number(lockName.exec(name)?.[1] ?? number) < number;
    if (old || claimName.test(name)) await rm(join(directory, name), { force: true });
  }
}

/** Windows has no sockets in directories; its pipes have names of their own, and each name one owner. */
async function lockByPipe(directory: string): Promise<() => Promise<void>> {
  const name = createHash('sha256')
    .update((await realpath(directory)).toLowerCase())
    .digest('hex');
  const server = lockServer();
  await listen(server, `\\\\.\\pipe\\proscenium-${name}`).catch(() => {
    throw locked(directory, `the pipe proscenium-${name}`);
  });
  return () => close(server);
}

/** A path to the directory that leaves room for a socket's name: its own, or a link in the folder for passing things. */
async function nearPath(directory: string): Promise<{ readonly path: string; release(): Promise<void> }> {
  if (Buffer.byteLength(join(directory, 'claim-123456789012')) <= longestSocketPath) {
    return { path: directory, release: () => Promise.resolve() };
  }
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  const path = join(folder, 'd');
  await symlink(await realpath(directory), path);
  return { path, release: () => rm(folder, { recursive: true, force: true }) };
}

/** Says nothing to whoever calls, and keeps no process alive. */
const lockServer = (): Server => createServer((caller) => caller.destroy()).unref();

async function listen(server: Server, path: string): Promise<void> {
  // Another user's process must be able to ask, too.
  server.listen({ path, readableAll: true, writableAll: true });
  await once(server, 'listening');
}

async function close(server: Server): Promise<void> {
  await new Promise((resolve) => server.close(resolve));
}

const locked = (directory: string, lock: string): StoreError =>
  new StoreError(
    'store/locked',
    `The store in ${directory} is in use: a process listens at ${lock}. Stop it, or choose another directory.`,
  );

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

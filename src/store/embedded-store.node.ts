import { fsyncSync } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { Pool } from 'pg';
import { lockDirectory } from './directory-lock.node.ts';
import { type FactStore } from './fact-log.ts';
import { ShelvedStore } from './shelved-store.ts';
import { SqlShelf } from './sql-shelf.ts';

/**
 * A store in a directory of this machine, made when it is not there: Postgres inside this process, no server needed. One
 * process at a time ('store/locked'). What was acknowledged survives kill -9 and, as far as the disk keeps its word, a power cut.
 */
export function openEmbeddedStore(directory: string): Promise<FactStore> {
  const path = resolve(directory);
  return ShelvedStore.createAsync(`in ${path}`, openEmbeddedShelf(path));
}

/** The shelf of `openEmbeddedStore`. */
export async function openEmbeddedShelf(directory: string): Promise<SqlShelf> {
  const unlock = await lockDirectory(directory);
  const database = await openDatabaseIn(directory).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  const pool = new Pool({ ...createPgConfig(database), max: 1, idleTimeoutMillis: 0 });
  return SqlShelf.createAsync(pool, `in ${directory}`, async () => {
    await database.close();
    await unlock();
  });
}

async function openDatabaseIn(directory: string): Promise<PGlite> {
  const path = join(directory, 'database');
  if (!(await exists(path))) await makeDatabase(directory, path);
  return openDatabase(path);
}

/** Made beside its place and then moved there, so that a process killed meanwhile leaves no half a database. */
async function makeDatabase(directory: string, path: string): Promise<void> {
  const unfinished = join(directory, 'database.unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  await makeFiles(unfinished);
  await syncTree(unfinished);
  await rename(unfinished, path);
  await syncFile(directory);
}

/**
 * The files of an empty database, made in a thread of its own: that takes seconds of nothing but reckoning, and whoever else
 * wants something of this process would have to wait for it.
 */
async function makeFiles(path: string): Promise<void> {
  const [pglite, files] = ['@electric-sql/pglite', '@electric-sql/pglite/nodefs'].map((name) =>
    import.meta.resolve(name),
  );
  const maker = new Worker(
    `const { workerData: { pglite, files, path } } = require('node:worker_threads');
     Promise.all([import(pglite), import(files)])
       .then(([{ PGlite }, { NodeFS }]) => PGlite.create({ fs: new NodeFS(path) }))
       .then((database) => database.close());`,
    { eval: true, workerData: { pglite, files, path } },
  );
  const [code] = (await once(maker, 'exit')) as [number];
  if (code !== 0) throw new Error('The database could not be made.');
}

function openDatabase(path: string): Promise<PGlite> {
  // PGlite's own parameters, but for -F, which turns syncing off. Of the ways to sync, its files know only fsync.
  const startParams = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'];
  return PGlite.create({ fs: new SyncedFiles(path), startParams });
}

/** PGlite's files in a directory do nothing when Postgres asks for them to be synced. These do. */
class SyncedFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const letSync = ({ NODEFS }: { NODEFS: object }): void => {
      // Emscripten's own types, where they are installed, do not tell of it.
      (NODEFS as NodeFiles).stream_ops.fsync = ({ nfd }) => {
        try {
          fsyncSync(nfd);
          return 0;
        } catch {
          return inputOutputError;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...list(emscriptenOpts.preRun), letSync] } };
  }
}

interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
}

/** EIO, as WebAssembly programs number it. Postgres stops at once when a sync fails, as it must. */
const inputOutputError = 29;

const list = <T>(items: T | readonly T[] | undefined): readonly T[] =>
  items === undefined ? [] : Array.isArray(items) ? (items as readonly T[]) : [items as T];

async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const path = join(directory, entry.name);
      return entry.isDirectory() ? syncTree(path) : syncFile(path);
    }),
  );
  await syncFile(directory);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

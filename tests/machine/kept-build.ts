import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';

const cache = fileURLToPath(new URL('../../node_modules/.cache/proscenium-builds', import.meta.url));

const made = new Map<string, Promise<string>>();

/** A build that is made once for all processes and runs, until a file it is made of changes; the folder it lies in. */
export function keptBuild(name: string, digest: string, config: InlineConfig): Promise<string> {
  const folder = join(cache, `${name}-${digest}`);
  const making = made.get(folder) ?? makeUnlessThere(name, folder, config);
  made.set(folder, making);
  return making;
}

async function makeUnlessThere(name: string, folder: string, config: InlineConfig): Promise<string> {
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const outdated = readdirSync(cache).filter((each) => each.startsWith(`${name}-`) && !each.includes('.'));
  // Whole or not at all: another process may be building too.
  const draft = `${folder}.${process.pid}`;
  await asForPeople(() =>
    build({ ...config, logLevel: 'error', build: { ...config.build, outDir: draft, emptyOutDir: true } }),
  );
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  for (const each of outdated) rmSync(join(cache, each), { recursive: true, force: true });
  return folder;
}

/** Vitest says that everything is a test; people get a production build. */
async function asForPeople<T>(make: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await make();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

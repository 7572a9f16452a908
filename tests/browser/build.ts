import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { digestOf } from '../../scripts/digest.ts';

/** What a build made, by path: `entry.js`, `assets/HavokPhysics-….wasm`. */
export type BuiltFiles = ReadonlyMap<string, string | Uint8Array>;

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/proscenium-builds');
/** What everything a browser shows is made of. */
const sources = ['src', 'plugin', 'scenes', 'assets', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** The player's page as `npm run build:page` makes it. */
export const builtPage = (): Promise<BuiltFiles> =>
  kept('page', digestOf(root, sources), { configFile: join(root, 'vite.config.ts') });

/** Every `*.page.ts` of this folder as a page loads it, `NAME.page.js`, with chunks and assets they share. */
export function bundledPages(): Promise<BuiltFiles> {
  const pages = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.page.ts'));
  const isMeant = (path: string): boolean => !path.endsWith('.test.ts');
  return kept(
    'pages',
    digestOf(root, [...sources, 'tests'], isMeant),
    bundling(Object.fromEntries(pages.map((name) => [basename(name, '.ts'), join(import.meta.dirname, name)]))),
  );
}

/** A TypeScript file as a page loads it: its script, chunks and assets, and the path of the script among them. */
export async function bundled(entry: string): Promise<{ readonly files: BuiltFiles; readonly script: string }> {
  const name = basename(entry, '.ts');
  const isOurs = relative(import.meta.dirname, entry) === `${name}.ts` && name.endsWith('.page');
  return { files: isOurs ? await bundledPages() : await built(bundling({ [name]: entry })), script: `${name}.js` };
}

const bundling = (input: Readonly<Record<string, string>>): InlineConfig => ({
  configFile: false,
  publicDir: false,
  base: './',
  worker: { format: 'es' },
  build: {
    minify: false,
    target: 'es2023',
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { entryFileNames: '[name].js' } },
  },
});

async function built(config: InlineConfig): Promise<BuiltFiles> {
  const output = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } });
  const parts = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Map(parts.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source]));
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

const inMemory = new Map<string, Promise<BuiltFiles>>();

/** A build that is made once for all processes and runs, until a file it is made of changes. */
function kept(name: string, digest: string, config: InlineConfig): Promise<BuiltFiles> {
  const folder = join(cache, `${name}-${digest}`);
  const made = inMemory.get(folder) ?? makeOrRead(name, folder, config);
  inMemory.set(folder, made);
  return made;
}

async function makeOrRead(name: string, folder: string, config: InlineConfig): Promise<BuiltFiles> {
  if (!existsSync(folder)) {
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
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name: file }) => {
      const path = join(parentPath, file);
      return [relative(folder, path).replaceAll('\\', '/'), readFileSync(path)];
    }),
  );
}

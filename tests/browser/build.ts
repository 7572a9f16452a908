import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { digestOf } from '../../scripts/digest.ts';
import { sitePrograms } from '../../scripts/site/programs.ts';
import { sitePages } from '../../scripts/site/site-pages.ts';
import { keptBuild } from '../machine/kept-build.ts';

/** What a build made, by path: `entry.js`, `assets/HavokPhysics-….wasm`. */
export type BuiltFiles = ReadonlyMap<string, string | Uint8Array>;

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What everything a browser shows is made of. */
const sources = ['src', 'plugin', 'scenes', 'assets', 'scripts', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** The player's page as `npm run build:page` makes it. */
export const builtPage = (): Promise<BuiltFiles> =>
  kept('page', digestOf(root, sources), { configFile: join(root, 'vite.config.ts') });

/** The site as `npm run site` makes it, its programs not packed as tightly. */
export async function builtDocs(): Promise<BuiltFiles> {
  const programs = sitePrograms(root);
  const config = { ...programs, build: { ...programs.build, minify: false } };
  return new Map([...(await kept('site', digestOf(root, [...sources, 'examples']), config)), ...sitePages(root)]);
}

/** What of the site goes with the package, as `npm run site -- --written` makes it. */
export async function writtenDocs(): Promise<BuiltFiles> {
  const programs = await kept('docs', digestOf(root, ['scripts', 'package-lock.json']), sitePrograms(root, 'written'));
  return new Map([...programs, ...sitePages(root, 'written')]);
}

/** Every `*.page.ts` of this folder as a page loads it, `NAME.page.js`, with chunks and assets they share. */
export function bundledPages(): Promise<BuiltFiles> {
  const pages = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.page.ts'));
  const isMeant = (path: string): boolean => !/\.(test|generated)\.ts$/.test(path);
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

const inMemory = new Map<string, Promise<BuiltFiles>>();

/** What is in a build that is kept. */
function kept(name: string, digest: string, config: InlineConfig): Promise<BuiltFiles> {
  const key = `${name}-${digest}`;
  const files = inMemory.get(key) ?? keptBuild(name, digest, config).then(filesIn);
  inMemory.set(key, files);
  return files;
}

function filesIn(folder: string): BuiltFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name: file }) => {
      const path = join(parentPath, file);
      return [relative(folder, path).replaceAll('\\', '/'), readFileSync(path)];
    }),
  );
}

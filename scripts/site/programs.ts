import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import { noticesBesideThePage } from '../notices-beside-the-page.ts';
import { exampleNames, moduleFile, modulesFor, readExamples } from './examples.ts';
import type { SiteEdition } from './shell.ts';

/** What the examples import of the package, and where it is in a clone. */
const doors: Readonly<Record<string, string>> = {
  'proscenium/plugin': 'src/embed/index.ts',
  'proscenium/bridge': 'src/bridge/client/index.ts',
};

const ownPrograms: Readonly<Record<SiteEdition, readonly string[]>> = {
  whole: ['search', 'playground', 'frame'],
  written: ['search'],
};

/**
 * What of the site is bundled, in one build: the examples as pages that run, the modules the playground hands out by an
 * import map, and the site's own programs. They share one Babylon.
 */
export function sitePrograms(root: string, edition: SiteEdition = 'whole'): InlineConfig {
  const at = (path: string): string => join(root, path);
  const isWhole = edition === 'whole';
  const pages = (isWhole ? exampleNames(root) : []).map((name): [string, string] => [
    `example-${name}`,
    at(`examples/${name}/index.html`),
  ]);
  const modules = (isWhole ? modulesFor(readExamples(root)) : []).map((name): [string, string] => [
    moduleFile(name).replace(/\.js$/, ''),
    at(doors[name] ?? `node_modules/${name}`),
  ]);
  const own = ownPrograms[edition].map((name): [string, string] => [name, at(`scripts/site/page/${name}.ts`)]);
  return {
    configFile: false,
    root,
    base: './',
    publicDir: false,
    plugins: isWhole ? [noticesBesideThePage(root)] : [],
    resolve: { alias: Object.fromEntries(Object.entries(doors).map(([door, path]) => [door, at(path)])) },
    worker: { format: 'es' },
    build: {
      target: 'es2023',
      modulePreload: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: Object.fromEntries([...pages, ...modules, ...own]),
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: ({ name }) =>
            name.startsWith('example-') ? 'assets/[name]-[hash].js' : 'programs/[name].js',
        },
      },
    },
  };
}

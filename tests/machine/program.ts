import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { digestOf } from '../../scripts/digest.ts';
import { keptBuild } from './kept-build.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What tests start as a process of its own. */
const programs = [
  'src/cli/entry.ts',
  'tests/bench/bridge-house.ts',
  'tests/bridge/flood.ts',
  'tests/bridge/serve-forever.ts',
  'tests/cli/trial-program.ts',
  'tests/company/perform-forever.ts',
  'tests/store/append-forever.ts',
  'tests/store/hold-lock.ts',
] as const;
type Program = (typeof programs)[number];

/** Whatever is bundled still finds the files beside its source. */
const asBesideItsSource: Plugin = {
  name: 'beside-its-source',
  enforce: 'pre',
  transform: (code, id) =>
    code.includes('import.meta.url') && !id.includes('node_modules')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : undefined,
};

/** A program as Node takes it, in one piece: a process that has to translate hundreds of files first takes seconds to begin. */
export async function builtProgram(program: Program): Promise<string> {
  // What a test writes beside itself for a moment is no part of it.
  const isMeant = (path: string): boolean => !/\.(test|generated)\.ts$/.test(path) && !path.includes('/browser/');
  const folder = await keptBuild('programs', digestOf(root, ['src', 'plugin', 'tests', 'package-lock.json'], isMeant), {
    configFile: false,
    publicDir: false,
    root,
    plugins: [asBesideItsSource],
    build: {
      ssr: true,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        input: Object.fromEntries(programs.map((path) => [basename(path, '.ts'), join(root, path)])),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return join(folder, `${basename(program, '.ts')}.js`);
}

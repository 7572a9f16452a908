import { readdirSync, readFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import webpack from 'webpack';
import type { BuiltFiles } from '../browser/build.ts';
import type { FreshProject } from './fresh-project.ts';
import { pageWith } from './hosts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** How a host that was compiled to built/yard.js gets into a browser where it is not Vite's, as docs/for-hosts.md says. */
export const bundlers: Readonly<Record<string, (project: FreshProject) => Promise<BuiltFiles>>> = {
  async webpack({ folder }) {
    const path = join(folder, 'webpacked');
    const compiler = webpack({
      mode: 'production',
      context: folder,
      entry: './built/yard.js',
      output: { path, filename: 'yard.js' },
      performance: { hints: false },
    });
    if (!compiler) throw new Error('webpack takes no such configuration.');
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
      compiler.run((error, done) => compiler.close(() => (error ? reject(error) : resolve(done)))),
    );
    const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
    const said = [...errors, ...warnings].map(({ message }) => message);
    if (said.length > 0) throw new Error(said.join('\n'));
    return new Map([...filesIn(path), ['index.html', pageWith('yard.js')]]);
  },

  async esbuild({ folder }) {
    const outdir = join(folder, 'esbuilt');
    await esbuild.build({
      absWorkingDir: folder,
      entryPoints: {
        yard: 'built/yard.js',
        'sculptor-worker': 'node_modules/proscenium/dist/plugin/body/bodies/sculptor-worker.js',
        // esbuild leaves addresses of files as they are: what they name is laid beside the program.
        HavokPhysics: 'node_modules/@babylonjs/havok/lib/esm/HavokPhysics.wasm',
      },
      loader: { '.wasm': 'copy' },
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      outdir,
      logLevel: 'silent',
    });
    return new Map([...filesIn(outdir), ['index.html', pageWith('yard.js')]]);
  },

  async 'an import map'({ folder }) {
    // npm lays what a package needs beside it.
    const wasm = 'node_modules/@recast-navigation/wasm';
    await symlink(join(root, wasm), join(folder, wasm)).catch(() => undefined);
    const imports = importMapOf(readFileSync(join(root, 'docs/for-hosts.md'), 'utf8'));
    const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
    return new FolderFiles(folder, new Map([['index.html', pageWith('built/yard.js', map)]]));
  },
};

/** The import map of the guide, its addresses at a CDN turned into those of the same files here. */
function importMapOf(guide: string): Readonly<Record<string, string>> {
  const written = /"imports": (\{[^}]*\})/.exec(guide)?.[1] ?? '{}';
  const imports = JSON.parse(written) as Readonly<Record<string, string>>;
  const here = (address: string): string =>
    address.replace(/^https:\/\/cdn\.jsdelivr\.net\/npm\/((?:@[^/]+\/)?[^/@]+)@[^/]+\//, '/node_modules/$1/');
  return Object.fromEntries(Object.entries(imports).map(([name, address]) => [name, here(address)]));
}

function filesIn(folder: string): Map<string, Uint8Array | string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]));
}

/** The files of a folder, each read when it is asked for. */
class FolderFiles extends Map<string, string | Uint8Array> {
  constructor(
    private readonly folder: string,
    files: BuiltFiles,
  ) {
    super(files);
  }

  override get(path: string): string | Uint8Array | undefined {
    if (super.has(path)) return super.get(path);
    try {
      return readFileSync(join(this.folder, path));
    } catch {
      return undefined;
    }
  }
}

import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import type { BuiltFiles } from '../browser/build.ts';
import type { FreshProject } from './fresh-project.ts';

/** What a bundler makes of a host. */
export interface Bundle {
  readonly files: BuiltFiles;
  /** Of all scripts together. */
  readonly bytes: number;
  readonly gzippedBytes: number;
  /** The modules that went in, as paths below node_modules. */
  readonly modules: readonly string[];
  /** How much of it is whose: bytes of code by package, ours as `proscenium/plugin` and `proscenium/src`. */
  readonly shares: Readonly<Record<string, number>>;
  readonly warnings: readonly string[];
}

/** Bundles a host's page or script as a production build does. `external` packages are left for the host to bring. */
export async function bundleHost(
  { folder }: FreshProject,
  entry: string,
  { external = [] }: { readonly external?: readonly RegExp[] } = {},
): Promise<Bundle> {
  const warnings: string[] = [];
  const output = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    base: './',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, entry),
        external: [...external],
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.js' },
        onwarn: (warning) => void warnings.push(warning.message),
      },
    },
  });
  const parts = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = parts.filter((part): part is Rollup.OutputChunk => part.type === 'chunk');
  const scripts = chunks.map(({ code }) => code).join('\n');
  return {
    files: new Map(parts.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source])),
    bytes: Buffer.byteLength(scripts),
    gzippedBytes: gzipSync(scripts).length,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds.map(below)),
    shares: sharesOf(chunks),
    warnings,
  };
}

const below = (id: string): string => id.split('/node_modules/').at(-1) ?? id;

function sharesOf(chunks: readonly Rollup.OutputChunk[]): Record<string, number> {
  const shares: Record<string, number> = {};
  for (const [id, { code }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
    const [first = '', second = '', third = ''] = below(id).split('/');
    const owner = first === 'proscenium' ? `proscenium/${third}` : first.startsWith('@') ? `${first}/${second}` : first;
    shares[owner] = (shares[owner] ?? 0) + (code?.length ?? 0);
  }
  return shares;
}

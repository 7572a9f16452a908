import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import type { BuiltFiles } from '../browser/build.ts';
import type { FreshProject } from './fresh-project.ts';

/** What a bundler makes of a host. */
export interface Bundle {
  readonly files: BuiltFiles;
  readonly warnings: readonly string[];
  /** The modules that went in, as paths below node_modules. */
  readonly modules: readonly string[];
  /** What one of the entries costs. */
  entry(name: string): EntryCost;
}

export interface EntryCost {
  /** Of the scripts that are loaded with it. */
  readonly bytes: number;
  readonly gzippedBytes: number;
  /** Of the scripts that are loaded only when they are wanted. */
  readonly laterGzippedBytes: number;
  /** The modules loaded with it, as paths below node_modules. */
  readonly modules: readonly string[];
  /** Of the scripts that come with a module which is loaded only when it is wanted. */
  wantedGzippedBytes(module: string): number;
  /** Of the scripts that hold nothing but these modules, wherever they come from. */
  apartGzippedBytes(isMeant: (module: string) => boolean): number;
}

/** Bundles hosts' pages and scripts, by name, as a production build of Vite does. */
export async function bundleHost({ folder }: FreshProject, entries: Readonly<Record<string, string>>): Promise<Bundle> {
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
        input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(folder, path)])),
        preserveEntrySignatures: 'strict',
        onwarn: (warning) => void warnings.push(warning.message),
      },
    },
  });
  const parts = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = parts.filter((part): part is Rollup.OutputChunk => part.type === 'chunk');
  return {
    files: new Map(parts.map((part) => [part.fileName, part.type === 'chunk' ? part.code : part.source])),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds.map(below)),
    warnings,
    entry: (name) => costOf(name, chunks),
  };
}

const below = (id: string): string => id.split('/node_modules/').at(-1) ?? id;

function costOf(name: string, chunks: readonly Rollup.OutputChunk[]): EntryCost {
  const own = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
  if (!own) throw new Error(`Nothing was built of ${name}.`);
  const atOnce = reachedFrom([own], chunks, ({ imports }) => imports);
  const ever = reachedFrom(atOnce, chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const later = ever.filter((chunk) => !atOnce.includes(chunk));
  return {
    bytes: sum(atOnce.map(({ code }) => Buffer.byteLength(code))),
    gzippedBytes: gzippedSum(atOnce),
    laterGzippedBytes: gzippedSum(later),
    modules: atOnce.flatMap(({ moduleIds }) => moduleIds.map(below)),
    wantedGzippedBytes(module) {
      const first = later.filter(({ moduleIds }) => moduleIds.some((id) => below(id) === module));
      const wanted = reachedFrom(first, chunks, ({ imports }) => imports);
      return gzippedSum(wanted.filter((chunk) => !atOnce.includes(chunk)));
    },
    apartGzippedBytes: (isMeant) =>
      gzippedSum(ever.filter(({ moduleIds }) => moduleIds.length > 0 && moduleIds.every((id) => isMeant(below(id))))),
  };
}

function reachedFrom(
  first: readonly Rollup.OutputChunk[],
  chunks: readonly Rollup.OutputChunk[],
  leadsTo: (chunk: Rollup.OutputChunk) => readonly string[],
): readonly Rollup.OutputChunk[] {
  const reached = new Set(first);
  for (const chunk of reached)
    for (const path of leadsTo(chunk)) {
      const next = chunks.find(({ fileName }) => fileName === path);
      if (next) reached.add(next);
    }
  return [...reached];
}

const gzippedSum = (chunks: readonly Rollup.OutputChunk[]): number =>
  sum(chunks.map(({ code }) => gzipSync(code).length));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

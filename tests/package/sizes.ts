import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Bundle } from './bundle-host.ts';
import type { Packed } from './fresh-project.ts';

/** Something that is weighed, and how heavy it may be: a little above what it was when somebody last looked. */
interface Weighed {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

const [kB, MB] = [1000, 1_000_000];
/** What `createAsync` fetches. */
const program = 'proscenium/dist/src/embed/proscenium.js';
const isLexicon = (module: string): boolean => /\/world\/lexicon\/[^/]*\.data\.js$/.test(module);

/** What the package weighs, and what it costs the page of a host. */
export function sizes(packed: Packed, bundle: Bundle): readonly Weighed[] {
  const [plugin, core, little] = ['plugin', 'core', 'little'].map((name) => bundle.entry(name));
  if (!plugin || !core || !little) throw new Error('An entry was not built.');
  const [opened, lexicon] = [plugin.wantedGzippedBytes(program), plugin.apartGzippedBytes(isLexicon)];
  return [
    // 2.6 MB of it, and 11 MB unpacked, are source maps of what a page may load; 2.9 are bodies made ahead for first pictures.
    { what: 'the tarball', bytes: packed.bytes, limit: 16.1 * MB },
    { what: 'the package, unpacked', bytes: packed.unpackedBytes, limit: 50 * MB },
    { what: '`proscenium/plugin`, with the page', bytes: plugin.gzippedBytes, limit: 8 * kB },
    { what: 'with its first drama: Babylon and all it needs', bytes: opened, limit: 1600 * kB },
    { what: 'of it: the lexicon, in files of its own', bytes: lexicon, limit: 345 * kB },
    { what: 'later, if at all', bytes: plugin.laterGzippedBytes - opened, limit: 520 * kB },
    { what: '`proscenium`', bytes: core.gzippedBytes, limit: 840 * kB },
    { what: 'one function of `proscenium/plugin`', bytes: little.gzippedBytes, limit: 15 * kB },
  ];
}

const figures = fileURLToPath(new URL('../../docs/figures.md', import.meta.url));
const [start, end] = [
  '<!-- Sizes: written by `SIZES=write npx vitest run --project browser tests/package`. -->',
  '<!-- To here: sizes. -->',
];

/** The table of docs/figures.md: what is weighed there, and what it may weigh. */
export function landedSizes(): readonly (readonly [what: string, limit: string])[] {
  const rows = sizesIn(readFileSync(figures, 'utf8'))[1]
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [, what = '', , limit = ''] = row.split('|').map((cell) => cell.trim());
    return [what, limit];
  });
}

/** The same as it is now. */
export const sizesNow = (weighed: readonly Weighed[]): readonly (readonly [what: string, limit: string])[] =>
  weighed.map(({ what, limit }) => [what, told(limit)]);

export function writeSizes(weighed: readonly Weighed[]): void {
  const [before, , after] = sizesIn(readFileSync(figures, 'utf8'));
  writeFileSync(figures, `${before}\n\n${sizeTable(weighed)}\n\n${after}`);
}

function sizesIn(page: string): [before: string, table: string, after: string] {
  const [from, to] = [page.indexOf(start) + start.length, page.indexOf(end)];
  if (from < start.length || to < from) throw new Error(`docs/figures.md has lost its marks: "${start}" … "${end}".`);
  return [page.slice(0, from), page.slice(from, to), page.slice(to)];
}

export const sizeTable = (weighed: readonly Weighed[]): string =>
  ['| scripts gzipped | it is | it may be |', '| --- | --- | --- |']
    .concat(weighed.map(({ what, bytes, limit }) => `| ${what} | ${told(bytes)} | ${told(limit)} |`))
    .join('\n');

const told = (bytes: number): string =>
  bytes < 10 * MB ? `${Math.ceil(bytes / kB)} kB` : `${(bytes / MB).toFixed(1)} MB`;

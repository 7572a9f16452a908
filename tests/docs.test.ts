import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const listed = (...options: string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', ...options], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
const files = [...listed(), ...listed('--others', '--exclude-standard')];
const tree = new Set(files.flatMap((file) => parents(file)));

/** A file and every folder it lies in. */
function parents(file: string): string[] {
  const all = [file];
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) all.push(folder);
  return all;
}

/** Where a link leads: into the tree, or with a mark into a page of it. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));

/** Paths named in words, as `src/world/narrator.ts`: from the root, without a * or a NAME to be filled in. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|plugin|tests|scripts|docs|scenes|assets)\/[\w./-]+)`/g)]
    .map((match) => (match[1] ?? '').replace(/\/$/, ''))
    .filter((path) => !/[A-Z]{2}/.test(path.replace(/(README|SPEC|CREDITS|CHANGELOG)\.md$/, '')));

/** The heads of a page as links call them. */
const marksOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );

const pages = files.filter((file) => /^(README|CHANGELOG)\.md$|^docs\/[^/]+\.md$/.test(file));

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');

  it('names only paths that are there', () => {
    expect(pathsIn(text).filter((path) => !tree.has(path))).toEqual([]);
  });

  it('leads only to where there is something', () => {
    const lost = linksIn(text).filter((link) => {
      const [path = '', mark] = link.split('#');
      const file = path === '' ? page : normalize(join(dirname(page), path));
      if (!tree.has(file.replace(/\/$/, ''))) return true;
      return mark !== undefined && !marksOf(readFileSync(join(root, file), 'utf8')).includes(mark);
    });
    expect(lost).toEqual([]);
  });
});

it('leads from the pages of the package only to what is in it, pictures apart', () => {
  const { files: packed } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    files: readonly string[];
  };
  const isPacked = (path: string): boolean =>
    ['README.md', 'LICENSE', ...packed].some((each) => path === each || path.startsWith(`${each}/`));
  const missed = pages.flatMap((page) =>
    linksIn(readFileSync(join(root, page), 'utf8'))
      .map((link) => link.split('#')[0] ?? '')
      .filter((path) => path !== '' && !/\.(jpg|gif|webp)$/.test(path))
      .map((path) => normalize(join(dirname(page), path)).replace(/\/$/, ''))
      .filter((path) => !isPacked(path)),
  );
  expect([...new Set(missed)]).toEqual([]);
});

it('looks at the pages people are sent to', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/for-hosts.md', 'docs/where-things-go.md']));
  expect(linksIn('[a](docs/x.md#y) <img src="b.jpg" /> [c](https://x)')).toEqual(['docs/x.md#y', 'b.jpg']);
  expect(pathsIn('`src/a/b.ts` `src/VERB.ts` `plugin/c/`')).toEqual(['src/a/b.ts', 'plugin/c']);
  expect(marksOf("## What somebody knows: `profiles[].knows`\n# It's 2 × 3")).toEqual([
    'what-somebody-knows-profilesknows',
    'its-2--3',
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { roomOf } from './check-layers.ts';
import { readExports } from './exports.ts';
import { house } from './layers.ts';
import {
  crowdedNames,
  folderRings,
  isTable,
  linesOf,
  longestFileLines,
  longFunctions,
  readmeOf,
  testsOnly,
  unusedExports,
  unwelcomeSyntax,
} from './order.ts';
import type { SourceTree } from './source-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function readTree(folders: readonly string[], ending: RegExp): SourceTree {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((entry) => `${folder}/${entry}`),
  );
  const files = paths.filter((path) => ending.test(path) && !/(^|\/)(node_modules|dist)\//.test(path));
  return Object.fromEntries(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

const everything = readTree(['src', 'plugin', 'tests', 'scripts'], /\.ts$/);
const isSource = (path: string): boolean => /^(src|plugin)\//.test(path);
const sources: SourceTree = Object.fromEntries(Object.entries(everything).filter(([path]) => isSource(path)));
const exports = readExports(everything);
function roomFolderOf(path: string): string {
  const room = roomOf(path, house);
  return room === undefined ? dirname(path) : (house.folders[room] ?? `src/${room}`);
}
/** What the package shows is taken by people we do not know. */
const isInside = (path: string): boolean => isSource(path) && !path.endsWith('/index.ts');

const tooLong = longFunctions(sources);

describe('the house in order', () => {
  it('has no file over 450 lines, tables apart', () => {
    const long = Object.entries(sources).filter(
      ([path, text]) => linesOf(text) > longestFileLines && !isTable(path, text),
    );
    expect(long.map(([path, text]) => `${path}: ${linesOf(text)}`)).toEqual([]);
  });

  it('has no function over 80 lines', () => {
    const long = tooLong.map(({ path, name, lines }) => `${path}: ${name}: ${lines}`);
    expect(long).toEqual([]);
  });

  it('has no ring between the folders of a room', () => {
    expect(folderRings(exports, roomFolderOf)).toEqual([]);
  });

  it('shows everything by its name, and counts nothing in an enum', () => {
    // Vitest looks for a default export there.
    const { 'tests/closing-line-reporter.ts': _, ...ours } = everything;
    expect(unwelcomeSyntax(ours)).toEqual([]);
  });

  it('shows nothing that nobody takes', () => {
    expect(unusedExports(exports, isInside)).toEqual([]);
  });

  it('keeps nothing for tests alone, but what waits for its room to be built', () => {
    const waiting = [
      'src/store/log-lines.ts#exportLog',
      'src/store/log-lines.ts#importLines',
      // Asked at the start of a served session; the page finds out by its connection test.
      'src/model/openai/probe-abilities.ts#probeAbilities',
    ];
    expect(testsOnly(exports, isInside).sort()).toEqual(waiting.sort());
  });

  it('gives no name to three things', () => {
    expect(crowdedNames(exports, isInside)).toEqual([]);
  });

  it('counts', () => {
    const tables = Object.entries(sources).filter(([path, text]) => isTable(path, text));
    const lines = (files: readonly (readonly [string, string])[]): number =>
      files.reduce((sum, [, text]) => sum + linesOf(text), 0);
    const counts = {
      rooms: new Set(Object.keys(sources).map((path) => roomOf(path, house))).size,
      files: Object.keys(sources).length,
      lines: lines(Object.entries(sources)),
      tables: lines(tables),
      longFunctions: tooLong.length,
    };
    console.log(JSON.stringify(counts));
    expect(counts.files).toBeGreaterThan(0);
  });
});

describe('the rooms and their READMEs', () => {
  const readmes = readTree(['src', 'plugin'], /README\.md$/);
  const beside = Object.keys(readTree(['src', 'plugin'], /\.(css|md)$/));
  const named = new Set(Object.keys(readmes));

  it('have one within two folders of every file', () => {
    const astray = Object.keys(sources).filter((path) => {
      const readme = readmeOf(path, named);
      return readme === undefined || path.slice(dirname(readme).length + 1).split('/').length > 4;
    });
    expect(astray.filter((path) => path !== 'src/index.ts')).toEqual([]);
  });

  it('name only what is there', () => {
    const wrong = Object.entries(readmes).flatMap(([readme, text]) =>
      [...text.matchAll(/`((?!xx)\w[\w./-]*\.(?:ts|md|css))`/g)]
        .map(([, path = '']) => path)
        .filter((path) => !isThere(readme, path))
        .map((path) => `${readme}: ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  it('name every file of a room, or the file says itself what it is', () => {
    const silent = Object.entries(sources).filter(([path, text]) => {
      const readme = readmeOf(path, named);
      const isNamed = readme !== undefined && readmes[readme]?.includes(path.split('/').at(-1) ?? '');
      return !isNamed && !/\/\*\*|^\/\//m.test(text) && linesOf(text) > 60 && !isTable(path, text);
    });
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  function isThere(readme: string, path: string): boolean {
    const here = dirname(readme);
    const all = [...Object.keys(everything), ...beside];
    return all.some((file) => file === path || file.endsWith(`/${path}`)) || [path, join(here, path)].some(isOnDisk);
  }

  function isOnDisk(path: string): boolean {
    try {
      readFileSync(join(root, path));
      return true;
    } catch {
      return false;
    }
  }
});

describe('the checks themselves', () => {
  const tree: SourceTree = {
    'src/a.ts': "import { taken } from './b.ts';\nexport const shown = taken;",
    'src/b.ts': 'export const taken = 1;\nexport const untaken = 2;\nexport interface Part { a: 1 }',
    'src/c.ts': "import type { Part as Other } from './b.ts';\nexport type Part = Other;",
    'src/d.ts': 'export type Part = 1;',
    'tests/a.test.ts': "import { shown } from '../src/a.ts';",
  };
  const isOurs = (path: string): boolean => path.startsWith('src/');

  it('find what nobody takes', () => {
    expect(unusedExports(readExports(tree), isOurs)).toEqual(['src/b.ts#untaken', 'src/c.ts#Part', 'src/d.ts#Part']);
  });

  it('find what only tests take', () => {
    expect(testsOnly(readExports(tree), isOurs)).toEqual(['src/a.ts#shown']);
  });

  it('find a name for three things', () => {
    expect(crowdedNames(readExports(tree), isOurs)).toEqual(['Part: src/b.ts, src/c.ts, src/d.ts']);
  });

  it('find a long function by its name', () => {
    const source = `export const long = () => {\n${'  call();\n'.repeat(90)}};\nfunction short() {}\n`;
    expect(longFunctions({ 'src/a.ts': source })).toEqual([{ path: 'src/a.ts', name: 'long', lines: 92 }]);
  });

  it('find a thing without a name, and an enum', () => {
    const planted = [
      'export default 1;',
      "export * from './b.ts';",
      'export enum Colour { red }',
      'const enumerate = 1;',
    ];
    const found = unwelcomeSyntax(Object.fromEntries(planted.map((text, index) => [`src/${index}.ts`, text])));
    expect(found.map((each) => each.split(':')[0])).toEqual(['src/0.ts', 'src/1.ts', 'src/2.ts']);
  });

  it('find a ring between folders where no two files make one', () => {
    const ring = readExports({
      'src/x/face/a.ts': "import '../figures/b.ts';",
      'src/x/figures/c.ts': "import '../face/d.ts';",
      'src/x/loose.ts': "import './face/a.ts';",
    });
    expect(folderRings(ring, () => 'src/x')).toEqual(['src/x/face → src/x/figures → src/x/face']);
  });

  it('take words for a table, and code for none', () => {
    expect(isTable('src/a.ts', `export const words = [\n${"  'one', 'two',\n".repeat(50)}];\n`)).toBe(true);
    expect(isTable('src/a.ts', 'function go() {\n  if (a) return b;\n  return call(c);\n}\n')).toBe(false);
  });
});

import { dirname } from 'node:path/posix';
import ts from 'typescript-api';
import { takersOf, type Exports, type ShownName } from './exports.ts';
import { findCycles } from './find-cycles.ts';
import type { SourceTree } from './source-file.ts';

/** Files longer than this hold a second idea, unless they are tables. */
export const longestFileLines = 450;
/** Functions longer than this are not read in one go. */
export const longestFunctionLines = 80;

export interface LongFunction {
  readonly path: string;
  readonly name: string;
  readonly lines: number;
}

export const linesOf = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** A table of words or rows: nearly everything in it is a literal. Generated tables are `*.data.ts`. */
export const isTable = (path: string, text: string): boolean =>
  path.endsWith('.data.ts') || /^src\/app\/words\//.test(path) || literalShare(text) > 0.85;

function literalShare(text: string): number {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const literal = lines.filter((line) => /^\s*(['"`[{(\]})/]|[\w-]+: *['"`[{]|\/?\*|\/\/)/.test(line));
  return literal.length / Math.max(1, lines.length);
}

/** How something may not be shown or counted here, and what to do instead. */
const unwelcome: readonly (readonly [RegExp, string])[] = [
  [/^export default\b/m, 'export by name, so that a thing has one name everywhere'],
  [/^export \*/m, 'name what is exported'],
  [/^(export )?(declare )?(const )?enum\b/m, 'a union of names is enough'],
];

/** `path: remedy` for every default export, `export *` and enum. */
export const unwelcomeSyntax = (tree: SourceTree): string[] =>
  Object.entries(tree).flatMap(([path, text]) =>
    unwelcome.filter(([syntax]) => syntax.test(text)).map(([, remedy]) => `${path}: ${remedy}`),
  );

/** Functions over the limit; a function whose body only holds others counts by what is its own. */
export function longFunctions(tree: SourceTree, most = longestFunctionLines): LongFunction[] {
  return Object.entries(tree).flatMap(([path, text]) => {
    // What is shorter itself holds none, and need not be parsed.
    if (linesOf(text) <= most) return [];
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const found: LongFunction[] = [];
    const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body) {
        const lines = lineAt(node.getEnd()) - lineAt(node.getStart(file)) + 1;
        if (lines > most) found.push({ path, name: nameOf(node, file), lines });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return found;
  });
}

function nameOf(node: ts.SignatureDeclaration, file: ts.SourceFile): string {
  const { name, parent } = node;
  if (name) return name.getText(file);
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText(file) : 'a function';
}

/**
 * Rings between the folders of a room, such as face → figures → face: files that import each other in no ring may still
 * make two folders one. A file that lies in the room itself counts as a folder of its own.
 */
export function folderRings({ takers }: Exports, roomFolderOf: (path: string) => string): string[] {
  const graph = new Map<string, string[]>();
  const folderOf = (path: string): string => {
    const room = roomFolderOf(path);
    return `${room}/${path.slice(room.length + 1).split('/')[0] ?? ''}`;
  };
  for (const [key, who] of takers) {
    const path = key.slice(0, key.indexOf('#'));
    for (const taker of who) {
      const [from, to] = [folderOf(taker), folderOf(path)];
      if (from !== to && roomFolderOf(taker) === roomFolderOf(path)) graph.set(from, [...(graph.get(from) ?? []), to]);
    }
  }
  return [...new Set(findCycles(graph).map((ring) => ring.join(' → ')))];
}

/** What nobody takes: not another file, not a test, not a public door. */
export function unusedExports({ shown, takers }: Exports, isOurs: (path: string) => boolean): string[] {
  return shown.filter((each) => isOurs(each.path) && takersOf(each, takers).length === 0).map(keyOf);
}

/** What only tests take, and its own file has no use for: it belongs to the tests. */
export function testsOnly({ shown, takers }: Exports, isOurs: (path: string) => boolean): string[] {
  return shown
    .filter((each) => isOurs(each.path) && !each.isUsedAtHome)
    .filter((each) => {
      const who = takersOf(each, takers);
      return who.length > 0 && who.every((path) => path.startsWith('tests/'));
    })
    .map(keyOf);
}

/** Types and classes of one name that mean something else in each of three places or more. */
export function crowdedNames({ shown }: Exports, isOurs: (path: string) => boolean, most = 2): string[] {
  const places = new Map<string, string[]>();
  for (const { path, name, isDeclared } of shown) {
    if (isOurs(path) && isDeclared && /^[A-Z]/.test(name)) places.set(name, [...(places.get(name) ?? []), path]);
  }
  return [...places].filter(([, paths]) => paths.length > most).map(([name, paths]) => `${name}: ${paths.join(', ')}`);
}

const keyOf = ({ path, name }: ShownName): string => `${path}#${name}`;

/** The nearest README above a file. */
export function readmeOf(path: string, readmes: ReadonlySet<string>): string | undefined {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (readmes.has(`${folder}/README.md`)) return `${folder}/README.md`;
  }
  return undefined;
}

import { dirname, join } from 'node:path/posix';
import ts from 'typescript-api';
import type { SourceTree } from './source-file.ts';

/** A name a file shows to others. */
export interface ShownName {
  readonly path: string;
  readonly name: string;
  /** Declared here; false where it is only handed on (`export { x } from`). */
  readonly isDeclared: boolean;
  /** Used in its own file, apart from where it is declared. */
  readonly isUsedAtHome: boolean;
}

/** Who takes what: the files that import or hand on each `path#name`; `path#*` is a file taken whole. */
export type Takers = ReadonlyMap<string, ReadonlySet<string>>;

export interface Exports {
  readonly shown: readonly ShownName[];
  readonly takers: Takers;
}

/** What every file shows, and who takes it. Pure, and read from the sources' own words: no compiler's program. */
export function readExports(tree: SourceTree): Exports {
  const takers = new Map<string, Set<string>>();
  const shown = Object.entries(tree).flatMap(([path, text]) => {
    const file = readFile(path, text);
    for (const key of file.taken) takers.set(key, (takers.get(key) ?? new Set()).add(path));
    return file.shown;
  });
  return { shown, takers };
}

/** The files that take this name. */
export function takersOf({ path, name }: ShownName, takers: Takers): string[] {
  return [...(takers.get(`${path}#${name}`) ?? []), ...(takers.get(`${path}#*`) ?? [])];
}

function readFile(path: string, text: string): { readonly shown: ShownName[]; readonly taken: string[] } {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names = new Map<string, boolean>();
  const taken: string[] = [];
  const uses = new Map<string, number>();
  const targetOf = (specifier: ts.Node | undefined): string | undefined =>
    specifier && ts.isStringLiteralLike(specifier) && specifier.text.startsWith('.')
      ? join(dirname(path), specifier.text.replace(/\?.*$/, '')).replace(/\.js$/, '.ts')
      : undefined;
  const take = (from: string | undefined, name: string): void => {
    if (from !== undefined) taken.push(`${from}#${name}`);
  };

  for (const statement of file.statements) {
    for (const name of declaredBy(statement)) names.set(name, true);
    if (!ts.isExportDeclaration(statement) || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) {
      continue;
    }
    for (const { name, propertyName } of statement.exportClause.elements) {
      names.set(name.text, statement.moduleSpecifier === undefined);
      take(targetOf(statement.moduleSpecifier), (propertyName ?? name).text);
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      for (const name of importedBy(node)) take(targetOf(node.moduleSpecifier), name);
      return;
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      take(targetOf(node.argument.literal), node.qualifier?.getText(file) ?? '*');
    }
    const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    // `new URL('./worker.ts', import.meta.url)` names a file that runs by itself.
    const isUrl = ts.isNewExpression(node) && node.expression.getText(file) === 'URL';
    if (isImport || isUrl) take(targetOf(node.arguments?.[0]), '*');
    if (ts.isIdentifier(node)) uses.set(node.text, (uses.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const shown = [...names].map(([name, isDeclared]) => {
    return { path, name, isDeclared, isUsedAtHome: (uses.get(name) ?? 0) > 1 };
  });
  return { shown, taken };
}

function declaredBy(statement: ts.Statement): string[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  }
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.text] : [];
}

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));

function importedBy({ importClause }: ts.ImportDeclaration): string[] {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return ['*'];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

import ts from 'typescript-api';

/** Path from the root of the repository, with forward slashes → source text. */
export type SourceTree = Readonly<Record<string, string>>;

/** What the checker wants to know of one file. */
export interface SourceFacts {
  readonly path: string;
  readonly imports: readonly string[];
  /** Names used and declared nowhere in the file: globals of the platform. */
  readonly freeNames: ReadonlySet<string>;
  readonly readsEnvironment: boolean;
  readonly exportsAll: boolean;
}

/**
 * Reads a tree of sources, imports of types and dynamic imports included. Imports are scanned in every file; only a file
 * in which one of its watched names (or another thing we look for) stands at all is parsed, and then the compiler
 * resolves the names (so that a variable called `location` is not taken for the page's), but sees no library and no file
 * outside the tree.
 */
export function readSources(
  tree: SourceTree,
  watchedNamesIn: (path: string) => readonly string[],
): readonly SourceFacts[] {
  const suspects = Object.entries(tree).flatMap(([path, text]) => {
    const names = watchedNamesIn(path);
    const isSuspect = new RegExp(`\\benv\\b|export\\s*\\*|\\b(?:${names.join('|')})\\b`).test(text);
    return isSuspect ? [{ path, names: new Set(names), file: parsed(path, text) }] : [];
  });
  const files = new Map(suspects.map(({ path, file }) => [path, file]));
  const checker = ts.createProgram([...files.keys()], options, hostOf(files)).getTypeChecker();
  const found = new Map(suspects.map(({ path, file, names }) => [path, readSource(file, checker, names)]));
  return Object.entries(tree).map(([path, text]) => ({
    path,
    imports: ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName),
    ...(found.get(path) ?? innocent),
  }));
}

type Finding = Omit<SourceFacts, 'path' | 'imports'>;

const innocent: Finding = { freeNames: new Set(), readsEnvironment: false, exportsAll: false };

const options: ts.CompilerOptions = {
  noLib: true,
  noResolve: true,
  types: [],
  moduleDetection: ts.ModuleDetectionKind.Force,
};

const parsed = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

function hostOf(files: ReadonlyMap<string, ts.SourceFile>): ts.CompilerHost {
  return {
    getSourceFile: (path) => files.get(path),
    fileExists: (path) => files.has(path),
    readFile: () => undefined,
    writeFile: () => undefined,
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
  };
}

function readSource(file: ts.SourceFile, checker: ts.TypeChecker, watchedNames: ReadonlySet<string>): Finding {
  const freeNames = new Set<string>();
  let readsEnvironment = false;
  let exportsAll = false;

  const visit = (node: ts.Node): void => {
    if (ts.isExportDeclaration(node) && !(node.exportClause && ts.isNamedExports(node.exportClause))) exportsAll = true;
    if (isEnvironment(node)) readsEnvironment = true;
    if (ts.isIdentifier(node) && watchedNames.has(node.text) && isFree(node, checker)) freeNames.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { freeNames, readsEnvironment, exportsAll };
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** `process.env`, `process['env']`, `{ env } = process` and `import { env } from 'node:process'`. */
function isEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'env' && isProcess(node.expression);
  if (ts.isElementAccessExpression(node)) {
    return textOf(node.argumentExpression) === 'env' && isProcess(node.expression);
  }
  if (ts.isBindingElement(node)) {
    const declaration = node.parent.parent;
    const name = node.propertyName ?? node.name;
    return (
      ts.isIdentifier(name) &&
      name.text === 'env' &&
      ts.isVariableDeclaration(declaration) &&
      declaration.initializer !== undefined &&
      isProcess(declaration.initializer)
    );
  }
  if (ts.isImportSpecifier(node)) {
    const from = textOf(node.parent.parent.parent.moduleSpecifier);
    return (node.propertyName ?? node.name).text === 'env' && (from === 'node:process' || from === 'process');
  }
  return false;
}

function isProcess(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'process' && isGlobalThis(node.expression);
  return ts.isIdentifier(node) && node.text === 'process';
}

function isGlobalThis(node: ts.Node): boolean {
  return ts.isIdentifier(node) && node.text === 'globalThis';
}

function isFree(name: ts.Identifier, checker: ts.TypeChecker): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) && parent.name === name) return isGlobalThis(parent.expression);
  if (ts.isQualifiedName(parent) && parent.right === name) return false;
  if (ts.isShorthandPropertyAssignment(parent)) {
    return checker.getShorthandAssignmentValueSymbol(parent) === undefined;
  }
  // Names that stand for themselves and refer to nothing, though the compiler gives them no symbol.
  if (ts.isNamedTupleMember(parent) && parent.name === name) return false;
  if (ts.isBindingElement(parent) && parent.propertyName === name) return false;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return false;
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return false;
  // For a type it cannot find the compiler makes up a symbol, declared nowhere.
  return (checker.getSymbolAtLocation(name)?.declarations ?? []).length === 0;
}

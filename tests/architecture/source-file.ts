import ts from 'typescript';

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
 * Parses a tree of sources, imports of types and dynamic imports included. The compiler resolves names (so that a
 * variable called `location` is not taken for the page's), but sees no library and no file outside the tree.
 */
export function readSources(tree: SourceTree, watchedNames: ReadonlySet<string>): SourceFacts[] {
  const files = new Map(
    Object.entries(tree).map(([path, text]) => [path, ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)]),
  );
  const options: ts.CompilerOptions = {
    noLib: true,
    noResolve: true,
    types: [],
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
  const checker = ts.createProgram([...files.keys()], options, hostOf(files)).getTypeChecker();
  return [...files].map(([path, file]) => readSource(path, file, checker, watchedNames));
}

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

function readSource(
  path: string,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  watchedNames: ReadonlySet<string>,
): SourceFacts {
  const imports: string[] = [];
  const freeNames = new Set<string>();
  let readsEnvironment = false;
  let exportsAll = false;

  const visit = (node: ts.Node): void => {
    const specifier = importSpecifier(node);
    if (specifier !== undefined) imports.push(specifier);
    if (ts.isExportDeclaration(node) && !(node.exportClause && ts.isNamedExports(node.exportClause))) exportsAll = true;
    if (isEnvironment(node)) readsEnvironment = true;
    if (ts.isIdentifier(node) && watchedNames.has(node.text) && isFree(node, checker)) freeNames.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { path, imports, freeNames, readsEnvironment, exportsAll };
}

/** `import … from`, `export … from`, `import x = require()`, `import()`, `require()` and `import('…').Type`. */
function importSpecifier(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
  if (ts.isExternalModuleReference(node)) return textOf(node.expression);
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? textOf(node.argument.literal) : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire = ts.isIdentifier(expression) && expression.text === 'require';
  return isImport || isRequire ? textOf(node.arguments[0]) : undefined;
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

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript-api';
import { commentOf } from '../authors/comment-of.ts';

/** Something the package shows: what it is called there, and how it is declared. */
export interface Declared {
  readonly name: string;
  readonly file: string;
  readonly kind: 'class' | 'interface' | 'type' | 'function' | 'constant';
  /** Its own comment. */
  readonly about: string;
  /** As it is written, without bodies: a class or an interface without its members. */
  readonly text: string;
  readonly members: readonly Member[];
}

/** A member of a class or an interface. */
export interface Member {
  readonly name: string;
  readonly text: string;
  readonly about: string;
  /** Whose it is, where it is inherited. */
  readonly of?: string;
}

/** Reads declarations as they are written, file by file: no checker is needed to show them. */
export class Declarations {
  readonly #files = new Map<string, ts.SourceFile>();

  constructor(private readonly root: string) {}

  /** Everything an entry of the package shows, in its order. */
  shownBy(entry: string): Declared[] {
    const file = this.#file(entry);
    return file.statements.filter(ts.isExportDeclaration).flatMap((statement) => {
      const from =
        statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier) && statement.moduleSpecifier.text;
      if (!from || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) return [];
      return statement.exportClause.elements.flatMap((element) => {
        const found = this.#find(join(dirname(entry), from), (element.propertyName ?? element.name).text);
        return found ? [this.#read(found, element.name.text)] : [];
      });
    });
  }

  #file(path: string): ts.SourceFile {
    const known = this.#files.get(path);
    if (known) return known;
    const text = readFileSync(join(this.root, path), 'utf8');
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    this.#files.set(path, file);
    return file;
  }

  /** Where a name is declared: in that file, or in the one it has it from. */
  #find(path: string, name: string): ts.Statement | undefined {
    if (!existsSync(join(this.root, path))) return undefined;
    const file = this.#file(path);
    // Of a type and a constant of one name the type says more.
    const all = file.statements.filter((statement) => namesOf(statement).includes(name));
    const own = all.find((statement) => !ts.isVariableStatement(statement)) ?? all[0];
    if (own) return this.#behind(own) ?? own;
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      const from = statement.moduleSpecifier;
      if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) continue;
      const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
      if (!named || !(ts.isNamedImports(named) || ts.isNamedExports(named))) continue;
      const element = [...named.elements].find((each) => each.name.text === name);
      if (element) return this.#find(join(dirname(path), from.text), (element.propertyName ?? element.name).text);
    }
    return undefined;
  }

  /** What a type that is only another name for one stands for. */
  #behind(statement: ts.Statement): ts.Statement | undefined {
    if (!ts.isTypeAliasDeclaration(statement)) return undefined;
    const { type, typeParameters } = statement;
    if (typeParameters || !ts.isTypeReferenceNode(type) || type.typeArguments) return undefined;
    return this.#find(statement.getSourceFile().fileName, type.typeName.getText());
  }

  #read(statement: ts.Statement, name: string): Declared {
    const file = statement.getSourceFile();
    const common = { name, file: file.fileName, about: commentOf(statement) };
    if (ts.isInterfaceDeclaration(statement)) {
      return { ...common, kind: 'interface', text: headOf(statement), members: this.#membersOf(statement) };
    }
    if (ts.isClassDeclaration(statement)) {
      return { ...common, kind: 'class', text: headOf(statement), members: this.#membersOf(statement) };
    }
    if (ts.isFunctionDeclaration(statement)) {
      return { ...common, kind: 'function', text: signatureOf(statement), members: [] };
    }
    const kind = ts.isTypeAliasDeclaration(statement) ? 'type' : 'constant';
    const text = kind === 'type' ? withoutComments(statement.getText()) : shortened(statement.getText());
    return { ...common, kind, text: text.replace(/^export (declare )?/, ''), members: [] };
  }

  #membersOf(declared: ts.InterfaceDeclaration | ts.ClassDeclaration, of?: string): Member[] {
    const own = [...declared.members].flatMap((member: ts.Node): Member[] => {
      if (isHidden(member)) return [];
      const name = ts.isConstructorDeclaration(member)
        ? 'constructor'
        : ((member as ts.NamedDeclaration).name?.getText() ?? '');
      return name === ''
        ? []
        : [{ name, text: signatureOf(member), about: commentOf(member), ...(of === undefined ? {} : { of }) }];
    });
    const parents = (declared.heritageClauses ?? [])
      .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
      .flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
    const inherited = parents.flatMap((parent) => {
      const found = this.#find(declared.getSourceFile().fileName, parent);
      const isKnown = found && (ts.isInterfaceDeclaration(found) || ts.isClassDeclaration(found));
      return isKnown ? this.#membersOf(found, parent) : [];
    });
    const names = new Set(own.map(({ name }) => name));
    return [...own, ...inherited.filter(({ name }) => !names.has(name))];
  }
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed = ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isFunctionDeclaration(statement); // prettier-ignore
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** What is nobody's business outside. */
function isHidden(member: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : [];
  const name = (member as ts.NamedDeclaration).name;
  const isPrivate = modifiers.some(
    ({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword,
  );
  return isPrivate || (name !== undefined && ts.isPrivateIdentifier(name)) || ts.isClassStaticBlockDeclaration(member);
}

/** A class or an interface up to its brace. */
const headOf = (declared: ts.InterfaceDeclaration | ts.ClassDeclaration): string => {
  const text = declared.getText();
  return text
    .slice(0, declared.members.pos - declared.getStart() - 1)
    .replace(/^export /, '')
    .trim();
};

/** How a member or a function is called, without what it does. */
function signatureOf(node: ts.Node): string {
  const { body, initializer } = node as { body?: ts.Node; initializer?: ts.Node };
  const end = body ?? initializer;
  const text = end ? node.getText().slice(0, end.getStart() - node.getStart()) : node.getText();
  const bare = text
    .replace(/\s*=?\s*$/, '')
    .replace(/^export /, '')
    .replace(/;$/, '');
  return withoutComments(bare.trim());
}

const withoutComments = (text: string): string =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/^[ \t]*\n/gm, '')
    .trim();

const mostLetters = 400;
const shortened = (text: string): string => (text.length > mostLetters ? `${text.slice(0, mostLetters)} …` : text);

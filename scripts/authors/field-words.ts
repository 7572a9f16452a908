import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api';
import { commentOf } from './comment-of.ts';

/** What the comments in the schemas say of an object and of each of its fields. */
export interface ObjectWords {
  readonly about: string;
  readonly fields: ReadonlyMap<string, string>;
}

const folder = fileURLToPath(new URL('../../src/drama', import.meta.url));

/** Objects of schemas are known by the names of their fields: those are in the source and in the schema alike. */
export const keyOf = (fields: Iterable<string>): string => [...fields].sort().join(' ');

/** Reads the comments beside every schema of `drama`: they are written once, and shown in editors and in the reference. */
export function readFieldWords(): ReadonlyMap<string, ObjectWords> {
  const words = new Map<string, ObjectWords>();
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.ts')) continue;
    const file = ts.createSourceFile(name, readFileSync(`${folder}/${name}`, 'utf8'), ts.ScriptTarget.Latest, true);
    readFile(file, words);
  }
  return words;
}

/**
 * The words for an object with these fields: of the one in the sources that has just these, or else of those that have most of
 * them, since some files join two objects and leave a field out.
 */
export function wordsFor(fields: readonly string[], all: ReadonlyMap<string, ObjectWords>): ObjectWords {
  const exact = all.get(keyOf(fields));
  if (exact) return exact;
  const shared = (one: ObjectWords): number => fields.filter((field) => one.fields.has(field)).length;
  const nearest = [...all.values()]
    .filter((one) => shared(one) * 2 > one.fields.size && shared(one) > 1)
    .sort((a, b) => shared(b) - shared(a));
  const textOf = (field: string): string => nearest.map((one) => one.fields.get(field) ?? '').find(Boolean) ?? '';
  return { about: '', fields: new Map(fields.map((field) => [field, textOf(field)])) };
}

function readFile(file: ts.SourceFile, words: Map<string, ObjectWords>): void {
  const constants = new Map<string, ts.VariableStatement>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name } of statement.declarationList.declarations) constants.set(name.getText(file), statement);
  }
  const fieldsOf = (literal: ts.ObjectLiteralExpression): Map<string, string> => {
    const fields = new Map<string, string>();
    for (const property of literal.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = constants.get(property.expression.getText(file))?.declarationList.declarations[0]?.initializer;
        if (spread && ts.isObjectLiteralExpression(spread))
          fieldsOf(spread).forEach((text, key) => fields.set(key, text));
        continue;
      }
      const key = property.name.getText(file);
      const named = ts.isShorthandPropertyAssignment(property) ? constants.get(key) : undefined;
      fields.set(key, commentOf(property, file) || (named ? commentOf(named, file) : ''));
    }
    return fields;
  };
  const visit = (node: ts.Node, about: string): void => {
    const own = ts.isVariableStatement(node) || ts.isPropertyAssignment(node) ? commentOf(node, file) : about;
    if (ts.isObjectLiteralExpression(node)) {
      const fields = fieldsOf(node);
      const key = keyOf(fields.keys());
      const known = words.get(key);
      known?.fields.forEach((text, name) => text && fields.set(name, text));
      words.set(key, { about: known?.about || own, fields });
    }
    ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(file, '');
}

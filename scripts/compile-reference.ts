import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFieldWords } from './authors/field-words.ts';
import { fileSchemas } from './authors/file-schemas.ts';
import { referencePage } from './authors/reference.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is made from the schemas for whoever writes plays, by path: `npm run reference`. */
export function compileReference(): ReadonlyMap<string, string> {
  const schemas = fileSchemas(readFieldWords());
  return new Map([
    ...Object.entries(schemas).map(([kind, schema]): [string, string] => [
      `schemas/${kind}.schema.json`,
      `${JSON.stringify(schema)}\n`,
    ]),
    ['docs/reference.md', referencePage(schemas)],
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of compileReference()) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { invariant } from '../kit/invariant.ts';

/** The folder of package.json: some floors up from here, whether the program runs built or from its sources. */
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    invariant(folder !== dirname(folder), 'there is no package.json above the command line: install it whole');
    folder = dirname(folder);
  }
  return folder;
}

/** The version in package.json. */
export function readVersion(): string {
  const manifest = readFileSync(join(packageFolder(), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** One hash of files, and of all files in folders, by path and content: what is made of them is made anew when it changes. */
export function digestOf(root: string, paths: readonly string[], isMeant = (_path: string) => true): string {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) =>
    statSync(join(root, path)).isDirectory()
      ? readdirSync(join(root, path), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
      : [path],
  );
  for (const file of files.filter(isMeant).sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

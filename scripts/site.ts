import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { sitePrograms } from './site/programs.ts';
import { sitePages } from './site/site-pages.ts';

/** `npm run site`: guide, reference, a page a field, examples, playground and search, as files for any static host, in dist/site. */
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist/site');
rmSync(folder, { recursive: true, force: true });
const programs = sitePrograms(root);
await build({ ...programs, logLevel: 'warn', build: { ...programs.build, outDir: folder, emptyOutDir: false } });
const pages = sitePages(root);
for (const [path, content] of pages) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
console.log(`dist/site: ${pages.size} files and the programs; proscenium serve shows it under /docs/`);

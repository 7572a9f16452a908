import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { sitePrograms } from './site/programs.ts';
import { sitePages } from './site/site-pages.ts';

/**
 * `npm run site`: guide, reference, a page a field, examples, playground and search, as files for any static host, in
 * dist/site. With `--written` what of it is read, without pictures and playground, in dist/docs: that goes with the package.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const edition = process.argv.includes('--written') ? 'written' : 'whole';
const place = edition === 'written' ? 'dist/docs' : 'dist/site';
const folder = join(root, place);
rmSync(folder, { recursive: true, force: true });
const programs = sitePrograms(root, edition);
await build({ ...programs, logLevel: 'warn', build: { ...programs.build, outDir: folder, emptyOutDir: false } });
const pages = sitePages(root, edition);
for (const [path, content] of pages) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
console.log(`${place}: ${pages.size} files and the programs; proscenium serve shows it under /docs/`);

import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { examplePages, framePage, modulesFor, readExamples } from './examples.ts';
import { fieldPages } from './fields.ts';
import { guideGroups, readGuides } from './guides.ts';
import { homePage } from './home.ts';
import { searchIndex } from './search-index.ts';
import { shell } from './shell.ts';
import { typePages } from './types.ts';

/** Everything of the site that needs no bundler, by path: pages, pictures, style and the index of the search. */
export function sitePages(root: string): ReadonlyMap<string, string | Uint8Array> {
  const guides = readGuides(root);
  const examples = readExamples(root);
  const home = homePage(readFileSync(join(root, 'README.md'), 'utf8'));
  const pages = [home, ...guides.pages, ...examplePages(examples), ...typePages(root), ...fieldPages(root)];
  const playable = examples.map(({ name, title, markup, script }) => ({ name, title, markup, script }));
  const beside = examples.flatMap(({ name, files }) =>
    files.map((file): [string, Uint8Array] => [
      `examples/${name}/${file}`,
      readFileSync(join(root, 'examples', name, file)),
    ]),
  );
  return new Map<string, string | Uint8Array>([
    ...pages.map((page): [string, string] => [page.path, shell(page, guideGroups)]),
    ...guides.files,
    ['pictures/playing.gif', readFileSync(join(root, 'assets/pictures/playing.gif'))],
    ['playground/frame.html', framePage(modulesFor(examples))],
    ['playground/examples.json', JSON.stringify(playable)],
    ...beside,
    ['search.json', searchIndex(pages)],
    ...['site.css', 'icon.svg'].map((file): [string, string] => [
      file,
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ]),
  ]);
}

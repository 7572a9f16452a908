import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { examplePages, framePage, modulesFor, readExamples, type Example } from './examples.ts';
import { fieldPages } from './fields.ts';
import { navigationOf, readGuides } from './guides.ts';
import { homePage } from './home.ts';
import { searchIndex } from './search-index.ts';
import { shell, type SiteEdition } from './shell.ts';
import { typePages } from './types.ts';

/** Everything of the site that needs no bundler, by path: pages, pictures, style and the index of the search. */
export function sitePages(root: string, edition: SiteEdition = 'whole'): ReadonlyMap<string, string | Uint8Array> {
  const guides = readGuides(root);
  const examples = readExamples(root);
  const home = homePage(readFileSync(join(root, 'README.md'), 'utf8'), edition);
  const pages = [home, ...guides.pages, ...examplePages(examples, edition), ...typePages(root), ...fieldPages(root)];
  const navigation = navigationOf(edition);
  const isWhole = edition === 'whole';
  return new Map<string, string | Uint8Array>([
    ...pages.map((page): [string, string] => {
      const document = shell(page, navigation, edition);
      return [page.path, isWhole ? document : withoutPictures(document)];
    }),
    ...(isWhole ? [...guides.files, ...shown(root, examples)] : []),
    ['search.json', searchIndex(pages)],
    ...['site.css', 'icon.svg'].map((file): [string, string] => [
      file,
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ]),
  ]);
}

/** What is seen and run: the moving picture of the front page, what the playground opens, and files of the examples. */
function shown(root: string, examples: readonly Example[]): [string, string | Uint8Array][] {
  const playable = examples.map(({ name, title, markup, script }) => ({ name, title, markup, script }));
  const beside = examples.flatMap(({ name, files }) => files.map((file) => `examples/${name}/${file}`));
  return [
    ['pictures/playing.gif', readFileSync(join(root, 'assets/pictures/playing.gif'))],
    ['playground/frame.html', framePage(modulesFor(examples))],
    ['playground/examples.json', JSON.stringify(playable)],
    ...beside.map((path): [string, Uint8Array] => [path, readFileSync(join(root, path))]),
  ];
}

/** Where there are no pictures, what they show is said. */
const withoutPictures = (html: string): string =>
  html.replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '<em class="picture">$1</em>');

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path/posix';
import { highlighted } from './highlight.ts';
import { escaped } from './html.ts';
import { renderMarkdown } from './markdown.ts';
import { playgroundPath, relativeTo, type NavigationGroup, type SiteEdition, type SitePage } from './shell.ts';

/** The guides in the order people are led through them, with what they are called beside the text. */
const guideGroups: readonly NavigationGroup[] = [
  {
    title: 'In your game',
    links: [
      ['For Babylon developers', 'guide/for-hosts.html'],
      ['Examples', 'examples/index.html'],
      ['Playground', playgroundPath],
      ['Reference of the types', 'types/index.html'],
    ],
  },
  {
    title: 'Plays',
    links: [
      ['For players', 'guide/for-players.html'],
      ['For authors', 'guide/for-authors.html'],
      ['Writing on the page', 'guide/writing-on-the-page.html'],
      ['Fields of a play', 'fields/index.html'],
      ['All of them on one page', 'guide/reference.html'],
    ],
  },
  {
    title: 'Together',
    links: [
      ['Sharing an evening', 'guide/sharing-an-evening.html'],
      ['Running a house', 'guide/running-a-house.html'],
      ['Command line', 'guide/command-line.html'],
    ],
  },
  {
    title: 'About it',
    links: [
      ['What is here', 'guide/what-is-here.html'],
      ['Figures', 'guide/figures.html'],
      ['Where things go', 'guide/where-things-go.html'],
      ['Testing', 'guide/testing.html'],
      ['Changes', 'guide/changelog.html'],
      ['Security', 'guide/security.html'],
    ],
  },
];

export const navigationOf = (edition: SiteEdition): readonly NavigationGroup[] =>
  guideGroups.map(({ title, links }) => ({
    title,
    links: links.filter(([, path]) => edition === 'whole' || path !== playgroundPath),
  }));

/** What the guides consist of, once all their links have been followed. */
export interface Guides {
  readonly pages: readonly SitePage[];
  /** Pictures and other files they show, by their path on the site. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const own: Readonly<Record<string, string>> = {
  'README.md': 'index.html',
  'CHANGELOG.md': 'guide/changelog.html',
  'SECURITY.md': 'guide/security.html',
  'examples/README.md': 'examples/index.html',
};
const isPicture = (path: string): boolean => /\.(jpg|png|gif|svg|webp)$/.test(path);

/** Where a file of the repository is shown. */
function placeOf(path: string): string {
  const known = own[path];
  if (known !== undefined) return known;
  if (isPicture(path)) return `pictures/${path.replace(/^(docs|assets\/pictures)\//, '').replaceAll('/', '-')}`;
  if (path.startsWith('docs/') && path.endsWith('.md')) return `guide/${path.slice(5, -3)}.html`;
  return `source/${path.endsWith('.md') ? path.slice(0, -3) : path}.html`;
}

/** Every page under docs/, and whatever of the repository they lead to, page by page: so no link ends nowhere. */
export function readGuides(root: string): Guides {
  const pages: SitePage[] = [];
  const files = new Map<string, Uint8Array>();
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const waiting = ['README.md', 'CHANGELOG.md', 'SECURITY.md', ...docs.map((name) => `docs/${name}`)];
  const known = new Set(waiting);
  const lead = (path: string): void => {
    if (known.has(path)) return;
    known.add(path);
    waiting.push(path);
  };
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (isPicture(path)) files.set(placeOf(path), readFileSync(join(root, path)));
    else pages.push(pageOf(root, path, lead));
  }
  return { pages: pages.filter(({ path }) => path !== 'index.html' && path !== 'examples/index.html'), files };
}

function pageOf(root: string, path: string, lead: (path: string) => void): SitePage {
  const text = readFileSync(join(root, path), 'utf8');
  const place = placeOf(path);
  if (!path.endsWith('.md')) return sourcePage(path, place, text);
  const { html, title, heads } = renderMarkdown(text, { linkTo: (link) => addressOf(root, path, link, lead) });
  const part = place.startsWith('guide/') ? 'Guide' : 'Rooms';
  return { path: place, title: title || path, html: brokenBy(place, path, html), heads, part };
}

/** Pages of the rooms say which file they are. */
const brokenBy = (place: string, path: string, html: string): string =>
  place.startsWith('source/') ? `<p class="where">${escaped(path)}</p>\n${html}` : html;

function sourcePage(path: string, place: string, text: string): SitePage {
  const language = extname(path).slice(1);
  const html = `<h1>${escaped(path)}</h1>\n<pre><code>${highlighted(text, language)}</code></pre>`;
  return { path: place, title: path, html, heads: [], part: 'Sources' };
}

/** Where a link of a page leads on the site; the file it leads to is shown as well. */
export function addressOf(root: string, from: string, link: string, lead: (path: string) => void): string | undefined {
  const [path = '', mark] = link.split('#');
  if (path === '') return `#${mark ?? ''}`;
  const file = fileAt(root, normalize(join(dirname(from), decodeURI(path))).replace(/\/$/, ''));
  if (file === undefined) return undefined;
  lead(file);
  return relativeTo(placeOf(from), placeOf(file)) + (mark === undefined ? '' : `#${mark}`);
}

/** A file, or what a folder says of itself. */
function fileAt(root: string, path: string): string | undefined {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (found?.isFile()) return path;
  return found?.isDirectory() && statSync(join(root, path, 'README.md'), { throwIfNoEntry: false })
    ? `${path}/README.md`
    : undefined;
}

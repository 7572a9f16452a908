import { escaped } from './html.ts';
import type { Head } from './markdown.ts';

/** A page of the site: where it lies, what it says, and what the search finds it by. */
export interface SitePage {
  /** From the root of the site: `guide/for-hosts.html`. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
  readonly heads: readonly Head[];
  /** Which part of the site it belongs to, as the search shows it. */
  readonly part: string;
  /** Its scripts, from the root of the site. */
  readonly scripts?: readonly string[];
  /** Fills the window, without a column beside it. */
  readonly isWide?: boolean;
}

export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly (readonly [words: string, path: string])[];
}

/**
 * What is built: the whole site, or what of it is read. The written one goes with the package: pictures, and programs that run
 * with a Babylon of their own, would be half of what everybody downloads.
 */
export type SiteEdition = 'whole' | 'written';

/** Where the programs of the whole site run. */
export const playgroundPath = 'playground/index.html';

/** A path as seen from another page of the site. */
export function relativeTo(from: string, to: string): string {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/');
  let shared = 0;
  while (shared < here.length && here[shared] === there[shared]) shared++;
  const way = [...here.slice(shared).map(() => '..'), ...there.slice(shared)].join('/');
  return way.replace(/(^|\/)index\.html(?=$|#)/, '$1') || './';
}

/** The whole document of a page: the same frame around each. */
export function shell(page: SitePage, navigation: readonly NavigationGroup[], edition: SiteEdition): string {
  const to = (path: string): string => escaped(relativeTo(page.path, path));
  const contents = page.heads.filter(({ level }) => level === 2 || level === 3);
  const title = page.path === 'index.html' ? 'Proscenium' : `${page.title} · Proscenium`;
  const parts = [
    ['Guide', 'guide/for-hosts.html'],
    ['Examples', 'examples/index.html'],
    ['Types', 'types/index.html'],
    ['Fields', 'fields/index.html'],
    ...(edition === 'whole' ? [['Playground', playgroundPath] as const] : []),
  ] as const;
  const scripts = ['programs/search.js', ...(page.scripts ?? [])];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="${to('icon.svg')}">
<link rel="stylesheet" href="${to('site.css')}">
${scripts.map((script) => `<script type="module" src="${to(script)}"></script>`).join('\n')}
</head>
<body class="${page.isWide ? 'wide' : ''}" data-root="${to('index.html')}">
<a class="skip" href="#main">To the text</a>
<header class="bar">
<a class="name" href="${to('index.html')}">Proscenium</a>
<nav aria-label="Parts">${parts.map(([words, path]) => `<a href="${to(path)}">${words}</a>`).join('')}</nav>
<search><label class="find"><span class="unseen">Search</span><input type="search" placeholder="Search" autocomplete="off" spellcheck="false" aria-controls="found"></label><div id="found" role="listbox" aria-label="What was found" hidden></div></search>
</header>
<div class="columns">
${page.isWide ? '' : side(page, navigation)}
<main id="main">
${page.html}
</main>
${contents.length < 2 || page.isWide ? '' : `<aside class="contents" aria-label="On this page"><p>On this page</p>${contentsOf(contents)}</aside>`}
</div>
</body>
</html>
`;
}

function side(page: SitePage, navigation: readonly NavigationGroup[]): string {
  const link = ([words, path]: readonly [string, string]): string =>
    `<li><a href="${escaped(relativeTo(page.path, path))}"${path === page.path ? ' aria-current="page"' : ''}>${escaped(words)}</a></li>`;
  const groups = navigation.map(({ title, links }) => `<h2>${escaped(title)}</h2><ul>${links.map(link).join('')}</ul>`);
  return `<nav class="side" aria-label="Pages"><input type="checkbox" id="pages" class="unseen"><label for="pages">All pages</label><div>${groups.join('')}</div></nav>`;
}

const contentsOf = (heads: readonly Head[]): string =>
  `<ul>${heads.map(({ level, mark, text }) => `<li class="level-${level}"><a href="#${escaped(mark)}">${escaped(text)}</a></li>`).join('')}</ul>`;

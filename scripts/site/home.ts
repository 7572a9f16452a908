import { escaped } from './html.ts';
import { renderMarkdown } from './markdown.ts';
import { playgroundPath, type SiteEdition, type SitePage } from './shell.ts';

const ways = [
  [
    'Put it into your game',
    'guide/for-hosts.html',
    'Ten lines in a Babylon scene: people who live in your level, obey your world and know your verbs.',
  ],
  ['Try it here', playgroundPath, 'Change an example and run it in this page. Nothing is installed, nothing is sent.'],
  [
    'Write a play',
    'guide/for-authors.html',
    'A folder of plain text: people, places, things, and what must come of it.',
  ],
  ['Play', 'guide/for-players.html', 'Watch, take a part, or walk in as a stranger; alone or with others.'],
  ['Look something up', 'types/index.html', 'Every type the package exports, and a page for every field of a play.'],
  [
    'Share an evening',
    'guide/sharing-an-evening.html',
    'Several people in one play by a link, and how to run a house for it.',
  ],
] as const;

/** The front page: what it is, the ways in, and the ten lines of the README. */
export function homePage(readme: string, edition: SiteEdition): SitePage {
  const lines = /```ts\n[\s\S]*?```/.exec(readme)?.[0] ?? '';
  const first = /^# Proscenium\n\n(.+)$/m.exec(readme)?.[1] ?? '';
  const about =
    /^## What it is\n([\s\S]*?)\n\[All of it/m
      .exec(readme)?.[1]
      ?.replace(/<p>[\s\S]*?<\/p>/g, '')
      .replace(/^- \*\*Eyes[\s\S]*?:\n/m, '') ?? '';
  const cards = ways
    .filter(([, path]) => edition === 'whole' || path !== playgroundPath)
    .map(
      ([title, path, words]) =>
        `<li class="card"><h2><a href="${path}">${escaped(title)}</a></h2><p>${escaped(words)}</p></li>`,
    );
  const html = `<div class="hero">
<h1>Living characters on a Babylon.js stage</h1>
<p class="lead">${escaped(first.replace(/^Living characters on a Babylon.js stage, in TypeScript\. /, ''))}</p>
<img src="pictures/playing.gif" width="1280" height="720" alt="An evening begins: the foyer, a few steps over Hamlet's shoulder, a line typed to Gertrude, and what comes of it">
</div>
<ul class="cards">${cards.join('')}</ul>
<h2 id="ten-lines">Ten lines in your scene</h2>
${renderMarkdown(lines).html}
<h2 id="what-it-is">What it is</h2>
${renderMarkdown(about.trim()).html}`;
  const heads = [{ level: 1, mark: '', text: 'Proscenium', body: first }];
  return { path: 'index.html', title: 'Proscenium', html, heads, part: 'Home' };
}

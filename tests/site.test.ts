import { dirname, join, normalize } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exampleNames, moduleFile, modulesFor, readExamples } from '../scripts/site/examples.ts';
import { highlighted } from '../scripts/site/highlight.ts';
import { renderInline, renderMarkdown } from '../scripts/site/markdown.ts';
import { relativeTo } from '../scripts/site/shell.ts';
import { sitePages } from '../scripts/site/site-pages.ts';
import { framedBy, policyFor } from '../src/cli/page-policy.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the links and pictures of a page lead, without those that leave the site. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<(?:a|link|img|script)\b[^>]*?\b(?:href|src)="([^"]*)"/g)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&').replaceAll('&#39;', "'"))
    .filter((link) => !/^https?:/.test(link));
const marksIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\bid="([^"]*)"/g)].map(([, mark = '']) => mark));

describe('the site', () => {
  const pages = sitePages(root);
  const text = (path: string): string => String(pages.get(path));
  /** What the bundler adds. */
  const programs = [
    ...['search', 'playground', 'frame'].map((name) => `programs/${name}.js`),
    ...modulesFor(readExamples(root)).map((name) => `programs/${moduleFile(name)}`),
    ...exampleNames(root).map((name) => `examples/${name}/index.html`),
  ];
  const isThere = (path: string): boolean => pages.has(path) || programs.includes(path);

  it('has no link that leads nowhere', () => {
    const dead: string[] = [];
    let [followed, marked] = [0, 0];
    for (const [page, content] of pages) {
      if (!page.endsWith('.html') || typeof content !== 'string') continue;
      for (const link of linksIn(content)) {
        const [path = '', mark] = link.replace(/\?[^#]*/, '').split('#');
        const whole = path === '' ? page : normalize(join(dirname(page), path));
        const file = whole.endsWith('/') || whole === '.' ? normalize(`${whole}/index.html`) : whole;
        followed++;
        if (!isThere(file)) dead.push(`${page}: ${link}`);
        else if (mark) {
          marked++;
          if (!marksIn(text(file)).has(mark)) dead.push(`${page}: ${link}`);
        }
      }
    }
    expect(dead).toEqual([]);
    expect(followed).toBeGreaterThan(5_000);
    expect(marked).toBeGreaterThan(500);
  });

  it('has a page for every guide, every export and every field, and finds them', () => {
    expect(text('guide/for-hosts.html')).toContain('id="verbs-of-your-own"');
    expect(text('types/ProsceniumOptions.html')).toMatch(/id="seed"[\s\S]*from StageViewOptions/);
    expect(text('types/Proscenium.html')).toMatch(/createAsync[\s\S]*<a href="ProsceniumOptions\.html">/);
    expect(text('fields/play.acts.scenes.points.flag.when.html')).toContain('href="condition.html"');
    const field = text('fields/play.acts.scenes.points.flag.html');
    expect(field).toMatch(/In a play[\s\S]*scenes\/baker-street/);
    const found = JSON.parse(text('search.json')) as readonly (readonly string[])[];
    expect(found.find(([title]) => title === 'ProsceniumOptions.seed')?.[2]).toBe('types/ProsceniumOptions.html#seed');
    expect(found.every(([, , address = '']) => isThere(address.split('#')[0] ?? ''))).toBe(true);
  });

  it('hands the playground every example with the modules it imports', () => {
    const examples = JSON.parse(text('playground/examples.json')) as readonly { name: string; script: string }[];
    expect(examples.map(({ name }) => name).sort()).toEqual(exampleNames(root).sort());
    const { imports } = JSON.parse(/importmap">(.*?)<\/script>/.exec(text('playground/frame.html'))?.[1] ?? '{}') as {
      readonly imports: Readonly<Record<string, string>>;
    };
    const wanted = examples.flatMap(({ script }) =>
      [...script.matchAll(/ from '([^'.][^']*)'/g)].map(([, name = '']) => name),
    );
    expect(wanted.filter((name) => !(name in imports))).toEqual([]);
  });
});

describe('what the site is made with', () => {
  it('shows tags and scripts of a text as text', () => {
    const attacks = [
      '<script>alert(1)</script>',
      'a <img src="x" onerror="alert(1)"> b',
      '<svg/onload=alert(1)>',
      '[x](javascript:alert(1)) ![x](data:text/html,1)',
      '# <b onclick="x">head</b>',
      '```html\n<script>alert(1)</script>\n```',
      '`<i>`',
      '| <s> |\n| --- |\n| <s onclick=x> |',
    ];
    for (const attack of attacks) {
      const html = renderMarkdown(attack).html + renderInline(attack) + highlighted(attack, 'ts') + highlighted(attack);
      const tags = [...html.matchAll(/<(\/?[a-z]\w*)([^>]*)>/gi)];
      const odd = tags.filter(
        ([, name = '', rest = '']) => /script|svg|^b$|^s$|^i$/i.test(name) || /\bon\w+=|javascript:|data:/i.test(rest),
      );
      expect(
        odd.map(([tag]) => tag),
        attack,
      ).toEqual([]);
    }
  });

  it('leads from page to page wherever the site lies', () => {
    expect(relativeTo('guide/a.html', 'guide/b.html')).toBe('b.html');
    expect(relativeTo('guide/a.html', 'index.html')).toBe('../');
    expect(relativeTo('index.html', 'index.html')).toBe('./');
    expect(relativeTo('types/a.html', 'fields/index.html')).toBe('../fields/');
  });

  it('lets only the frame of the playground and the examples run what is written there, and reach nobody', () => {
    for (const path of ['docs/playground/frame.html', 'docs/examples/tavern/index.html']) {
      expect(policyFor(path)).toMatch(/script-src 'self' 'unsafe-inline' blob:.*connect-src 'self' data: blob:;/);
      expect([framedBy(path), policyFor(path)]).toEqual([
        'SAMEORIGIN',
        expect.stringContaining("frame-ancestors 'self'"),
      ]);
    }
    for (const path of [
      'docs/playground/index.html',
      'docs/examples/index.html',
      'docs/index.html',
      'examples/x/index.html',
    ]) {
      expect(policyFor(path)).toBe(policyFor('index.html'));
      expect(framedBy(path)).toBe('DENY');
    }
  });
});

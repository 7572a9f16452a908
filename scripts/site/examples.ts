import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { escaped } from './html.ts';
import { renderInline } from './markdown.ts';
import { playgroundPath, type SiteEdition, type SitePage } from './shell.ts';

/** A small program under examples/: a page and one file, and what they need beside them. */
export interface Example {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** The body of its page, without its script. */
  readonly markup: string;
  readonly script: string;
  /** Other files of its folder. */
  readonly files: readonly string[];
}

/** The examples, in the order their README shows them. */
export function readExamples(root: string): Example[] {
  const folder = join(root, 'examples');
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| \[([\w-]+)\]\([^)]*\)\s*\| (.*?)\s*\|$/gm)];
  return rows.map(([, name = '', about = '']) => {
    const page = readFileSync(join(folder, name, 'index.html'), 'utf8');
    const script = readFileSync(join(folder, name, 'main.ts'), 'utf8');
    const title = /<title>([^<]*)<\/title>/.exec(page)?.[1] ?? name;
    const style = /<style>[\s\S]*?<\/style>/.exec(page)?.[0] ?? '';
    const shown = page.slice(page.indexOf('</style>') + '</style>'.length, page.indexOf('<script'));
    const others = readdirSync(join(folder, name)).filter((file) => !['index.html', 'main.ts'].includes(file));
    return { name, title, about, markup: `${style}\n${shown.trim()}`, script, files: others };
  });
}

/** Names of the folders, for whoever builds them. */
export const exampleNames = (root: string): string[] =>
  readdirSync(join(root, 'examples')).filter((name) => statSync(join(root, 'examples', name)).isDirectory());

/** Every module the examples import, so that the playground has them: and some that whoever changes one will want. */
export function modulesFor(examples: readonly Example[]): string[] {
  const imported = examples.flatMap(({ script }) =>
    [...script.matchAll(/(?:from|import) '([^'.][^']*)'/g)].map(([, name = '']) => name),
  );
  return [...new Set([...imported, ...usualModules])].sort();
}

const usualModules = [
  'proscenium/plugin',
  ...[
    'Cameras/freeCamera',
    'Cameras/universalCamera',
    'Lights/directionalLight',
    'Lights/pointLight',
    'Lights/spotLight',
  ],
  ...['Maths/math.color', 'Materials/PBR/pbrMaterial', 'Meshes/mesh', 'Meshes/transformNode', 'Meshes/meshBuilder'],
  ...['Misc/observable', 'Animations/animation', 'Events/pointerEvents', 'Loading/sceneLoader'],
].map((name) => (name.includes('proscenium') ? name : `@babylonjs/core/${name}.js`));

export function examplePages(examples: readonly Example[], edition: SiteEdition): SitePage[] {
  const runs = edition === 'whole';
  const ways = (name: string): string =>
    runs
      ? `<a class="button" href="${name}/index.html">Run it</a> <a class="button" href="../playground/?example=${name}">Change it</a>`
      : `<code>examples/${name}/main.ts</code>`;
  const card = ({ name, title, about }: Example): string => `<li class="card">
<h2 id="${escaped(name)}">${escaped(title)}</h2>
<p>${renderInline(about)}</p>
<p class="ways">${ways(escaped(name))}</p>
</li>`;
  const where = runs
    ? 'They run here as they are, and in the <a href="../playground/">playground</a> you may change them.'
    : 'Copy a folder into your project, or run them from a clone: <code>npm run example</code>; <code>npm run site</code> builds these pages with a playground in which they may be changed and run.';
  const html = `<h1>Examples</h1>
<p>Small programs of a host, each a page and one file of TypeScript, in the package under <code>examples/</code>. ${where}</p>
<ul class="cards">${examples.map(card).join('\n')}</ul>`;
  const heads = examples.map(({ name, title, about }) => ({ level: 2, mark: name, text: title, body: about }));
  const list: SitePage = { path: 'examples/index.html', title: 'Examples', html, heads, part: 'Examples' };
  return runs ? [list, playground] : [list];
}

const playground: SitePage = {
  path: playgroundPath,
  title: 'Playground',
  part: 'Examples',
  heads: [],
  isWide: true,
  scripts: ['programs/playground.js'],
  html: `<h1 class="unseen">Playground</h1>
<div class="playground">
<div class="tools"><label>Example <select id="example"></select></label><button id="run" type="button">Run <kbd>Ctrl Enter</kbd></button><button id="again" type="button">As it was</button><span>Nothing you write here leaves this page.</span></div>
<div class="editor"><pre id="colours" aria-hidden="true"></pre><textarea id="code" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off" aria-label="The program, in TypeScript"></textarea></div>
<div id="stand" class="stand"></div>
<ol id="told" class="told" aria-label="What it said" aria-live="polite"></ol>
</div>`,
};

/** The page in which the playground runs a program: it knows where the modules are, and nothing else. */
export const framePage = (modules: readonly string[]): string => {
  const imports = Object.fromEntries(modules.map((name) => [name, `../programs/${moduleFile(name)}`]));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>An example</title>
<script type="importmap">${JSON.stringify({ imports }).replaceAll('<', '\\u003c')}</script>
<script type="module" src="../programs/frame.js"></script>
</head>
<body></body>
</html>
`;
};

/** Where a module is built to. */
export const moduleFile = (name: string): string =>
  `modules/${name
    .replace(/^@babylonjs\//, 'babylon-')
    .replace(/\.js$/, '')
    .replaceAll('/', '-')}.js`;

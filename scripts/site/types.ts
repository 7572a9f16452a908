import { Declarations, type Declared, type Member } from './declarations.ts';
import { highlighted } from './highlight.ts';
import { escaped } from './html.ts';
import { renderInline, type Head } from './markdown.ts';
import type { SitePage } from './shell.ts';

/** The doors of the package and what is behind each. */
const doors = [
  ['proscenium/plugin', 'src/embed/index.ts', 'A drama in your Babylon scene: what a page imports.'],
  [
    'proscenium/bridge',
    'src/bridge/client/index.ts',
    'An evening in a house, with others: coming in, taking a part, saying and asking.',
  ],
  [
    'proscenium',
    'src/index.ts',
    'The world, its narrator and the company without a picture: for programs and servers.',
  ],
] as const;

interface Shown extends Declared {
  readonly door: string;
  readonly path: string;
}

/** A page for everything the package exports, from its types and their comments. */
export function typePages(root: string): SitePage[] {
  const declarations = new Declarations(root);
  const byName = new Map<string, Shown>();
  for (const [door, entry] of doors) {
    for (const declared of declarations.shownBy(entry)) {
      if (!byName.has(declared.name))
        byName.set(declared.name, { ...declared, door, path: `types/${declared.name}.html` });
    }
  }
  const linked = linking(byName);
  return [indexPage([...byName.values()]), ...[...byName.values()].map((shown) => pageOf(shown, linked))];
}

type Linking = (code: string, self: string) => string;

/** Code in colour, with a link wherever it names something the package exports. */
const linking =
  (byName: ReadonlyMap<string, Shown>): Linking =>
  (code, self) =>
    highlighted(code, 'ts').replace(/(?<![\w>-])[A-Za-z]\w+(?![\w-]|[^<]*<\/span>)/g, (name) =>
      name !== self && byName.has(name) && !/^(span|class)$/.test(name) ? `<a href="${name}.html">${name}</a>` : name,
    );

function pageOf({ name, door, file, kind, about, text, members }: Shown, linked: Linking): SitePage {
  const isType = kind === 'interface' || kind === 'type';
  const html = [
    `<p class="crumbs"><a href="index.html">Types</a> › ${escaped(kind)}</p>`,
    `<h1>${escaped(name)}</h1>`,
    about ? `<p>${renderInline(about)}</p>` : '',
    `<pre><code>${highlighted(`import ${isType ? 'type ' : ''}{ ${name} } from '${door}';`, 'ts')}</code></pre>`,
    `<pre><code>${linked(text, name)}</code></pre>`,
    ...members.map((member) => memberPart(member, linked, name)),
    `<p class="where">Declared in ${escaped(file)}</p>`,
  ];
  const heads: Head[] = [
    { level: 1, mark: '', text: name, body: about },
    ...members.map((member) => ({ level: 3, mark: markOf(member), text: member.name, body: member.about })),
  ];
  return { path: `types/${name}.html`, title: name, html: html.join('\n'), heads, part: 'Type' };
}

const markOf = ({ name }: Member): string => name.replace(/[^\w-]/g, '');

function memberPart(member: Member, linked: Linking, self: string): string {
  const from = member.of === undefined ? '' : ` <small>from ${escaped(member.of)}</small>`;
  const about = member.about ? `<p>${renderInline(member.about)}</p>` : '';
  return `<section class="member" id="${escaped(markOf(member))}"><h3>${escaped(member.name)}${from}</h3><pre><code>${linked(member.text, self)}</code></pre>${about}</section>`;
}

function indexPage(all: readonly Shown[]): SitePage {
  const parts = doors.map(([door, , about]) => {
    const own = all.filter((each) => each.door === door);
    const row = ({ name, kind, about: said }: Shown): string =>
      `<tr><td><a href="${name}.html"><code>${escaped(name)}</code></a></td><td>${kind}</td><td>${renderInline(said)}</td></tr>`;
    return `<h2 id="${door.replace('/', '-')}"><code>${escaped(door)}</code></h2><p>${escaped(about)}</p><div class="table"><table><tbody>${own.map(row).join('')}</tbody></table></div>`;
  });
  const html = `<h1>Reference of the types</h1>\n<p>Everything the package exports, with the comments beside it. What is found under several doors stands under the first.</p>\n${parts.join('\n')}`;
  return { path: 'types/index.html', title: 'Reference of the types', html, heads: [], part: 'Type' };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { conditionWords } from '../authors/condition-words.ts';
import { readFieldWords } from '../authors/field-words.ts';
import { fileKinds, fileSchemas, type FileKind, type JsonSchema } from '../authors/file-schemas.ts';
import { kindOf, objectIn } from '../authors/reference.ts';
import { highlighted } from './highlight.ts';
import { escaped } from './html.ts';
import { renderInline, type Head } from './markdown.ts';
import { relativeTo, type SitePage } from './shell.ts';

const files: Readonly<Record<FileKind, readonly [file: string, about: string]>> = {
  play: ['play.yaml', 'The plan of a play: acts, scenes, points, what follows from what, how it ends.'],
  world: ['world.yaml', 'Places and things: what is where, what it is like, what may be done with it.'],
  cast: ['cast/NAME.yaml', 'Somebody: who they are, what they know, want, feel and say.'],
  staging: ['staging.yaml', 'How it looks: rooms, placements, looks, light, weather, horizon.'],
};

/** Where in a packed scene file the fields of each file lie. */
const inSceneFile: Readonly<Record<FileKind, string>> = {
  play: 'blueprint',
  world: 'entities[]',
  cast: 'entities[] and blueprint.profiles[]',
  staging: 'staging',
};

/** What may stand in many fields, and has a page of its own. */
const shared = ['condition', 'change', 'whereabouts', 'name'] as const;

interface Field {
  readonly path: readonly string[];
  readonly schema: JsonSchema;
  readonly isNeeded: boolean;
  readonly children: readonly Field[];
}

const deepest = 9;

/** A page for every field of every file of a play, from the schemas that read them; each with a use from a play of ours. */
export function fieldPages(root: string): SitePage[] {
  const schemas = fileSchemas(readFieldWords());
  const uses = readUses(root);
  const tops = fileKinds.map((kind) => fieldsOf(schemas[kind], [kind]));
  const sharedTops = shared.flatMap((name) => {
    const schema = schemas.play.definitions?.[name] ?? schemas.world.definitions?.[name];
    return schema ? [{ path: [name], schema, isNeeded: false, children: optionsOf(schema, name) }] : [];
  });
  const everything = [...fileKinds.map((kind, index) => topOf(kind, schemas[kind], tops[index] ?? [])), ...sharedTops];
  const pages = everything.flatMap((top) => pagesOf(top, uses));
  return [indexPage(everything), ...pages];
}

const topOf = (kind: FileKind, schema: JsonSchema, children: readonly Field[]): Field => ({
  path: [kind],
  schema: { ...schema, description: files[kind][1] },
  isNeeded: false,
  children,
});

function fieldsOf(schema: JsonSchema, path: readonly string[]): Field[] {
  if (path.length > deepest) return [];
  return Object.entries(schema.properties ?? {}).map(([key, field]) => {
    const inner = key === 'state' ? undefined : objectIn(field);
    return {
      path: [...path, key],
      schema: field,
      isNeeded: schema.required?.includes(key) ?? false,
      children: inner ? fieldsOf(inner, [...path, key]) : [],
    };
  });
}

/** The keys of all ways to write a condition or a change, each once. */
function optionsOf(schema: JsonSchema, name: string): Field[] {
  const found = new Map<string, Field>();
  for (const option of schema.anyOf ?? []) {
    for (const field of fieldsOf(option, [name])) {
      const key = field.path.at(-1) ?? '';
      if (!found.has(key)) found.set(key, { ...field, isNeeded: false });
    }
  }
  return [...found.values()];
}

const addressOf = (path: readonly string[]): string => `fields/${path.join('.')}.html`;
const titleOf = (path: readonly string[]): string => {
  const [first = '', ...rest] = path;
  return rest.at(-1) ?? (first in files ? files[first as FileKind][0] : first);
};

function pagesOf(field: Field, uses: ReadonlyMap<string, Use>): SitePage[] {
  return [pageOf(field, uses), ...field.children.flatMap((child) => pagesOf(child, uses))];
}

function pageOf({ path, schema, isNeeded, children }: Field, uses: ReadonlyMap<string, Use>): SitePage {
  const place = addressOf(path);
  const to = (other: readonly string[]): string => escaped(relativeTo(place, addressOf(other)));
  const way = path.map((_, index) => path.slice(0, index + 1));
  const crumbs = [
    `<a href="${escaped(relativeTo(place, 'fields/index.html'))}">Fields</a>`,
    ...way.slice(0, -1).map((each) => `<a href="${to(each)}">${escaped(titleOf(each))}</a>`),
  ];
  const isFile = path.length === 1;
  const kind = isFile ? '' : `<p class="kind">${linkedKind(schema, to)}${isNeeded ? ' · cannot be left out' : ''}</p>`;
  const about = schema.description ? `<p>${renderInline(schema.description)}</p>` : '';
  const inner = objectIn(schema)?.description;
  const more = inner !== undefined && inner !== schema.description ? `<p>${renderInline(inner)}</p>` : '';
  const words = path[0] === 'condition' ? inWords(path) : '';
  const use = uses.get(path.join('.'));
  const shown = use
    ? `<h2 id="in-a-play">In a play</h2><p class="where">${escaped(use.file)}</p><pre><code>${highlighted(use.text, 'yaml')}</code></pre>`
    : '';
  const html = [
    `<p class="crumbs">${crumbs.join(' › ')}</p>`,
    `<h1 id="${escaped(path.join('.'))}"><code>${escaped(titleOf(path))}</code></h1>`,
    kind,
    about,
    more,
    wherePacked(path),
    words,
    children.length > 0 ? `<h2 id="fields">Fields</h2>${table(children, to)}` : '',
    shown,
  ];
  const heads: Head[] = [{ level: 1, mark: '', text: path.join(' '), body: schema.description ?? '' }];
  return { path: place, title: path.join('.'), html: html.join('\n'), heads, part: 'Field' };
}

/** The kind of a field, leading on where it has a page of its own. */
function linkedKind(schema: JsonSchema, to: (path: readonly string[]) => string): string {
  const words = renderInline(kindOf(schema));
  const inner = [
    schema,
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    schema.items,
    schema.additionalProperties,
  ].flat();
  const reference = inner
    .map((each) => (typeof each === 'object' ? each.$ref : undefined))
    .find(Boolean)
    ?.split('/')
    .at(-1);
  const own = shared.find((name) => name === reference);
  return own === undefined ? words : `${words} (<a href="${to([own])}">${own}</a>)`;
}

const table = (children: readonly Field[], to: (path: readonly string[]) => string): string => {
  const rows = children.map(({ path, schema, isNeeded }) => {
    const name = `<a href="${to(path)}"><code>${escaped(path.at(-1) ?? '')}</code></a>${isNeeded ? '<sup title="cannot be left out">*</sup>' : ''}`;
    return `<tr><td>${name}</td><td>${renderInline(kindOf(schema))}</td><td>${renderInline(schema.description ?? '')}</td></tr>`;
  });
  return `<div class="table"><table><tbody>${rows.join('')}</tbody></table></div>`;
};

function wherePacked([kind = '', ...path]: readonly string[]): string {
  if (path.length === 0 || !(kind in inSceneFile)) return '';
  const place = path[0] === 'setting' ? '' : `${inSceneFile[kind as FileKind]}: `;
  return `<p class="where">In a scene file: ${escaped(place + path.join(' › '))}</p>`;
}

function inWords(path: readonly string[]): string {
  const key = path.at(-1) ?? '';
  const said = Object.entries(conditionWords)
    .filter(([keys]) => path.length === 1 || keys.split(' ').includes(key))
    .flatMap(([, sentences]) => sentences);
  if (said.length === 0) return '';
  return `<h2 id="in-words">In words</h2><ul>${said.map((one) => `<li><code>${escaped(one)}</code></li>`).join('')}</ul>`;
}

function indexPage(tops: readonly Field[]): SitePage {
  const place = 'fields/index.html';
  const to = (path: readonly string[]): string => escaped(relativeTo(place, addressOf(path)));
  const parts = tops.map(({ path, schema, children }) => {
    const head = `<h2 id="${escaped(path.join('-'))}"><a href="${to(path)}"><code>${escaped(titleOf(path))}</code></a></h2>`;
    const about = `<p>${renderInline(schema.description ?? '')}</p>`;
    const names = children.map(
      (child) => `<a href="${to(child.path)}"><code>${escaped(child.path.at(-1) ?? '')}</code></a>`,
    );
    return `${head}${about}<p class="chips">${names.join(' ')}</p>`;
  });
  const html = `<h1>Fields of a play</h1>
<p>A play is a folder of YAML files, or one scene file packed of them. Here is a page for every field, made from the schemas that read them. <a href="../guide/for-authors.html">For authors</a> is the guide; <a href="../guide/reference.html">the reference</a> has all of them on one page, with traits and forms.</p>
${parts.join('\n')}`;
  return { path: place, title: 'Fields of a play', html, heads: [], part: 'Field' };
}

interface Use {
  readonly file: string;
  readonly text: string;
}

const mostLines = 18;

/** The first short use of each field in our own plays, by the path of the field. */
function readUses(root: string): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>();
  const note = (path: string, key: string, value: unknown, file: string): void => {
    const text = stringify({ [key]: value }, { lineWidth: 100 }).trimEnd();
    const known = uses.get(path);
    const isShort = text.split('\n').length <= mostLines;
    if (!known && isShort) uses.set(path, { file, text });
  };
  const walk = (value: unknown, path: string, file: string): void => {
    if (Array.isArray(value)) return value.forEach((each) => walk(each, path, file));
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      note(`${path}.${key}`, key, inner, file);
      walk(inner, `${path}.${key}`, file);
    }
  };
  for (const [file, kind] of filesOfPlays(root)) walk(parse(readFileSync(join(root, file), 'utf8')), kind, file);
  return uses;
}

function filesOfPlays(root: string): [file: string, kind: FileKind][] {
  const plays = readdirSync(join(root, 'scenes')).filter((name) => !name.startsWith('.'));
  return plays.flatMap((play): [string, FileKind][] => {
    const tops = (['play', 'world', 'staging'] as const).map((kind): [string, FileKind] => [
      `scenes/${play}/${kind}.yaml`,
      kind,
    ]);
    const isThere = (path: string) => existsSync(join(root, path));
    const inside = (['play', 'cast'] as const).flatMap((kind): [string, FileKind][] => {
      const folder = `scenes/${play}/${kind}`;
      const names = isThere(folder) ? readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml')) : [];
      return names.map((name) => [`${folder}/${name}`, kind]);
    });
    return [...tops, ...inside].filter(([path]) => isThere(path));
  });
}

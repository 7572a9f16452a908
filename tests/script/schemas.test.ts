import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compileReference } from '../../scripts/compile-reference.ts';
import { conditionWords } from '../../scripts/authors/condition-words.ts';
import { fileKinds, type JsonSchema } from '../../scripts/authors/file-schemas.ts';
import { main } from '../../src/cli/main.ts';
import { readCondition } from '../../src/script/conditions/read-condition.ts';
import { Names } from '../../src/script/names.ts';
import { textIo } from '../doubles/text-io.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
const read = (path: string): string => readFileSync(path, 'utf8');
const schemas = new Map(
  fileKinds.map((kind) => [kind as string, JSON.parse(read(`schemas/${kind}.schema.json`)) as JsonSchema]),
);
const checks = new Map([...schemas].map(([kind, schema]): [string, ValidateFunction] => [kind, ajv.compile(schema)]));

const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is wrong with a YAML file of a play, by the schema for it. */
function faults(kind: string, text: string): string[] {
  const check = checks.get(kind);
  return check?.(parse(text)) === false ? (check.errors ?? []).map((e) => `${e.instancePath} ${e.message ?? ''}`) : [];
}

const yamlIn = (play: string): string[] =>
  readdirSync(play, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map(({ parentPath, name }) => relative(play, join(parentPath, name)));

const kindOf = (path: string): string => /^[a-z]+/.exec(path)?.[0] ?? '';

describe('the schemas for editors', () => {
  it('are as `npm run reference` makes them, and so is the reference', () => {
    for (const [path, text] of compileReference()) expect([path, read(path) === text]).toEqual([path, true]);
  });

  it.each(['tiny', 'elsinore', 'midnight-cafe', 'baker-street'])('find nothing wrong with scenes/%s', (name) => {
    const files = yamlIn(`scenes/${name}`);
    expect(files.length).toBeGreaterThan(3);
    const wrong = files.flatMap((path) =>
      faults(kindOf(path), read(`scenes/${name}/${path}`)).map((fault) => `${path}: ${fault}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['play', 'titel: The last biscuit'],
    ['play', 'title: [a, b]'],
    ['play', 'patience: { seconds: soon }'],
    ['play', 'endings: [{ id: The End, title: x }]'],
    ['play', 'matters: [{ id: a }]'],
    ['world', 'props: [{ id: cup, name: cup, traits: [portabel] }]'],
    ['world', 'props: [{ id: cup, name: cup, sise: 2 }]'],
    ['world', 'props: [{ name: cup }]'],
    ['world', 'places: { kitchen: the kitchen }'],
    ['world', 'places: [{ id: hall, name: hall, exits: [{ door: gate }] }]'],
    ['cast', 'pronouns: her'],
    ['cast', 'goal: To be happy.'],
    ['cast', 'impulse: 2'],
    ['cast', 'looks: { hat: { kind: sombrero } }'],
    ['cast', 'manner: { rhythm: slow }'],
    ['cast', 'knows: [{ matter: a, source: guessed }]'],
    ['staging', 'style: baroque'],
    ['staging', 'light: { mood: gloomy }'],
    ['staging', 'placements: [{ entity: cup, colour: red }]'],
    ['staging', 'rooms: [{ place: hall, size: [4] }]'],
  ])('find what is wrong in %s: %s', (kind, text) => {
    expect(faults(kind, text)).not.toEqual([]);
  });

  it('say of every field what it is', () => {
    const bare: string[] = [];
    const walk = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      for (const [key, field] of Object.entries((schema as JsonSchema).properties ?? {})) {
        if (!field.description) bare.push(`${path}.${key}`);
      }
      for (const [key, inner] of Object.entries(schema)) walk(inner, `${path}.${key}`);
    };
    schemas.forEach((schema, kind) => walk(schema, kind));
    expect(bare).toEqual([]);
  });

  it('stand beside a new play, whose files name them', async () => {
    const to = join(folder, 'new');
    expect(await main(['new', to], textIo())).toBe(0);
    for (const path of yamlIn(to)) {
      const [, schema = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(read(join(to, path))) ?? [];
      expect(JSON.parse(read(join(to, path, '..', schema)))).toEqual(schemas.get(kindOf(path)));
      expect(faults(kindOf(path), read(join(to, path)))).toEqual([]);
    }
    const settings = JSON.parse(read(join(to, '.vscode/settings.json'))) as { readonly 'yaml.schemas': object };
    expect(Object.keys(settings['yaml.schemas'])).toEqual(fileKinds.map((kind) => `./.proscenium/${kind}.schema.json`));
  });
});

it('the reference shows each kind of condition in words', () => {
  const names = new Names(
    ['actor:hamlet', 'actor:gertrude', 'prop:door', 'prop:dagger', 'prop:table', 'prop:curtain'].concat(
      ...['prop:letter', 'prop:desk', 'place:closet'],
    ),
  );
  const kinds = (schemas.get('play')?.definitions?.['condition']?.anyOf ?? []).filter(({ properties }) => properties);
  expect(Object.keys(conditionWords).sort()).toEqual(
    kinds.map(({ properties = {} }) => Object.keys(properties).join(' ')).sort(),
  );
  for (const [keys, examples] of Object.entries(conditionWords)) {
    for (const example of examples) {
      const condition = readCondition(example, names);
      expect([example, condition.ok ? Object.keys(condition.value).sort().join(' ') : condition.error]).toEqual([
        example,
        keys.split(' ').sort().join(' '),
      ]);
    }
  }
});

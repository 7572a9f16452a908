import { registry, toJSONSchema } from 'zod/v4/core';
import * as z from 'zod/mini';
import { BlueprintSchema } from '../../src/drama/blueprint.ts';
import { ChangeSchema } from '../../src/drama/change.ts';
import { ConditionSchema } from '../../src/drama/condition.ts';
import { EntityIdSchema } from '../../src/drama/entity-id.ts';
import { LooksSchema } from '../../src/drama/looks.ts';
import { ProfileSchema } from '../../src/drama/profile.ts';
import { SettingSchema } from '../../src/drama/setting.ts';
import { StagingSchema } from '../../src/drama/staging.ts';
import { StateSchema } from '../../src/drama/state.ts';
import { WhereaboutsSchema } from '../../src/drama/whereabouts.ts';
import { entitySchema } from '../../src/script/compile.ts';
import { wordsFor, type ObjectWords } from './field-words.ts';
import { formNames } from './forms-of-stage.ts';
import { plainWords } from './plain-words.ts';

/** A JSON Schema, or a part of one, as we write it. */
export interface JsonSchema {
  description?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema | JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxLength?: number;
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
  [key: string]: unknown;
}

/** The YAML files of a play's folder: `cast` is that of each `cast/NAME.yaml`. */
export const fileKinds = ['play', 'world', 'staging', 'cast'] as const;
export type FileKind = (typeof fileKinds)[number];

type Shape = Record<string, z.ZodMiniType>;

const shapeOf = (schema: unknown): Shape => (schema as { _zod: { def: { shape: Shape } } })._zod.def.shape;

const optional = (shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).map(([key, own]) => [key, z.optional(own)]));

const without = (shape: Shape, ...keys: string[]): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([key]) => !keys.includes(key)));

const names = z.array(EntityIdSchema);
const entityOf = (kind: string) => z.strictObject(without(shapeOf(entitySchema(kind)), 'kind'));

/** A file may be parted, so nothing is asked for at its top: what is missing altogether is told by `check`. */
const files: Readonly<Record<FileKind, z.ZodMiniType>> = {
  play: z.strictObject({
    ...optional(without(shapeOf(BlueprintSchema), 'profiles')),
    setting: z.optional(SettingSchema),
    cast: z.optional(names),
  }),
  world: z.strictObject({
    places: z.optional(z.array(entityOf('place'))),
    props: z.optional(z.array(entityOf('prop'))),
    order: z.optional(names),
  }),
  staging: z.strictObject(shapeOf(StagingSchema)),
  cast: z.strictObject({
    ...optional(without(shapeOf(entitySchema('actor')), 'id', 'kind')),
    ...optional(without(shapeOf(ProfileSchema), 'actor')),
    looks: z.optional(z.strictObject(without(shapeOf(LooksSchema), 'actor'))),
  }),
};

const inWords: readonly (readonly [schema: object, id: string, words: JsonSchema])[] = [
  [EntityIdSchema, 'name', { description: 'A short name such as `dagger`, or a whole id such as `prop:dagger`.' }],
  [
    WhereaboutsSchema,
    'whereabouts',
    {
      description:
        'Where something is: `in kitchen`, `on table`, `under bed`, `behind curtain`, `held by ada`, `worn by ada`, `part of desk`.',
      pattern: '^\\S.*$',
    },
  ],
  [
    ConditionSchema,
    'condition',
    { description: 'Something that holds or does not: `biscuit held by ada and not door is open`.' },
  ],
  [ChangeSchema, 'change', { description: 'What is so afterwards: `door is open`, `goblet nowhere`.' }],
];

/** Makes the JSON Schema of each kind of file. What authors may write shorter than a scene file has it may stand there, too. */
export function fileSchemas(words: ReadonlyMap<string, ObjectWords>): Readonly<Record<FileKind, JsonSchema>> {
  const metadata = registry<{ id: string }>();
  for (const [schema, id] of inWords) metadata.add(schema as never, { id });
  const make = (kind: FileKind): JsonSchema => {
    const made = toJSONSchema(files[kind] as never, {
      io: 'input',
      target: 'draft-7',
      unrepresentable: 'any',
      metadata: metadata as never,
      override: ({ zodSchema, jsonSchema }) => amend(zodSchema, jsonSchema as JsonSchema, words),
    }) as JsonSchema;
    for (const own of Object.values(made.definitions ?? {})) delete own['id'];
    fillIn(made, kind);
    return { ...made, title: `${kind === 'cast' ? 'cast/NAME' : kind}.yaml of a play` };
  };
  return Object.fromEntries(fileKinds.map((kind) => [kind, make(kind)])) as Record<FileKind, JsonSchema>;
}

function amend(schema: unknown, json: JsonSchema, words: ReadonlyMap<string, ObjectWords>): void {
  const own = inWords.find(([known]) => known === schema);
  if (own) {
    const [, id, said] = own;
    const { description, ...text } = said;
    const { id: _, ...whole } = json;
    for (const key of Object.keys(json)) delete json[key];
    Object.assign(json, { description });
    if (id === 'name') Object.assign(json, { type: 'string', pattern: '^\\S+$' });
    else json.anyOf = [{ type: 'string', ...text }, ...(whole.anyOf ?? [whole])];
  } else if (schema === StateSchema) {
    json.properties = Object.fromEntries([...plainWords.keys()].flatMap(stateOf).map((key) => [key, {}]));
  } else if (json.type === 'object' && json.properties && !json.propertyNames) {
    json.additionalProperties = false;
    const said = wordsFor(Object.keys(json.properties), words);
    if (said.about) json.description ??= said.about;
    for (const [key, value] of Object.entries(json.properties)) describe(value, said.fields.get(key));
  }
}

const stateOf = (key: string): string[] => (key.startsWith('state.') ? [key.slice('state.'.length)] : []);

/** Fields that no comment speaks of get their plain words; `of` is the name of what they belong to. */
function fillIn(json: JsonSchema, of: string): void {
  for (const [key, field] of Object.entries(json.properties ?? {})) {
    if (`${of}.${key}` === 'placements.form') field.anyOf = [{ enum: formNames() }, { type: 'string' }];
    describe(field, field.description === undefined ? plainWords.get(`${of}.${key}`) : undefined);
    fillIn(field, key);
  }
  const { items, additionalProperties } = json;
  const inner = [...(json.anyOf ?? []), ...(json.oneOf ?? []), items, additionalProperties];
  for (const one of inner.flat()) if (typeof one === 'object') fillIn(one, of);
  for (const [name, own] of Object.entries(json.definitions ?? {})) fillIn(own, name);
}

/** Beside a reference nothing may stand in this draft, so the two are joined. */
function describe(field: JsonSchema, text: string | undefined): void {
  if (!text) return;
  if (field.$ref !== undefined) {
    const { $ref } = field;
    delete field.$ref;
    field.allOf = [{ $ref }];
  }
  field.description = text;
}

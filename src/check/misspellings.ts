import * as z from 'zod/mini';
import { readWith } from '../kit/schema.ts';
import { BlueprintSchema } from '../drama/blueprint.ts';
import { ConditionSchema } from '../drama/condition.ts';
import { StagingSchema } from '../drama/staging.ts';
import { WorldFileSchema } from '../drama/world-file.ts';
import { anError, aWarning, type Finding } from './finding.ts';
import { definitionOf, didYouMean, isObject, walkSchema, type Path, type Schema } from './schema-walk.ts';

/** What is misspelt in a scene, and the scene as it would be without it. */
interface Misspellings {
  readonly findings: readonly Finding[];
  /** Paths of conditions that are none; the reader's own word about what is under them is not needed. */
  readonly badConditions: readonly string[];
  /** The scene with strange keys left out and bad conditions made harmless, so that the rest of it can be read. */
  readonly mended: unknown;
}

/** Holds always: stands in for a condition nobody can read. */
const harmless = { secondsInto: 'play', atLeast: 0 };

/** Keys and words that mean nothing where they stand. A world file leaves out silently what it does not know; here it is said. */
export function misspellingsIn(value: unknown): Misspellings {
  const schema = z.looseObject({
    ...WorldFileSchema.shape,
    blueprint: z.optional(BlueprintSchema),
    staging: z.optional(StagingSchema),
  });
  const findings: Finding[] = [];
  const badConditions: string[] = [];
  const mended = structuredClone(value);
  walkSchema(schema, value, {
    stopsAt: ConditionSchema,
    onStop(condition, path) {
      const problems = misshapenCondition(condition, path);
      if (problems.length === 0) return;
      findings.push(...problems);
      badConditions.push(path.join('.'));
      replaceAt(mended, path, harmless);
    },
    onUnknownKey(key, known, path, strict) {
      const meant = didYouMean(key, known);
      // What a stage keeps beside the world and the blueprint is its own affair.
      if (path.length === 0 && meant === '') return;
      const message = `no key "${key}" here${strict ? '' : ': it is left out'}`;
      const remedy = `${meant || 'Take it out. '}There can be: ${known.join(', ')}.`;
      findings.push((strict ? anError : aWarning)('unknown-key', [...path, key].join('.'), message, remedy));
      if (strict) removeAt(mended, [...path, key]);
    },
    onUnknownWord(word, known, path) {
      const remedy = `${didYouMean(word, known)}There can be: ${known.join(', ')}.`;
      findings.push(anError('unknown-word', path.join('.'), `"${word.slice(0, 60)}" means nothing here`, remedy));
      // The first known word keeps the rest readable; what it says is not looked at.
      replaceAt(mended, path, known[0]);
    },
  });
  return { findings, badConditions, mended };
}

function parentAt(value: unknown, path: Path): Record<string, unknown> | undefined {
  let current = value;
  for (const key of path.slice(0, -1)) {
    current = isObject(current) || Array.isArray(current) ? (current as Record<string, unknown>)[key] : undefined;
  }
  return typeof current === 'object' && current !== null ? (current as Record<string, unknown>) : undefined;
}

function replaceAt(value: unknown, path: Path, by: unknown): void {
  const parent = parentAt(value, path);
  if (parent) parent[String(path.at(-1))] = by;
}

function removeAt(value: unknown, path: Path): void {
  const parent = parentAt(value, path);
  if (parent) delete parent[String(path.at(-1))];
}

interface Kind {
  readonly keys: readonly string[];
  readonly schema: Schema;
}

const kinds = (): readonly Kind[] =>
  (definitionOf(ConditionSchema).options ?? []).map((schema) => ({
    keys: Object.keys(definitionOf(schema).shape ?? {}),
    schema,
  }));

/** `all, any, not, atLeast + of, entity + state …` */
const kindsInWords = (): string =>
  kinds()
    .map(({ keys }) => keys.join(' + '))
    .join(', ');

const quoted = (keys: readonly string[]): string => keys.map((key) => `"${key}"`).join(' and ');

/**
 * What is wrong with something that stands where a condition should. The reader tries every kind of condition and reports
 * on the one that got farthest, which is seldom the one that was meant; here the keys say which was.
 */
function misshapenCondition(value: unknown, path: Path): Finding[] {
  const here = path.join('.');
  const wrong = (message: string, remedy: string) => [anError('bad-condition', here, message, remedy)];
  if (!isObject(value)) {
    return wrong(
      'a condition is an object',
      'Write it as one, such as { "beat": "the-noise" } or { "all": [ … ] }; or leave the key out.',
    );
  }
  const keys = Object.keys(value);
  const known = [...new Set(kinds().flatMap((kind) => kind.keys))];
  const unknown = keys.filter((key) => !known.includes(key));
  if (unknown.length > 0) {
    return [...unknown.map((key) => unknownKey(key, known, here)), ...innerProblems(value, path)];
  }
  const kind = kinds().find((one) => one.keys.length === keys.length && one.keys.every((key) => keys.includes(key)));
  if (kind) return kindProblems(kind, value, path);
  const wider = kinds().filter((one) => keys.every((key) => one.keys.includes(key)));
  if (keys.length === 0) return wrong('a condition that asks for nothing', `It has one of: ${kindsInWords()}.`);
  if (wider.length > 0) {
    const beside = wider.map((one) => quoted(one.keys.filter((key) => !keys.includes(key)))).join(' or ');
    return wrong(`${quoted(keys)} alone is no condition`, `It needs ${beside} beside it.`);
  }
  return [
    ...wrong(
      `${quoted(keys)} cannot stand in one condition`,
      'Make a condition of each and put them side by side: { "all": [ … ] } if both must hold, { "any": [ … ] } if one is enough.',
    ),
    ...innerProblems(value, path),
  ];
}

function unknownKey(key: string, known: readonly string[], here: string): Finding {
  const remedy = `${didYouMean(key, known)}A condition has one of: ${kindsInWords()}.`;
  return anError('bad-condition', `${here}.${key}`, `a condition has no key "${key}"`, remedy);
}

/** The problems of the conditions inside this one. */
function innerProblems(value: Readonly<Record<string, unknown>>, path: Path): Finding[] {
  const lists = ['all', 'any', ...('witness' in value ? [] : ['of'])];
  return [
    ...('not' in value ? misshapenCondition(value['not'], [...path, 'not']) : []),
    ...lists.flatMap((key) => {
      const list = value[key];
      return Array.isArray(list) ? list.flatMap((one, at) => misshapenCondition(one, [...path, key, at])) : [];
    }),
  ];
}

function kindProblems({ schema, keys }: Kind, value: Readonly<Record<string, unknown>>, path: Path): Finding[] {
  const inner = innerProblems(value, path);
  if (inner.length > 0) return inner;
  const found: Finding[] = [];
  walkSchema(schema, value, {
    stopsAt: ConditionSchema,
    onUnknownKey(key, known, at) {
      const remedy = `${didYouMean(key, known)}There can be: ${known.join(', ')}.`;
      found.push(anError('bad-condition', [...path, ...at, key].join('.'), `no key "${key}" here`, remedy));
    },
  });
  if (found.length > 0) return found;
  const read = readWith(schema as never, value);
  if (read.ok) return [];
  return read.error.map(({ path: at, message }) =>
    anError('bad-condition', [...path, at].filter((key) => key !== '').join('.'), message, remedyFor(keys)),
  );
}

const examples: Readonly<Record<string, string>> = {
  all: '{ "all": [ … ] } with at least one condition in it',
  any: '{ "any": [ … ] } with at least one condition in it',
  atLeast: '{ "atLeast": 2, "of": [ … ] }',
  'entity state': '{ "entity": "prop:door", "state": { "open": true } }',
  'entity at': '{ "entity": "prop:letter", "at": { "heldBy": "actor:ada" } }',
  'entity within': '{ "entity": "actor:ada", "within": "place:hall" }',
  done: '{ "done": { "by": "actor:ada", "verb": ["open"], "object": "prop:door" } }',
  said: '{ "said": { "by": "actor:ada", "words": ["the letter"] } }',
  'witness of': '{ "witness": "actor:ada", "of": { "said": { "words": ["the letter"] } } }',
  told: '{ "told": { "matter": "who-wrote-it", "to": "actor:ada" } }',
  'knows matter': '{ "knows": "actor:ada", "matter": "who-wrote-it" }',
  played: '{ "played": "actor:ada" }',
  'secondsInto atLeast': '{ "secondsInto": "point", "atLeast": 60 }',
};

const remedyFor = (keys: readonly string[]): string =>
  `Write it like this: ${examples[keys.join(' ')] ?? examples[keys[0] ?? ''] ?? `{ "${keys[0] ?? ''}": "a-short-name" }`}.`;

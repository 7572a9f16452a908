import * as z from 'zod/mini';
import { BlueprintSchema } from '../drama/blueprint.ts';
import { ConditionSchema } from '../drama/condition.ts';
import { StagingSchema } from '../drama/staging.ts';
import { WorldFileSchema } from '../drama/world-file.ts';
import { anError, aWarning, type Finding } from './finding.ts';
import { misshapenCondition } from './misshapen-condition.ts';
import { didYouMean, isObject, walkSchema, type Path } from './schema-walk.ts';

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

import * as z from 'zod/mini';
import { EntityIdSchema, type EntityId } from './entity-id.ts';
import { partId, prose } from './prose.ts';
import { StateValueSchema, type StateValue } from './state.ts';
import { parentIn, WhereaboutsSchema, type Whereabouts } from './whereabouts.ts';

/** How far back a condition on what happened looks; the whole play unless said. */
export const spans = ['play', 'act', 'scene', 'point'] as const;
export type Span = (typeof spans)[number];

/** A deed as a condition asks for it: what is left out does not matter. */
export interface DeedPattern {
  readonly by?: EntityId | undefined;
  readonly verb?: string | readonly string[] | undefined;
  readonly object?: EntityId | undefined;
  readonly target?: EntityId | undefined;
  readonly since?: Span | undefined;
}

/** A line as a condition asks for it. Words are compared as whole words, without case and punctuation. */
export interface LinePattern {
  readonly by?: EntityId | undefined;
  readonly to?: EntityId | undefined;
  /** It contains one of these … */
  readonly words?: readonly string[] | undefined;
  /** … and none of these: *I promise you nothing*. */
  readonly without?: readonly string[] | undefined;
  readonly since?: Span | undefined;
}

/** A telling as a condition asks for it: somebody said what the matter is, in whatever words. */
export interface TellingPattern {
  readonly matter: string;
  readonly by?: EntityId | undefined;
  /** Somebody who heard it. */
  readonly to?: EntityId | undefined;
  readonly since?: Span | undefined;
}

/** Something that can be checked against the world and the facts, without judgement. */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly atLeast: number; readonly of: readonly Condition[] }
  | { readonly entity: EntityId; readonly state: Readonly<Record<string, StateValue>> }
  | { readonly entity: EntityId; readonly at: Whereabouts }
  /** Somewhere inside a place, in hand, under the bed or behind the curtain there. */
  | { readonly entity: EntityId; readonly within: EntityId }
  | { readonly done: DeedPattern }
  | { readonly said: LinePattern }
  | { readonly witness: EntityId; readonly of: { readonly done: DeedPattern } | { readonly said: LinePattern } }
  | { readonly told: TellingPattern }
  /** Somebody knows the matter: from before, or because they heard it told. */
  | { readonly knows: EntityId; readonly matter: string }
  /** The role is played by a person. */
  | { readonly played: EntityId }
  /** The case file that was drawn. */
  | { readonly case: string }
  /** One of the blueprint's named conditions. */
  | { readonly named: string }
  | { readonly beat: string }
  | { readonly point: string }
  | { readonly secondsInto: Span; readonly atLeast: number };

const span = z.optional(z.enum(spans));
const words = z.array(prose(80)).check(z.minLength(1), z.maxLength(60));
const verb = prose(40);

const done = z.strictObject({
  done: z.strictObject({
    by: z.optional(EntityIdSchema),
    verb: z.optional(z.union([verb, z.array(verb).check(z.minLength(1), z.maxLength(40))])),
    object: z.optional(EntityIdSchema),
    target: z.optional(EntityIdSchema),
    since: span,
  }),
});
const said = z.strictObject({
  said: z.strictObject({
    by: z.optional(EntityIdSchema),
    to: z.optional(EntityIdSchema),
    words: z.optional(words),
    without: z.optional(words),
    since: span,
  }),
});

const several = z.array(z.lazy((): z.ZodMiniType<Condition> => ConditionSchema)).check(z.minLength(1), z.maxLength(40));

export const ConditionSchema: z.ZodMiniType<Condition> = z.union([
  z.strictObject({ all: several }),
  z.strictObject({ any: several }),
  z.strictObject({ not: z.lazy((): z.ZodMiniType<Condition> => ConditionSchema) }),
  z.strictObject({ atLeast: z.number().check(z.gte(1), z.lte(40)), of: several }),
  z.strictObject({
    entity: EntityIdSchema,
    state: z.record(z.string().check(z.maxLength(60)), StateValueSchema),
  }),
  z.strictObject({ entity: EntityIdSchema, at: WhereaboutsSchema }),
  z.strictObject({ entity: EntityIdSchema, within: EntityIdSchema }),
  done,
  said,
  z.strictObject({ witness: EntityIdSchema, of: z.union([done, said]) }),
  z.strictObject({
    told: z.strictObject({
      matter: partId,
      by: z.optional(EntityIdSchema),
      to: z.optional(EntityIdSchema),
      since: span,
    }),
  }),
  z.strictObject({ knows: EntityIdSchema, matter: partId }),
  z.strictObject({ played: EntityIdSchema }),
  z.strictObject({ case: partId }),
  z.strictObject({ named: partId }),
  z.strictObject({ beat: partId }),
  z.strictObject({ point: partId }),
  z.strictObject({ secondsInto: z.enum(spans), atLeast: z.number().check(z.gte(0), z.lte(86_400)) }),
]);

/** Every entity a condition names, for checking that they are there. */
export function entitiesIn(condition: Condition): EntityId[] {
  const among = (pattern: DeedPattern & LinePattern) =>
    [pattern.by, pattern.object, pattern.target, pattern.to].filter((id) => id !== undefined);
  if ('all' in condition) return condition.all.flatMap(entitiesIn);
  if ('any' in condition) return condition.any.flatMap(entitiesIn);
  if ('not' in condition) return entitiesIn(condition.not);
  if ('witness' in condition) return [condition.witness, ...entitiesIn(condition.of)];
  if ('of' in condition) return condition.of.flatMap(entitiesIn);
  if ('within' in condition) return [condition.entity, condition.within];
  if ('at' in condition) return [condition.entity, parentIn(condition.at)];
  if ('entity' in condition) return [condition.entity];
  if ('told' in condition) return [condition.told.by, condition.told.to].filter((id) => id !== undefined);
  if ('knows' in condition) return [condition.knows];
  if ('played' in condition) return [condition.played];
  if ('done' in condition) return among(condition.done);
  if ('said' in condition) return among(condition.said);
  return [];
}

/** The parts of a blueprint a condition can name. */
export interface NamedParts {
  readonly beats: readonly string[];
  readonly points: readonly string[];
  readonly matters: readonly string[];
  readonly cases: readonly string[];
  readonly conditions: readonly string[];
}

/** The conditions a condition is made of. */
export function innerConditions(condition: Condition): readonly Condition[] {
  if ('all' in condition) return condition.all;
  if ('any' in condition) return condition.any;
  if ('not' in condition) return [condition.not];
  return 'of' in condition && !('witness' in condition) ? condition.of : [];
}

/** Every part of the blueprint a condition names. */
export function partsIn(condition: Condition): NamedParts {
  const inner = innerConditions(condition).map(partsIn);
  const own = (id: string | undefined) => (id === undefined ? [] : [id]);
  const matter = 'told' in condition ? condition.told.matter : 'knows' in condition ? condition.matter : undefined;
  return {
    beats: [...own('beat' in condition ? condition.beat : undefined), ...inner.flatMap(({ beats }) => beats)],
    points: [...own('point' in condition ? condition.point : undefined), ...inner.flatMap(({ points }) => points)],
    matters: [...own(matter), ...inner.flatMap(({ matters }) => matters)],
    cases: [...own('case' in condition ? condition.case : undefined), ...inner.flatMap(({ cases }) => cases)],
    conditions: [
      ...own('named' in condition ? condition.named : undefined),
      ...inner.flatMap(({ conditions }) => conditions),
    ],
  };
}

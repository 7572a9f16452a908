import * as z from 'zod/mini';
import { EntityIdSchema, type EntityId } from './entity-id.ts';
import { LineActSchema, type LineAct } from './line-act.ts';
import { partId, prose } from './prose.ts';
import { StateValueSchema, type StateValue } from './state.ts';
import { WhereaboutsSchema, type Whereabouts } from './whereabouts.ts';

/** How far back a condition on what happened looks; the whole play unless said. */
const spans = ['play', 'act', 'scene', 'point'] as const;
export type Span = (typeof spans)[number];

/** A deed as a condition asks for it: what is left out does not matter. */
export interface DeedPattern {
  readonly by?: EntityId | undefined;
  readonly verb?: string | readonly string[] | undefined;
  readonly object?: EntityId | undefined;
  readonly target?: EntityId | undefined;
  readonly since?: Span | undefined;
}

/**
 * A line as a condition asks for it. Words are compared as whole words, without case and punctuation, and count where they
 * are said and meant: not denied, asked, supposed, passed on or quoted, unless the phrase itself has that in it.
 */
export interface LinePattern {
  readonly by?: EntityId | undefined;
  readonly to?: EntityId | undefined;
  /** It contains one of these … */
  readonly words?: readonly string[] | undefined;
  /** … and none of these, however they are meant. */
  readonly without?: readonly string[] | undefined;
  /** What is done by it, in whatever words. */
  readonly act?: LineAct | undefined;
  /** Whom or what the act, or else the line, is about: who is accused, what is offered. */
  readonly about?: EntityId | undefined;
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

/** Every kind of condition. Its kind is the key that only it has: that is how an author writes it. */
export interface ConditionKinds {
  readonly all: { readonly all: readonly Condition[] };
  readonly any: { readonly any: readonly Condition[] };
  readonly not: { readonly not: Condition };
  readonly witness: {
    readonly witness: EntityId;
    readonly of: ConditionKinds['done'] | ConditionKinds['said'];
  };
  readonly of: { readonly atLeast: number; readonly of: readonly Condition[] };
  readonly state: { readonly entity: EntityId; readonly state: Readonly<Record<string, StateValue>> };
  readonly at: { readonly entity: EntityId; readonly at: Whereabouts };
  /** Somewhere inside a place, in hand, under the bed or behind the curtain there. */
  readonly within: { readonly entity: EntityId; readonly within: EntityId };
  readonly done: { readonly done: DeedPattern };
  readonly said: { readonly said: LinePattern };
  readonly told: { readonly told: TellingPattern };
  /** Somebody knows the matter: from before, or because they heard it told. */
  readonly knows: { readonly knows: EntityId; readonly matter: string };
  /** The role is played by a person. */
  readonly played: { readonly played: EntityId };
  /** The case file that was drawn. */
  readonly case: { readonly case: string };
  /** One of the blueprint's named conditions. */
  readonly named: { readonly named: string };
  readonly beat: { readonly beat: string };
  readonly point: { readonly point: string };
  readonly secondsInto: { readonly secondsInto: Span; readonly atLeast: number };
}

export type ConditionKind = keyof ConditionKinds;

/** Something that can be checked against the world and the facts, without judgement. */
export type Condition = ConditionKinds[ConditionKind];

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
    act: z.optional(LineActSchema),
    about: z.optional(EntityIdSchema),
    since: span,
  }),
});

const several = z.array(z.lazy((): z.ZodMiniType<Condition> => ConditionSchema)).check(z.minLength(1), z.maxLength(40));

export const ConditionSchema: z.ZodMiniType<Condition> = z.union([
  z.strictObject({ all: several }),
  z.strictObject({ any: several }),
  z.strictObject({ not: z.lazy((): z.ZodMiniType<Condition> => ConditionSchema) }),
  z.strictObject({ atLeast: z.number().check(z.gte(1), z.lte(40)), of: several }),
  z.strictObject({ entity: EntityIdSchema, state: z.record(z.string().check(z.maxLength(60)), StateValueSchema) }),
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

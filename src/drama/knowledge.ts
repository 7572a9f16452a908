import * as z from 'zod/mini';
import { ConditionSchema } from './condition.ts';
import { EntityIdSchema } from './entity-id.ts';
import { partId, prose } from './prose.ts';

/** How somebody came by what they know. */
const knowledgeSources = ['did', 'saw', 'heard', 'told', 'infers', 'always'] as const;

const ways = z.array(prose(800)).check(z.minLength(1), z.maxLength(12));

/** What is said in place of a secret. */
const CoverSchema = z.strictObject({
  /** `lie` says what is not so, `half` a part of it, `deflect` turns to something else, `refuse` says that nothing will be said. */
  how: z.enum(['lie', 'half', 'deflect', 'refuse']),
  says: ways,
  /** Only while this holds. */
  when: z.optional(ConditionSchema),
});
export type Cover = Readonly<z.infer<typeof CoverSchema>>;

/** What has to be so before a secret is told: any one of these opens it. With none of them it is never told. */
const SecretSchema = z.strictObject({
  /** Told to whoever is trusted so far, −1 to 1. */
  trust: z.optional(z.number().check(z.gte(-1), z.lte(1))),
  /** Told under so much pressure, 0 to 1. An accusation is about 0.25, words alone never over 0.45, each proof held out 0.35. */
  pressure: z.optional(z.number().check(z.gt(0), z.lte(1))),
  /** Told to whoever shows one of these things. */
  shown: z.optional(z.array(EntityIdSchema).check(z.maxLength(8))),
  /** Told once this holds. */
  when: z.optional(ConditionSchema),
  /** Told to these at any time, as long as nobody else hears it. */
  to: z.optional(z.array(EntityIdSchema).check(z.maxLength(12))),
  /** What is said instead until then. */
  instead: z.optional(z.array(CoverSchema).check(z.maxLength(6))),
  /** How it comes out when it has been kept so far. */
  breaks: z.optional(ways),
});
export type Secret = Readonly<z.infer<typeof SecretSchema>>;

/** A matter as one character knows it. */
export const KnowledgeSchema = z.strictObject({
  matter: partId,
  source: z.enum(knowledgeSources),
  /** Who told them. */
  from: z.optional(EntityIdSchema),
  /** 0 a rumour, 1 sworn to. */
  certainty: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** In their own words, in performance notation. Without any, the clause of the matter is put into words. */
  says: z.optional(ways),
  secret: z.optional(SecretSchema),
  /** Known only while this holds. */
  when: z.optional(ConditionSchema),
});
export type Knowledge = Readonly<z.infer<typeof KnowledgeSchema>>;

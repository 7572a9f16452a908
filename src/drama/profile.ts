import * as z from 'zod/mini';
import { ConditionSchema } from './condition.ts';
import { EntityIdSchema } from './entity-id.ts';
import { partId, prose } from './prose.ts';

/** A line of the line book: what the understudy says when there is nothing to play. */
export const BookLineSchema = z.strictObject({
  /** In performance notation. */
  says: prose(800),
  /** It answers a line that holds one of these words. */
  on: z.optional(z.array(prose(60)).check(z.minLength(1), z.maxLength(40))),
  to: z.optional(EntityIdSchema),
  /** Only while this holds. */
  when: z.optional(ConditionSchema),
  /** Only at these points. */
  at: z.optional(z.array(partId).check(z.minLength(1), z.maxLength(40))),
});
export type BookLine = Readonly<z.infer<typeof BookLineSchema>>;

/** What an actor wants: what everybody may know, and what only they know. */
export const GoalSchema = z.strictObject({ public: prose(600), private: prose(600) });
export type Goal = Readonly<z.infer<typeof GoalSchema>>;

/** Who somebody is: what stays the same through the play, and where they start from. */
export const ProfileSchema = z.strictObject({
  actor: EntityIdSchema,
  persona: prose(2000),
  relationships: z.optional(z.record(EntityIdSchema, prose(400))),
  goal: GoalSchema,
  /** What they bring with them from before the play. */
  memory: z.optional(z.array(prose(400)).check(z.maxLength(60))),
  /** 0 thinks before every word, 1 speaks before every thought. */
  impulse: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** 0 answers when spoken to, 1 joins every conversation. */
  talk: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** An apparition: only these see and hear them. */
  apparentTo: z.optional(z.array(EntityIdSchema).check(z.maxLength(60))),
  lines: z.optional(z.array(BookLineSchema).check(z.maxLength(400))),
});
export type Profile = Readonly<z.infer<typeof ProfileSchema>>;

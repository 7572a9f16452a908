import * as z from 'zod/mini';
import { ConditionSchema } from './condition.ts';
import { EntityIdSchema } from './entity-id.ts';
import { partId, prose } from './prose.ts';

/** One step of a trajectory: an actor does something that matters. */
const BeatSchema = z.strictObject({
  id: partId,
  actor: EntityIdSchema,
  /** Ways to play it, in performance notation: `(stabs the curtain) A rat!` */
  plays: z.array(prose(1200)).check(z.minLength(1), z.maxLength(20)),
  to: z.optional(EntityIdSchema),
  /** What the advancer puts into the actor's private goal. */
  hint: prose(400),
  /** What the advancer says outright when the hint did not help. */
  instruction: z.optional(prose(400)),
  /** It cannot be played before this holds. */
  when: z.optional(ConditionSchema),
  /** How one sees that it has happened, whoever made it happen and in whatever words. Unless said: it was played. */
  done: z.optional(ConditionSchema),
  /** How much courage it takes, 0 to 1: what an actor left alone may never dare. */
  nerve: z.optional(z.number().check(z.gte(0), z.lte(1))),
});
export type Beat = Readonly<z.infer<typeof BeatSchema>>;

/** One way from a point to the next: beats in order. */
export const TrajectorySchema = z.strictObject({
  id: partId,
  description: z.optional(prose(600)),
  /** Only while this holds can the play go this way. */
  when: z.optional(ConditionSchema),
  beats: z.array(BeatSchema).check(z.minLength(1), z.maxLength(40)),
});
export type Trajectory = Readonly<z.infer<typeof TrajectorySchema>>;

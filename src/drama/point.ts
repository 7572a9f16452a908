import * as z from 'zod/mini';
import { TrajectorySchema } from './beat.ts';
import { ChangeSchema } from './change.ts';
import { ConditionSchema } from './condition.ts';
import { EntityIdSchema } from './entity-id.ts';
import { partId, prose } from './prose.ts';
import { WhereaboutsSchema } from './whereabouts.ts';

/** What ends a point: a condition that can be checked, or a sentence a model judges. With both, the condition rules. */
const FlagSchema = z.strictObject({
  /** In words, for people, planners and models: *Polonius has been stabbed through the curtain*. */
  says: prose(400),
  when: z.optional(ConditionSchema),
  /**
   * What must have come before, or the flag is hacked. Each says what is missing when it does not hold.
   * Deeds are truth and are never undone; it is words and claims that wait for their cause.
   */
  needs: z.optional(z.array(z.strictObject({ when: ConditionSchema, missing: prose(300) })).check(z.maxLength(10))),
  /** Words by which somebody claims that it has happened already. */
  claims: z.optional(z.array(prose(80)).check(z.maxLength(40))),
});

/** What happens by itself when nobody will: told, and true. The last resort of the advancer. */
const TurnOfEventsSchema = z.strictObject({
  narration: prose(800),
  changes: z.optional(z.array(ChangeSchema).check(z.maxLength(20))),
  /** What it takes for granted. Where that does not hold it does not happen, and the point is passed over. */
  when: z.optional(ConditionSchema),
});

/** A milestone of the plot: who comes, who goes, what must become true, and what comes of it. */
export const PointSchema = z.strictObject({
  id: partId,
  description: prose(1200),
  enters: z.optional(
    z
      .array(z.strictObject({ actor: EntityIdSchema, at: WhereaboutsSchema, narration: z.optional(prose(400)) }))
      .check(z.maxLength(20)),
  ),
  leaves: z.optional(z.array(EntityIdSchema).check(z.maxLength(20))),
  flag: FlagSchema,
  /** Told when the flag is met. */
  result: z.optional(prose(800)),
  /** What the result takes for granted: it is told only where this holds. */
  resultWhen: z.optional(ConditionSchema),
  /** Told instead where that does not hold: a result that tells what a role did is no news to the person who plays it. */
  resultElse: z.optional(prose(800)),
  /** Roads to the flag. Where the author gives none, the planner lays them. */
  trajectories: z._default(z.array(TrajectorySchema).check(z.maxLength(12)), []),
  /** What happens when no actor and no player brings it about. */
  otherwise: z.optional(TurnOfEventsSchema),
  /** There is nothing left to play here once this holds: the point is passed over. */
  moot: z.optional(ConditionSchema),
  /** How the play is said to have ended, if it ends here. */
  ending: z.optional(partId),
});
export type Point = Readonly<z.infer<typeof PointSchema>>;

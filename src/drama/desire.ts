import * as z from 'zod/mini';
import { ConditionSchema } from './condition.ts';
import { EntityIdSchema } from './entity-id.ts';
import { partId, prose } from './prose.ts';

/** Something a character would do of their own accord, road or no road: straighten the tray, hide the letter, go to the window. */
export const DesireSchema = z.strictObject({
  id: partId,
  /** Ways to do it, in performance notation. When the world refuses one, the next is tried. */
  plays: z.array(prose(800)).check(z.minLength(1), z.maxLength(12)),
  to: z.optional(EntityIdSchema),
  when: z.optional(ConditionSchema),
  /** It has come about, whoever did it: nothing is left to want. */
  done: z.optional(ConditionSchema),
  /** 0 a whim, 1 cannot be helped. */
  urge: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** How long until it comes over them again; unless said, once is enough. */
  everySeconds: z.optional(z.number().check(z.gte(30), z.lte(3600))),
});
export type Desire = Readonly<z.infer<typeof DesireSchema>>;

import * as z from 'zod/mini';
import { EntityIdSchema } from './entity-id.ts';

/** Something an actor keeps from a scene they were in. */
export const MemorySchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(600)),
  /** 0 trivial, 1 unforgettable. */
  importance: z.number().check(z.gte(0), z.lte(1)),
  /** When it happened, on the play's clock. */
  at: z.number().check(z.gte(0)),
  about: z.optional(z.array(EntityIdSchema).check(z.maxLength(20))),
});
export type Memory = Readonly<z.infer<typeof MemorySchema>>;

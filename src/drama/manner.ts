import * as z from 'zod/mini';
import { prose } from './prose.ts';

const pieces = z.array(prose(80)).check(z.minLength(1), z.maxLength(30));

/** How somebody speaks where no line of theirs was written: what the grammar builds with. */
export const MannerSchema = z.strictObject({
  /** How they address people, by id; `anybody` for the rest: `{ "actor:hamlet": ["my lord"] }`. */
  calls: z.optional(z.record(z.string().check(z.maxLength(80)), pieces)),
  /** Stands before a sentence: *Hypothetically,*. */
  openers: z.optional(pieces),
  /** Said when something shocks them: *God's wounds!* */
  oaths: z.optional(pieces),
  /** Stands after a sentence: *, as the law has it*. */
  tags: z.optional(pieces),
  rhythm: z.optional(z.enum(['clipped', 'plain', 'flowing'])),
  /** Whose common words they use. */
  register: z.optional(z.enum(['courtly', 'victorian', 'modern', 'plain'])),
});
export type Manner = Readonly<z.infer<typeof MannerSchema>>;

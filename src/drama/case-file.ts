import * as z from 'zod/mini';
import { ChangeSchema } from './change.ts';
import { partId, prose } from './prose.ts';

/** One way the story may have been before the curtain rises. The seed draws one; conditions ask which: `{ "case": "the-partner" }`. */
export const CaseFileSchema = z.strictObject({
  id: partId,
  title: prose(120),
  /** What really happened, for authors and planners. */
  truth: prose(2000),
  /** How often it is drawn, beside the others. */
  weight: z.optional(z.number().check(z.gt(0), z.lte(100))),
  /** What is different in the world. */
  changes: z.optional(z.array(ChangeSchema).check(z.maxLength(60))),
});

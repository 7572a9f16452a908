import * as z from 'zod/mini';
import { ConditionSchema } from './condition.ts';
import { EntityIdSchema } from './entity-id.ts';
import { partId, prose } from './prose.ts';
import { QuestionKindSchema } from './speech-act.ts';

/** Something there is to know in the story, whoever knows it: *there were voices in the study at ten*. */
export const MatterSchema = z.strictObject({
  id: partId,
  /** A clause anybody could pass on, as it stands after *that*: no capital at the start, no full stop. */
  claim: prose(300),
  /** The same clause in other languages: `{ "zh": "十点钟书房里有人说话" }`. */
  claimIn: z.optional(z.record(z.string().check(z.maxLength(8)), prose(300))),
  /** People, things and places it is about. Naming one of them brings it up. */
  about: z.optional(z.array(EntityIdSchema).check(z.maxLength(12))),
  /** Words and phrases that bring it up, beside the names of what it is about. */
  words: z.optional(z.array(prose(60)).check(z.maxLength(40))),
  /** The questions it answers; any, unless said. */
  answers: z.optional(z.array(QuestionKindSchema).check(z.minLength(1))),
  /** Words by which anybody's line is known to tell it; beside what the company itself says of it. */
  heard: z.optional(z.array(prose(80)).check(z.maxLength(20))),
  /** It is so only while this holds; unless said, always. */
  when: z.optional(ConditionSchema),
  /** It cannot be true together with these. */
  contradicts: z.optional(z.array(partId).check(z.maxLength(12))),
  /** Things that prove it: to be shown one is to be confronted with it. */
  evidence: z.optional(z.array(EntityIdSchema).check(z.maxLength(8))),
});
export type Matter = Readonly<z.infer<typeof MatterSchema>>;

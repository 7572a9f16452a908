import * as z from 'zod/mini';
import { EntityIdSchema } from '../drama/entity-id.ts';
import { LooksSchema } from '../drama/looks.ts';
import { partId, prose } from '../drama/prose.ts';

const { actor: _, ...looks } = LooksSchema._zod.def.shape;

const PersonChangeSchema = z.strictObject({
  name: z.optional(prose(60)),
  looks: z.optional(z.object(looks)),
});

/** What somebody wants otherwise in a play that was made for them. */
export const PlayChangesSchema = z.strictObject({
  title: z.optional(prose(120)),
  /** The kit it is put into. */
  place: z.optional(partId),
  /** The road of its deciding point that the company takes. */
  ending: z.optional(partId),
  /** By their ids. */
  people: z.optional(z.record(EntityIdSchema, PersonChangeSchema)),
});
export type PlayChanges = Readonly<z.infer<typeof PlayChangesSchema>>;
export type PersonChange = Readonly<z.infer<typeof PersonChangeSchema>>;

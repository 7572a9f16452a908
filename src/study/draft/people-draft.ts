import * as z from 'zod/mini';
import { speechActs } from '../../drama/speech-act.ts';
import { listOf, maybe, name, words } from './answer-shape.ts';

/** Something there is to know in the story. */
const MatterDraftSchema = z.object({
  id: name(40),
  /** A clause as it stands after *that*. */
  claim: words(250),
});

const KnowledgeDraftSchema = z.object({
  matter: name(40),
  /** In their own words. */
  says: words(400),
  /** They keep it to themselves, and say this instead. */
  insteadSays: maybe(words(300)),
});

/** Where something about a person was found. */
const NoteDraftSchema = z.object({ fact: words(300), from: words(120) });

const PersonDraftSchema = z.object({
  name: name(60),
  pronouns: z.enum(['he', 'she', 'they']),
  /** Age, build, clothes. */
  looks: words(300),
  persona: words(800),
  wants: z.object({ openly: words(300), secretly: words(300) }),
  relations: listOf(z.object({ to: name(60), is: words(200) }), 8),
  knows: listOf(KnowledgeDraftSchema, 8),
  manner: z.object({ openers: listOf(words(60), 4), tags: listOf(words(60), 4) }),
  answers: listOf(z.object({ to: z.enum(speechActs), says: words(300) }), 16),
  notes: listOf(NoteDraftSchema, 8),
});
export type PersonDraft = Readonly<z.infer<typeof PersonDraftSchema>>;

/** What the actor designer answers: who is in it, and what there is to know. */
export const PeopleDraftSchema = z.object({
  matters: listOf(MatterDraftSchema, 12),
  people: z.array(PersonDraftSchema).check(z.minLength(2), z.maxLength(6)),
});
export type PeopleDraft = Readonly<z.infer<typeof PeopleDraftSchema>>;

/** Who is to be in it, before anything is known of them. */
export const CastListSchema = z.object({
  people: z
    .array(z.object({ name: name(60), role: words(200), lookUp: z.optional(z.nullable(z.boolean())) }))
    .check(z.minLength(2), z.maxLength(6)),
});

import * as z from 'zod/mini';
import { AdLibsSchema } from './ad-lib.ts';
import { ConditionSchema } from './condition.ts';
import { DeedKindSchema } from './deed-kind.ts';
import { DesireSchema } from './desire.ts';
import { EntityIdSchema } from './entity-id.ts';
import { KnowledgeSchema } from './knowledge.ts';
import { MannerSchema } from './manner.ts';
import { MoodSchema } from './mood.ts';
import { partId, prose } from './prose.ts';
import { SpeechActSchema } from './speech-act.ts';

/**
 * A line of the line book: what the understudy says when there is nothing to play. With `on`, `acts`, `about` or `deeds` it is
 * an answer; without any it opens a talk when nobody speaks.
 */
const BookLineSchema = z.strictObject({
  /** In performance notation. */
  says: prose(800),
  /** It answers a line that holds one of these words. */
  on: z.optional(z.array(prose(60)).check(z.minLength(1), z.maxLength(40))),
  /** It answers lines that do one of these. */
  acts: z.optional(z.array(SpeechActSchema).check(z.minLength(1))),
  /** It answers one of these done to them, or to what is theirs. */
  deeds: z.optional(z.array(DeedKindSchema).check(z.minLength(1))),
  /** It answers talk about one of these, entities by id and matters by theirs. */
  about: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.minLength(1), z.maxLength(12))),
  /** Only in one of these moods. */
  moods: z.optional(z.array(MoodSchema).check(z.minLength(1))),
  /** A joke or a trifle: never said in mortal danger. */
  light: z.optional(z.boolean()),
  /** To this person; or, of an answer, only to them. */
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
  /** How much they keep to themselves, 0 to 1. */
  guard: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** How well they bear danger, 0 to 1. */
  nerve: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** How they come to the play: drawn by the seed. What the chances leave over is calm. */
  moods: z.optional(
    z
      .array(z.strictObject({ mood: MoodSchema, chance: z.number().check(z.gte(0), z.lte(1)) }))
      .check(z.minLength(1), z.maxLength(5)),
  ),
  /** How far they trust people at the start, −1 to 1; unless said, as far as the relationship sounds. */
  trust: z.optional(z.record(EntityIdSchema, z.number().check(z.gte(-1), z.lte(1)))),
  /** What they know, and what they do with it. */
  knows: z.optional(z.array(KnowledgeSchema).check(z.maxLength(250))),
  manner: z.optional(MannerSchema),
  desires: z.optional(z.array(DesireSchema).check(z.maxLength(60))),
  /** An apparition: only these see and hear them. */
  apparentTo: z.optional(z.array(EntityIdSchema).check(z.maxLength(60))),
  lines: z.optional(z.array(BookLineSchema).check(z.maxLength(600))),
  /** What they say to lines for which nothing was written. */
  adLibs: z.optional(AdLibsSchema),
});
export type Profile = Readonly<z.infer<typeof ProfileSchema>>;

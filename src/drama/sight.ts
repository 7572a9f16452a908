import * as z from 'zod/mini';
import type { Result } from '../kit/result.ts';
import { readWith, type Problem } from '../kit/schema.ts';
import { EntityIdSchema } from './entity-id.ts';
import { EyeFrameSchema } from './eye-frame.ts';
import { StateSchema } from './state.ts';
import { VerbSchema } from './verb.ts';

/** Where something is to whoever looks. `edge` is the corner of the eye: what moves there is noticed, what stands still is not. */
const sides = ['ahead', 'left', 'right', 'edge', 'behind'] as const;
export type SeenSide = (typeof sides)[number];

const share = z.number().check(z.gte(0), z.lte(1));
const word = z.string().check(z.minLength(1), z.maxLength(60));
const ids = z.array(EntityIdSchema).check(z.maxLength(60));

const seen = {
  id: EntityIdSchema,
  /** How much of it is not hidden by something else, above 0 and up to 1. */
  share,
  distanceMeters: z.number().check(z.gte(0)),
  side: z.enum(sides),
  /** What can be told of its state by looking: open, lit, broken, dirty, dead. */
  states: StateSchema,
};

/** A thing somebody sees. */
const SeenPropSchema = z.object(seen);
export type SeenProp = Readonly<z.infer<typeof SeenPropSchema>>;

/** A person somebody sees. */
const SeenActorSchema = z.object({
  ...seen,
  /** What they are seen to do at this moment, as our verb for it: `speak`, `walk`, `stab`, `kneel`. */
  does: z.optional(VerbSchema),
  /** To whom or what they do it. */
  doesTo: z.optional(EntityIdSchema),
  /** What is seen in their hands. What they wear is a prop that is seen. */
  holds: ids,
  /** What their face shows, in one word: `fear`, `anger`, `joy`; none when it is turned away or shows nothing. */
  face: z.optional(word),
  /** Whom or what they look at, where that can be told. */
  looksAt: z.optional(EntityIdSchema),
});
export type SeenActor = Readonly<z.infer<typeof SeenActorSchema>>;

/** What is otherwise than at the last look. */
const SightChangeSchema = z.discriminatedUnion('kind', [
  /** Somebody or something came into view. */
  z.object({ kind: z.literal('appeared'), id: EntityIdSchema }),
  /** It was in view, its spot still is, and it is not there: it was taken, or they went. */
  z.object({ kind: z.literal('gone'), id: EntityIdSchema }),
  /** It cannot be seen any more, and may still be there. */
  z.object({ kind: z.literal('hidden'), id: EntityIdSchema }),
  z.object({ kind: z.literal('moved'), id: EntityIdSchema }),
  z.object({ kind: z.literal('state'), id: EntityIdSchema, key: word }),
  z.object({ kind: z.literal('takes'), id: EntityIdSchema, thing: EntityIdSchema }),
  z.object({ kind: z.literal('drops'), id: EntityIdSchema, thing: EntityIdSchema }),
  z.object({ kind: z.literal('face'), id: EntityIdSchema }),
  z.object({ kind: z.literal('light'), brighter: z.boolean() }),
  /** A noise came from there, and they did not see what made it. */
  z.object({ kind: z.literal('noise'), side: z.enum(sides) }),
]);
export type SightChange = Readonly<z.infer<typeof SightChangeSchema>>;

/**
 * What one actor sees at one moment, as the stage knows it: the ground truth that everything they claim to see is held
 * against. What they cannot see is not in it, and what is in it is no secret to them.
 */
const SightSchema = z.object({
  actor: EntityIdSchema,
  /** Milliseconds on the play's own clock. */
  at: z.number().check(z.gte(0)),
  /** How light it is where they look: 0 pitch dark, 1 full day. */
  light: share,
  actors: z.array(SeenActorSchema).check(z.maxLength(60)),
  props: z.array(SeenPropSchema).check(z.maxLength(400)),
  /** Since the last look; empty at the first. */
  changes: z.array(SightChangeSchema).check(z.maxLength(200)),
  /** What was taken through their eyes, oldest first, where pictures are taken. */
  frames: z.optional(z.array(EyeFrameSchema).check(z.maxLength(8))),
});
export type Sight = Readonly<z.infer<typeof SightSchema>>;

/** Reads what somebody sees from outside: a host's own stage, an exported row. */
export const readSight = (value: unknown): Result<Sight, readonly Problem[]> => readWith(SightSchema, value);

import * as z from 'zod/mini';
import type { Result } from '../kit/result.ts';
import { readWith, type Problem } from '../kit/schema.ts';
import { aspects } from './action.ts';
import { ArrivalSchema } from './arrival.ts';
import { TrajectorySchema } from './beat.ts';
import { ChangeSchema } from './change.ts';
import { IntentSchema, paces, sources } from './decision.ts';
import { EntityIdSchema } from './entity-id.ts';
import { MemorySchema } from './memory.ts';
import { PerformanceSettingsSchema } from './performance-settings.ts';
import { partId } from './prose.ts';
import { refusalCodes } from './refusal.ts';
import { VerbSchema, type VerbName } from './verb.ts';
import { VoiceSchema } from './voice.ts';

/** How a turn ended. Only `finished` was played whole; `refused` hung on a deed that could not be done, `broken` on a mind that failed. */
const turnEnds = ['finished', 'interrupted', 'refused', 'broken', 'left'] as const;
export type TurnEnd = (typeof turnEnds)[number];

/** How a point was reached: played, by a turn of events, because nothing was left to play, or not at all. */
const pointEnds = ['played', 'otherwise', 'moot', 'passed'] as const;
export type PointEnd = (typeof pointEnds)[number];

const text = z.string().check(z.maxLength(4000));
const short = z.string().check(z.maxLength(600));
/** Telling what stands on a prop may take as long as what stands there. */
const telling = z.string().check(z.maxLength(24_000));
const changes = z.array(ChangeSchema).check(z.maxLength(200));
const turn = z.int().check(z.gte(0));
const actor = EntityIdSchema;
/** Everybody a line is said to, where that was settled and is not one: several, or an empty list for the room. */
const toAll = z.optional(z.array(EntityIdSchema).check(z.maxLength(60)));

const ActionSchema = z.object({
  subject: z.string(),
  verb: VerbSchema,
  like: z.optional(VerbSchema as unknown as z.ZodMiniType<VerbName, VerbName>),
  word: z.optional(z.string()),
  object: z.optional(z.string()),
  preposition: z.optional(z.string()),
  target: z.optional(z.string()),
  instrument: z.optional(z.string()),
  part: z.optional(z.string()),
  direction: z.optional(z.string()),
  manner: z.optional(z.string()),
  aspect: z.optional(z.enum(aspects)),
  together: z.optional(z.literal(true)),
});

const VerdictSchema = z.union([
  z.object({
    ok: z.literal(true),
    code: z.null(),
    reason: z.null(),
    changes,
    narration: telling,
    seen: z.optional(telling),
  }),
  z.object({
    ok: z.literal(false),
    code: z.enum(refusalCodes),
    reason: text,
    changes: z.tuple([]),
    narration: telling,
    candidates: z.optional(z.array(z.string())),
  }),
]);

const envelope = {
  /** Its place in the log: 0, 1, 2 … */
  seq: z.int().check(z.gte(0)),
  /** Milliseconds on the play's own clock. */
  at: z.number().check(z.gte(0)),
  /** Who brought it about: an actor, a player, or one of the company. */
  by: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Who perceived it. */
  witnesses: z.array(EntityIdSchema),
  /** Those of them who only heard it, and did not see who it was. */
  unseenBy: z.optional(z.array(EntityIdSchema)),
};

const fact = <const T extends string, const S extends z.core.$ZodShape>(type: T, shape: S) =>
  z.object({ ...envelope, type: z.literal(type), ...shape });

/** Everything that can have happened. The log holds these and nothing else. */
const FactSchema = z.discriminatedUnion('type', [
  fact('play:opened', { scene: z.unknown(), settings: PerformanceSettingsSchema }),
  fact('case:drawn', { case: partId, changes }),
  fact('act:opened', { act: partId }),
  fact('scene:opened', { scene: partId, changes }),
  fact('point:opened', { point: partId }),
  fact('point:reached', { point: partId, how: z.enum(pointEnds) }),
  fact('play:ended', { ending: short, completed: z.boolean() }),

  fact('role:taken', { actor, player: short }),
  fact('role:released', { actor, player: short, why: short }),
  /** Somebody elsewhere asked for something, and it counts: asked again under the same number it is not done again. */
  fact('ask:taken', {
    actor,
    player: short,
    client: short,
    number: z.int().check(z.gte(0)),
    /** What is to be said and done, so that it can be gone on with after a crash. */
    said: z.optional(
      z.object({
        text,
        deeds: z.array(ActionSchema).check(z.maxLength(8)),
        to: z.optional(EntityIdSchema),
        voice: z.optional(VoiceSchema),
      }),
    ),
  }),
  fact('actor:entered', { actor, changes, narration: text }),
  fact('actor:left', { actor, changes, narration: text }),

  fact('decision:made', {
    actor,
    about: z.int(),
    pace: z.enum(paces),
    to: z.optional(EntityIdSchema),
    toAll,
    action: z.optional(IntentSchema),
    beat: z.optional(partId),
    desire: z.optional(partId),
    why: short,
    source: z.enum(sources),
  }),
  fact('turn:begun', {
    turn,
    actor,
    about: z.int(),
    pace: z.enum(paces),
    source: z.enum(sources),
    /** Nobody talks over it. */
    scripted: z.boolean(),
    to: z.optional(EntityIdSchema),
    beat: z.optional(partId),
    desire: z.optional(partId),
  }),
  fact('thought:had', { turn, actor, text }),
  fact('line:begun', {
    turn,
    actor,
    voice: VoiceSchema,
    to: z.optional(EntityIdSchema),
    toAll,
    delivery: z.optional(short),
  }),
  fact('word:spoken', { turn, actor, text: short }),
  fact('line:ended', { turn, actor, cut: z.boolean() }),
  fact('action:begun', { turn, actor, action: ActionSchema }),
  fact('action:ruled', { turn, actor, action: ActionSchema, verdict: VerdictSchema }),
  fact('action:cancelled', { turn, actor, action: text }),
  fact('turn:ended', { turn, actor, how: z.enum(turnEnds) }),

  /** Where somebody walked to by themselves: for whoever shows it again. The world knows places only. */
  fact('body:moved', { actor, x: z.number(), y: z.number(), z: z.number(), yaw: z.number() }),

  fact('event:told', {
    /** `accident`: bodies and things did it by themselves; `walked`: somebody went on their own feet; `unheard`: nobody heard them; `host`: the game around it. */
    cause: z.enum(['result', 'consequence', 'otherwise', 'scene', 'accident', 'walked', 'unheard', 'host']),
    id: short,
    place: z.optional(EntityIdSchema),
    narration: text,
    changes,
    /** Whoever and whatever is new in the world with it; `changes` says where. */
    comes: z.optional(z.array(ArrivalSchema).check(z.minLength(1), z.maxLength(50))),
  }),
  fact('road:laid', { point: partId, trajectory: TrajectorySchema, source: z.enum(['understudy', 'model']) }),
  fact('beat:played', {
    point: partId,
    trajectory: partId,
    beat: partId,
    /** The line that did it in words of its own: by the number of the fact it began with. */
    line: z.optional(z.int()),
  }),
  fact('flag:checked', {
    point: partId,
    met: z.boolean(),
    missing: z.array(short),
    judge: z.enum(['rules', 'understudy', 'model']),
    why: z.optional(short),
  }),
  fact('hack:refused', { actor, point: partId, claim: short, missing: z.array(short) }),
  fact('stall:noted', { point: partId, level: z.int(), turns: z.int(), ms: z.number() }),
  fact('cue:given', {
    actor,
    kind: z.enum(['hint', 'instruction']),
    beat: partId,
    text: short,
    /** Asked for because somebody else has not done what it was their turn to do. */
    instead: z.optional(z.literal(true)),
  }),
  fact('memory:kept', { actor, memories: z.array(MemorySchema) }),

  fact('clock:struck', {}),
  fact('model:called', {
    role: short,
    model: short,
    code: z.nullable(short),
    inputTokens: z.number(),
    outputTokens: z.number(),
    firstWordMs: z.nullable(z.number()),
    ms: z.number(),
  }),
  fact('model:garbled', { role: short, reason: short }),
  /** What a mind perceived and thought before it spoke, how well that kept to its form, and what of it was not to be seen. */
  fact('perception:had', {
    actor,
    perception: text,
    thought: text,
    format: z.number(),
    claims: z.int(),
    unsupported: z.array(short).check(z.maxLength(40)),
    precision: z.number(),
    recall: z.number(),
  }),
  fact('understudy:stepped-in', { role: short, code: short, reason: short }),
]);

export type Fact = Readonly<z.infer<typeof FactSchema>>;
export type FactType = Fact['type'];
export type FactOf<T extends FactType> = Extract<Fact, { type: T }>;

/** A fact before it is stamped with its number, its time and its witnesses. */
export type Draft = { [T in FactType]: Omit<FactOf<T>, 'seq' | 'at' | 'witnesses' | 'unseenBy'> }[FactType];

/** Reads a fact from outside (an imported log). */
export const readFact = (value: unknown): Result<Fact, readonly Problem[]> => readWith(FactSchema, value);

import * as z from 'zod/mini';
import { LineActSchema } from '../../drama/line-act.ts';
import { deedVerbs } from './deed-verbs.ts';
import { listOf, maybe, name, words } from './answer-shape.ts';

const DeedDraftSchema = z.object({
  verb: z.enum(deedVerbs),
  thing: maybe(words(60)),
  /** Whom it is done to, what it is put on or in, what it is done with. */
  to: maybe(words(60)),
});
export type DeedDraft = Readonly<z.infer<typeof DeedDraftSchema>>;

const BeatDraftSchema = z.object({
  who: name(60),
  to: maybe(words(60)),
  does: maybe(DeedDraftSchema),
  /** Ways to say it. */
  says: listOf(words(500), 4),
  /** What makes them want it. */
  hint: words(250),
});
export type BeatDraft = Readonly<z.infer<typeof BeatDraftSchema>>;

/** States a flag may ask for. */
const states = ['open', 'closed', 'locked', 'unlocked', 'lit', 'unlit', 'broken', 'dead'] as const;

/** What can be checked about the world and the talk, each with the fields it needs. */
const FlagDraftSchema = z.object({
  kind: z.enum(['has', 'did', 'told', 'said', 'is']),
  who: maybe(words(60)),
  /** The thing that is had, done with or is so; the matter that is told. */
  what: maybe(words(60)),
  verb: maybe(z.enum(deedVerbs)),
  act: maybe(LineActSchema),
  state: maybe(z.enum(states)),
  to: maybe(words(60)),
});
export type FlagDraft = Readonly<z.infer<typeof FlagDraftSchema>>;

const PointDraftSchema = z.object({
  name: name(60),
  about: words(600),
  /** In words, what must have come about. */
  flag: words(300),
  /** By which it is known, any one of them; none where it is known by a road that was played. */
  met: listOf(FlagDraftSchema, 4),
  result: words(400),
  /** What happens by itself where nobody brings it about. */
  otherwise: words(400),
  enters: listOf(name(60), 6),
  leaves: listOf(name(60), 6),
  roads: z
    .array(z.object({ about: words(300), beats: z.array(BeatDraftSchema).check(z.minLength(1), z.maxLength(12)) }))
    .check(z.minLength(1), z.maxLength(3)),
});
export type PointDraft = Readonly<z.infer<typeof PointDraftSchema>>;

/** What the director answers for an act: how it ends, and then what comes before that, step by step backwards. */
export const ActDraftSchema = z.object({
  ending: PointDraftSchema,
  before: listOf(PointDraftSchema, 7),
});
export type ActDraft = Readonly<z.infer<typeof ActDraftSchema>>;

/** The points of an act as they are played. */
export const pointsOf = ({ before, ending }: ActDraft): readonly PointDraft[] => [...before.toReversed(), ending];

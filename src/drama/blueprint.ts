import * as z from 'zod/mini';
import { CaseFileSchema } from './case-file.ts';
import { ChangeSchema } from './change.ts';
import { ConditionSchema } from './condition.ts';
import { EntityIdSchema } from './entity-id.ts';
import { MatterSchema } from './matter.ts';
import { PointSchema, type Point } from './point.ts';
import { GoalSchema, ProfileSchema } from './profile.ts';
import { partId, prose } from './prose.ts';
import { WhereaboutsSchema } from './whereabouts.ts';

/** A stretch of the play in one place. */
const SceneSchema = z.strictObject({
  id: partId,
  title: prose(120),
  place: EntityIdSchema,
  /** What a stage direction would say of it. */
  description: prose(1200),
  /** Who is put where when it begins; everybody else stays where they are. */
  places: z.optional(
    z.array(z.strictObject({ entity: EntityIdSchema, at: z.nullable(WhereaboutsSchema) })).check(z.maxLength(60)),
  ),
  points: z.array(PointSchema).check(z.minLength(1), z.maxLength(40)),
});
export type PlannedScene = Readonly<z.infer<typeof SceneSchema>>;

/** An act refreshes what everybody wants. */
const ActSchema = z.strictObject({
  id: partId,
  title: prose(120),
  goals: z.optional(z.record(EntityIdSchema, GoalSchema)),
  scenes: z.array(SceneSchema).check(z.minLength(1), z.maxLength(20)),
});
type Act = Readonly<z.infer<typeof ActSchema>>;

/** What follows from what: once the condition holds, the changes happen and are told. */
const ConsequenceSchema = z.strictObject({
  id: partId,
  when: ConditionSchema,
  /** How long it takes to come about. */
  afterSeconds: z.optional(z.number().check(z.gte(0), z.lte(3600))),
  changes: z.optional(z.array(ChangeSchema).check(z.maxLength(20))),
  narration: prose(600),
  /** Where it is seen and heard; unless said, wherever the things it changes are. */
  place: z.optional(EntityIdSchema),
});
export type Consequence = Readonly<z.infer<typeof ConsequenceSchema>>;

/** How patient the advancer is with a point, in seconds and turns without progress, step by step. */
const PatienceSchema = z.strictObject({
  seconds: z.optional(z.number().check(z.gt(0), z.lte(86_400))),
  turns: z.optional(z.int().check(z.gte(1), z.lte(1000))),
});

const mostNamed = 500;

/** The plan of a play. */
export const BlueprintSchema = z.strictObject({
  title: prose(120),
  about: z.optional(prose(1200)),
  language: z.optional(prose(35)),
  patience: z.optional(PatienceSchema),
  /** Nobody waits for an end: after its acts, if it has any, everybody lives on for ever. */
  endless: z.optional(z.boolean()),
  /** Ways the story may have been before the curtain rises; the seed draws one. */
  cases: z.optional(z.array(CaseFileSchema).check(z.minLength(2), z.maxLength(12))),
  /** What there is to know. */
  matters: z.optional(z.array(MatterSchema).check(z.maxLength(300))),
  /** Conditions with a name, for use as `{ "named": … }`. */
  conditions: z.optional(
    z
      .record(partId, ConditionSchema)
      .check(z.refine((named) => Object.keys(named).length <= mostNamed, `too many: at most ${mostNamed}`)),
  ),
  profiles: z.array(ProfileSchema).check(z.minLength(1), z.maxLength(60)),
  acts: z.array(ActSchema).check(z.minLength(1), z.maxLength(20)),
  consequences: z.optional(z.array(ConsequenceSchema).check(z.maxLength(100))),
  /** What readers are told an ending is called; unless said, its id as words. */
  endings: z.optional(z.array(z.strictObject({ id: partId, title: prose(120) })).check(z.maxLength(60))),
});
export type Blueprint = Readonly<z.infer<typeof BlueprintSchema>>;

/** A point with where it stands in the plan. */
export interface PlacedPoint {
  readonly point: Point;
  readonly scene: PlannedScene;
  readonly act: Act;
  readonly index: number;
}

/** Every point in playing order. */
export function pointsInOrder(blueprint: Blueprint): readonly PlacedPoint[] {
  return blueprint.acts
    .flatMap((act) => act.scenes.flatMap((scene) => scene.points.map((point) => ({ point, scene, act }))))
    .map((placed, index) => ({ ...placed, index }));
}
